//! Tris in German.

use crate::games::tris::{Prompts, Refusals, Words};

pub const WORDS: Words = Words {
    name: "Tris",
    line: "Setzt abwechselnd Scheiben: Die erste Dreierreihe gewinnt.",
    base: ["Tris", "Drei in einer Reihe, auf neun Punkten."],
    goal: "Bringe drei eigene Scheiben in eine Reihe, und du gewinnst.",
    action: "setzt eine Scheibe",
    pieces: [["Scheibe", "Scheiben"]],
    patterns: [["Reihe", "Reihen"]],
    refusals: Refusals {
        over: "Die Partie ist zu Ende.",
        occupied: "Auf diesem Punkt liegt schon eine Scheibe. Wähle einen freien.",
    },
    prompts: Prompts { set: "Tippe auf einen freien Punkt, um eine Scheibe zu setzen." },
    short_prompts: Prompts { set: "Setze." },
};

pub const PATTERNS: [&str; 1] = ["drei Scheiben in einer Reihe"];
pub const SETTINGS: [&str; 0] = [];
