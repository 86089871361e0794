//! Evaluation of Traffic Lights for searches: the tablebase without a bag, the expectimax table for 3×3 with a bag.
//! Other variants with a bag get a heuristic: lines that can be completed, with all later rounds taken as equal.

use trivium_rules::games::traffic_lights::board::CellLayout;

use crate::evaluate::{Evaluate, ExpectimaxTable, RankedMove, SearchMethod, Tablebase, two_shares};
use tablebase::BoardTablebase;
use trivium_rules::core::{Rules, Seat, SeededRng};
use trivium_rules::games::traffic_lights::{Move, Stage, State};
use trivium_rules::games::traffic_lights::{ScoringLines, TrafficLights};

mod expectimax;
mod swindle;
mod tablebase;

/// Value of each point of a lead in the match.
const LEAD: i32 = 40;

/// Value of each point of a lead in the last round. It falls with the square root of the number of rounds left.
const LAST: f32 = 70.0;

/// The points that a move earns at once; in single games, 1 for a win.
#[inline]
fn earns(rules: &TrafficLights, state: &State, made: Move) -> i32 {
    let after = rules.after(state, made);
    match (rules.rounds(), after.outcome()) {
        (None, Some(outcome)) => i32::from(outcome.of(state.seat()) == trivium_rules::core::Verdict::Win),
        (None, None) => 0,
        (Some(_), _) => (after.score()[state.seat().index()] - state.score()[state.seat().index()]) as i32,
    }
}

impl Evaluate for TrafficLights {
    fn method(&self) -> SearchMethod {
        if self.chips().is_some() { SearchMethod::MonteCarlo } else { SearchMethod::AlphaBeta }
    }

    /// On 3×3 with a bag, luck leaves little between random and perfect play, so the levels use the whole range of
    /// rates.
    fn blunder_rates(&self) -> [u32; 7] {
        match (self.chips(), self.layout()) {
            (None, _) if self.counting() == ScoringLines::Green => [975, 655, 438, 220, 93, 34, 7],
            (None, _) => [930, 700, 480, 280, 150, 62, 20],
            (Some(_), CellLayout::Three) if self.counting() == ScoringLines::Green => [997, 636, 424, 251, 121, 43, 1],
            (Some(_), CellLayout::Three) => [992, 684, 482, 312, 187, 79, 8],
            (Some(_), _) => [900, 680, 450, 300, 170, 90, 20],
        }
    }

    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        let [one, two] = state.score().map(|points| points as i32);
        let lead = if seat == Seat::ONE { one - two } else { two - one };
        lead * LEAD
    }

    /// A lead is worth less if more rounds are left.
    fn shares(&self, state: &State) -> [f32; Seat::MOST] {
        let left = (state.rounds() - state.round() + 1) as f32;
        let [one, two] = state.score().map(|points| points as f32);
        two_shares(((one - two) * LAST / left.sqrt()) as i32)
    }

    /// With a bag, luck decides so much of a round that all later rounds count as equal.
    fn beyond(&self, root: &State, state: &State) -> bool {
        self.chips().is_some() && state.round() != root.round()
    }

    fn candidates(&self, state: &State, into: &mut Vec<RankedMove<Move>>) {
        let legal = self.legal_moves(state);
        let rank = |made| if state.stage() == Stage::Play { 100 * earns(self, state, made).min(1) } else { 0 };
        into.extend(legal.into_iter().map(|made| RankedMove { rank: rank(made), made }));
    }

    fn playout_move(&self, state: &State, rng: &mut SeededRng, scratch: &mut Vec<Move>) -> Move {
        let any = self.sample(state, rng, scratch);
        if state.stage() != Stage::Play {
            return any;
        }
        scratch.clear();
        self.legal(state, scratch);
        scratch
            .iter()
            .copied()
            .max_by_key(|made| earns(self, state, *made))
            .filter(|m| earns(self, state, *m) > 0)
            .unwrap_or(any)
    }

    fn tablebase(&self) -> Option<Box<dyn Tablebase<Self>>> {
        BoardTablebase::new(self).map(|table| Box::new(table) as Box<dyn Tablebase<Self>>)
    }

    fn expectimax_table(&self) -> Option<Box<dyn ExpectimaxTable<Self>>> {
        expectimax::SharesTable::new(self).map(|table| Box::new(table) as Box<dyn ExpectimaxTable<Self>>)
    }
}
