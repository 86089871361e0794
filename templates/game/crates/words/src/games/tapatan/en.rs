//! Tapatan in English.

use super::{Prompts, Refusals, Words};

/// The words.
pub const WORDS: Words = Words {
    name: "Tapatan",
    line: "Set three balls, then move them: the first row of three wins.",
    base: ["Tapatan", "Three balls each, on nine points."],
    refusals: Refusals {
        over: "The game is over.",
        occupied: "There is already a ball on this point. Choose an empty one.",
        set_first: "Place all your balls before you move one.",
        all_set: "You have placed all your balls. Move one of them.",
        empty: "There is no ball on this point.",
        not_yours: "This ball is not yours. Choose one of your own.",
        blocked: "No point next to this ball is empty. Choose another ball.",
        not_next: "No line leads from this ball to that point. Choose a point next to it.",
    },
    prompts: Prompts {
        set: "Tap an empty point to place a ball.",
        moving: "Tap one of your balls, then an empty point next to it.",
    },
};
