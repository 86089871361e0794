//! Random moves without the legal list.

use super::board::{GOALS, PLACEMENTS, Placement};
use super::rules::{Move, Tritt, Variant};
use super::state::{MOST, Stage, State};
use crate::core::SeededRng;

/// How often a method guesses before it gives up.
const TRIES: usize = 24;

impl Tritt {
    /// A random move, each equally likely; `None` if all guesses fail. Guesses are from a simple superset of the moves.
    pub(super) fn quick_sample(&self, state: &State, rng: &mut SeededRng) -> Option<Move> {
        match state.stage() {
            Stage::Set => self.guess_set(state, rng),
            Stage::Shift => Some(self.any_shift(state, rng)),
            Stage::Turn | Stage::Over => self.guess_turn(state, rng),
        }
    }

    /// A random move of `reloaded` that sets a tritton.
    fn guess_set(&self, state: &State, rng: &mut SeededRng) -> Option<Move> {
        for _ in 0..TRIES {
            let place = Placement::new(rng.below(PLACEMENTS as u32) as usize).expect("below their number");
            if state.taken().is_free(place) && !self.makes_row(state, state.colour(), place) {
                return Some(Move::Set(place));
            }
        }
        None
    }

    /// A random shift of `reloaded`, or pass.
    fn any_shift(&self, state: &State, rng: &mut SeededRng) -> Move {
        let trittons = state.trittons(state.colour().other());
        // The number of shifts of each tritton and of those before it.
        let mut sums = [u32::MAX; MOST];
        let mut sum = 0;
        for (entry, place) in sums.iter_mut().zip(trittons) {
            let [back, on] = state.taken().range(*place);
            sum += back + on;
            *entry = sum;
        }
        let at = rng.below(sum + 1);
        if at == sum {
            return Move::Pass;
        }
        let number = sums.iter().filter(|sum| **sum <= at).count();
        let from = trittons[number];
        // The shifts of the tritton in opposite order.
        let to = self.nth_shift(state, from, sums[number] - 1 - at);
        Move::Shift(from, to.expect("below the number of its shifts"))
    }

    /// The shift of a tritton with that number, onwards before backwards; `None` if it has fewer shifts.
    fn nth_shift(&self, state: &State, from: Placement, number: u32) -> Option<Placement> {
        let [back, on] = state.taken().range(from).map(|points| points.min(self.reach().into()));
        let by = if number < on { number as i32 + 1 } else { on as i32 - 1 - number as i32 };
        if number < back + on { Placement::new((from.index() as i32 + by) as usize) } else { None }
    }

    /// A random turn of `step` and `slide`.
    fn guess_turn(&self, state: &State, rng: &mut SeededRng) -> Option<Move> {
        let (colour, taken) = (state.colour(), state.taken());
        let others = state.trittons(colour.other());
        let sets = if self.hand(state, colour) > 0 { PLACEMENTS } else { 0 };
        // The most shifts of a tritton.
        let goals = if self.variant() == Variant::Step { 2 } else { GOALS };
        let shifts = others.len() * goals;
        let swap = usize::from(state.can_swap());
        for _ in 0..TRIES {
            let at = rng.below((sets + shifts + swap) as u32) as usize;
            if at < sets {
                let place = Placement::new(at).expect("below their number");
                if taken.is_free(place) {
                    return Some(Move::Set(place));
                }
            } else if at < sets + shifts {
                // Constant divisors need no division instruction.
                let at = at - sets;
                let (tritton, number) = match self.variant() {
                    Variant::Step => (at / 2, at % 2),
                    _ => (at / GOALS, at % GOALS),
                };
                if let Some(to) = self.nth_shift(state, others[tritton], number as u32) {
                    return Some(Move::Shift(others[tritton], to));
                }
            } else {
                return Some(Move::Swap);
            }
        }
        None
    }
}
