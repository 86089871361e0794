//! The kinds of pieces and patterns of Traffic Lights.

use crate::core::{PatternInfo, PatternKind, PieceInfo};

/// The game's name.
pub const ID: &str = "traffic-lights";

/// The kinds of pieces.
pub static PIECES: [PieceInfo; 3] = PieceInfo::table(ID, ["red", "yellow", "green"]);

/// The patterns.
pub static PATTERNS: [PatternInfo; 4] = PatternInfo::table(ID, true, ["reds", "yellows", "greens", "lights"]);
/// Three red chips in succession.
pub const REDS: PatternKind = PatternKind::new(&PATTERNS[0]);
/// Three yellow chips in succession.
pub const YELLOWS: PatternKind = PatternKind::new(&PATTERNS[1]);
/// Three green chips in succession.
pub const GREENS: PatternKind = PatternKind::new(&PATTERNS[2]);
/// A red chip, a yellow one and a green one in succession.
pub const LIGHTS: PatternKind = PatternKind::new(&PATTERNS[3]);
