//! Tritt (Néstor Romeral Andrés, 2009), three variants. Rules: rules/tritt.md.

pub mod board;
mod bound;
mod claims;
mod eval;
mod facts;
mod helper;
mod notation;
mod present;
mod recheck;
mod refusal;
mod rules;
#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
mod saved;
mod solver;
mod state;
mod strategy;
mod turns;

pub use bound::Bounding;
pub use claims::{Claim, HEAD};
pub use present::Prompt;
pub use recheck::Recheck;
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
