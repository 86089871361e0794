//! Opponents: searches over any game that can be evaluated, and levels of strength.
//!
//! A search is a thing that goes on in slices (see [`Search`]); nothing here has a thread or a clock. Games are known only through
//! [`trivium_rules::core::Evaluate`].

mod alphabeta;
mod certificate;
mod certify;
mod eyes;
mod forced;
mod guard;
mod hint;
mod level;
mod lookup;
mod mcts;
mod message;
mod mind;
mod outlook;
mod program;
mod proof;
mod prover;
mod review;
mod search;
mod solving;
mod transposition;
mod weigh;

pub use alphabeta::{AlphaBeta, Limits};
pub use certificate::{Certificate, Checked, Flaw, Opening, Side, Wrong};
pub use eyes::Eyes;
pub use forced::{Finder, Forced, Threatener};
pub use hint::{Hint, Threat};
pub use level::Level;
pub use lookup::{Lookup, Shared};
pub use mcts::{Growth, Mcts};
pub use message::{Fate, Found, Outage, Reply, Request, Task, VERSION};
pub use mind::{Mind, Place};
pub use outlook::{Expected, Outlook};
pub use program::{BadToken, Program, Thought, program};
pub use proof::{Decided, Proofs};
pub use prover::Prover;
pub use review::{Judged, Turned, turns};
pub use search::{Line, Proven, Report, Search, run};
pub use weigh::{Scales, Weigh};
