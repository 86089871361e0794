//! The kinds of pieces and patterns of Traffic Lights.

use crate::core::{PatternInfo, PatternKind, PieceInfo};

pub const ID: &str = "traffic-lights";

pub static PIECES: [PieceInfo; 3] = PieceInfo::table(ID, ["red", "yellow", "green"]);

pub static PATTERNS: [PatternInfo; 4] = PatternInfo::table(ID, true, ["reds", "yellows", "greens", "lights"]);
/// Three successive red chips.
pub const REDS: PatternKind = PatternKind::new(&PATTERNS[0]);
/// Three successive yellow chips.
pub const YELLOWS: PatternKind = PatternKind::new(&PATTERNS[1]);
/// Three successive green chips.
pub const GREENS: PatternKind = PatternKind::new(&PATTERNS[2]);
/// A red, a yellow and a green chip in succession, from either end.
pub const LIGHTS: PatternKind = PatternKind::new(&PATTERNS[3]);
