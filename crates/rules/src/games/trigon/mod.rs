//! Trigon (M. Wyss). Rules: rules/trigon.md.

pub mod board;
mod eval;
mod field;
mod formation;
mod notation;
mod present;
mod refusal;
mod rules;
mod survey;

pub use board::{ORIGIN, Point, REACH, Tile, Triangle};
pub use formation::{Formation, Progress};
pub use present::Prompt;
pub use refusal::Refusal;
pub use rules::{Move, State, Trigon};

use crate::core::{GameInfo, VariantInfo};

/// The game and its variant.
pub const INFO: GameInfo = GameInfo { id: "trigon", seats: 2, variants: &[VariantInfo { id: "base", options: &[] }] };
