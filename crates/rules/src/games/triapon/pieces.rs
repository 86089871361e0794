//! The kinds of pieces and patterns of Triapon.

use crate::core::{PatternInfo, PatternKind, PieceInfo, PieceKind};

/// The game's name.
pub const ID: &str = "triapon";

/// The kinds of pieces.
pub static PIECES: [PieceInfo; 1] = PieceInfo::table(ID, ["ball"]);
/// A ball of a seat.
pub const BALL: PieceKind = PieceKind::new(&PIECES[0]);

/// The patterns.
pub static PATTERNS: [PatternInfo; 1] = PatternInfo::table(ID, true, ["triad"]);
/// Balls in a row, for which one is taken.
pub const TRIAD_PATTERN: PatternKind = PatternKind::new(&PATTERNS[0]);
