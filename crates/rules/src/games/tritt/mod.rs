//! Tritt (Néstor Romeral Andrés, 2009), three variants. These are its rules (rules/tritt.md):
//!
#![doc = include_str!("../../../rules/tritt.md")]

pub mod board;
mod draft;
mod lines;
mod notation;
mod pieces;
mod present;
mod refusal;
mod rules;
mod sampling;
mod state;

pub use pieces::{BLUE_ORANGE_BLUE, ORANGE_BLUE_ORANGE, ROW};
pub use present::Prompt;
pub use refusal::Refusal;
pub use rules::{Move, Tritt, Variant};
pub use state::{MOST, PlayerColour, Stage, State};

use crate::core::{Credit, GameInfo, Sample, SetupError, SiteRange, VariantInfo};
use pieces::{ID, PATTERNS, PIECES};

/// Static data of the game.
pub const INFO: GameInfo = GameInfo {
    id: ID,
    seats: 2,
    minutes: "15–25",
    variants: &[
        VariantInfo { id: "step", options: &[] },
        VariantInfo { id: "slide", options: &[] },
        VariantInfo { id: "reloaded", options: &[] },
    ],
    pieces: &PIECES,
    patterns: &PATTERNS,
    settings: &draft::SETTINGS,
    lessons: &[("", 3), ("slide", 1), ("reloaded", 1)],
    sites: SiteRange::below(board::POINTS as u32),
    credit: Credit { author: "Néstor Romeral Andrés", year: "2009" },
    sample: Sample { variant: "slide", tokens: "e5-g5 f6-h8 d3-d5 e8-g8 h4-h6 c6-c8 g9-i11" },
};

/// The rules of a variant.
///
/// # Errors
/// When there is no such variant or option.
pub fn rules(variant: &str, options: &[(&str, u32)]) -> Result<Tritt, SetupError> {
    let values = INFO.choose(variant, options)?;
    Ok(Tritt::new(match values.variant.id {
        "slide" => Variant::Slide,
        "reloaded" => Variant::Reloaded,
        _ => Variant::Step,
    }))
}
