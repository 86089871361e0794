//! Trias in English.

use super::{Prompts, Refusals, Words};

/// The words.
pub const WORDS: Words = Words {
    name: "Trias",
    line: "Sow, take up, sow on: the last player to move wins.",
    sides: ["South", "North"],
    base: ["Trias", "The published rules."],
    goal: "Whoever makes the last move wins. The stones you remove do not count.",
    deeds: [
        "sows in {0} {0:lap|laps}",
        "removes {0} of {1}’s stones opposite",
        "removes the last stone, which fell into an empty hole",
    ],
    stuck: [
        "The other side cannot sow: every first lap would end in an empty hole.",
        "The other side cannot sow: its row is empty.",
    ],
    pieces: [["stone", "stones"]],
    patterns: [],
    refusals: Refusals {
        over: "The game is over.",
        opponents: "This hole is in your opponent’s row. Choose one in your own.",
        neutral: "The neutral row belongs to nobody. Choose a hole in your own row.",
        empty: "This hole is empty. Choose one with stones.",
        first_lap: "The first lap would end in an empty hole. Choose another hole to sow.",
        full_circle: "With 24 stones, the first lap would end in the hole you have just emptied. Choose another hole.",
        endless: "This turn would still be going on after 10,000 laps. Choose another hole.",
        no_draw: "A game of Trias always has a winner, so it cannot end in a draw.",
    },
    short_prompts: Prompts { sow: "Sow." },
    prompts: Prompts { sow: "Tap one of your holes to sow its stones." },
};

/// There are no patterns.
pub const PATTERNS: [&str; 0] = [];

/// The settings of a position that is set up by hand.
pub const SETTINGS: [&str; 1] = ["Removed from the board"];
