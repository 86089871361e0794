//! The kinds of pieces and patterns of Tapatan.

use crate::core::{PatternInfo, PatternKind, PieceInfo, PieceKind};

/// The id of the game in files, links and addresses.
pub const ID: &str = "tapatan";

pub static PIECES: [PieceInfo; 1] = PieceInfo::table(ID, ["disc"]);
/// The only kind of piece.
pub const DISC: PieceKind = PieceKind::new(&PIECES[0]);

pub static PATTERNS: [PatternInfo; 1] = PatternInfo::table(ID, false, ["row"]);
/// Three discs of a seat in a row.
pub const ROW: PatternKind = PatternKind::new(&PATTERNS[0]);
