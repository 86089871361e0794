//! Traffic Lights (Alan Parr, 1985/1997), ten variants. Rules: rules/traffic-lights.md.

pub mod board;
mod draft;
mod notation;
mod pieces;
mod present;
mod refusal;
mod rules;
mod state;
mod variants;

pub use pieces::{GREENS, LIGHTS, REDS, YELLOWS};
pub use present::{Prompt, next_kind};
pub use refusal::Refusal;
pub use rules::{ScoringLines, TrafficLights};
pub use state::{ChipColour, Chips, Move, Stage, State, count};

use crate::core::{Credit, GameInfo, Sample, SetupError};
use pieces::{ID, PATTERNS, PIECES};
use variants::VARIANTS;

/// The game and its variants.
pub const INFO: GameInfo = GameInfo {
    id: ID,
    seats: 2,
    minutes: "5–15",
    variants: &VARIANTS,
    pieces: &PIECES,
    patterns: &PATTERNS,
    settings: &draft::SETTINGS,
};

/// The author and the year.
pub const CREDIT: Credit = Credit { author: "Alan Parr", year: "1985/1997" };

/// A position that shows it from its best side.
pub const SAMPLE: Sample = Sample { variant: "simple", tokens: "b2 a1 b2 c3 a1 c2 b2 a3 a3 c3 b1" };

/// The rules of a variant with its options.
///
/// # Errors
/// When there is no such variant or option, or an option cannot have the value.
pub fn rules(variant: &str, options: &[(&str, u32)]) -> Result<TrafficLights, SetupError> {
    TrafficLights::new(variant, options)
}
