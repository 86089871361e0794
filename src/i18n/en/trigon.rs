//! Trigon.

use crate::games::trigon::{Prompt, Refusal};
use std::borrow::Cow;

/// Why a choice is not legal.
pub fn refusal(why: Refusal) -> Cow<'static, str> {
    let text = match why {
        Refusal::Laying => "All tiles are laid first; then they are moved and exchanged.",
        Refusal::AllLaid => "All tiles lie already. Move a tile or exchange two.",
        Refusal::ChooseTile => "First choose a tile from your hand.",
        Refusal::NotHeld(number) => return format!("You have no tile with the number {number} in your hand.").into(),
        Refusal::FirstPlace => "The first tile lies at 0,0u.",
        Refusal::Occupied => "A tile lies there already.",
        Refusal::NoTile => "No tile lies there.",
        Refusal::NotYours => "This tile belongs to your opponent. Begin with a tile of your own.",
        Refusal::SamePlace => "This is the same place twice.",
        Refusal::Lonely => "There the tile would share no side with another.",
        Refusal::LeavesLonely => "Then another tile would share no side with any.",
        Refusal::Closes => "This would close an empty space.",
        Refusal::SameNumber => "Both tiles are yours and have the same number: the exchange would change nothing.",
        Refusal::OtherNumber => "You can exchange with your opponent only tiles of the same number.",
        Refusal::Star => "This tile is part of a complete star: its star protects it.",
        Refusal::SmallerFirst => "Of two tiles of your own, write the smaller place first.",
        Refusal::TooFar => "The program does not count that far out.",
        Refusal::Over => "The game is over.",
    };
    text.into()
}

/// What the seat to act is asked for.
pub fn prompt(asked: Prompt) -> &'static str {
    match asked {
        Prompt::LayFirst => "Lay the first tile.",
        Prompt::Lay => "Lay a tile beside another.",
        Prompt::MoveOrExchange => "Move a tile or exchange two.",
    }
}
