//! Trias.

use crate::i18n::games::trias::{Prompts, Refusals, Words};

/// The words.
pub const WORDS: Words = Words {
    refusals: Refusals {
        over: "The game is over.",
        opponents: "This hole is in your opponent’s row.",
        neutral: "The middle row belongs to nobody: choose a hole in your own row.",
        empty: "This hole is empty.",
        first_lap: "The first lap would end in an empty hole.",
        full_circle: "With 24 stones, the first lap would end in the hole that you have just emptied.",
        endless: "This turn would not end within 10,000 laps.",
        no_draw: "A game of Trias always has a winner; it cannot be drawn.",
    },
    prompts: Prompts { sow: "Choose one of your holes and sow its stones." },
};
