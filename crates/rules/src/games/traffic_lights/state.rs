//! Moves and positions. rules/traffic-lights.md, sections "Turn" and "Bag".

use super::board::Cell;
use crate::core::{BoardEdge, Outcome, Seat};
use std::fmt;

/// The colour of a chip, in the order in which chips replace each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ChipColour {
    /// Laid on an empty cell.
    Red,
    /// Laid on a red chip.
    Yellow,
    /// Laid on a yellow chip. It stays.
    Green,
}

impl ChipColour {
    /// All colours, in order.
    pub const ALL: [ChipColour; 3] = [ChipColour::Red, ChipColour::Yellow, ChipColour::Green];

    /// The letter in tokens and positions.
    pub const fn letter(self) -> char {
        match self {
            ChipColour::Red => 'R',
            ChipColour::Yellow => 'Y',
            ChipColour::Green => 'G',
        }
    }

    /// The colour of the next chip on a cell, given the colour of the top chip; `None` after green.
    pub const fn after(top: Option<ChipColour>) -> Option<ChipColour> {
        match top {
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

/// A move: one decision of a seat, or a draw of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Lay a chip on a cell. The cell determines its colour.
    Lay(Cell),
    /// Slide the strip to that side.
    Slide(BoardEdge),
    /// Chance draws a chip of that colour from the bag.
    Draw(ChipColour),
    /// Take a chip of that colour from the supply.
    Pick(ChipColour),
    /// Pass.
    Pass,
}

/// The pending decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// A seat takes a chip from the supply before play begins.
    Draft,
    /// A seat lays, slides or passes.
    Play,
    /// The seat that laid a chip takes one from the supply.
    Refill,
    /// Chance draws.
    Draw,
    /// The game is over.
    Over,
}

impl Stage {
    /// All stages.
    pub const ALL: [Stage; 5] = [Stage::Draft, Stage::Play, Stage::Refill, Stage::Draw, Stage::Over];
}

/// The number of red, yellow and green chips in one place.
pub type Chips = [u8; 3];

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// For each colour, the cells with this colour on top.
    pub(super) cells: [u16; 3],
    /// The side of the strip; north without a strip.
    pub(super) side: BoardEdge,
    /// Whether the last turn of this round that was not a pass was a slide (R4).
    pub(super) slid: bool,
    pub(super) stage: Stage,
    /// The seat to act; at a draw, the seat that acts after it.
    pub(super) seat: Seat,
    /// The seats' chips; all 0 without a bag.
    pub(super) hands: [Chips; 2],
    pub(super) supply: Chips,
    pub(super) bag: Chips,
    /// The current round, from 1.
    pub(super) round: u32,
    /// The agreed number of rounds, including tie-breaking rounds.
    pub(super) rounds: u32,
    pub(super) score: [u32; 2],
    pub(super) outcome: Option<Outcome>,
}

impl State {
    /// For each colour, the cells with this colour on top, as a mask.
    pub fn cells(&self) -> [u16; 3] {
        self.cells
    }

    /// The side of the strip; north without a strip.
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

    /// The seat to act; at a draw, the seat that acts after it.
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

    /// The current round, from 1.
    pub fn round(&self) -> u32 {
        self.round
    }

    /// The agreed number of rounds, including tie-breaking rounds.
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
    #[cfg_attr(feature = "fast", inline)]
    pub fn colour(&self, cell: Cell) -> Option<ChipColour> {
        ChipColour::ALL.into_iter().find(|c| self.cells[*c as usize] & cell.mask() != 0)
    }

    /// The colour of the next chip on a cell; `None` if its top chip is green.
    #[cfg_attr(feature = "fast", inline)]
    pub fn next_colour(&self, cell: Cell) -> Option<ChipColour> {
        ChipColour::after(self.colour(cell))
    }

    /// Lays the next chip on a cell and changes nothing else. Returns its colour; `None` if the top chip is green.
    pub(super) fn put(&mut self, cell: Cell) -> Option<ChipColour> {
        let colour = self.next_colour(cell)?;
        if colour != ChipColour::Red {
            self.cells[colour as usize - 1] &= !cell.mask();
        }
        self.cells[colour as usize] |= cell.mask();
        Some(colour)
    }

    /// The cells with a chip, as a mask.
    pub fn taken(&self) -> u16 {
        self.cells[0] | self.cells[1] | self.cells[2]
    }

    /// Whether seats still take chips before play begins.
    pub fn drafting(&self) -> bool {
        self.taken() == 0 && count(&self.hands[0]) + count(&self.hands[1]) < 6
    }
}

/// The number of chips of all colours.
pub fn count(chips: &Chips) -> u8 {
    chips[0] + chips[1] + chips[2]
}
