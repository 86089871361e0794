//! Moves and positions. rules/triapon.md, sections "Play" to "Going out, and the end".

use super::board::{ALL, Hole, holes};
use super::capture;
use crate::core::{Outcome, Seat, Verdict};
use std::cmp::Ordering;

/// The number of seats.
pub const SEATS: u8 = 3;
/// The number of balls of each seat.
pub(super) const BALLS: u8 = 9;
/// The number of rounds without a take that ends the game.
const QUIET_ROUNDS: u8 = 15;

/// A move. A turn has up to three: set or move a ball, take one, set one back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Set a ball from the hand into a hole.
    Place(Hole),
    /// Move or jump from the first hole to the second.
    Shift(Hole, Hole),
    /// Take the ball in a hole.
    Take(Hole),
    /// Set a ball of the seat that is out back into a hole.
    Reset(Hole),
    /// Set back no ball.
    Pass,
}

/// The pending decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// A seat sets a ball.
    Place,
    /// A seat moves a ball.
    Move,
    /// The seat that formed a triad takes a ball.
    Take,
    /// A seat may set back a ball that it took from the seat that is out.
    Reset,
    /// The game is over.
    Over,
}

impl Stage {
    /// All stages.
    pub const ALL: [Stage; 5] = [Stage::Place, Stage::Move, Stage::Take, Stage::Reset, Stage::Over];
}

/// A position. Arrays have an entry for each seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The balls on the board as masks; set back balls are among those of the seat that is out.
    pub(super) balls: [u64; 3],
    /// The balls that can be taken in the stage [`Stage::Take`]; 0 in other stages.
    pub(super) takeable: u64,
    /// Balls to be set. A seat that resigned keeps them.
    pub(super) hand: [u8; 3],
    /// The number of balls taken: first by taker, then by owner.
    pub(super) taken: [[u8; 3]; 3],
    /// Balls that each seat may still set back.
    pub(super) stock: [u8; 3],
    /// The seats that are out, bit `1 << index`.
    pub(super) out: u8,
    /// Turns of the moving phase since the last take.
    pub(super) quiet: u8,
    pub(super) stage: Stage,
    /// The seat to act; seat 1 when the game is over.
    pub(super) seat: Seat,
    pub(super) outcome: Option<Outcome>,
}

impl State {
    /// A seat's balls on the board, a bit for each hole; balls that were set back are among those of the seat that is
    /// out.
    pub fn balls(&self, seat: Seat) -> u64 {
        self.balls[seat.index()]
    }

    /// The balls that can be taken, as a mask; 0 unless the stage is [`Stage::Take`].
    pub fn takeable(&self) -> u64 {
        self.takeable
    }

    /// How many balls a seat has left to set. A seat that resigned keeps them.
    pub fn hand(&self, seat: Seat) -> u8 {
        self.hand[seat.index()]
    }

    /// Turns of the moving phase since the last take.
    pub fn quiet(&self) -> u8 {
        self.quiet
    }

    /// The pending decision.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The seat to act; seat 1 when the game is over.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How the game ended; `None` while it runs.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The free holes, as a mask.
    pub fn free(&self) -> u64 {
        ALL & !(self.balls[0] | self.balls[1] | self.balls[2])
    }

    /// The seat whose ball is in a hole.
    pub fn owner(&self, hole: Hole) -> Option<Seat> {
        Seat::all(SEATS).find(|seat| self.balls[seat.index()] & hole.mask() != 0)
    }

    /// Whether a seat is out.
    pub fn is_out(&self, seat: Seat) -> bool {
        self.out >> seat.index() & 1 != 0
    }

    /// The seats that are not out.
    pub fn seats_in(&self) -> impl Iterator<Item = Seat> + use<> {
        let out = self.out;
        Seat::all(SEATS).filter(move |seat| out >> seat.index() & 1 == 0)
    }

    /// The seat that went out first, while the two others play on.
    pub fn first_out(&self) -> Option<Seat> {
        let mut out = Seat::all(SEATS).filter(|seat| self.is_out(*seat));
        out.next().filter(|_| out.next().is_none())
    }

