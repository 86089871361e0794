//! Computer players: searches over any game that implements [`Evaluate`], and levels of strength.
//!
//! A search runs in slices (see [`Search`]), without threads or a clock. [`games`] implements [`Evaluate`] for each
//! game.

mod alphabeta;
mod analysis;
mod engine;
mod engine_session;
mod error_model;
mod evaluate;
mod expectimax;
pub mod games;
mod hint;
mod level;
mod mcts;
mod proof;
mod protocol;
mod prover;
mod review;
mod search;
mod solver_search;
mod tablebase;
mod threat_probe;
mod threat_search;
mod transposition;

pub use alphabeta::{AlphaBeta, SearchLimits};
pub use analysis::{Analysis, AnalysisLine};
pub use engine::{Engine, PositionHistory};
pub use engine_session::{BadToken, EngineSession, engine_session};
pub use error_model::ErrorModel;
pub use evaluate::{
    Evaluate, ExactValue, ExpectimaxTable, MixHasher, PruningMargins, RankedMove, SearchMethod, SolvedResult, Solver,
    Tablebase, TurnMoves, WIN, final_shares, two_shares,
};
pub use expectimax::{ExpectimaxSearch, SharedExpectimax};
pub use hint::{Hint, Threat};
pub use level::Level;
pub use mcts::{Mcts, TreeLimits};
pub use proof::{ProofSearch, ProvenEnd};
pub use protocol::{
    JobKind, ProvenResult, Reply, Request, SearchUpdate, Task, WorkerError, read_message, write_message,
};
pub use review::{JudgedPosition, TurningPoint, turning_points};
pub use search::{ProvenValue, Search, SearchLine, SearchReport, run};
pub use tablebase::{SharedTablebase, TablebaseSearch};
pub use threat_search::{ProofFinder, ThreatSearch};
