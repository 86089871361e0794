//! Trias (Ralf Gering, 2008), three-row mancala. Rules: rules/trias.md.

pub mod board;
mod eval;
mod notation;
mod present;
mod refusal;
mod rules;
mod sowing;

pub use board::Hole;
pub use present::Prompt;
pub use refusal::Refusal;
pub use rules::{State, Trias, TurnSummary};
pub use sowing::MOST_LAPS;

use crate::core::{GameInfo, VariantInfo};

/// The game and its variant.
pub const INFO: GameInfo = GameInfo { id: "trias", seats: 2, variants: &[VariantInfo { id: "base", options: &[] }] };
