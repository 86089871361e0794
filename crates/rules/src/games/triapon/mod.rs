//! Triapon (Sabine Thomann, 1999), two variants. These are its rules (rules/triapon.md):
//!
#![doc = include_str!("../../../rules/triapon.md")]

mod bits;
pub mod board;
mod capture;
mod draft;
mod notation;
mod pieces;
mod present;
mod refusal;
mod rules;
mod state;
mod validity;

pub use board::Hole;
pub use pieces::{BALL, TRIAD_PATTERN};
pub use present::Prompt;
pub use refusal::Refusal;
pub use rules::{Triapon, Variant};
pub use state::{Move, SEATS, Stage, State};

use crate::core::{Credit, GameInfo, Sample, SetupError, SiteRange, VariantInfo};
use pieces::{ID, PATTERNS, PIECES};

/// The name of the variant in which balls are set back.
const BARRICADE: &str = "barricade";

/// Static data of the game.
pub const INFO: GameInfo = GameInfo {
    id: ID,
    seats: 3,
    minutes: "15–30",
    variants: &[VariantInfo { id: "base", options: &[] }, VariantInfo { id: BARRICADE, options: &[] }],
    pieces: &PIECES,
    patterns: &PATTERNS,
    settings: &draft::SETTINGS,
    lessons: &[("", 3), ("barricade", 1)],
    sites: SiteRange::below(board::HOLES as u32),
    credit: Credit { author: "Sabine Thomann", year: "1999" },
    sample: Sample { variant: "base", tokens: "f4 g4 f3 f5 h4 e2 g6 h3 d2 h6 g2 d3 i7 g1 c3 i8 h1 b2" },
};

/// The rules of a variant.
///
/// # Errors
/// When there is no such variant or option.
pub fn rules(variant: &str, options: &[(&str, u32)]) -> Result<Triapon, SetupError> {
    let values = INFO.choose(variant, options)?;
    Ok(Triapon::new(if values.variant.id == BARRICADE { Variant::Barricade } else { Variant::Base }))
}
