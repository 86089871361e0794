//! Traffic Lights.

use crate::games::traffic_lights::{Colour, Prompt, Refusal, Stage};
use std::borrow::Cow;

/// Why a choice is not legal.
pub fn refusal(why: Refusal) -> Cow<'static, str> {
    let text = match why {
        Refusal::Green => "Ein grüner Chip bleibt liegen.",
        Refusal::NotHeld(colour) => return format!("Du hast keinen {} Chip.", accusative(colour)).into(),
        Refusal::Asks(colour) => return format!("Dieses Feld verlangt einen {} Chip.", accusative(colour)).into(),
        Refusal::NoStrip => "Dieses Spiel hat keinen Streifen.",
        Refusal::SameSide => "Der Streifen liegt schon dort.",
        Refusal::Barred => "Der Streifen wurde gerade verschoben; erst muss ein Chip gelegt werden.",
        Refusal::OnlyLines => {
            "Niemand kann einen Chip legen: Du darfst nur noch den Streifen verschieben und damit eine Reihe vollenden."
        }
        Refusal::MustLay => "Du kannst einen Chip legen, also darfst du nicht passen.",
        Refusal::NoBag => "Dieses Spiel hat keinen Beutel.",
        Refusal::NotInSupply(colour) => return format!("In der Mitte liegt kein {} Chip.", nominative(colour)).into(),
        Refusal::NotInBag(colour) => return format!("Im Beutel ist kein {} Chip.", nominative(colour)).into(),
        Refusal::Stage(stage) => match stage {
            Stage::Draft => "Nimm erst einen Chip aus der Mitte.",
            Stage::Play => "Jetzt wird ein Chip gelegt.",
            Stage::Refill => "Nimm erst einen Chip aus der Mitte.",
            Stage::Draw => "Erst wird ein Chip aus dem Beutel gezogen.",
            Stage::Over => "Die Partie ist zu Ende.",
        },
        Refusal::NoAgreement => "Dieses Spiel endet immer mit einer Reihe; ein Unentschieden gibt es nicht.",
        Refusal::NoClaim => "Stellungen wiederholen sich hier nicht; es gibt nichts zu beanspruchen.",
    };
    text.into()
}

/// What the seat to act is asked for.
pub fn prompt(asked: Prompt) -> &'static str {
    match asked {
        Prompt::Draft => "Nimm einen Chip aus der Mitte.",
        Prompt::Lay => "Lege einen Chip aufs Brett.",
        Prompt::LayOrSlide => "Lege einen Chip aufs Brett oder verschiebe den Streifen.",
        Prompt::Pass => "Keiner deiner Chips passt. Passe.",
        Prompt::PassOrSlide => "Keiner deiner Chips passt. Passe oder verschiebe den Streifen.",
        Prompt::SlideToLine => "Verschiebe den Streifen so, dass er eine Reihe vollendet.",
        Prompt::Refill => "Nimm einen Chip aus der Mitte auf die Hand.",
        Prompt::Draw => "Ein Chip wird aus dem Beutel gezogen.",
    }
}

fn nominative(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "roter",
        Colour::Yellow => "gelber",
        Colour::Green => "grüner",
    }
}

fn accusative(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "roten",
        Colour::Yellow => "gelben",
        Colour::Green => "grünen",
    }
}
