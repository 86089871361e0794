//! The kinds of pieces and patterns of Tritt.

use crate::core::{PatternInfo, PatternKind, PieceInfo, PieceKind};

pub const ID: &str = "tritt";

pub static PIECES: [PieceInfo; 2] = PieceInfo::table(ID, ["obo", "bob"]);
/// A tritton with orange ends and a blue middle.
pub const ORANGE_BLUE_ORANGE: PieceKind = PieceKind::new(&PIECES[0]);
/// A tritton with blue ends and an orange middle.
pub const BLUE_ORANGE_BLUE: PieceKind = PieceKind::new(&PIECES[1]);

pub static PATTERNS: [PatternInfo; 1] = PatternInfo::table(ID, false, ["row"]);
/// At least three successive points that show the player's colour.
pub const ROW: PatternKind = PatternKind::new(&PATTERNS[0]);
