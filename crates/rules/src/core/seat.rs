//! Seats: the players in turn order.

use std::fmt;

/// A player, numbered from 1 in turn order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The most seats that a game of the house has.
    pub const MOST: usize = 3;
    /// The seat that starts, unless a game says otherwise.
    pub const ONE: Seat = Seat(1);
    /// The second seat.
    pub const TWO: Seat = Seat(2);
    /// The third seat, in games for three.
    pub const THREE: Seat = Seat(3);

    /// The seat of that number, 1 to [`Seat::MOST`].
    pub const fn new(number: u8) -> Option<Seat> {
        if number >= 1 && number as usize <= Seat::MOST { Some(Seat(number)) } else { None }
    }

    /// The seat of that index, from 0.
    ///
    /// # Panics
    /// When the index is [`Seat::MOST`] or more.
    pub const fn at(index: usize) -> Seat {
        assert!(index < Seat::MOST);
        Seat(index as u8 + 1)
    }

    /// 1, 2, 3.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// 0, 1, 2: for arrays with an entry a seat.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The next seat in turn order among `seats`.
    pub const fn next(self, seats: u8) -> Seat {
        Seat(self.0 % seats + 1)
    }

    /// The opponent in a game for two.
    pub const fn other(self) -> Seat {
        self.next(2)
    }

    /// All seats of a game for `seats`, in turn order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..seats as usize).map(Seat::at)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
