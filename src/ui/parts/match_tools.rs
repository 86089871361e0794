//! The interface of the chunk with the match tools.

use super::sheet_context::SheetContext;
use trivium_engine::Hint;
use trivium_rules::core::{GameInfo, Seat};
use trivium_session::{Controller, Intent, Warning};
use trivium_words::Language;
use yew::prelude::*;

/// A component of the chunk.
#[derive(Clone)]
pub enum MatchTool {
    Setup(&'static GameInfo),
    Menu(SheetContext),
    /// Changing the players of the seats.
    Seats(SheetContext),
    Clock(SheetContext),
    Time(ClockViewProps),
    /// The score of the series.
    Evening(SeriesScoreProps),
    /// Runs the clock, the sounds and the wake lock; draws nothing.
    Watch(WatchProps),
}

#[derive(Clone, Copy)]
pub struct MatchTools {
    pub draw: fn(&MatchTool) -> Html,
    pub explain: fn(&Controller, Language, &Hint) -> Option<Explained>,
    /// Explains the learning mode's question.
    pub warn: fn(&Controller, Language, &Warning) -> Option<String>,
}

#[derive(Clone, PartialEq, Properties)]
pub struct SeriesScoreProps {
    pub id: String,
    /// The players, in the seat order of the series' first match.
    pub names: Vec<String>,
    /// Changes with the match.
    pub serial: u32,
}

/// Properties of [`MatchTool::Watch`].
#[derive(Clone, PartialEq, Properties)]
pub struct WatchProps {
    pub id: String,
    pub controller: Controller,
    /// Whether this tab leads the match, and not another tab.
    pub leads: bool,
    pub act: Callback<Intent>,
}

#[derive(Clone, PartialEq, Properties)]
pub struct ClockViewProps {
    pub controller: Controller,
    pub seat: Seat,
    pub name: String,
}

/// The text with and without coordinates, and its rule: the game, and the anchor in its rules.
pub type Explained = ([String; 2], Option<(&'static str, &'static str)>);
