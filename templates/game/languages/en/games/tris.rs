//! Tris in English.

use crate::games::tris::{Prompts, Refusals, Words};

pub const WORDS: Words = Words {
    name: "Tris",
    line: "Set discs in turn: the first row of three wins.",
    base: ["Tris", "Three in a row, on nine points."],
    goal: "Get three of your discs in a row to win.",
    action: "place{2~s|} a disc",
    pieces: [["disc", "discs"]],
    patterns: [["row", "rows"]],
    refusals: Refusals {
        over: "The game is over.",
        occupied: "There is already a disc on this point. Choose an empty one.",
    },
    prompts: Prompts { set: "Tap an empty point to place a disc." },
    short_prompts: Prompts { set: "Place." },
};

pub const PATTERNS: [&str; 1] = ["three discs in a row"];
pub const SETTINGS: [&str; 0] = [];
