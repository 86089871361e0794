//! Decisions and positions. rules/traffic-lights.md, Turn and Bag.

use crate::core::{BoardEdge, Outcome, Seat};
use std::fmt;

/// A chip's colour, in the order in which chips replace each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ChipColour {
    /// On an empty cell.
    Red,
    /// On a red chip.
    Yellow,
    /// On a yellow chip; stays.
    Green,
}

impl ChipColour {
    /// All, in their order.
    pub const ALL: [ChipColour; 3] = [ChipColour::Red, ChipColour::Yellow, ChipColour::Green];

    /// The letter in tokens and positions.
    pub const fn letter(self) -> char {
        match self {
            ChipColour::Red => 'R',
            ChipColour::Yellow => 'Y',
            ChipColour::Green => 'G',
        }
    }

    /// The colour of the next chip where one of this colour lies, or none; `None` where a green one stays.
    pub const fn after(laid: Option<ChipColour>) -> Option<ChipColour> {
        match laid {
            None => Some(ChipColour::Red),
            Some(ChipColour::Red) => Some(ChipColour::Yellow),
            Some(ChipColour::Yellow) => Some(ChipColour::Green),
            Some(ChipColour::Green) => None,
        }
    }

    /// The colour with that letter.
    pub fn of_letter(letter: char) -> Option<ChipColour> {
        ChipColour::ALL.into_iter().find(|c| c.letter() == letter)
    }
}

impl fmt::Display for ChipColour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ChipColour::Red => "red",
            ChipColour::Yellow => "yellow",
            ChipColour::Green => "green",
        })
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Put the chip that the cell asks for.
    Lay(u8),
    /// Slide the strip to that side.
    Slide(BoardEdge),
    /// Chance draws a chip of that colour from the bag.
    Draw(ChipColour),
    /// Take a chip of that colour from the middle.
    Pick(ChipColour),
    /// Lay nothing.
    Pass,
}

/// The pending decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// A seat takes a chip from the middle, before play.
    Draft,
    /// A seat lays, slides or passes.
    Play,
    /// The seat that laid takes a chip of the supply.
    Refill,
    /// Chance draws.
    Draw,
    /// Nothing.
    Over,
}

/// How many chips of each colour lie somewhere, red, yellow, green.
pub type Chips = [u8; 3];

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// For each colour the cells where it lies on top.
    pub(super) cells: [u16; 3],
    /// Where the strip lies; north without one.
    pub(super) side: BoardEdge,
    /// Whether the last turn of this round that was not a pass was a slide (R4).
    pub(super) slid: bool,
    /// The pending decision.
    pub(super) stage: Stage,
    /// The seat that decides, at a draw the one that decides after it.
    pub(super) seat: Seat,
    /// The seats' chips; all 0 without a bag.
    pub(super) hands: [Chips; 2],
    /// The middle.
    pub(super) supply: Chips,
    /// The bag.
    pub(super) bag: Chips,
    /// This round, from 1.
    pub(super) round: u32,
    /// The rounds agreed, tie-breaking ones included.
    pub(super) rounds: u32,
    /// Points.
    pub(super) score: [u32; 2],
    /// The outcome, once over.
    pub(super) outcome: Option<Outcome>,
}

impl State {
    /// For each colour the cells where it lies on top, a bit each.
    pub fn cells(&self) -> [u16; 3] {
        self.cells
    }

    /// The side at which the strip lies; north without one.
    pub fn side(&self) -> BoardEdge {
        self.side
    }

    /// Whether the last turn of this round that was not a pass was a slide (R4).
    pub fn slid(&self) -> bool {
        self.slid
    }

    /// The pending decision.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The seat that decides, at a draw the one that decides after it.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The chips in a seat's hand; none without a bag.
    pub fn hand(&self, seat: Seat) -> &Chips {
        &self.hands[seat.index()]
    }

    /// The chips in the supply.
    pub fn supply(&self) -> &Chips {
        &self.supply
    }

    /// The chips in the bag.
    pub fn bag(&self) -> &Chips {
        &self.bag
    }

    /// This round, from 1.
    pub fn round(&self) -> u32 {
        self.round
    }

    /// The rounds agreed, including those that break a tie.
    pub fn rounds(&self) -> u32 {
        self.rounds
    }

    /// The points of both seats.
    pub fn score(&self) -> [u32; 2] {
        self.score
    }

    /// How the game ended; `None` while it runs.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The colour on top of a cell.
    pub fn colour(&self, cell: u8) -> Option<ChipColour> {
        ChipColour::ALL.into_iter().find(|c| self.cells[*c as usize] >> cell & 1 != 0)
    }

    /// The colour that the next chip on a cell has; `None` on a green one.
    pub fn next_colour(&self, cell: u8) -> Option<ChipColour> {
        ChipColour::after(self.colour(cell))
    }

    /// Lays the chip that a cell asks for in place of the one there, and does nothing else. Its colour; `None` on a green one.
    pub(super) fn put(&mut self, cell: u8) -> Option<ChipColour> {
        let colour = self.next_colour(cell)?;
        let bit = 1 << cell;
        if colour != ChipColour::Red {
            self.cells[colour as usize - 1] &= !bit;
        }
        self.cells[colour as usize] |= bit;
        Some(colour)
    }

    /// The cells with a chip.
    pub fn taken(&self) -> u16 {
        self.cells[0] | self.cells[1] | self.cells[2]
    }

    /// Whether chips are still taken from the middle before play.
    pub fn drafting(&self) -> bool {
        self.taken() == 0 && count(&self.hands[0]) + count(&self.hands[1]) < 6
    }
}

/// How many chips in all.
pub fn count(chips: &Chips) -> u8 {
    chips[0] + chips[1] + chips[2]
}
