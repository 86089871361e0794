//! The kinds of pieces and patterns of Trigon.

use crate::core::{PatternInfo, PatternKind, PieceInfo, PieceKind};

pub const ID: &str = "trigon";

pub static PIECES: [PieceInfo; 1] = PieceInfo::table(ID, ["tile"]);

/// A tile with that number.
pub const fn tile_kind(number: u8) -> PieceKind {
    PieceKind::numbered(&PIECES[0], number)
}

pub static PATTERNS: [PatternInfo; 4] = PatternInfo::table(ID, false, ["star", "pyramid", "strip", "block"]);
/// Six tiles around a lattice point.
pub const STAR: PatternKind = PatternKind::new(&PATTERNS[0]);
/// Sixteen tiles that form a triangle of side 4.
pub const PYRAMID: PatternKind = PatternKind::new(&PATTERNS[1]);
/// At least eleven successive tiles of a strip.
pub const STRIP: PatternKind = PatternKind::new(&PATTERNS[2]);
/// Four connected stars.
pub const BLOCK: PatternKind = PatternKind::new(&PATTERNS[3]);