    /// Whether balls are still to be set. Balls of seats that are out do not count.
    pub fn placing(&self) -> bool {
        self.hand != [0; 3] && self.seats_in().any(|seat| self.hand[seat.index()] > 0)
    }

    /// Whether a seat has exactly three balls on the board and so may jump, in the moving phase.
    pub fn jumps(&self, seat: Seat) -> bool {
        let without_two = without_lowest(without_lowest(self.balls[seat.index()]));
        without_two != 0 && without_lowest(without_two) == 0
    }

    /// The holes to which a ball of the seat to act can move, in the moving phase.
    pub fn targets(&self, ball: Hole) -> u64 {
        let within = if self.jumps(self.seat) { ALL } else { ball.neighbours() };
        within & self.free()
    }

    /// A seat's balls in play: on the board and still to be set (R5).
    pub fn in_play(&self, seat: Seat) -> u32 {
        self.balls[seat.index()].count_ones() + u32::from(self.hand[seat.index()])
    }

    /// The number of balls that a seat took.
    pub fn taken_by(&self, seat: Seat) -> u8 {
        self.taken[seat.index()].iter().sum()
    }

    /// Whether at least two seats are out.
    pub fn decided(&self) -> bool {
        self.out & self.out.wrapping_sub(1) != 0
    }

    /// The number of turns without a take that ends the game, while at least two seats play.
    pub fn quiet_limit(&self) -> u8 {
        QUIET_ROUNDS * if self.out == 0 { SEATS } else { SEATS - 1 }
    }

    /// Whether a seat has a move, in the moving phase.
    pub fn mobile(&self, seat: Seat) -> bool {
        let free = self.free();
        holes(self.balls[seat.index()]).any(|ball| ball.neighbours() & free != 0) || self.jumps(seat)
    }

    /// The balls that the seat to act could take after forming a triad.
    pub(super) fn could_take(&self) -> u64 {
        let [one, two] = [self.seat.next(SEATS), self.seat.next(SEATS).next(SEATS)];
        let open = |seat| if self.is_out(seat) { 0 } else { capture::open(self.balls[seat.index()]) };
        let or = |mask, other: Seat| if mask != 0 { mask } else { open(other) };
        match self.in_play(one).cmp(&self.in_play(two)) {
            Ordering::Greater => or(open(one), two),
            Ordering::Less => or(open(two), one),
            Ordering::Equal => open(one) | open(two),
        }
    }

    /// The outcome by the count of balls taken.
    pub fn by_count(&self) -> Outcome {
        let score = |seat: Seat| match self.first_out() {
            Some(out) => (self.taken_by(seat), self.taken[seat.index()][out.index()]),
            None => (self.taken_by(seat), 0),
        };
        let best = self.seats_in().map(score).max();
        let winners = self.seats_in().filter(|seat| Some(score(*seat)) == best).count();
        let shared = winners == self.seats_in().count();
        Outcome::new(SEATS, |seat| match () {
            () if self.is_out(seat) => Verdict::Loss,
            () if shared => Verdict::Draw,
            () if Some(score(seat)) == best => Verdict::Win,
            () => Verdict::Loss,
        })
    }

    /// The outcome when the seat to move has no move.
    pub fn by_standstill(&self) -> Outcome {
        Outcome::new(SEATS, |seat| if self.is_out(seat) { Verdict::Loss } else { Verdict::Draw })
    }

    /// The outcome once two seats are out.
    pub fn by_last_in(&self) -> Outcome {
        Outcome::new(SEATS, |seat| if self.is_out(seat) { Verdict::Loss } else { Verdict::Win })
    }

    pub(super) fn end(&mut self, outcome: Outcome) {
        self.stage = Stage::Over;
        self.seat = Seat::ONE;
        self.takeable = 0;
        self.outcome = Some(outcome);
    }
}

pub(super) fn without_lowest(mask: u64) -> u64 {
    mask & mask.wrapping_sub(1)
}
