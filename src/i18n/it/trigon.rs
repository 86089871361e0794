//! Trigon.

use crate::games::trigon::{Prompt, Refusal};
use std::borrow::Cow;

/// Why a choice is not legal.
pub fn refusal(why: Refusal) -> Cow<'static, str> {
    let text = match why {
        Refusal::Laying => "Prima si mettono tutte le tessere; poi si spostano e si scambiano.",
        Refusal::AllLaid => "Tutte le tessere sono già sul piano. Sposta una tessera o scambiane due.",
        Refusal::ChooseTile => "Prima scegli una tessera dalla tua mano.",
        Refusal::NotHeld(number) => return format!("Non hai in mano nessuna tessera con il numero {number}.").into(),
        Refusal::FirstPlace => "La prima tessera va in 0,0u.",
        Refusal::Occupied => "Lì c’è già una tessera.",
        Refusal::NoTile => "Lì non c’è nessuna tessera.",
        Refusal::NotYours => "Questa tessera è del tuo avversario. Comincia da una tessera tua.",
        Refusal::SamePlace => "È due volte lo stesso posto.",
        Refusal::Lonely => "Lì la tessera non avrebbe nessun lato in comune con un’altra.",
        Refusal::LeavesLonely => "Così un’altra tessera non avrebbe più nessun lato in comune con le altre.",
        Refusal::Closes => "Così si chiuderebbe uno spazio vuoto.",
        Refusal::SameNumber => "Le due tessere sono tue e hanno lo stesso numero: lo scambio non cambierebbe nulla.",
        Refusal::OtherNumber => "Con l’avversario puoi scambiare solo tessere con lo stesso numero.",
        Refusal::Star => "Questa tessera fa parte di una stella completa: la sua stella la protegge.",
        Refusal::SmallerFirst => "Di due tessere tue, scrivi prima il posto più piccolo.",
        Refusal::TooFar => "Il programma non conta così lontano.",
        Refusal::Over => "La partita è finita.",
    };
    text.into()
}

/// What the seat to act is asked for.
pub fn prompt(asked: Prompt) -> &'static str {
    match asked {
        Prompt::LayFirst => "Metti la prima tessera.",
        Prompt::Lay => "Metti una tessera accanto a un’altra.",
        Prompt::MoveOrExchange => "Sposta una tessera o scambiane due.",
    }
}
