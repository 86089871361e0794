//! Traffic Lights (Alan Parr, 1985/1997), ten variants. Rules: rules/traffic-lights.md.

pub mod board;
mod draft;
mod eval;
mod expectimax;
mod notation;
mod pieces;
mod present;
mod refusal;
mod rules;
mod state;
mod swindle;
mod tablebase;

pub use pieces::{GREENS, LIGHTS, REDS, YELLOWS};
pub use present::{Prompt, next_kind};
pub use refusal::Refusal;
pub use rules::TrafficLights;
pub use state::{ChipColour, Move, Stage, State};

use crate::core::{Credit, GameInfo, OptionInfo, Sample, SetupError, VariantInfo};
use pieces::{ID, PATTERNS, PIECES};

const ROUNDS: OptionInfo = OptionInfo { key: "rounds", least: 2, most: 1000, step: 2, default: 4 };
const CHIPS_6: OptionInfo = OptionInfo { key: "chips", least: 3, most: 20, step: 1, default: 6 };
const CHIPS_8: OptionInfo = OptionInfo { default: 8, ..CHIPS_6 };

/// The game and its variants.
pub const INFO: GameInfo = GameInfo {
    id: ID,
    seats: 2,
    minutes: "5–15",
    variants: &[
        VariantInfo { id: "learn", options: &[] },
        VariantInfo { id: "simple", options: &[] },
        VariantInfo { id: "four", options: &[ROUNDS] },
        VariantInfo { id: "slider", options: &[ROUNDS] },
        VariantInfo { id: "learn+bag", options: &[CHIPS_6] },
        VariantInfo { id: "simple+bag", options: &[CHIPS_6] },
        VariantInfo { id: "four+bag", options: &[ROUNDS, CHIPS_8] },
        VariantInfo { id: "slider+bag", options: &[ROUNDS, CHIPS_8] },
        VariantInfo { id: "classic3", options: &[] },
        VariantInfo { id: "classic4", options: &[] },
    ],
    pieces: &PIECES,
    patterns: &PATTERNS,
    settings: &draft::SETTINGS,
};

/// The author and the year.
pub const CREDIT: Credit = Credit { author: "Alan Parr", year: "1985/1997" };

/// A position that shows it from its best side.
pub const SAMPLE: Sample = Sample { variant: "simple", tokens: "b2 a1 b2 c3 a1 c2 b2 a3 a3 c3 b1" };

/// The rules of a variant with its options.
///
/// # Errors
/// When there is no such variant or option, or an option cannot have the value.
pub fn rules(variant: &str, options: &[(&str, u32)]) -> Result<TrafficLights, SetupError> {
    TrafficLights::new(variant, options)
}
