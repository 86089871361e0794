//! Seats: the players in turn order.

use std::fmt;

/// A player, numbered from 1 in turn order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The most seats that any game has.
    pub const MOST: usize = 3;
    /// The first seat. It moves first unless a game says otherwise.
    pub const ONE: Seat = Seat(1);
    /// The second seat.
    pub const TWO: Seat = Seat(2);
    /// The third seat, in games for three.
    pub const THREE: Seat = Seat(3);

    /// The seat with that number; `None` unless it is 1 to [`Seat::MOST`].
    pub const fn new(number: u8) -> Option<Seat> {
        if number >= 1 && number as usize <= Seat::MOST { Some(Seat(number)) } else { None }
    }

    /// The seat with that index, from 0.
    ///
    /// # Panics
    /// When the index is [`Seat::MOST`] or more.
    #[inline]
    pub const fn at(index: usize) -> Seat {
        assert!(index < Seat::MOST);
        Seat(index as u8 + 1)
    }

    /// The number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The index, from 0, for arrays with an entry for each seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The next seat in turn order, in a game with this number of seats.
    pub const fn next(self, seats: u8) -> Seat {
        Seat(self.0 % seats + 1)
    }

    /// The opponent in a game with two seats.
    pub const fn other(self) -> Seat {
        self.next(2)
    }

    /// All seats of a game with this number of seats, in turn order.
    #[inline]
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..seats as usize).map(Seat::at)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
