//! Triapon (Sabine Thomann, 1999), two variants. Rules: rules/triapon.md.

mod bits;
pub mod board;
mod eval;
mod notation;
mod present;
mod refusal;
mod rules;
mod taking;
mod validity;

pub use present::Prompt;
pub use refusal::Refusal;
pub use rules::{Move, Stage, State, Triapon};

use crate::core::{GameInfo, VariantInfo};

/// The game and its variants.
pub const INFO: GameInfo = GameInfo {
    id: "triapon",
    seats: 3,
    variants: &[VariantInfo { id: "base", options: &[] }, VariantInfo { id: "barricade", options: &[] }],
};
