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

use crate::core::SetupError;

/// The rules of a variant.
///
/// # Errors
/// When there is no such variant or option.
pub fn rules(variant: &str, options: &[(&str, u32)]) -> Result<Trigon, SetupError> {
    INFO.choose(variant, options).map(|_| Trigon)
}
