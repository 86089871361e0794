//! Shared by all games: seats, turns, outcomes, the [`Rules`] trait and its companions.
//!
//! Nothing here depends on a particular game.

mod action;
mod catalog;
mod const_table;
mod draft;
mod effect;
mod error;
mod event;
mod fields;
mod kind;
mod move_text;
mod outcome;
mod overview;
mod perft;
mod playout;
mod random;
mod refusals;
mod rules;
mod scene;
mod seat;
mod site;

pub use action::TableAction;
pub use catalog::{Credit, GameInfo, OptionInfo, Sample, SetupError, VariantInfo, VariantValues};
pub(crate) use const_table::const_table;
pub use draft::{Draft, DraftChange, DraftSetting, EditPosition, PaletteEntry, PiecePlace, SettingRange, read_turn};
pub use effect::{EffectKind, MoveEffect};
pub use error::{ParseError, ParseFault};
pub use event::{End, Event};
pub use fields::{FieldValue, Fields, join, list, number};
pub use kind::{PatternInfo, PatternKind, PieceInfo, PieceKind};
pub(crate) use move_text::move_text;
pub use outcome::{Outcome, Turn, Verdict};
pub use overview::{BoardRow, Overview, PatternProgress};
pub use perft::perft;
pub use playout::{Playout, playout};
pub use random::SeededRng;
pub(crate) use refusals::refusals;
pub use rules::{DisplayMove, MoveError, Notation, Present, Referee, Rules};
pub use scene::{BoardEdge, Command, Gesture, Group, Pick, Piece, Rounds, Scene, Tray, TrayRole};
pub use seat::Seat;
pub use site::{Site, SiteRange};
