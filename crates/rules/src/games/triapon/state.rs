//! Decisions and positions. rules/triapon.md, Play to Going out, and the end.

use super::board::{ALL, NEIGHBOURS};
use super::capture;
use crate::core::{Outcome, Seat, Verdict};
use std::cmp::Ordering;

/// How many seats play.
pub const SEATS: u8 = 3;
/// How many balls each seat sets.
pub(super) const BALLS: u8 = 9;
/// How many rounds without a take end the game.
const QUIET_ROUNDS: u8 = 15;

/// One decision. Holes are those of [`super::board`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Set a ball of the hand.
    Place(u8),
    /// Move or jump from the first hole to the second.
    Shift(u8, u8),
    /// Take the ball there.
    Take(u8),
    /// Set back a ball of the seat that is out.
    Reset(u8),
    /// Set back none.
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
    /// Nothing.
    Over,
}

/// A position. Arrays have an entry for each seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The balls on the board as masks; set back balls are among those of the seat that is out.
    pub(super) balls: [u64; 3],
    /// In the stage of taking the balls that can be taken; 0 elsewhere.
    pub(super) takeable: u64,
    /// Balls to be set. A seat that resigned keeps them.
    pub(super) hand: [u8; 3],
    /// For each taker how many balls it took of each seat.
    pub(super) taken: [[u8; 3]; 3],
    /// Balls that each seat may still set back.
    pub(super) stock: [u8; 3],
    /// The seats that are out, bit `1 << index`.
    pub(super) out: u8,
    /// Turns of the moving phase since the last take.
    pub(super) quiet: u8,
    /// The pending decision.
    pub(super) stage: Stage,
    /// The seat that decides; seat 1 when over.
    pub(super) seat: Seat,
    /// The outcome, once over.
    pub(super) outcome: Option<Outcome>,
}

impl State {
    /// A seat's balls on the board, a bit for each hole; balls that were set back are among those of the seat that is out.
    pub fn balls(&self, seat: Seat) -> u64 {
        self.balls[seat.index()]
    }

    /// The balls that can be taken, in the stage of taking.
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

    /// The seat that decides; seat 1 when over.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How the game ended; `None` while it runs.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The free holes.
    pub fn free(&self) -> u64 {
        ALL & !(self.balls[0] | self.balls[1] | self.balls[2])
    }

    /// Whose ball lies in a hole.
    pub fn owner(&self, hole: u8) -> Option<Seat> {
        Seat::all(SEATS).find(|seat| self.balls[seat.index()] >> hole & 1 != 0)
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

    /// Whether balls are still to be set. Those of seats that are out never are.
    pub fn placing(&self) -> bool {
        self.hand != [0; 3] && self.seats_in().any(|seat| self.hand[seat.index()] > 0)
    }

    /// Whether a seat has exactly three balls on the board and so may jump, in the moving phase.
    pub fn jumps(&self, seat: Seat) -> bool {
        let without_two = without_lowest(without_lowest(self.balls[seat.index()]));
        without_two != 0 && without_lowest(without_two) == 0
    }

    /// Where the ball in a hole of the seat to act may go, in the moving phase.
    pub fn targets(&self, ball: u8) -> u64 {
        let within = if self.jumps(self.seat) { ALL } else { NEIGHBOURS[usize::from(ball)] };
        within & self.free()
    }

    /// A seat's balls in play: on the board and still to be set (R5).
    pub fn in_play(&self, seat: Seat) -> u32 {
        self.balls[seat.index()].count_ones() + u32::from(self.hand[seat.index()])
    }

    /// How many balls a seat took, of whomever.
    pub fn taken_by(&self, seat: Seat) -> u8 {
        self.taken[seat.index()].iter().sum()
    }

    /// Whether two seats are out, or more.
    pub fn decided(&self) -> bool {
        self.out & self.out.wrapping_sub(1) != 0
    }

    /// How many turns without a take end the game now, which is not decided.
    pub fn quiet_limit(&self) -> u8 {
        QUIET_ROUNDS * if self.out == 0 { SEATS } else { SEATS - 1 }
    }

    /// Whether a seat has a move, in the moving phase.
    pub fn mobile(&self, seat: Seat) -> bool {
        let free = self.free();
        let mut own = self.balls[seat.index()];
        while own != 0 {
            if NEIGHBOURS[own.trailing_zeros() as usize] & free != 0 {
                return true;
            }
            own &= own - 1;
        }
        self.jumps(seat)
    }

    /// The balls that the seat to act could take if it formed a triad now.
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
