//! Tritt `reloaded`: long searches for wins, and bounds on them.

mod bound_search;
mod claims;
mod recheck;
mod snapshot;
mod strategy;

pub use bound_search::BoundSearch;
pub use claims::{Claim, HEAD};
pub use recheck::Recheck;

use std::collections::HashMap;
use trivium_engine::games::tritt::ProofSearch;
use trivium_engine::{SolvedResult, Solver};
use trivium_rules::games::tritt::{Move, Stage, State, Tritt};

/// The engine's proof search, which can be saved, resumed and written down as a strategy.
pub struct ProofSolver {
    search: ProofSearch,
    /// Boards whose strategy has already been listed, with the number of turns until the win.
    listed: HashMap<u64, u32>,
}

impl ProofSolver {
    /// A search from a position of `reloaded`; `None` if the game is over.
    pub fn new(rules: &Tritt, state: &State) -> Option<ProofSolver> {
        let turned = matches!(state.stage(), Stage::Set | Stage::Shift);
        turned.then(|| ProofSolver { search: ProofSearch::new(*rules, state), listed: HashMap::new() })
    }

    /// Searches about `boards` more boards. Returns true when the winner is known.
    pub fn step(&mut self, boards: u64) -> bool {
        self.search.step(boards)
    }

    pub fn boards(&self) -> u64 {
        self.search.boards()
    }

    /// Positions in the table.
    pub fn positions(&self) -> usize {
        self.search.nodes().len()
    }

    /// Continues at another position and keeps all results.
    pub fn enter(&mut self, state: &State) {
        self.search.enter(state);
    }

    /// See [`ProofSearch::threads`].
    pub fn threads(&mut self, count: usize) {
        self.search.threads(count);
    }

    /// See [`ProofSearch::within`].
    pub fn within(&mut self, turns: u32) {
        self.search.within(turns);
    }

    pub fn solved(&self) -> Option<SolvedResult<Move>> {
        self.search.solved()
    }
}
