//! The board: holes, their names, and the ring that each seat sows. rules/trias.md, sections "Board" and "Sowing".
//!
//! A seat sows round a *ring* of 24 places: 0 … 11 are its own row and 12 … 23 the neutral row, in the order of sowing.
//! So the neutral place in the same column as place `p` of the seat's row is `23 - p`, for both seats.

use crate::core::{Seat, Site};

/// The number of holes in a row.
pub const COLUMNS: usize = 12;

/// The number of holes on the board.
pub const HOLES: usize = 3 * COLUMNS;

/// The number of holes in the ring of a seat.
pub const RING: usize = 2 * COLUMNS;

/// The number of stones in each hole at the start.
pub const FILL: u8 = 4;

/// The number of stones in the game.
pub const STONES: u8 = FILL * HOLES as u8;

/// The indices of the holes of a seat's own row.
pub const fn row_of(seat: Seat) -> std::ops::Range<usize> {
    let first = if seat.number() == 1 { 0 } else { 2 * COLUMNS };
    first..first + COLUMNS
}

/// A hole of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hole(u8);

impl Hole {
    /// The hole of that index, `row × 12 + column`: A1 … L1 are 0 … 11, A2 … L2 are 12 … 23, A3 … L3 are 24 … 35.
    pub const fn new(index: usize) -> Option<Hole> {
        if index < HOLES { Some(Hole(index as u8)) } else { None }
    }

    /// All holes, A1 first.
    pub fn all() -> impl Iterator<Item = Hole> {
        (0..HOLES as u8).map(Hole)
    }

    /// The hole at a place of the ring of `seat`.
    pub(super) const fn on_ring(seat: Seat, place: u8) -> Hole {
        let (row, along) = (place / 12, place % 12);
        match (seat.number(), row) {
            (1, 0) => Hole(along),
            (1, _) => Hole(23 - along),
            (_, 0) => Hole(35 - along),
            (_, _) => Hole(12 + along),
        }
    }

    /// The ring place of this hole if it is in the row of `seat`; `None` in another row.
    pub(super) const fn own_place(self, seat: Seat) -> Option<u8> {
        match (seat.number(), self.0 / 12) {
            (1, 0) => Some(self.0),
            (2, 2) => Some(35 - self.0),
            _ => None,
        }
    }

    /// The hole of the same column in the row of `seat`.
    pub(super) const fn across(self, seat: Seat) -> Hole {
        let column = self.0 % 12;
        Hole(if seat.number() == 1 { column } else { 24 + column })
    }

    /// The index, 0 … 35.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The hole as a site.
    pub const fn site(self) -> Site {
        Site::new(self.0 as u32)
    }

    /// The hole of a site.
    pub fn of_site(site: Site) -> Option<Hole> {
        Hole::new(site.index() as usize)
    }

    /// The column, 0 … 11.
    pub(super) const fn column(self) -> usize {
        self.0 as usize % COLUMNS
    }

    /// Whether the hole is in the neutral row.
    pub const fn neutral(self) -> bool {
        self.0 / 12 == 1
    }

    /// The coordinate: `A1`.
    pub fn name(self) -> [char; 2] {
        [(b'A' + self.0 % 12) as char, (b'1' + self.0 / 12) as char]
    }

    /// Reads a coordinate such as `A1`.
    pub fn read(name: &str) -> Option<Hole> {
        let &[column, row] = name.as_bytes() else { return None };
        let (column, row) = (column.checked_sub(b'A')?, row.checked_sub(b'1')?);
        (column < 12 && row < 3).then(|| Hole(row * 12 + column))
    }
}
