//! Validates positions: contradictions between fields, and the outcome that the fields determine. rules/triapon.md,
//! section "Going out, and the end".

use super::board::{forms, holes};
use super::rules::Triapon;
use super::state::{BALLS, SEATS, Stage, State};
use crate::core::{Outcome, Seat};
use arrayvec::ArrayVec;
use std::cmp::Ordering;

/// The most turns without a take that a position can count: 15 rounds of three.
const QUIET_MOST: u8 = 45;

impl Triapon {
    /// The name of a field that contradicts other fields; `None` for a valid position.
    pub(super) fn flaw(&self, state: &State) -> Option<&'static str> {
        // The seats whose balls may have been set back. If two seats are out, the position does not say which was out
        // first.
        let out = Seat::all(SEATS).filter(|seat| self.barricade && state.is_out(*seat)).map(Some);
        let mut firsts: ArrayVec<Option<Seat>, 3> = out.collect();
        if firsts.is_empty() {
            firsts.push(None);
        }
        firsts.retain(|first| stock_fits(state, *first));
        // Each check relies on the checks before it.
        let fits: [(&str, &dyn Fn() -> bool); 6] = [
            ("stock", &|| !firsts.is_empty()),
            ("taken", &|| firsts.iter().any(|first| balls_fit(state, *first))),
            ("hand", &|| hand_fits(state)),
            ("out", &|| out_fits(state)),
            ("quiet", &|| quiet_fits(state)),
            ("stage", &|| self.stage_fits(state)),
        ];
        fits.into_iter().find(|(_, fits)| !fits()).map(|(field, _)| field)
    }

    fn stage_fits(&self, state: &State) -> bool {
        let index = state.seat.index();
        if state.stage == Stage::Over {
            return !state.placing() || state.decided();
        }
        !state.decided()
            && match state.stage {
                Stage::Place => state.hand[index] > 0,
                Stage::Move => !state.placing() && state.mobile(state.seat),
                Stage::Take => formed(state.balls[index]) && state.could_take() != 0,
                Stage::Reset => self.barricade && state.stock[index] > 0,
                Stage::Over => unreachable!("handled above"),
            }
    }
}

/// No seat can set back more balls than it took from the seat that was out first.
fn stock_fits(state: &State, first: Option<Seat>) -> bool {
    let most = state.taken.map(|of| first.map_or(0, |first| of[first.index()]));
    state.stock.iter().zip(most).all(|(stock, most)| *stock <= most)
}

/// Every seat has nine balls: on the board, in the hand or taken. Balls that were set back are on the board and count
/// as taken.
fn balls_fit(state: &State, first: Option<Seat>) -> bool {
    let total = |of: [u8; 3]| of.into_iter().map(u32::from).sum::<u32>();
    Seat::all(SEATS).all(|seat| {
        let index = seat.index();
        let taken = total(state.taken.map(|of| of[index]));
        let set_back = if first == Some(seat) { taken - total(state.stock) } else { 0 };
        let gone = taken + u32::from(state.hand[index]);
        let all = gone + state.balls[index].count_ones() == u32::from(BALLS) + set_back;
        all && gone <= u32::from(BALLS) && state.taken[index][index] == 0
    })
}

/// While balls are being set, the seats that are not out have set them in turn. A seat that resigned set at most as
/// many as it had turns.
fn hand_fits(state: &State) -> bool {
    if !state.placing() || state.stage == Stage::Over {
        return true;
    }
    let set = state.hand.map(|hand| BALLS - hand);
    let now = set[state.seat.index()];
    // In the stage of placing, the seat to act has not yet set its ball of this round.
    let (before, after) = if state.stage == Stage::Place { (now + 1, Some(now)) } else { (now, now.checked_sub(1)) };
    Seat::all(SEATS).all(|seat| {
        let turns = match seat.cmp(&state.seat) {
            Ordering::Less => Some(before),
            Ordering::Equal => Some(now),
            Ordering::Greater => after,
        };
        let set = Some(set[seat.index()]);
        if state.is_out(seat) { set <= turns } else { set == turns }
    })
}

/// In the moving phase, each seat that is not out has at least three balls, unless the take after the last set ball is
/// still to come.
fn out_fits(state: &State) -> bool {
    let last_set = matches!(state.stage, Stage::Take | Stage::Over) && state.quiet == 0;
    let enough = state.seats_in().all(|seat| state.balls[seat.index()].count_ones() >= 3);
    state.placing() || last_set || state.decided() || enough
}

fn quiet_fits(state: &State) -> bool {
    if state.placing() {
        return state.quiet == 0;
    }
    match state.stage {
        Stage::Place => state.quiet == 0,
        Stage::Move | Stage::Take => state.quiet < state.quiet_limit(),
        Stage::Reset => state.quiet <= state.quiet_limit(),
        Stage::Over => state.quiet <= QUIET_MOST,
    }
}

/// Whether some ball may have been the last of a new triad.
fn formed(own: u64) -> bool {
    holes(own).any(|ball| forms(own & !ball.mask(), ball))
}

/// The outcome of a finished position; `None` if its fields do not determine it. An agreement ends by count and a
/// standstill ends in a draw, so the outcome is unknown if both are possible and differ.
pub(super) fn ending(state: &State) -> Option<Outcome> {
    if state.decided() {
        return Some(state.by_last_in());
    }
    let counted = state.by_count();
    let standstill = state.seats_in().any(|seat| !state.mobile(seat));
    let determined = !standstill || state.quiet >= state.quiet_limit() || counted == state.by_standstill();
    determined.then_some(counted)
}
