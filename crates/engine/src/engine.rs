//! The engine for one game: keeps the tables of solved games and chooses a search for each position.

use super::alphabeta::{AlphaBeta, SearchLimits};
use super::error_model::ErrorModel;
use super::expectimax::{ExpectimaxSearch, SharedExpectimax};
use super::level::Level;
use super::mcts::{Mcts, TreeLimits};
use super::prover::Prover;
use super::search::Search;
use super::solver_search::SolverSearch;
use super::tablebase::{SharedTablebase, TablebaseSearch};
use super::threat_search::{self, ProofFinder, ProofFirstSearch, ThreatSearch};
use crate::evaluate::{Evaluate, MixHasher, SearchMethod, final_shares};
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;
use trivium_rules::core::{Referee, Seat, SeededRng, TableAction};

/// An engine agrees to end the game if the agreement costs it at most this share.
const GENEROSITY: f32 = 0.02;

/// An engine for one game, variant and options.
pub struct Engine<R: Evaluate> {
    rules: Rc<R>,
    /// Created on first use; `None` for games without a tablebase.
    tablebase: OnceCell<Option<SharedTablebase<R>>>,
    /// Like `tablebase`, for games with chance.
    expectimax_table: OnceCell<Option<SharedExpectimax<R>>>,
}

/// A position and the keys of the positions before it.
#[derive(Clone, Debug)]
pub struct PositionHistory<R: Evaluate> {
    pub state: R::State,
    /// The keys of all earlier positions, from the start on.
    pub before: Vec<u64>,
}

impl<R: Evaluate> PositionHistory<R> {
    pub fn start(rules: &R) -> PositionHistory<R> {
        PositionHistory { state: rules.start(), before: Vec::new() }
    }

    /// Plays a move, which must be legal.
    pub fn play(&mut self, rules: &R, made: R::Move) {
        self.before.push(rules.key(&self.state));
        rules.play_unchecked(&mut self.state, made);
    }

    /// How often this position has occurred so far, this time included.
    pub fn repetitions(&self, rules: &R) -> usize {
        let key = rules.key(&self.state);
        1 + self.before.iter().filter(|k| **k == key).count()
    }
}

