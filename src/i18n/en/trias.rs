//! Trias.

use crate::games::trias::{Prompt, Refusal};

/// Why a choice is not legal.
pub fn refusal(why: Refusal) -> &'static str {
    match why {
        Refusal::Over => "The game is over.",
        Refusal::Opponents => "This hole is in your opponent’s row.",
        Refusal::Neutral => "The middle row belongs to nobody: choose a hole in your own row.",
        Refusal::Empty => "This hole is empty.",
        Refusal::FirstLap => "The first lap would end in an empty hole.",
        Refusal::FullCircle => "With 24 stones, the first lap would end in the hole that you have just emptied.",
        Refusal::Endless => "This turn would not end within 10,000 laps.",
        Refusal::NoDraw => "A game of Trias always has a winner; it cannot be drawn.",
    }
}

/// What the seat to act is asked for.
pub fn prompt(asked: Prompt) -> &'static str {
    match asked {
        Prompt::Sow => "Choose one of your holes and sow its stones.",
    }
}
