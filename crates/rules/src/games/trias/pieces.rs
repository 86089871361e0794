//! The kinds of pieces of Trias.

use crate::core::{PieceInfo, PieceKind};

/// The game's name.
pub const ID: &str = "trias";

/// The kinds of pieces.
pub static PIECES: [PieceInfo; 1] = [PieceInfo { game: ID, index: 0, name: "seed", heaped: true }];
/// Seeds in a hole.
pub const SEED: PieceKind = PieceKind::new(&PIECES[0]);
