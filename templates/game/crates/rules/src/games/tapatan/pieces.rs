//! The kinds of pieces and patterns of Tapatan.

use crate::core::{PatternInfo, PatternKind, PieceInfo, PieceKind};

/// The game's name.
pub const ID: &str = "tapatan";

/// The kinds of pieces.
pub static PIECES: [PieceInfo; 1] = PieceInfo::table(ID, ["disc"]);
/// A disc of a seat.
pub const DISC: PieceKind = PieceKind::new(&PIECES[0]);

/// The patterns.
pub static PATTERNS: [PatternInfo; 1] = PatternInfo::table(ID, false, ["row"]);
/// Three discs of a seat in a row.
pub const ROW: PatternKind = PatternKind::new(&PATTERNS[0]);
