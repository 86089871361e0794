//! Tris: three in a row on nine points (rules/tris.md).

pub mod board;
mod draft;
mod notation;
mod present;
mod refusal;
mod rules;

pub use board::Point;
pub use present::Prompt;
pub use refusal::Refusal;
pub use rules::{State, Tris};

use crate::core::{
    Credit, GameInfo, PatternInfo, PatternKind, PieceInfo, PieceKind, Sample, SetupError, SiteRange, VariantInfo,
};

static PIECES: [PieceInfo; 1] = PieceInfo::table("tris", ["disc"]);
/// The only kind of piece.
pub const DISC: PieceKind = PieceKind::new(&PIECES[0]);

static PATTERNS: [PatternInfo; 1] = PatternInfo::table("tris", false, ["row"]);
/// Three discs of a seat in a row.
pub const ROW: PatternKind = PatternKind::new(&PATTERNS[0]);

/// Static data of the game.
pub const INFO: GameInfo = GameInfo {
    id: "tris",
    seats: 2,
    minutes: "1–2",
    variants: &[VariantInfo { id: "base", options: &[] }],
    pieces: &PIECES,
    patterns: &PATTERNS,
    settings: &[],
    lessons: &[("", 2)],
    sites: SiteRange::below(board::POINTS as u32),
    // The author is unknown, so both fields are empty.
    credit: Credit { author: "", year: "" },
    sample: Sample { variant: "base", tokens: "b2 a1 c1 a3 a2 c2" },
};

/// The rules of a variant; an error if it or an option does not exist.
pub fn rules(variant: &str, options: &[(&str, u32)]) -> Result<Tris, SetupError> {
    INFO.choose(variant, options).map(|_| Tris)
}
