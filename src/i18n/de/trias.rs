//! Trias.

use crate::games::trias::{Prompt, Refusal};

/// Why a choice is not legal.
pub fn refusal(why: Refusal) -> &'static str {
    match why {
        Refusal::Over => "Die Partie ist zu Ende.",
        Refusal::Opponents => "Diese Mulde liegt in der Reihe deines Gegners.",
        Refusal::Neutral => "Die mittlere Reihe gehört niemandem: Wähle eine Mulde deiner eigenen Reihe.",
        Refusal::Empty => "Diese Mulde ist leer.",
        Refusal::FirstLap => "Die erste Aussaat würde in einer leeren Mulde enden.",
        Refusal::FullCircle => "Mit 24 Steinen würde die erste Aussaat in der Mulde enden, die du gerade geleert hast.",
        Refusal::Endless => "Dieser Zug wäre nach 10.000 Aussaaten noch nicht zu Ende.",
        Refusal::NoDraw => "Eine Partie Trias wird immer von jemandem gewonnen; ein Unentschieden gibt es nicht.",
    }
}

/// What the seat to act is asked for.
pub fn prompt(asked: Prompt) -> &'static str {
    match asked {
        Prompt::Sow => "Wähle eine deiner Mulden und säe ihre Steine aus.",
    }
}
