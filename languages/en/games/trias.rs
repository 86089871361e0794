//! Trias in English.

use crate::games::trias::{Prompts, Refusals, Words};

pub const WORDS: Words = Words {
    name: "Trias",
    line: "Sow, take up, sow on: the last player to move wins.",
    sides: ["South", "North"],
    base: ["Trias", "The published rules."],
    goal: "Make the last move of the game to win. The stones you remove do not count.",
    actions: [
        "sow{2~s|} {0} {0:time|times}",
        "capture{2~s|} {0} of {1~@’s|your} stones opposite",
        "remove{2~s|} the last stone, which fell into an empty hole",
    ],
    stuck: [
        "The loser cannot sow: every first sowing would end in an empty hole.",
        "The loser cannot sow: its row is empty.",
    ],
    pieces: [["stone", "stones"]],
    patterns: [],
    refusals: Refusals {
        over: "The game is over.",
        opponents: "This hole is your opponent’s. Choose one in your own row.",
        neutral: "The neutral row belongs to nobody. Choose a hole in your own row.",
        empty: "This hole is empty. Choose one with stones.",
        first_lap: "This hole is barred: its first sowing would end in an empty hole. Choose another one.",
        full_circle: "This hole is barred: its 24 stones would end where they began. Choose another one.",
        endless: "This hole is barred: its turn would go on for more than 10,000 sowings. Choose another one.",
        no_draw: "Trias always has a winner, so you cannot agree on a draw. Play on.",
    },
    short_prompts: Prompts { sow: "Sow." },
    prompts: Prompts { sow: "Tap one of your holes to sow its stones." },
};

pub const PATTERNS: [&str; 0] = [];

/// Labels of settings and their values in the position editor.
pub const SETTINGS: [&str; 1] = ["Removed from the board"];
