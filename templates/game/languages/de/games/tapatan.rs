//! Tapatan in German.

use crate::games::tapatan::{Prompts, Refusals, Words};

pub const WORDS: Words = Words {
    name: "Tapatan",
    line: "Setze drei Scheiben, dann ziehe sie: Die erste Dreierreihe gewinnt.",
    base: ["Tapatan", "Drei Scheiben für jeden, auf neun Punkten."],
    goal: "Bringe drei eigene Scheiben in eine Reihe, und du gewinnst.",
    deeds: ["setzt eine Scheibe", "zieht mit einer Scheibe"],
    pieces: [["Scheibe", "Scheiben"]],
    patterns: [["Reihe", "Reihen"]],
    won: "Drei Scheiben in einer Reihe",
    refusals: Refusals {
        over: "Die Partie ist zu Ende.",
        occupied: "Auf diesem Punkt liegt schon eine Scheibe. Wähle einen freien.",
        set_first: "Setze erst alle deine Scheiben, dann ziehe mit ihnen.",
        all_set: "Du hast alle deine Scheiben gesetzt. Ziehe mit einer von ihnen.",
        empty: "Auf diesem Punkt liegt keine Scheibe.",
        not_yours: "Diese Scheibe gehört dir nicht. Wähle eine eigene.",
        blocked: "Neben dieser Scheibe ist kein Punkt frei. Wähle eine andere.",
        not_next: "Von dieser Scheibe führt keine Linie dorthin. Wähle einen Punkt neben ihr.",
    },
    short_prompts: Prompts { set: "Setze.", moving: "Ziehe." },
    prompts: Prompts {
        set: "Tippe auf einen freien Punkt, um eine Scheibe zu setzen.",
        moving: "Tippe auf eine deiner Scheiben, dann auf einen freien Punkt daneben.",
    },
};

/// Noun phrases for hints: after a colon, or as the object of “It makes {0}.”
pub const PATTERNS: [&str; 1] = ["drei Scheiben in einer Reihe"];

/// The settings in the position editor.
pub const SETTINGS: [&str; 0] = [];
