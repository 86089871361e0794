//! Positions. rules/tritt.md, sections "Pieces" and "Text".

use super::board::{BOARD, Placement, Points};
use super::lines::{ShownLines, Taken};
use crate::core::{Outcome, Seat};
use arrayvec::ArrayVec;

/// The colour of a player and of points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PlayerColour {
    /// Moves first.
    Orange,
    /// Moves second.
    Blue,
}

impl PlayerColour {
    /// Both, Orange first.
    pub const ALL: [PlayerColour; 2] = [PlayerColour::Orange, PlayerColour::Blue];

    /// The opponent's colour.
    pub const fn other(self) -> PlayerColour {
        match self {
            PlayerColour::Orange => PlayerColour::Blue,
            PlayerColour::Blue => PlayerColour::Orange,
        }
    }

    /// A value for this colour and one for the other, in the order of [`PlayerColour::ALL`].
    pub(super) fn first_of<T>(self, own: T, other: T) -> [T; 2] {
        match self {
            PlayerColour::Orange => [own, other],
            PlayerColour::Blue => [other, own],
        }
    }
}

/// The pending decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// A turn of `step` and `slide`.
    Turn,
    /// The first move of a turn of `reloaded`.
    Set,
    /// The second move of a turn of `reloaded`.
    Shift,
    /// The game is over.
    Over,
}

/// The most trittons of a player in any variant.
pub const MOST: usize = 10;

/// A player's trittons on the board, in order.
pub type Trittons = ArrayVec<Placement, MOST>;

/// A position. Equal positions are equal values.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The points that show each colour; they follow from the trittons.
    shown: [Points; 2],
    /// The same points by line.
    lines: ShownLines,
    pub(super) trittons: [Trittons; 2],
    /// The seat that plays Orange.
    pub(super) orange: Seat,
    /// The seat to act; seat 1 when the game is over.
    pub(super) seat: Seat,
    pub(super) stage: Stage,
    pub(super) outcome: Option<Outcome>,
}

impl State {
    /// The empty board. Seat 1 plays Orange and moves first.
    pub(super) fn empty(stage: Stage) -> State {
        State {
            shown: [0; 2],
            lines: ShownLines::EMPTY,
            trittons: Default::default(),
            orange: Seat::ONE,
            seat: Seat::ONE,
            stage,
            outcome: None,
        }
    }

    /// The points that show a colour.
    pub fn shown(&self, colour: PlayerColour) -> Points {
        self.shown[colour as usize]
    }

    /// The points that no tritton covers.
    pub fn free(&self) -> Points {
        BOARD & !(self.shown[0] | self.shown[1])
    }

    /// The points that trittons cover, by line.
    pub(super) fn taken(&self) -> Taken<'_> {
        Taken(&self.lines)
    }

    /// Whether there is a row of any colour once the points of this placement show these colours, too.
    pub(super) fn any_row_with(&self, place: Placement, ends: PlayerColour) -> bool {
        let mut lines = self.lines;
        lines.show(place, ends);
        lines.any_row()
    }

    /// Adds the points of a tritton, given the colour of its ends.
    pub(super) fn show(&mut self, place: Placement, ends: PlayerColour) {
        let [orange, blue] = ends.first_of(place.ends(), place.middle());
        self.shown[0] |= orange;
        self.shown[1] |= blue;
        self.lines.show(place, ends);
    }

    /// Removes the points of a tritton, given the colour of its ends.
    pub(super) fn hide(&mut self, place: Placement, ends: PlayerColour) {
        let [orange, blue] = ends.first_of(place.ends(), place.middle());
        self.shown[0] &= !orange;
        self.shown[1] &= !blue;
        self.lines.hide(place, ends);
    }

    /// A colour's trittons on the board, in order.
    pub fn trittons(&self, colour: PlayerColour) -> &[Placement] {
        &self.trittons[colour as usize]
    }

    /// The colour that has a tritton at this placement.
    pub fn owner(&self, place: Placement) -> Option<PlayerColour> {
        PlayerColour::ALL.into_iter().find(|c| self.trittons(*c).contains(&place))
    }

    /// A tritton that covers some of these points, and its colour.
    pub fn covering(&self, points: Points) -> Option<(PlayerColour, Placement)> {
        let of = |c| self.trittons(c).iter().find(|p| p.mask() & points != 0).map(|p| (c, *p));
        PlayerColour::ALL.into_iter().find_map(of)
    }

    /// The seat that plays a colour.
    pub fn seat_of(&self, colour: PlayerColour) -> Seat {
        if colour == PlayerColour::Orange { self.orange } else { self.orange.other() }
    }

    /// The colour of the seat to act.
    pub fn colour(&self) -> PlayerColour {
        if self.seat == self.orange { PlayerColour::Orange } else { PlayerColour::Blue }
    }

    /// The seat to act; seat 1 when the game is over.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The pending decision.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Whether a row of that colour is on the board.
    pub fn has_row(&self, colour: PlayerColour) -> bool {
        self.lines.has_row(colour)
    }

    /// Whether a row of any colour is on the board.
    pub fn any_row(&self) -> bool {
        self.lines.any_row()
    }

    /// Whether the seat to act may swap, as an answer to the first tritton.
    ///
    /// The position alone determines this. If Orange's first tritton is alone on the board and Blue is to act, either
    /// Blue has had no turn yet, or the seats swapped and Blue is seat 1. If Blue had shifted the tritton, Orange would
    /// have set a second one.
    pub fn can_swap(&self) -> bool {
        let [orange, blue] = &self.trittons;
        self.stage == Stage::Turn
            && (self.orange, self.seat) == (Seat::ONE, Seat::TWO)
            && orange.len() == 1
            && blue.is_empty()
    }

    pub(super) fn end(&mut self, outcome: Outcome) {
        self.seat = Seat::ONE;
        self.stage = Stage::Over;
        self.outcome = Some(outcome);
    }
}