impl<R: Evaluate + 'static> Engine<R> {
    pub fn new(rules: R) -> Engine<R> {
        Engine { rules: Rc::new(rules), tablebase: OnceCell::new(), expectimax_table: OnceCell::new() }
    }

    fn tablebase(&self) -> Option<&SharedTablebase<R>> {
        self.tablebase.get_or_init(|| self.rules.tablebase().map(|tablebase| Rc::new(RefCell::new(tablebase)))).as_ref()
    }

    /// The expectimax table, if it covers the position.
    fn expectimax_table(&self, state: &R::State) -> Option<&SharedExpectimax<R>> {
        self.expectimax_table
            .get_or_init(|| {
                self.rules.expectimax_table().map(|expectimax_table| Rc::new(RefCell::new(expectimax_table)))
            })
            .as_ref()
            .filter(|expectimax_table| expectimax_table.borrow().covers(state))
    }

    pub fn rules(&self) -> &Rc<R> {
        &self.rules
    }

    /// The search of a computer player. The same seed plays the same game.
    pub fn think(&self, place: &PositionHistory<R>, level: Level, seed: u64) -> Box<dyn Search<R::Move>> {
        // The seed depends on the ply, so that an engine may notice at its next move what it missed at this one.
        let seed = MixHasher::of([seed, place.before.len() as u64]);
        let (rules, state) = (self.rules.clone(), place.state.clone());
        let full = level.number() == Level::FULL.number();
        if let Some(tablebase) = full.then(|| self.tablebase()).flatten() {
            return Box::new(TablebaseSearch::new(rules, tablebase.clone(), state, seed).swindling());
        }
        if let Some(expectimax_table) = full.then(|| self.expectimax_table(&state)).flatten() {
            return Box::new(ExpectimaxSearch::new(rules, expectimax_table.clone(), state, seed));
        }
        match rules.method() {
            SearchMethod::AlphaBeta => {
                let limits = level.limits(&*rules, seed);
                let search = AlphaBeta::new(rules.clone(), state.clone(), place.before.clone(), limits);
                if full { self.proving(&state, search, seed, false) } else { Box::new(search) }
            }
            SearchMethod::MonteCarlo => {
                let growth = level.growth(&*rules, seed);
                Box::new(Mcts::new(rules, state, growth))
            }
        }
    }

    /// A search for proofs before alpha-beta, if the game has one. With `comparing` alpha-beta follows in any case.
    fn proving(
        &self,
        state: &R::State,
        fallback: AlphaBeta<R>,
        seed: u64,
        comparing: bool,
    ) -> Box<dyn Search<R::Move>> {
        let (rules, root) = (self.rules.clone(), state.clone());
        let (proofs, forced) = (rules.proofs(), rules.forced());
        let finder: Box<dyn ProofFinder<R::Move>> = if proofs > 0 {
            Box::new(Prover::new(rules, root, proofs, seed))
        } else if let Some(solving) = SolverSearch::new(rules.clone(), root.clone()) {
            Box::new(solving)
        } else if forced > 0 {
            Box::new(ThreatSearch::new(rules, root, threat_search::LONGEST, forced))
        } else {
            return Box::new(fallback);
        };
        let mut book = Vec::new();
        // In games with a solver, moves of the book are only undecided, so a comparison does not prefer them.
        if !comparing || proofs > 0 {
            self.rules.book(state, &mut book);
        }
        let preferred = SeededRng::new(seed).choose(&book).copied();
        let seat = self.rules.turn(state).seat();
        Box::new(ProofFirstSearch { finder, seat, fallback, comparing, preferred })
    }

    /// An analysis: full strength without errors or a node limit, comparing up to `lines` moves.
    pub fn analyse(&self, place: &PositionHistory<R>, lines: usize, seed: u64) -> Box<dyn Search<R::Move>> {
        self.compare(place, lines, None, seed)
    }

    /// The search for a hint: like [`Engine::analyse`], with twice the nodes of full strength because it compares the
    /// two best moves. It never counts on mistakes of the opponent.
    pub fn advise(&self, place: &PositionHistory<R>, seed: u64) -> Box<dyn Search<R::Move>> {
        self.compare(place, 2, Some(2 * R::NODES), seed)
    }

    fn compare(
        &self,
        place: &PositionHistory<R>,
        lines: usize,
        nodes: Option<u64>,
        seed: u64,
    ) -> Box<dyn Search<R::Move>> {
        let (rules, state) = (self.rules.clone(), place.state.clone());
        if let Some(tablebase) = self.tablebase() {
            return Box::new(TablebaseSearch::new(rules, tablebase.clone(), state, seed));
        }
        if let Some(expectimax_table) = self.expectimax_table(&state) {
            return Box::new(ExpectimaxSearch::new(rules, expectimax_table.clone(), state, seed));
        }
        let error_model = ErrorModel { blunder_rates: 0, noise: 0, seed };
        match rules.method() {
            SearchMethod::AlphaBeta => {
                let endless = Level::ENDLESS.limits(&*rules, seed);
                let limits = SearchLimits { error_model, nodes: nodes.unwrap_or(endless.nodes), ..endless };
                let search =
                    AlphaBeta::new(rules.clone(), state.clone(), place.before.clone(), limits).comparing(lines);
                self.proving(&state, search, seed, true)
            }
            SearchMethod::MonteCarlo => {
                let endless = Level::ENDLESS.growth(&*rules, seed);
                let growth = TreeLimits { error_model, iterations: nodes.unwrap_or(endless.iterations), ..endless };
                Box::new(Mcts::new(rules, state, growth))
            }
        }
    }

    /// Plain Monte Carlo tree search, the baseline of strength tests.
    pub fn plain(&self, place: &PositionHistory<R>, iterations: u64, seed: u64) -> Box<dyn Search<R::Move>> {
        let curiosity = std::f32::consts::SQRT_2;
        let error_model = ErrorModel { blunder_rates: 0, noise: 0, seed };
        let growth = TreeLimits { iterations, informed: false, curiosity, playout: R::PLAYOUT, error_model };
        Box::new(Mcts::new(self.rules.clone(), place.state.clone(), growth))
    }
}

impl<R: Evaluate + Referee + 'static> Engine<R> {
    /// Whether the engine as `seat` agrees to end the game. `expected` holds the shares that its search expects.
    pub fn agrees(&self, state: &R::State, seat: Seat, expected: [f32; Seat::MOST]) -> bool {
        let mut agreed = state.clone();
        if self.rules.act(&mut agreed, TableAction::Agree).is_err() {
            return false;
        }
        let offered = final_shares(self.rules.turn(&agreed));
        offered.is_some_and(|offered| offered[seat.index()] + GENEROSITY >= expected[seat.index()])
    }
}
