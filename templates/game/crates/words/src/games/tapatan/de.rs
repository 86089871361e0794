//! Tapatan in German.

use super::{Prompts, Refusals, Words};

/// The words.
pub const WORDS: Words = Words {
    name: "Tapatan",
    line: "Setze drei Kugeln, dann ziehe sie: Die erste Dreierreihe gewinnt.",
    base: ["Tapatan", "Drei Kugeln für jeden, auf neun Punkten."],
    refusals: Refusals {
        over: "Die Partie ist zu Ende.",
        occupied: "Auf diesem Punkt liegt schon eine Kugel. Wähle einen freien.",
        set_first: "Setze erst alle deine Kugeln, dann ziehe mit ihnen.",
        all_set: "Du hast alle deine Kugeln gesetzt. Ziehe mit einer von ihnen.",
        empty: "Auf diesem Punkt liegt keine Kugel.",
        not_yours: "Diese Kugel gehört dir nicht. Wähle eine eigene.",
        blocked: "Neben dieser Kugel ist kein Punkt frei. Wähle eine andere.",
        not_next: "Von dieser Kugel führt keine Linie dorthin. Wähle einen Punkt neben ihr.",
    },
    prompts: Prompts {
        set: "Tippe auf einen freien Punkt, um eine Kugel zu setzen.",
        moving: "Tippe auf eine deiner Kugeln, dann auf einen freien Punkt daneben.",
    },
};
