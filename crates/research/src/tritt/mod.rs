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
use trivium_rules::games::tritt::{Stage, State, Tritt};

/// The engine's proof search, with methods to save it, to resume it and to write it down as a strategy.
pub struct ProofSolver {
    pub search: ProofSearch,
    /// Boards whose strategy has already been listed, with the number of turns until the win.
    listed: HashMap<u64, u32>,
}

impl ProofSolver {
    /// A search from a position of `reloaded`; `None` if the game is over.
    pub fn new(rules: &Tritt, state: &State) -> Option<ProofSolver> {
        let turned = matches!(state.stage(), Stage::Set | Stage::Shift);
        turned.then(|| ProofSolver { search: ProofSearch::new(*rules, state), listed: HashMap::new() })
    }
}
