//! Traffic Lights.

use crate::games::traffic_lights::{Colour, Prompt, Refusal, Stage};
use std::borrow::Cow;

/// Why a choice is not legal.
pub fn refusal(why: Refusal) -> Cow<'static, str> {
    let text = match why {
        Refusal::Green => "Un gettone verde resta al suo posto.",
        Refusal::NotHeld(colour) => return format!("Non hai nessun gettone {}.", name(colour)).into(),
        Refusal::Asks(colour) => return format!("Questa casella vuole un gettone {}.", name(colour)).into(),
        Refusal::NoStrip => "Questo gioco non ha una striscia.",
        Refusal::SameSide => "La striscia è già lì.",
        Refusal::Barred => "La striscia è appena stata spostata; prima va messo un gettone.",
        Refusal::OnlyLines => {
            "Nessuno può mettere un gettone: è permesso solo spostare la striscia per completare una fila."
        }
        Refusal::MustLay => "Puoi mettere un gettone, quindi non puoi passare.",
        Refusal::NoBag => "Questo gioco non ha un sacchetto.",
        Refusal::NotInSupply(colour) => return format!("Al centro non c’è nessun gettone {}.", name(colour)).into(),
        Refusal::NotInBag(colour) => return format!("Nel sacchetto non c’è nessun gettone {}.", name(colour)).into(),
        Refusal::Stage(stage) => match stage {
            Stage::Draft => "Prima prendi un gettone dal centro.",
            Stage::Play => "Ora si mette un gettone.",
            Stage::Refill => "Prima prendi un gettone dal centro.",
            Stage::Draw => "Prima si estrae un gettone dal sacchetto.",
            Stage::Over => "La partita è finita.",
        },
        Refusal::NoAgreement => "Questo gioco finisce sempre con una fila; la patta non esiste.",
        Refusal::NoClaim => "Qui le posizioni non si ripetono; non c’è nulla da chiedere.",
    };
    text.into()
}

/// What the seat to act is asked for.
pub fn prompt(asked: Prompt) -> &'static str {
    match asked {
        Prompt::Draft => "Prendi un gettone dal centro.",
        Prompt::Lay => "Metti un gettone sul tavoliere.",
        Prompt::LayOrSlide => "Metti un gettone sul tavoliere o sposta la striscia.",
        Prompt::Pass => "Nessuno dei tuoi gettoni va bene. Passa.",
        Prompt::PassOrSlide => "Nessuno dei tuoi gettoni va bene. Passa o sposta la striscia.",
        Prompt::SlideToLine => "Sposta la striscia in modo da completare una fila.",
        Prompt::Refill => "Prendi in mano un gettone dal centro.",
        Prompt::Draw => "Si estrae un gettone dal sacchetto.",
    }
}

fn name(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "rosso",
        Colour::Yellow => "giallo",
        Colour::Green => "verde",
    }
}
