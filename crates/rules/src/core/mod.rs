//! What every game of the house shares: seats, turns, outcomes, the [`Rules`] trait and its companions, records, and the
//! object-safe facade ([`Game`], [`Position`]) by which the layers above know "a game" without knowing which.
//!
//! No game and no browser is named here.

mod action;
mod catalog;
mod error;
mod evaluate;
mod event;
mod facade;
mod feat;
mod fields;
mod outcome;
mod perft;
mod playout;
mod random;
mod record;
mod replay;
mod rules;
mod scene;
mod seat;
mod site;
mod table;

pub use action::TableAction;
pub use catalog::{Credit, GameInfo, OptionInfo, Sample, SetupError, VariantInfo};
pub use error::{Fault, ParseError};
pub use evaluate::{
    Answer, Drift, Evaluate, Exact, Method, Mixer, Odds, Play, Ranked, Solved, Solver, Strategy, Truth, WIN,
    final_shares, two_shares,
};
pub use event::{End, Event};
pub use facade::{Bound, Game, Objection, Position, Stand, Step, Vocabulary};
pub use feat::{Deed, Feat};
pub use fields::{Field, Fields, join, list, number};
pub use outcome::{Outcome, Turn, Verdict};
pub use perft::perft;
pub use playout::{Playout, playout};
pub use random::Draws;
pub use record::Record;
pub use replay::{Refused, Replay};
pub use rules::{Notation, Present, Referee, Rules};
pub use scene::{Command, Gesture, Group, GroupKind, Kind, Pick, Piece, Rounds, Scene, Side, Tray, TrayRole};
pub use seat::Seat;
pub use site::Site;
pub(crate) use table::table;
