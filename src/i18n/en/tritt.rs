//! Tritt.

use crate::games::tritt::{Prompt, Refusal};

/// Why a choice is not legal.
pub fn refusal(why: Refusal) -> &'static str {
    match why {
        Refusal::Taken => "One of these points is not free.",
        Refusal::NoRoom => "No tritton has room with an end at this point.",
        Refusal::NotEnds => {
            "A tritton covers three points that follow each other on a line. Choose its two end points."
        }
        Refusal::NoneLeft => "You have no tritton left to set.",
        Refusal::NoTritton => "No tritton lies there.",
        Refusal::OwnTritton => "This tritton is yours; you may shift only those of your opponent.",
        Refusal::Hemmed => "This tritton cannot move: no point is free at either end.",
        Refusal::OffLine => "A tritton moves only along its own line.",
        Refusal::InPlace => "The tritton lies there already.",
        Refusal::TooFar => "A tritton is shifted by one point only.",
        Refusal::Blocked => "The way is not free.",
        Refusal::SwapClosed => "Colours can be exchanged only in answer to the very first tritton.",
        Refusal::NoSwap => "Colours are not exchanged in this variant.",
        Refusal::MustPlay => "You can set or shift a tritton, so you may not pass.",
        Refusal::MakesRow => "This would make a row; setting must not make one.",
        Refusal::SetFirst => "First set a tritton of your own.",
        Refusal::AlreadySet => "You have set your tritton. Now shift one of your opponent’s, or pass.",
        Refusal::NoClaim => "Positions do not repeat here; there is nothing to claim.",
        Refusal::Over => "The game is over.",
    }
}

/// What the seat to act is asked for.
pub fn prompt(asked: Prompt) -> &'static str {
    match asked {
        Prompt::Set => "Set one of your trittons.",
        Prompt::Shift => "Shift a tritton of your opponent.",
        Prompt::SetOrShift => "Set one of your trittons, or shift one of your opponent’s.",
        Prompt::SetShiftOrSwap => "Set one of your trittons, shift your opponent’s, or exchange colours.",
        Prompt::SetWithoutRow => "Set one of your trittons without making a row.",
        Prompt::ShiftOrPass => "Shift a tritton of your opponent, or pass.",
    }
}
