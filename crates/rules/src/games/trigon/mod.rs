//! Trigon (M. Wyss). Rules: rules/trigon.md.

pub mod board;
mod eval;
mod formation;
mod notation;
mod occupancy;
mod present;
mod refusal;
mod rules;
mod tile_grid;

pub use board::{LatticePoint, ORIGIN, REACH, Tile, Triangle};
pub use formation::{Formation, FormationProgress};
pub use present::Prompt;
pub use refusal::Refusal;
pub use rules::{Move, State, Trigon};

use crate::core::{Credit, GameInfo, PatternInfo, PatternKind, PieceInfo, PieceKind, Sample, VariantInfo};

const ID: &str = "trigon";

static PIECES: [PieceInfo; 1] = PieceInfo::table(ID, ["tile"]);

/// A tile with that number.
pub const fn tile_kind(number: u8) -> PieceKind {
    PieceKind::numbered(&PIECES[0], number)
}

static PATTERNS: [PatternInfo; 4] = PatternInfo::table(ID, false, ["star", "pyramid", "strip", "block"]);
/// Six triangles round a point.
pub const STAR: PatternKind = PatternKind::new(&PATTERNS[0]);
/// A large triangle.
pub const PYRAMID: PatternKind = PatternKind::new(&PATTERNS[1]);
/// Triangles in succession.
pub const STRIP: PatternKind = PatternKind::new(&PATTERNS[2]);
/// Stars that hang together.
pub const BLOCK: PatternKind = PatternKind::new(&PATTERNS[3]);

/// The game and its variant.
pub const INFO: GameInfo = GameInfo {
    id: ID,
    seats: 2,
    minutes: "30–40",
    variants: &[VariantInfo { id: "base", options: &[] }],
    pieces: &PIECES,
    patterns: &PATTERNS,
};

/// The author and the year.
pub const CREDIT: Credit = Credit { author: "M. Wyss", year: "" };

/// A position that shows it from its best side.
pub const SAMPLE: Sample = Sample {
    variant: "base",
    tokens: "2@0,0u 3@0,0d 6@0,-1d 3@0,-1u 3@1,-1u 1@1,0u 5@1,-1d 1@-1,0d 4@0,-2d 3@-1,-1d 2@1,-2u 5@0,1u",
};

/// The rules of a variant; `None` when there is no such variant.
pub fn rules(variant: &str, _options: &[(&'static str, u32)]) -> Option<Trigon> {
    Trigon::new(variant)
}
