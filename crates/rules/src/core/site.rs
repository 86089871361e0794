//! Places on a board.

/// A place on a board, as a small number whose meaning is the game's (`games/*/board.rs`): an index on a bounded board, a
/// packed coordinate on the open plane.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Site(pub u32);
