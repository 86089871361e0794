//! Triapon.

use crate::games::triapon::{Prompt, Refusal, Stage};

/// Why a choice is not legal.
pub fn refusal(why: Refusal) -> &'static str {
    match why {
        Refusal::Occupied => "A ball lies in this hole already.",
        Refusal::Empty => "No ball lies in this hole.",
        Refusal::NotYours => "This ball is not yours.",
        Refusal::NotNeighbour => {
            "You have more than three balls on the board, so a ball moves only to a neighbouring hole."
        }
        Refusal::Blocked => "This ball has no free hole beside it.",
        Refusal::Own => "You cannot take your own ball.",
        Refusal::Out => "This ball belongs to someone who is out; it stays.",
        Refusal::LongTriad => "This ball stands in a long triad; it can never be taken.",
        Refusal::Triad => "This ball stands in a triad that no longer kind of triad crosses.",
        Refusal::Inner => {
            "This ball stands too far inside its row: without it, three in a row must be left on one side."
        }
        Refusal::Fewer => "You must take from the player with more balls in play.",
        Refusal::NoBarricade => "In this variant no balls are set back.",
        Refusal::Stage(stage) => match stage {
            Stage::Place => "Now a ball is set on the board.",
            Stage::Move => "Now a ball is moved.",
            Stage::Take => "You formed a triad: first take a ball.",
            Stage::Reset => "First decide whether to set back a ball of the player who is out.",
            Stage::Over => "The game is over.",
        },
        Refusal::NoAgreement => "While balls are being set, the game cannot be ended by agreement.",
        Refusal::NoClaim => "A repeated position means nothing here; there is nothing to claim.",
    }
}

/// What the seat to act is asked for.
pub fn prompt(asked: Prompt) -> &'static str {
    match asked {
        Prompt::Place => "Set a ball on a free hole.",
        Prompt::Move => "Move one of your balls to a neighbouring free hole.",
        Prompt::Jump => "You have three balls left: move one to any free hole.",
        Prompt::Take => "You formed a triad. Take one of the marked balls.",
        Prompt::Reset => "Set back a ball that you took from the player who is out, or pass.",
    }
}
