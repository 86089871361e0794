//! Trigon (M. Wyss). These are its rules (rules/trigon.md):
//!
#![doc = include_str!("../../../rules/trigon.md")]

pub mod board;
mod draft;
mod formation;
mod notation;
mod occupancy;
mod pieces;
mod present;
mod refusal;
mod rules;

pub use board::{LatticePoint, ORIGIN, REACH, Tile, Triangle};
pub use formation::{Formation, FormationProgress, progress};
pub use pieces::{BLOCK, PYRAMID, STAR, STRIP, tile_kind};
pub use present::Prompt;
pub use refusal::Refusal;
pub use rules::{INFO, Move, State, TILES, Trigon};

use crate::core::{Credit, Sample, SetupError};

/// The author and the year.
pub const CREDIT: Credit = Credit { author: "M. Wyss", year: "" };

/// An attractive position of the game.
pub const SAMPLE: Sample = Sample {
    variant: "base",
    tokens: "2@0,0u 3@0,0d 6@0,-1d 3@0,-1u 3@1,-1u 1@1,0u 5@1,-1d 1@-1,0d 4@0,-2d 3@-1,-1d 2@1,-2u 5@0,1u",
};

/// The rules of a variant.
///
/// # Errors
/// When there is no such variant or option.
pub fn rules(variant: &str, options: &[(&str, u32)]) -> Result<Trigon, SetupError> {
    INFO.choose(variant, options).map(|_| Trigon)
}
