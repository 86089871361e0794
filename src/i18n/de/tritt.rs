//! Tritt.

use crate::games::tritt::{Prompt, Refusal};

/// Why a choice is not legal.
pub fn refusal(why: Refusal) -> &'static str {
    match why {
        Refusal::Taken => "Einer dieser Punkte ist nicht frei.",
        Refusal::NoRoom => "Mit einem Ende auf diesem Punkt hat kein Tritton Platz.",
        Refusal::NotEnds => {
            "Ein Tritton bedeckt drei Punkte, die auf einer Linie aufeinanderfolgen. Wähle seine beiden Endpunkte."
        }
        Refusal::NoneLeft => "Du hast keinen Tritton mehr zum Setzen.",
        Refusal::NoTritton => "Dort liegt kein Tritton.",
        Refusal::OwnTritton => "Dieser Tritton gehört dir; du darfst nur die deines Gegners verschieben.",
        Refusal::Hemmed => "Dieser Tritton kann sich nicht bewegen: An keinem Ende ist ein Punkt frei.",
        Refusal::OffLine => "Ein Tritton bewegt sich nur auf seiner eigenen Linie.",
        Refusal::InPlace => "Der Tritton liegt schon dort.",
        Refusal::TooFar => "Ein Tritton wird nur um einen Punkt verschoben.",
        Refusal::Blocked => "Der Weg ist nicht frei.",
        Refusal::SwapClosed => "Die Farben darfst du nur als Antwort auf den allerersten Tritton tauschen.",
        Refusal::NoSwap => "In dieser Variante werden die Farben nicht getauscht.",
        Refusal::MustPlay => "Du kannst einen Tritton setzen oder verschieben, also darfst du nicht passen.",
        Refusal::MakesRow => "So entsteht eine Reihe; beim Setzen darf keine entstehen.",
        Refusal::SetFirst => "Setze zuerst einen deiner Trittons.",
        Refusal::AlreadySet => "Du hast schon gesetzt. Verschiebe jetzt einen Tritton deines Gegners oder passe.",
        Refusal::NoClaim => "Stellungen wiederholen sich hier nicht; es gibt nichts zu beanspruchen.",
        Refusal::Over => "Die Partie ist zu Ende.",
    }
}

/// What the seat to act is asked for.
pub fn prompt(asked: Prompt) -> &'static str {
    match asked {
        Prompt::Set => "Setze einen deiner Trittons.",
        Prompt::Shift => "Verschiebe einen Tritton deines Gegners.",
        Prompt::SetOrShift => "Setze einen deiner Trittons oder verschiebe einen deines Gegners.",
        Prompt::SetShiftOrSwap => "Setze einen deiner Trittons, verschiebe den deines Gegners oder tausche die Farben.",
        Prompt::SetWithoutRow => "Setze einen deiner Trittons, ohne dass eine Reihe entsteht.",
        Prompt::ShiftOrPass => "Verschiebe einen Tritton deines Gegners oder passe.",
    }
}
