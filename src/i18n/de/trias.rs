//! Trias.

use crate::i18n::games::trias::{Prompts, Refusals, Words};

/// The words.
pub const WORDS: Words = Words {
    refusals: Refusals {
        over: "Die Partie ist zu Ende.",
        opponents: "Diese Mulde liegt in der Reihe deines Gegners.",
        neutral: "Die mittlere Reihe gehört niemandem: Wähle eine Mulde deiner eigenen Reihe.",
        empty: "Diese Mulde ist leer.",
        first_lap: "Die erste Aussaat würde in einer leeren Mulde enden.",
        full_circle: "Mit 24 Steinen würde die erste Aussaat in der Mulde enden, die du gerade geleert hast.",
        endless: "Dieser Zug wäre nach 10.000 Aussaaten noch nicht zu Ende.",
        no_draw: "Eine Partie Trias wird immer von jemandem gewonnen; ein Unentschieden gibt es nicht.",
    },
    prompts: Prompts { sow: "Wähle eine deiner Mulden und säe ihre Steine aus." },
};
