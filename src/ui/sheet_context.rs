//! The match on screen, as sheets over it get it.

use super::game::{Line, SharedController};
use super::route::Route;
use trivium_session::Intent;
use yew::prelude::*;

/// The match on screen, as sheets over it are given it.
#[derive(Clone, PartialEq)]
pub struct SheetContext {
    /// Its name on the shelf.
    pub id: String,
    /// The screen below the sheet.
    pub table: Route,
    /// The table and the choice under way.
    pub controller: SharedController,
    /// Does an intent.
    pub act: Callback<Intent>,
    /// Turns the board by one step, where it does not turn to the players.
    pub turn: Option<Callback<()>>,
    /// Closes the sheet.
    pub close: Callback<()>,
    /// Shows on the board where a line leads, or the board itself again.
    pub point: Callback<Option<Line>>,
    /// Tries a line out.
    pub try_line: Callback<Line>,
}
