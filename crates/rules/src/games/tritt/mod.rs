//! Tritt (Néstor Romeral Andrés, 2009), three variants. Rules: rules/tritt.md.

pub mod board;
mod bound_search;
mod claims;
mod draft;
mod eval;
mod notation;
mod pieces;
mod present;
mod recheck;
mod refusal;
mod rules;
mod search_thread;
#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
mod snapshot;
mod solved_openings;
mod solver;
mod state;
mod strategy;
mod turns;

pub use bound_search::BoundSearch;
pub use claims::{Claim, HEAD};
pub use pieces::{BLUE_ORANGE_BLUE, ORANGE_BLUE_ORANGE, ROW};
pub use present::Prompt;
pub use recheck::Recheck;
pub use refusal::Refusal;
pub use rules::{Move, Tritt, Variant};
pub use state::{PlayerColour, Stage, State};

use crate::core::{Credit, GameInfo, Sample, SetupError, VariantInfo};
use pieces::{ID, PATTERNS, PIECES};

/// The game and its variants.
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
};

/// The author and the year.
pub const CREDIT: Credit = Credit { author: "Néstor Romeral Andrés", year: "2009" };

/// A position that shows it from its best side.
pub const SAMPLE: Sample = Sample { variant: "slide", tokens: "e5-g5 f6-h8 d3-d5 e8-g8 h4-h6 c6-c8 g9-i11" };

/// The rules of a variant.
///
/// # Errors
/// When there is no such variant or option.
pub fn rules(variant: &str, options: &[(&str, u32)]) -> Result<Tritt, SetupError> {
    INFO.choose(variant, options)?;
    Tritt::new(variant)
}
