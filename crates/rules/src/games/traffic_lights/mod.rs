//! Traffic Lights (Alan Parr, 1985/1997), ten variants. These are its rules (rules/traffic-lights.md):
//!
#![doc = include_str!("../../../rules/traffic-lights.md")]

pub mod board;
mod draft;
mod notation;
mod pieces;
mod present;
mod refusal;
mod rules;
mod state;
mod variants;

pub use board::Cell;
pub use pieces::{GREENS, LIGHTS, REDS, YELLOWS};
pub use present::{Prompt, next_kind};
pub use refusal::Refusal;
pub use rules::{ScoringLines, TrafficLights};
pub use state::{ChipColour, Chips, Move, Stage, State, count};
pub use variants::Variant;

use crate::core::{Credit, GameInfo, Sample, SetupError, SiteRange};
use pieces::{ID, PATTERNS, PIECES};
use variants::{BAG, CHIPS, ROUNDS, VARIANTS};

/// Static data of the game.
pub const INFO: GameInfo = GameInfo {
    id: ID,
    seats: 2,
    minutes: "5–15",
    variants: &VARIANTS,
    pieces: &PIECES,
    patterns: &PATTERNS,
    settings: &draft::SETTINGS,
    lessons: &[("", 2), ("simple", 1), ("four", 1), ("slider", 1), ("bag", 1), ("classic3", 1), ("classic4", 1)],
    sites: SiteRange::below(board::MOST_CELLS as u32),
    credit: Credit { author: "Alan Parr", year: "1985/1997" },
    sample: Sample { variant: "simple", tokens: "b2 a1 b2 c3 a1 c2 b2 a3 a3 c3 b1" },
};

/// The rules of a variant.
///
/// # Errors
/// When there is no such variant or option, or an option cannot have the value.
pub fn rules(variant: &str, options: &[(&str, u32)]) -> Result<TrafficLights, SetupError> {
    let values = INFO.choose(variant, options)?;
    let mut rules = TrafficLights::new(match variant.strip_suffix(BAG).unwrap_or(variant) {
        "learn" => Variant::Learn,
        "simple" => Variant::Simple,
        "four" => Variant::Four,
        "slider" => Variant::Slider,
        "classic3" => Variant::Classic3,
        _ => Variant::Classic4,
    });
    if let Some(rounds) = values.option(ROUNDS.key) {
        rules = rules.with_rounds(rounds)?;
    }
    match values.option(CHIPS) {
        Some(chips) => rules.with_bag(chips),
        None => Ok(rules),
    }
}
