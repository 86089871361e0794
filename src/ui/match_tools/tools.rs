//! The interface of the part: all that can be asked of it.

use crate::ui::game::SharedController;
use crate::ui::sheet_context::SheetContext;
use trivium_engine::Hint;
use trivium_rules::core::{GameInfo, Seat};
use trivium_session::{Controller, Warning};
use trivium_words::Language;
use yew::prelude::*;

/// Something of it.
#[derive(Clone)]
pub enum MatchTool {
    /// The set-up of a game.
    Setup(&'static GameInfo),
    /// The menu.
    Menu(SheetContext),
    /// The seats, to be changed.
    Seats(SheetContext),
    /// The clock, to be changed.
    Clock(SheetContext),
    /// The remaining time of a seat.
    Time(ClockViewProps),
    /// The score of the evening.
    Evening(SeriesScoreProps),
    /// The part for clock, sounds and wake lock; it shows nothing.
    Watch(WatchProps),
}

/// The exports of a chunk.
#[derive(Clone, Copy)]
pub struct MatchTools {
    /// Draws something of it.
    pub draw: fn(&MatchTool) -> Html,
    /// Says why a hint is one.
    pub explain: fn(&Controller, Language, &Hint) -> Option<Explained>,
    /// Says why the learning mode asks.
    pub warn: fn(&Controller, Language, &Warning) -> Option<String>,
}

/// Properties of the score of the evening.
#[derive(Clone, PartialEq, Properties)]
pub struct SeriesScoreProps {
    /// The match's name on the shelf.
    pub id: String,
    /// The players, in the order of the seats of the first match.
    pub names: Vec<String>,
    /// Changes with the match.
    pub stamp: u32,
}

/// Properties of the watch.
#[derive(Clone, PartialEq, Properties)]
pub struct WatchProps {
    /// The match.
    pub controller: SharedController,
    /// Changes with the match.
    pub stamp: u32,
    /// Is called when a seat's time has run out and the match is changed by that.
    pub out: Callback<bool>,
}

/// Properties of a seat's clock.
#[derive(Clone, PartialEq, Properties)]
pub struct ClockViewProps {
    /// The match.
    pub controller: SharedController,
    /// Whose time it is.
    pub seat: Seat,
    /// The name of the seat.
    pub name: String,
    /// Changes with the match.
    pub stamp: u32,
}

/// The text with decisions named and without, and its rule: the game, and the anchor in its rules.
pub type Explained = ([String; 2], Option<(&'static str, &'static str)>);
