//! The kinds of pieces and patterns of Triapon.

use crate::core::{PatternInfo, PatternKind, PieceInfo, PieceKind};

pub const ID: &str = "triapon";

pub static PIECES: [PieceInfo; 1] = PieceInfo::table(ID, ["ball"]);
/// A ball of a seat.
pub const BALL: PieceKind = PieceKind::new(&PIECES[0]);

pub static PATTERNS: [PatternInfo; 1] = PatternInfo::table(ID, true, ["triad"]);
/// A triad: three balls in a row or more. Forming one lets the seat take a ball.
pub const TRIAD_PATTERN: PatternKind = PatternKind::new(&PATTERNS[0]);
