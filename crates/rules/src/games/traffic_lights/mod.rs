//! Traffic Lights (Alan Parr, 1985/1997), ten variants. These are its rules (rules/traffic-lights.md):
//!
#![doc = include_str!("../../../rules/traffic-lights.md")]

pub mod board;
mod draft;
mod notation;
mod pieces;
mod present;
mod refusal;
mod rules;
mod state;
mod variants;

pub use board::Cell;
pub use pieces::{GREENS, LIGHTS, REDS, YELLOWS};
pub use present::{Prompt, next_kind};
pub use refusal::Refusal;
pub use rules::{ScoringLines, TrafficLights};
pub use state::{ChipColour, Chips, Move, Stage, State, count};
pub use variants::{Variant, rules};

use crate::core::{Credit, GameInfo, Sample, SiteRange};
use pieces::{ID, PATTERNS, PIECES};
use variants::VARIANTS;

/// Static data of the game.
pub const INFO: GameInfo = GameInfo {
    id: ID,
    seats: 2,
    minutes: "5–15",
    variants: &VARIANTS,
    pieces: &PIECES,
    patterns: &PATTERNS,
    settings: &draft::SETTINGS,
    lessons: &[("", 2), ("simple", 1), ("four", 1), ("slider", 1), ("bag", 1), ("classic3", 1), ("classic4", 1)],
    sites: SiteRange::below(board::MOST_CELLS as u32),
    credit: Credit { author: "Alan Parr", year: "1985/1997" },
    sample: Sample { variant: "simple", tokens: "b2 a1 b2 c3 a1 c2 b2 a3 a3 c3 b1" },
};
