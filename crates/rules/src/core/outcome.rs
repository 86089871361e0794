//! Whose turn it is, and how a game ended.

use super::Seat;
use std::fmt;

/// How a game ended for one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Verdict {
    /// The seat lost.
    Loss,
    /// Nobody won.
    Draw,
    /// The seat won.
    Win,
}

impl Verdict {
    /// The letter in an outcome.
    pub const fn letter(self) -> &'static str {
        match self {
            Verdict::Loss => "L",
            Verdict::Draw => "D",
            Verdict::Win => "W",
        }
    }

    /// Reads a [letter](Verdict::letter).
    pub fn read(letter: &str) -> Option<Verdict> {
        [Verdict::Loss, Verdict::Draw, Verdict::Win].into_iter().find(|verdict| verdict.letter() == letter)
    }
}

/// How a game ended: a verdict for each seat. `Display` writes a letter for each seat: `W-L`, `D-D-L`
/// (rules/README.md, Terms).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Outcome {
    seats: u8,
    // Entries past `seats` are always `Draw`, so that derived equality and hashing are correct.
    verdicts: [Verdict; Seat::MOST],
}

impl Outcome {
    /// The outcome with the verdict that `verdict` returns for each seat.
    pub fn new(seats: u8, verdict: impl Fn(Seat) -> Verdict) -> Outcome {
        let mut verdicts = [Verdict::Draw; Seat::MOST];
        for seat in Seat::all(seats) {
            verdicts[seat.index()] = verdict(seat);
        }
        Outcome { seats, verdicts }
    }

    /// A win for one seat and a loss for all others.
    pub fn win(seats: u8, winner: Seat) -> Outcome {
        Outcome::new(seats, |seat| if seat == winner { Verdict::Win } else { Verdict::Loss })
    }

    /// A draw for all seats.
    pub fn draw(seats: u8) -> Outcome {
        Outcome::new(seats, |_| Verdict::Draw)
    }

    /// The number of seats.
    #[cfg_attr(feature = "fast", inline)]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The verdict for `seat`.
    #[cfg_attr(feature = "fast", inline)]
    pub fn of(&self, seat: Seat) -> Verdict {
        self.verdicts[seat.index()]
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for seat in Seat::all(self.seats) {
            if seat != Seat::ONE {
                f.write_str("-")?;
            }
            f.write_str(self.of(seat).letter())?;
        }
        Ok(())
    }
}

/// Who decides next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// A player.
    Seat(Seat),
    /// Chance. Its draws are moves like any other.
    Chance,
    /// Nobody: the game is over.
    Over(Outcome),
}

impl Turn {
    /// The seat to act, if it is a seat.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over(_) => None,
        }
    }

    /// The outcome, when the game is over.
    pub fn outcome(self) -> Option<Outcome> {
        match self {
            Turn::Over(outcome) => Some(outcome),
            Turn::Seat(_) | Turn::Chance => None,
        }
    }

    /// Whether the game is over and this seat has won.
    pub fn is_won_by(self, seat: Seat) -> bool {
        self.outcome().is_some_and(|outcome| outcome.of(seat) == Verdict::Win)
    }

    /// The code in the traces of the test vectors: the number of the seat, 0 for chance, −1 when the game is over.
    pub fn number(self) -> i8 {
        match self {
            Turn::Seat(seat) => seat.number() as i8,
            Turn::Chance => 0,
            Turn::Over(_) => -1,
        }
    }

    /// The letter in the field `turn=` of a position: the number of the seat, `0` for chance, `-` when the game is
    /// over.
    pub fn letter(self) -> char {
        match self {
            Turn::Seat(seat) => (b'0' + seat.number()) as char,
            Turn::Chance => '0',
            Turn::Over(_) => '-',
        }
    }
}
