//! Traffic Lights.

use crate::games::traffic_lights::{Colour, Prompt, Refusal, Stage};
use std::borrow::Cow;

/// Why a choice is not legal.
pub fn refusal(why: Refusal) -> Cow<'static, str> {
    let text = match why {
        Refusal::Green => "A green chip stays.",
        Refusal::NotHeld(colour) => return format!("You hold no {} chip.", name(colour)).into(),
        Refusal::Asks(colour) => return format!("This cell asks for a {} chip.", name(colour)).into(),
        Refusal::NoStrip => "This game has no strip.",
        Refusal::SameSide => "The strip lies there already.",
        Refusal::Barred => "The strip was slid just now; first a chip must be laid.",
        Refusal::OnlyLines => "Nobody can lay a chip: only a slide that completes a line is left.",
        Refusal::MustLay => "You can lay a chip, so you may not pass.",
        Refusal::NoBag => "This game has no bag.",
        Refusal::NotInSupply(colour) => return format!("There is no {} chip in the middle.", name(colour)).into(),
        Refusal::NotInBag(colour) => return format!("There is no {} chip in the bag.", name(colour)).into(),
        Refusal::Stage(stage) => match stage {
            Stage::Draft => "First take a chip from the middle.",
            Stage::Play => "Now a chip is laid.",
            Stage::Refill => "First take a chip from the middle.",
            Stage::Draw => "First a chip is drawn from the bag.",
            Stage::Over => "The game is over.",
        },
        Refusal::NoAgreement => "This game always ends with a line; it cannot be drawn.",
        Refusal::NoClaim => "Positions do not repeat here; there is nothing to claim.",
    };
    text.into()
}

/// What the seat to act is asked for.
pub fn prompt(asked: Prompt) -> &'static str {
    match asked {
        Prompt::Draft => "Take a chip from the middle.",
        Prompt::Lay => "Lay a chip on the board.",
        Prompt::LayOrSlide => "Lay a chip on the board, or slide the strip.",
        Prompt::Pass => "No chip of yours fits. Pass.",
        Prompt::PassOrSlide => "No chip of yours fits. Pass, or slide the strip.",
        Prompt::SlideToLine => "Slide the strip so that it completes a line.",
        Prompt::Refill => "Take a chip from the middle into your hand.",
        Prompt::Draw => "A chip is drawn from the bag.",
    }
}

fn name(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Yellow => "yellow",
        Colour::Green => "green",
    }
}
