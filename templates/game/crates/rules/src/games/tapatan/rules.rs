//! State, legal moves and play (rules/tapatan.md, Play and End).

use super::Refusal;
use super::board::{NEIGHBOURS, POINTS, Point, ROWS};
use crate::core::{Outcome, Referee, Rules, Seat, TableAction, Turn};

/// The number of stones of a seat.
pub const STONES: u32 = 3;

/// A position, without the positions before it: `games::Replay` checks whether a draw may be claimed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The stones of each seat, as masks of points.
    stones: [u16; 2],
    seat: Seat,
    outcome: Option<Outcome>,
}

impl State {
    /// The position with these stones and this seat to act. The game is over if the other seat has a row.
    pub(super) fn new(stones: [u16; 2], seat: Seat) -> State {
        let mut state = State { stones, seat, outcome: None };
        let other = seat.other();
        if state.row(other).is_some() {
            state.outcome = Some(Outcome::win(2, other));
        }
        state
    }

    /// The mask of a seat's stones.
    pub fn stones(&self, seat: Seat) -> u16 {
        self.stones[seat.index()]
    }

    /// The seat to act. After the end of the game, the seat that would be next.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The number of stones that a seat still has to set.
    pub fn hand(&self, seat: Seat) -> u32 {
        STONES.saturating_sub(self.stones(seat).count_ones())
    }

    /// The mask of points without a stone.
    pub fn free(&self) -> u16 {
        ((1 << POINTS) - 1) & !(self.stones[0] | self.stones[1])
    }

    /// The seat whose stone is on a point.
    pub fn owner(&self, point: Point) -> Option<Seat> {
        Seat::all(2).find(|seat| self.stones(*seat) & point.bit() != 0)
    }

    /// The mask of points to which the stone on a point can move.
    pub(super) fn targets(&self, from: Point) -> u16 {
        NEIGHBOURS[from.index()] & self.free()
    }

    /// The mask of the row that a seat has completed.
    pub(super) fn row(&self, seat: Seat) -> Option<u16> {
        ROWS.into_iter().find(|row| self.stones(seat) & row == *row)
    }
}

/// A move. Each turn is one move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Set a stone on a free point.
    Set(Point),
    /// Move the stone from the first point to the second.
    Shift(Point, Point),
}

/// The rules of the only variant.
#[derive(Clone, Copy, Debug)]
pub struct Tapatan;

impl Rules for Tapatan {
    type State = State;
    type Move = Move;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        State::new([0; 2], Seat::ONE)
    }

    fn turn(&self, state: &State) -> Turn {
        state.outcome.map_or(Turn::Seat(state.seat), Turn::Over)
    }

    fn legal(&self, state: &State, into: &mut Vec<Move>) {
        if state.outcome.is_some() {
            return;
        }
        if state.hand(state.seat) > 0 {
            into.extend(Point::of(state.free()).map(Move::Set));
            return;
        }
        for from in Point::of(state.stones(state.seat)) {
            into.extend(Point::of(state.targets(from)).map(|to| Move::Shift(from, to)));
        }
    }

    fn play_unchecked(&self, state: &mut State, made: Move) {
        debug_assert!(self.check(state, made).is_ok(), "{made:?} in {state:?}");
        let seat = state.seat;
        let mut stones = state.stones;
        match made {
            Move::Set(point) => stones[seat.index()] |= point.bit(),
            Move::Shift(from, to) => {
                stones[seat.index()] &= !from.bit();
                stones[seat.index()] |= to.bit();
            }
        }
        *state = State::new(stones, seat.other());
    }
}

impl Referee for Tapatan {
    type Refusal = Refusal;

    fn check(&self, state: &State, made: Move) -> Result<(), Refusal> {
        if state.outcome.is_some() {
            return Err(Refusal::Over);
        }
        let setting = state.hand(state.seat) > 0;
        match made {
            Move::Set(_) if !setting => Err(Refusal::AllSet),
            Move::Set(point) => free(state, point),
            Move::Shift(..) if setting => Err(Refusal::SetFirst),
            Move::Shift(from, to) => {
                match state.owner(from) {
                    None => return Err(Refusal::Empty),
                    Some(owner) if owner != state.seat => return Err(Refusal::NotYours),
                    Some(_) => free(state, to)?,
                }
                if state.targets(from) & to.bit() == 0 { Err(Refusal::NotNext) } else { Ok(()) }
            }
        }
    }

    fn act(&self, state: &mut State, action: TableAction) -> Result<(), Refusal> {
        state.outcome = Some(match action {
            TableAction::Resign => Outcome::win(2, state.seat.other()),
            TableAction::Agree | TableAction::Claim => Outcome::draw(2),
        });
        Ok(())
    }
}

fn free(state: &State, point: Point) -> Result<(), Refusal> {
    if state.free() & point.bit() == 0 { Err(Refusal::Occupied) } else { Ok(()) }
}
