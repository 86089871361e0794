//! Tritt (Néstor Romeral Andrés, 2009), three variants. Rules: rules/tritt.md.

pub mod board;
mod eval;
mod notation;
mod present;
mod refusal;
mod rules;
mod state;

pub use present::Prompt;
pub use refusal::Refusal;
pub use rules::{Move, Tritt, Variant};
pub use state::{Colour, Stage, State};

use crate::core::{GameInfo, VariantInfo};

/// The game and its variants.
pub const INFO: GameInfo = GameInfo {
    id: "tritt",
    seats: 2,
    variants: &[
        VariantInfo { id: "step", options: &[] },
        VariantInfo { id: "slide", options: &[] },
        VariantInfo { id: "reloaded", options: &[] },
    ],
};
