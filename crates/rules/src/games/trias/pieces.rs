//! The kinds of pieces of Trias.

use crate::core::{PieceInfo, PieceKind};

pub const ID: &str = "trias";

pub static PIECES: [PieceInfo; 1] = [PieceInfo { game: ID, index: 0, name: "seed", heaped: true }];
/// Seeds in a hole.
pub const SEED: PieceKind = PieceKind::new(&PIECES[0]);
