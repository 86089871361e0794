//! Places on a board.

/// A place on the board of any game, as the facade and the views see it.
///
/// The number is an index on a bounded board and a packed coordinate on the open plane. It is not checked: take sites from scenes,
/// gestures and events of the same game. Moves of a game use types of its own for places.
/// [`Present::site_name`](super::Present::site_name) gives the coordinate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Site(pub u32);
