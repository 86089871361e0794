//! State, legal moves and play (rules/tris.md, Play and End).

use super::Refusal;
use super::board::{POINTS, Point, ROWS};
use crate::core::{Outcome, Referee, Rules, Seat, TableAction, Turn};

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The discs of each seat, as masks of points.
    pub(super) discs: [u16; 2],
    /// The outcome of a table action.
    pub(super) agreed: Option<Outcome>,
}

impl State {
    /// The mask of points without a disc.
    pub fn free(&self) -> u16 {
        ((1 << POINTS) - 1) & !(self.discs[0] | self.discs[1])
    }

    /// The seat whose disc is on a point.
    pub fn owner(&self, point: Point) -> Option<Seat> {
        Seat::all(2).find(|seat| self.discs[seat.index()] & point.bit() != 0)
    }

    /// The seat to act. After the end of the game, the seat that would be next.
    pub fn seat(&self) -> Seat {
        let [one, two] = self.discs.map(u16::count_ones);
        if one > two { Seat::TWO } else { Seat::ONE }
    }

    /// The mask of a row that a seat has completed.
    pub(super) fn row(&self, seat: Seat) -> Option<u16> {
        ROWS.into_iter().find(|row| self.discs[seat.index()] & row == *row)
    }
}

/// The rules of the only variant. A move is the point on which the seat sets a disc.
#[derive(Clone, Copy, Debug)]
pub struct Tris;

impl Rules for Tris {
    type State = State;
    type Move = Point;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        State { discs: [0; 2], agreed: None }
    }

    fn turn(&self, state: &State) -> Turn {
        let won = || Seat::all(2).find(|seat| state.row(*seat).is_some()).map(|seat| Outcome::win(2, seat));
        let full = || (state.free() == 0).then(|| Outcome::draw(2));
        state.agreed.or_else(won).or_else(full).map_or(Turn::Seat(state.seat()), Turn::Over)
    }

    fn legal(&self, state: &State, into: &mut Vec<Point>) {
        if self.turn(state).seat().is_some() {
            into.extend(Point::of(state.free()));
        }
    }

    fn play_unchecked(&self, state: &mut State, made: Point) {
        debug_assert!(self.check(state, made).is_ok(), "{made:?} in {state:?}");
        state.discs[state.seat().index()] |= made.bit();
    }
}

impl Referee for Tris {
    type Refusal = Refusal;

    fn check(&self, state: &State, made: Point) -> Result<(), Refusal> {
        match state.owner(made) {
            _ if self.turn(state).seat().is_none() => Err(Refusal::Over),
            Some(_) => Err(Refusal::Occupied),
            None => Ok(()),
        }
    }

    fn act(&self, state: &mut State, action: TableAction) -> Result<(), Refusal> {
        state.agreed = Some(match action {
            TableAction::Resign => Outcome::win(2, state.seat().other()),
            TableAction::Agree | TableAction::Claim => Outcome::draw(2),
        });
        Ok(())
    }
}
