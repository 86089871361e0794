//! State and play. rules/triapon.md, Play to Variant `barricade`.

use super::bits::CountedMask;
use super::board::{ALL, HOLES, NEIGHBOURS, forms, holes};
use super::{Refusal, capture};
use crate::core::{Outcome, Referee, Rules, Seat, SeededRng, SetupError, TableAction, Turn, Verdict};
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

fn without_lowest(mask: u64) -> u64 {
    mask & mask.wrapping_sub(1)
}

/// The rules of one variant.
#[derive(Clone, Debug)]
pub struct Triapon {
    /// Whether balls of the seat that is out can be set back.
    pub(super) barricade: bool,
}

impl Triapon {
    /// The variant of that name.
    ///
    /// # Errors
    /// [`SetupError::UnknownVariant`].
    pub fn new(variant: &str) -> Result<Triapon, SetupError> {
        match variant {
            "base" => Ok(Triapon { barricade: false }),
            "barricade" => Ok(Triapon { barricade: true }),
            _ => Err(SetupError::UnknownVariant(variant.to_owned())),
        }
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

    /// Once all balls are set: whoever has two balls or fewer is out.
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

    /// A ball was set or moved into `hole`.
    fn arrived(&self, state: &mut State, hole: u8) {
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

    /// The turn's move and take are done.
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
        match state.outcome {
            Some(outcome) => Turn::Over(outcome),
            None => Turn::Seat(state.seat),
        }
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
                    let targets = if jumps { free } else { NEIGHBOURS[usize::from(ball)] & free };
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

    fn sample(&self, state: &State, rng: &mut SeededRng, _scratch: &mut Vec<Move>) -> Move {
        let mut any = |mask: u64| {
            let counted = CountedMask::new(mask);
            counted.nth(rng.below(counted.count()))
        };
        match state.stage {
            Stage::Place => Move::Place(any(state.free())),
            Stage::Take => Move::Take(any(state.takeable)),
            // The hole above the board's last stands for the pass.
            Stage::Reset => match any(state.free() | 1 << HOLES) {
                hole if usize::from(hole) == HOLES => Move::Pass,
                hole => Move::Reset(hole),
            },
            Stage::Move if state.jumps(state.seat) => {
                let from = any(state.balls[state.seat.index()]);
                Move::Shift(from, any(state.free()))
            }
            Stage::Move => {
                let (own, free) = (state.balls[state.seat.index()], state.free());
                // How many balls may go to each free hole, as three masks of binary digits: no hole has more than six neighbours.
                let (mut ones, mut twos, mut fours) = (0, 0, 0);
                let mut left = own;
                while left != 0 {
                    let targets = NEIGHBOURS[left.trailing_zeros() as usize] & free;
                    left &= left - 1;
                    let carry = ones & targets;
                    ones ^= targets;
                    fours |= twos & carry;
                    twos ^= carry;
                }
                let [ones, twos, fours] = [ones, twos, fours].map(CountedMask::new);
                let n = rng.below(ones.count() + 2 * twos.count() + 4 * fours.count());
                let to = match n.checked_sub(ones.count()) {
                    None => ones.nth(n),
                    Some(n) => match n.checked_sub(2 * twos.count()) {
                        None => twos.nth(n / 2),
                        Some(n) => fours.nth(n / 4),
                    },
                };
                let mut sources = own & NEIGHBOURS[usize::from(to)];
                if sources & (sources - 1) != 0 {
                    for _ in 0..rng.below(sources.count_ones()) {
                        sources &= sources - 1;
                    }
                }
                Move::Shift(sources.trailing_zeros() as u8, to)
            }
            Stage::Over => panic!("nothing is drawn when the game is over"),
        }
    }

    fn play_unchecked(&self, state: &mut State, made: Move) {
        debug_assert_eq!(self.check(state, made), Ok(()), "{made:?} in {state:?}");
        let seat = state.seat.index();
        match made {
            Move::Place(hole) => {
                state.hand[seat] = state.hand[seat].saturating_sub(1);
                state.balls[seat] |= 1 << hole;
                self.arrived(state, hole);
            }
            Move::Shift(from, to) => {
                state.balls[seat] = state.balls[seat] & !(1 << from) | 1 << to;
                self.arrived(state, to);
            }
            Move::Take(hole) => {
                let Some(owner) = state.owner(hole) else { return };
                state.balls[owner.index()] &= !(1 << hole);
                state.taken[seat][owner.index()] += 1;
                state.takeable = 0;
                state.quiet = 0;
                self.test_out(state);
                self.may_reset(state);
            }
            Move::Reset(hole) => {
                let Some(out) = state.first_out() else { return };
                state.stock[seat] = state.stock[seat].saturating_sub(1);
                state.balls[out.index()] |= 1 << hole;
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
                let near = NEIGHBOURS[usize::from(from)] >> to & 1 != 0;
                let jumps = state.balls[state.seat.index()].count_ones() == 3;
                if near || jumps { Ok(()) } else { Err(Refusal::NotNeighbour) }
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
                // The rest of the turn lapses, and the last ball to be set may have been this seat's.
                self.test_out(state);
                self.end_turn(state);
            }
        }
        Ok(())
    }
}

impl Triapon {
    /// Whether the ball in a hole can be taken, by walking from it and, where it matters, from the balls of the other opponent.
    fn check_take(&self, state: &State, hole: u8) -> Result<(), Refusal> {
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
