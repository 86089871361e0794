//! The match on screen, as the sheets over it use it.

use crate::ui::base::route::Route;
use std::rc::Rc;
use trivium_session::{Controller, Intent};
use yew::prelude::*;

/// Moves that follow each other from a position.
pub type Line = Rc<[String]>;

#[derive(Clone, PartialEq, Properties)]
pub struct SheetContext {
    /// The id of the match in the store.
    pub id: String,
    /// The screen below the sheet.
    pub table: Route,
    pub controller: Controller,
    pub act: Callback<Intent>,
    /// Rotates the board by one step; `None` while the board rotates to the players by itself.
    pub turn: Option<Callback<()>>,
    pub close: Callback<()>,
    /// Previews on the board where a line leads; `None` ends the preview.
    pub point: Callback<Option<Line>>,
    /// Opens a line in a sandbox.
    pub try_line: Callback<Line>,
}
