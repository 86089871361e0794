//! State and play. rules/trias.md, sections "Board" and "Sowing".

use super::board::{HOLES, Hole};
use super::sowing::{LapStart, Ring, Rows, bits};
use super::{Refusal, board};
use crate::core::{Outcome, Referee, Rules, Seat, SeededRng, TableAction, Turn};

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    holes: [u8; HOLES],
    taken: [u8; 2],
    seat: Seat,
    /// The places of the ring that `seat` can choose, a bit for each; 0 when the game is over. [`Trias::after_turn`]
    /// sets the bits of all places whose first lap allows the choice.
    choices: u16,
}

impl State {
    /// A position from the stones in each hole, the removed stones of each seat, and the seat to move.
    pub(super) fn new(holes: [u8; HOLES], taken: [u8; 2], seat: Seat) -> State {
        State { holes, taken, seat, choices: Ring::new(Rows::of(&holes), seat).choices() }
    }

    /// Applies a turn without computing the new choices.
    fn pass(&mut self, sown: &Sown) {
        self.taken[self.seat.index()] += sown.summary.removed;
        self.seat = self.seat.other();
        self.holes = sown.rows.holes();
    }

    /// The stones in each hole, by [`Hole::index`].
    pub fn holes(&self) -> &[u8; HOLES] {
        &self.holes
    }

    /// The number of stones removed in the turns of each seat.
    pub fn taken(&self) -> [u8; 2] {
        self.taken
    }

    /// The seat to move; once the game is over, the seat that has lost.
    pub fn seat(&self) -> Seat {
        self.seat
    }
}

/// The result of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnSummary {
    /// The number of laps, from 2 to [`super::MOST_LAPS`].
    pub laps: u32,
    /// The hole of the last stone.
    pub last: Hole,
    /// The hole from which stones are removed.
    pub from: Hole,
    /// The number of removed stones, including the last stone if it is removed.
    pub removed: u8,
}

/// The rules of Trias, which has one variant without options.
#[derive(Clone, Copy, Debug)]
pub struct Trias;

impl Trias {
    /// The result of sowing from a hole. It takes as long as playing the turn.
    ///
    /// # Errors
    /// The reason why the hole cannot be chosen.
    pub fn turn_of(&self, state: &State, hole: Hole) -> Result<TurnSummary, Refusal> {
        self.sow(state, hole, |_| {}).map(|sown| sown.summary)
    }

    /// The rows after the turn of a hole, without computing the new choices; `None` if the hole cannot be chosen.
    pub fn rows_after(&self, state: &State, hole: Hole) -> Option<Rows> {
        self.sow(state, hole, |_| {}).ok().map(|sown| sown.rows)
    }

    /// The position after a turn, for searches; `None` if the hole cannot be chosen. It checks only the first lap of
    /// the new choices, because a full check plays a turn for each of them.
    pub fn after_turn(&self, state: &State, hole: Hole) -> Option<State> {
        let sown = self.sow(state, hole, |_| {}).ok()?;
        let mut after = state.clone();
        after.pass(&sown);
        after.choices = Ring::new(sown.rows, after.seat).starters();
        Some(after)
    }

    /// The number of holes that a seat could choose if it were to move.
    pub(super) fn mobility(holes: &[u8; HOLES], seat: Seat) -> u16 {
        Ring::new(Rows::of(holes), seat).choices().count_ones() as u16
    }

    /// The result of a turn, and the number of holes that the next seat can choose then.
    pub(super) fn foresee(&self, state: &State, hole: Hole) -> Option<(TurnSummary, u16)> {
        let sown = self.sow(state, hole, |_| {}).ok()?;
        Some((sown.summary, Trias::mobility(&sown.rows.holes(), state.seat.other())))
    }

    /// The holes that can be chosen.
    pub fn open(&self, state: &State) -> impl Iterator<Item = Hole> {
        let seat = state.seat;
        bits(state.choices).map(move |place| Hole::on_ring(seat, place as u8))
    }

    /// Plays the turn of a hole, calling `lap` before each of its laps.
    #[inline(always)]
    pub(super) fn sow(&self, state: &State, hole: Hole, lap: impl FnMut(LapStart)) -> Result<Sown, Refusal> {
        if state.choices == 0 {
            return Err(Refusal::Over);
        }
        let refusal = if hole.neutral() { Refusal::Neutral } else { Refusal::Opponents };
        let place = hole.own_place(state.seat).ok_or(refusal)?;
        let ring = Ring::new(Rows::of(&state.holes), state.seat);
        let done = ring.turn(place.into(), lap)?;
        let (removed, rows) = ring.after(&done);
        let last = Hole::on_ring(state.seat, done.last);
        let from = if done.captures { last.across(state.seat.other()) } else { last };
        Ok(Sown { rows, summary: TurnSummary { laps: done.laps, last, from, removed } })
    }
}

/// A turn that was sown but not yet applied.
pub(super) struct Sown {
    rows: Rows,
    pub summary: TurnSummary,
}

impl Rules for Trias {
    type State = State;
    type Move = Hole;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        State::new([board::FILL; HOLES], [0; 2], Seat::ONE)
    }

    fn turn(&self, state: &State) -> Turn {
        if state.choices == 0 { Turn::Over(Outcome::win(2, state.seat.other())) } else { Turn::Seat(state.seat) }
    }

    fn legal(&self, state: &State, into: &mut Vec<Hole>) {
        into.extend(self.open(state));
    }

    fn sample(&self, state: &State, rng: &mut SeededRng, _scratch: &mut Vec<Hole>) -> Hole {
        let at = rng.below(state.choices.count_ones()) as usize;
        let place = bits(state.choices).nth(at).expect("below their number");
        Hole::on_ring(state.seat, place as u8)
    }

    fn play_unchecked(&self, state: &mut State, made: Hole) {
        let played = self.play(state, made);
        debug_assert!(played.is_ok(), "{made:?} in {state:?}");
    }
}

impl Referee for Trias {
    type Refusal = Refusal;

    fn check(&self, state: &State, made: Hole) -> Result<(), Refusal> {
        self.turn_of(state, made).map(|_| ())
    }

    // Checking a turn sows it, so the default implementation would sow it twice.
    fn play(&self, state: &mut State, made: Hole) -> Result<(), Refusal> {
        let sown = self.sow(state, made, |_| {})?;
        state.pass(&sown);
        state.choices = Ring::new(sown.rows, state.seat).choices();
        Ok(())
    }

    fn act(&self, state: &mut State, action: TableAction) -> Result<(), Refusal> {
        match action {
            TableAction::Resign => state.choices = 0,
            TableAction::Agree | TableAction::Claim => return Err(Refusal::NoDraw),
        }
        Ok(())
    }
}
