//! Tapatan: three in a row with stones that move (rules/tapatan.md).

pub mod board;
mod draft;
mod notation;
mod pieces;
mod present;
mod refusal;
mod rules;

pub use board::Point;
pub use pieces::{DISC, ROW};
pub use present::Prompt;
pub use refusal::Refusal;
pub use rules::{Move, State, Tapatan};

use crate::core::{Credit, GameInfo, Sample, SetupError, SiteRange, VariantInfo};
use pieces::{ID, PATTERNS, PIECES};

/// Static data of the game.
pub const INFO: GameInfo = GameInfo {
    id: ID,
    seats: 2,
    minutes: "3–5",
    variants: &[VariantInfo { id: "base", options: &[] }],
    pieces: &PIECES,
    patterns: &PATTERNS,
    settings: &[],
    lessons: &[("", 2)],
    sites: SiteRange::below(board::POINTS as u32),
    // The author is unknown, so both fields are empty.
    credit: Credit { author: "", year: "" },
    sample: Sample { variant: "base", tokens: "b2 a1 c1 c3 b1 a2" },
};

/// The rules of a variant.
///
/// # Errors
/// If the variant or an option does not exist.
pub fn rules(variant: &str, options: &[(&str, u32)]) -> Result<Tapatan, SetupError> {
    INFO.choose(variant, options).map(|_| Tapatan)
}
