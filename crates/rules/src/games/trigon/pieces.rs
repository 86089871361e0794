//! The kinds of pieces and patterns of Trigon.

use crate::core::{PatternInfo, PatternKind, PieceInfo, PieceKind};

/// The game's name.
pub const ID: &str = "trigon";

/// The kinds of pieces.
pub static PIECES: [PieceInfo; 1] = PieceInfo::table(ID, ["tile"]);

/// A tile with that number.
pub const fn tile_kind(number: u8) -> PieceKind {
    PieceKind::numbered(&PIECES[0], number)
}

/// The patterns.
pub static PATTERNS: [PatternInfo; 4] = PatternInfo::table(ID, false, ["star", "pyramid", "strip", "block"]);
/// Six triangles round a point.
pub const STAR: PatternKind = PatternKind::new(&PATTERNS[0]);
/// A large triangle.
pub const PYRAMID: PatternKind = PatternKind::new(&PATTERNS[1]);
/// Triangles in succession.
pub const STRIP: PatternKind = PatternKind::new(&PATTERNS[2]);
/// Stars that hang together.
pub const BLOCK: PatternKind = PatternKind::new(&PATTERNS[3]);
