//! Tapatan in English.

use crate::games::tapatan::{Prompts, Refusals, Words};

pub const WORDS: Words = Words {
    name: "Tapatan",
    line: "Set three discs, then move them: the first row of three wins.",
    base: ["Tapatan", "Three discs each, on nine points."],
    goal: "Get three of your discs in a row to win.",
    deeds: ["places a disc", "moves a disc"],
    pieces: [["disc", "discs"]],
    patterns: [["row", "rows"]],
    won: "Three discs in a row",
    refusals: Refusals {
        over: "The game is over.",
        occupied: "There is already a disc on this point. Choose an empty one.",
        set_first: "Place all your discs before you move one.",
        all_set: "You have placed all your discs. Move one of them.",
        empty: "There is no disc on this point.",
        not_yours: "This disc is not yours. Choose one of your own.",
        blocked: "No point next to this disc is empty. Choose another disc.",
        not_next: "No line leads from this disc to that point. Choose a point next to it.",
    },
    short_prompts: Prompts { set: "Place.", moving: "Move." },
    prompts: Prompts {
        set: "Tap an empty point to place a disc.",
        moving: "Tap one of your discs, then an empty point next to it.",
    },
};

/// Noun phrases for hints: after a colon, or as the object of “It makes {0}.”
pub const PATTERNS: [&str; 1] = ["three discs in a row"];

/// The settings in the position editor.
pub const SETTINGS: [&str; 0] = [];
