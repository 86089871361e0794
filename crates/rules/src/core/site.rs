//! Places on a board.

/// A place on the board of any game, used in scenes, gestures and events.
///
/// There is one type for all games, so that a view handles any game. A site is a number that has been checked before:
/// it comes from a position, from a place of a game's own type, or from [`GameInfo::site`](super::GameInfo::site),
/// which rejects numbers outside the game's boards. Methods of a game treat a site beyond their own board as off the
/// board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Site(u32);

impl Site {
    /// The site with this number. The caller has checked that a board of the game has it.
    pub(crate) const fn new(index: u32) -> Site {
        Site(index)
    }

    /// The number: an index on a bounded board, packed coordinates on an unbounded one.
    /// [`GameInfo::site`](super::GameInfo::site) reads it back.
    pub const fn index(self) -> u32 {
        self.0
    }
}

/// The numbers of a game's sites: a block of a grid, row by row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SiteRange {
    /// The difference between the numbers of neighbours in successive rows.
    stride: u32,
    /// The first and the last row.
    rows: [u32; 2],
    /// The first and the last number within a row.
    columns: [u32; 2],
}

impl SiteRange {
    /// The numbers below `count`.
    pub const fn below(count: u32) -> SiteRange {
        SiteRange { stride: count, rows: [0, 0], columns: [0, count - 1] }
    }

    /// A block of a grid whose rows have `stride` numbers each. Both ends belong to it.
    pub const fn block(stride: u32, rows: [u32; 2], columns: [u32; 2]) -> SiteRange {
        SiteRange { stride, rows, columns }
    }

    /// Whether a site of the range has this number.
    pub const fn contains(self, index: u32) -> bool {
        let (row, column) = (index / self.stride, index % self.stride);
        self.rows[0] <= row && row <= self.rows[1] && self.columns[0] <= column && column <= self.columns[1]
    }
}
