//! Play. rules/triapon.md, sections "Play" to "Variant `barricade`".

use super::bits::{CountedDigits, CountedMask};
use super::board::{HOLES, Hole, forms, holes};
use super::state::{BALLS, Move, SEATS, Stage, State, without_lowest};
use super::{Refusal, capture};
use crate::core::{Referee, Rules, Seat, SeededRng, TableAction, Turn};

/// The variants of Triapon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Variant {
    /// Captured balls stay off the board.
    Base,
    /// Balls of the seat that is out can be set back.
    Barricade,
}

/// The rules of one variant.
#[derive(Clone, Debug)]
pub struct Triapon {
    pub(super) barricade: bool,
}

impl Triapon {
    /// The rules of a variant.
    pub const fn new(variant: Variant) -> Triapon {
        Triapon { barricade: matches!(variant, Variant::Barricade) }
    }

    /// Whether balls of the seat that is out can be set back.
    pub fn barricade(&self) -> bool {
        self.barricade
    }

    fn go_out(&self, state: &mut State, seat: Seat) {
        if self.barricade && state.out == 0 {
            state.stock = state.taken.map(|of| of[seat.index()]);
        }
        state.out |= 1 << seat.index();
    }

    /// Once all balls are set, puts seats with two balls or fewer out of the game.
    fn test_out(&self, state: &mut State) {
        if state.placing() {
            return;
        }
        for seat in Seat::all(SEATS) {
            let few = without_lowest(without_lowest(state.balls[seat.index()])) == 0;
            if few && !state.is_out(seat) {
                self.go_out(state, seat);
            }
        }
    }

    /// Continues the turn after a ball was set or moved into `hole`.
    fn arrived(&self, state: &mut State, hole: Hole) {
        if forms(state.balls[state.seat.index()], hole) {
            state.takeable = state.could_take();
            if state.takeable != 0 {
                state.stage = Stage::Take;
                return;
            }
        }
        if state.stage == Stage::Move {
            state.quiet += 1;
        } else {
            self.test_out(state);
        }
        self.may_reset(state);
    }

    /// Continues the turn after its move and, if there was one, its take.
    fn may_reset(&self, state: &mut State) {
        let seat = state.seat;
        if state.stock[seat.index()] > 0 && !state.is_out(seat) && !state.decided() {
            state.stage = Stage::Reset;
        } else {
            self.end_turn(state);
        }
    }

    fn end_turn(&self, state: &mut State) {
        if state.decided() {
            return state.end(state.by_last_in());
        }
        if state.quiet >= state.quiet_limit() {
            return state.end(state.by_count());
        }
        let next = state.seat.next(SEATS);
        state.seat = if state.is_out(next) { next.next(SEATS) } else { next };
        state.stage = if state.placing() { Stage::Place } else { Stage::Move };
        if state.stage == Stage::Move && !state.mobile(state.seat) {
            state.end(state.by_standstill());
        }
    }
}

impl Rules for Triapon {
    type State = State;
    type Move = Move;

    fn seats(&self) -> u8 {
        SEATS
    }

    fn start(&self) -> State {
        State {
            balls: [0; 3],
            takeable: 0,
            hand: [BALLS; 3],
            taken: [[0; 3]; 3],
            stock: [0; 3],
            out: 0,
            quiet: 0,
            stage: Stage::Place,
            seat: Seat::ONE,
            outcome: None,
        }
    }

    fn turn(&self, state: &State) -> Turn {
        state.outcome.map_or(Turn::Seat(state.seat), Turn::Over)
    }

    fn is_out(&self, state: &State, seat: Seat) -> bool {
        state.is_out(seat)
    }

    fn legal(&self, state: &State, into: &mut Vec<Move>) {
        match state.stage {
            Stage::Place => into.extend(holes(state.free()).map(Move::Place)),
            Stage::Move => {
                let (own, free) = (state.balls[state.seat.index()], state.free());
                let jumps = state.jumps(state.seat);
                for ball in holes(own) {
                    let targets = if jumps { free } else { ball.neighbours() & free };
                    into.extend(holes(targets).map(|to| Move::Shift(ball, to)));
                }
            }
            Stage::Take => into.extend(holes(state.takeable).map(Move::Take)),
            Stage::Reset => {
                into.extend(holes(state.free()).map(Move::Reset));
                into.push(Move::Pass);
            }
            Stage::Over => {}
        }
    }

