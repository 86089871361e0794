//! Trias (Ralf Gering, 2008), three-row mancala. These are its rules (rules/trias.md):
//!
#![doc = include_str!("../../../rules/trias.md")]

pub mod board;
mod draft;
mod notation;
mod pieces;
mod present;
mod refusal;
mod rules;
mod sowing;

pub use board::Hole;
pub use pieces::SEED;
pub use present::Prompt;
pub use refusal::Refusal;
pub use rules::{State, Trias, TurnSummary};
pub use sowing::{MOST_LAPS, Ring, Rows};

use crate::core::{Credit, GameInfo, Sample, SetupError, SiteRange, VariantInfo};
use pieces::{ID, PIECES};

/// Static data of the game.
pub const INFO: GameInfo = GameInfo {
    id: ID,
    seats: 2,
    minutes: "20–30",
    variants: &[VariantInfo { id: "base", options: &[] }],
    pieces: &PIECES,
    patterns: &[],
    settings: &draft::SETTINGS,
    lessons: &[("", 3)],
    sites: SiteRange::below(board::HOLES as u32),
    credit: Credit { author: "Ralf Gering", year: "2008" },
    sample: Sample { variant: "base", tokens: "C1 I3 J1 E3 H1 A3 D1 C3 B1" },
};

/// The rules of a variant.
///
/// # Errors
/// When there is no such variant or option.
pub fn rules(variant: &str, options: &[(&str, u32)]) -> Result<Trias, SetupError> {
    INFO.choose(variant, options).map(|_| Trias)
}
