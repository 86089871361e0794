//! Matches: set-up, the record as a tree with undo and redo, chance draws, clocks, choosing moves by pointing, saves,
//! files and links. This crate uses games only through their facade and works without a browser.

mod address;
mod choice;
mod clock;
mod controller;
mod element;
mod file;
mod form;
mod game_match;
mod header;
mod highlights;
mod hint_reason;
mod immediate_results;
mod key_moment;
pub mod lesson;
mod link;
mod match_archive;
mod merge;
pub mod outside;
mod position_editor;
pub mod puzzle;
mod range_coder;
mod sanitize;
mod save;
mod series_score;
mod setup;
mod statistics;
mod tags;
mod tap_guard;
mod task;
mod tree;
mod tree_builder;
mod variation_run;
mod warning;

pub use address::{find_address, find_in_fragment};
pub use choice::{PickResult, choosable, draggable, pick};
pub use clock::{Clock, TimeLimit};
pub use controller::{Arrival, Controller, ControllerState, DecidingLine, Feedback, Intent, RoundSummary};
pub use element::{element_attributes, element_markup};
pub use file::{FileEntry, UnreadEntry, read_file, split_file, write_file};
pub use form::{Form, SoloResult, above};
pub use game_match::{FLAG, Match};
pub use highlights::{RecentTurn, lines_of, recent_turns, standing_lines, touched_since};
pub use hint_reason::{HintReason, Threatened, explain};
pub use immediate_results::{immediate_verdicts, immediate_wins};
pub use key_moment::{KeyMoment, KeyReason, key_moment};
pub use link::{LinkError, link_game, read_link, write_link};
pub use match_archive::{
    MatchArchive, Memory, Storage, StorageError, Summary, fingerprint, kept_alike, kept_game, kept_header, kept_save,
    kept_when, read_kept, write_kept, write_matches,
};
pub use merge::MatchRelation;
pub use position_editor::{DraftFault, EditRefusal, EditTool, PositionEditor};
pub use save::{BrokenSave, SaveError, UnplayedMatch, read, write};
pub use series_score::{PlayerStanding, SeriesScore, series_score};
pub use setup::{NAME_LENGTH, NoSetup, Setup, only_person, unnamed_person};
pub use statistics::{Played, Statistics, StatisticsRow};
pub use tags::{Date, Series, TITLE_LENGTH, Tags};
pub use tap_guard::{TAP_PAUSE, TapGuard};
pub use task::{Guide, Task, TaskStage};
pub use tree::{COMMENT_LENGTH, NodeId, RecordNode, RecordTree};
pub use variation_run::VariationRun;
pub use warning::{BestReply, GivenAway, Warning, warning};
