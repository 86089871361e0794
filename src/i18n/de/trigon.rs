//! Trigon.

use crate::i18n::games::trigon::{Prompts, Refusals, Words};

/// The words.
pub const WORDS: Words = Words {
    refusals: Refusals {
        laying: "Erst werden alle Steine gelegt, dann wird verschoben und ausgetauscht.",
        all_laid: "Alle Steine liegen schon. Verschiebe einen Stein oder tausche zwei aus.",
        choose_tile: "Wähle erst einen Stein aus deiner Hand.",
        not_held: "Du hast keinen Stein mit der Zahl {0} auf der Hand.",
        first_place: "Der erste Stein liegt auf 0,0u.",
        occupied: "Dort liegt schon ein Stein.",
        no_tile: "Dort liegt kein Stein.",
        not_yours: "Dieser Stein gehört deinem Gegner. Beginne mit einem eigenen Stein.",
        same_place: "Das ist zweimal derselbe Platz.",
        lonely: "Dort läge der Stein mit keiner Seite an einem anderen.",
        leaves_lonely: "Dann läge ein anderer Stein mit keiner Seite mehr an einem Stein.",
        closes: "Damit entstünde ein geschlossener Leerraum.",
        same_number: "Beide Steine gehören dir und haben dieselbe Zahl: Der Tausch würde nichts ändern.",
        other_number: "Mit deinem Gegner kannst du nur Steine mit derselben Zahl austauschen.",
        star: "Dieser Stein gehört zu einem fertigen Stern: Der Stern schützt ihn.",
        smaller_first: "Schreibe von zwei eigenen Steinen den kleineren Platz zuerst.",
        too_far: "So weit hinaus zählt das Programm nicht.",
        over: "Die Partie ist zu Ende.",
    },
    prompts: Prompts {
        lay_first: "Lege den ersten Stein.",
        lay: "Lege einen Stein an einen anderen an.",
        move_or_exchange: "Verschiebe einen Stein oder tausche zwei aus.",
    },
};
