//! Trigon.

use crate::games::trigon::{Prompt, Refusal};
use std::borrow::Cow;

/// Why a choice is not legal.
pub fn refusal(why: Refusal) -> Cow<'static, str> {
    let text = match why {
        Refusal::Laying => "Erst werden alle Steine gelegt, dann wird verschoben und ausgetauscht.",
        Refusal::AllLaid => "Alle Steine liegen schon. Verschiebe einen Stein oder tausche zwei aus.",
        Refusal::ChooseTile => "Wähle erst einen Stein aus deiner Hand.",
        Refusal::NotHeld(number) => return format!("Du hast keinen Stein mit der Zahl {number} auf der Hand.").into(),
        Refusal::FirstPlace => "Der erste Stein liegt auf 0,0u.",
        Refusal::Occupied => "Dort liegt schon ein Stein.",
        Refusal::NoTile => "Dort liegt kein Stein.",
        Refusal::NotYours => "Dieser Stein gehört deinem Gegner. Beginne mit einem eigenen Stein.",
        Refusal::SamePlace => "Das ist zweimal derselbe Platz.",
        Refusal::Lonely => "Dort läge der Stein mit keiner Seite an einem anderen.",
        Refusal::LeavesLonely => "Dann läge ein anderer Stein mit keiner Seite mehr an einem Stein.",
        Refusal::Closes => "Damit entstünde ein geschlossener Leerraum.",
        Refusal::SameNumber => "Beide Steine gehören dir und haben dieselbe Zahl: Der Tausch würde nichts ändern.",
        Refusal::OtherNumber => "Mit deinem Gegner kannst du nur Steine mit derselben Zahl austauschen.",
        Refusal::Star => "Dieser Stein gehört zu einem fertigen Stern: Der Stern schützt ihn.",
        Refusal::SmallerFirst => "Schreibe von zwei eigenen Steinen den kleineren Platz zuerst.",
        Refusal::TooFar => "So weit hinaus zählt das Programm nicht.",
        Refusal::Over => "Die Partie ist zu Ende.",
    };
    text.into()
}

/// What the seat to act is asked for.
pub fn prompt(asked: Prompt) -> &'static str {
    match asked {
        Prompt::LayFirst => "Lege den ersten Stein.",
        Prompt::Lay => "Lege einen Stein an einen anderen an.",
        Prompt::MoveOrExchange => "Verschiebe einen Stein oder tausche zwei aus.",
    }
}