    #[cfg_attr(feature = "fast", inline(always))]
    fn sample(&self, state: &State, rng: &mut SeededRng, _scratch: &mut Vec<Move>) -> Move {
        let mut bit = |mask: u64| {
            let counted = CountedMask::new(mask);
            counted.nth(rng.below(counted.count()))
        };
        let mut any = |mask: u64| Hole::known(bit(mask));
        match state.stage {
            Stage::Place => Move::Place(any(state.free())),
            Stage::Take => Move::Take(any(state.takeable)),
            // The bit above the last hole means the pass.
            Stage::Reset => Hole::new(bit(state.free() | 1 << HOLES).into()).map_or(Move::Pass, Move::Reset),
            Stage::Move if state.jumps(state.seat) => {
                let from = any(state.balls[state.seat.index()]);
                Move::Shift(from, any(state.free()))
            }
            Stage::Move => {
                let (own, free) = (state.balls[state.seat.index()], state.free());
                // The number of balls that can move to each free hole, as binary digits in three masks. It is at most
                // six.
                let (mut ones, mut twos, mut fours) = (0, 0, 0);
                for ball in holes(own) {
                    let targets = ball.neighbours() & free;
                    let carry = ones & targets;
                    ones ^= targets;
                    fours |= twos & carry;
                    twos ^= carry;
                }
                // One draw chooses the hole and the ball that goes there.
                let targets = CountedDigits::new([ones, twos, fours]);
                let (to, ball) = targets.nth(rng.below(targets.sum()));
                let to = Hole::known(to);
                let mut sources = own & to.neighbours();
                for _ in 0..ball {
                    sources &= sources - 1;
                }
                Move::Shift(Hole::lowest(sources), to)
            }
            Stage::Over => panic!("nothing is drawn when the game is over"),
        }
    }

    #[cfg_attr(feature = "fast", inline(always))]
    fn play_unchecked(&self, state: &mut State, made: Move) {
        debug_assert_eq!(self.check(state, made), Ok(()), "{made:?} in {state:?}");
        let seat = state.seat.index();
        match made {
            Move::Place(hole) => {
                state.hand[seat] = state.hand[seat].saturating_sub(1);
                state.balls[seat] |= hole.mask();
                self.arrived(state, hole);
            }
            Move::Shift(from, to) => {
                state.balls[seat] = state.balls[seat] & !from.mask() | to.mask();
                self.arrived(state, to);
            }
            Move::Take(hole) => {
                let Some(owner) = state.owner(hole) else { return };
                state.balls[owner.index()] &= !hole.mask();
                state.taken[seat][owner.index()] += 1;
                state.takeable = 0;
                state.quiet = 0;
                self.test_out(state);
                self.may_reset(state);
            }
            Move::Reset(hole) => {
                let Some(out) = state.first_out() else { return };
                state.stock[seat] = state.stock[seat].saturating_sub(1);
                state.balls[out.index()] |= hole.mask();
                self.end_turn(state);
            }
            Move::Pass => self.end_turn(state),
        }
    }
}

impl Referee for Triapon {
    type Refusal = Refusal;

    fn check(&self, state: &State, made: Move) -> Result<(), Refusal> {
        let free = |hole| if state.owner(hole).is_none() { Ok(()) } else { Err(Refusal::Occupied) };
        match (made, state.stage) {
            (Move::Reset(_) | Move::Pass, _) if !self.barricade => Err(Refusal::NoBarricade),
            (Move::Place(hole), Stage::Place) | (Move::Reset(hole), Stage::Reset) => free(hole),
            (Move::Pass, Stage::Reset) => Ok(()),
            (Move::Shift(from, to), Stage::Move) => {
                match state.owner(from) {
                    None => return Err(Refusal::Empty),
                    Some(owner) if owner != state.seat => return Err(Refusal::NotYours),
                    Some(_) => free(to)?,
                }
                let adjacent = from.neighbours() & to.mask() != 0;
                let jumps = state.balls[state.seat.index()].count_ones() == 3;
                if adjacent || jumps { Ok(()) } else { Err(Refusal::NotNeighbour) }
            }
            (Move::Take(hole), Stage::Take) => self.check_take(state, hole),
            (_, stage) => Err(Refusal::Stage(stage)),
        }
    }

    fn act(&self, state: &mut State, action: TableAction) -> Result<(), Refusal> {
        match action {
            TableAction::Agree if state.placing() => return Err(Refusal::NoAgreement),
            TableAction::Agree => state.end(state.by_count()),
            TableAction::Claim => return Err(Refusal::NoClaim),
            TableAction::Resign => {
                self.go_out(state, state.seat);
                state.takeable = 0;
                // The rest of the turn lapses. If the seat had the last balls to set, the placing phase ends.
                self.test_out(state);
                self.end_turn(state);
            }
        }
        Ok(())
    }
}

impl Triapon {
    /// Whether the ball in a hole can be taken. Shares no code with [`State::could_take`], so that tests can compare
    /// the two.
    fn check_take(&self, state: &State, hole: Hole) -> Result<(), Refusal> {
        let owner = state.owner(hole).ok_or(Refusal::Empty)?;
        if owner == state.seat {
            return Err(Refusal::Own);
        }
        if state.is_out(owner) {
            return Err(Refusal::Out);
        }
        if let Some(why) = capture::closed(state.balls[owner.index()], hole) {
            return Err(why);
        }
        let fewer = |other: Seat| {
            other != owner
                && other != state.seat
                && state.in_play(other) > state.in_play(owner)
                && capture::has_open(state.balls[other.index()])
        };
        if state.seats_in().any(fewer) { Err(Refusal::Fewer) } else { Ok(()) }
    }
}
