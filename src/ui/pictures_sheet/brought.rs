//! The interface of the part: all that makes pictures.

use crate::ui::match_sheet::Match;
use std::future::Future;
use std::pin::Pin;
use trivium_boards::still::{MarkError, Style};
use trivium_session::Table;
use yew::Html;

/// What is wanted of a picture of where a table stands, for boards in other pages.
pub struct Order {
    /// The table.
    pub table: Table,
    /// How it is drawn.
    pub style: Style,
    /// [`trivium_boards::BoardView::orientation`].
    pub orientation: u8,
    /// What is drawn over it.
    pub marks: String,
}

/// Why there is no picture.
pub enum NoPicture {
    /// Something for it cannot be had.
    Unloaded,
    /// A mark cannot be drawn.
    Mark(MarkError),
}

/// A picture on its way.
pub type Drawing = Pin<Box<dyn Future<Output = Result<String, NoPicture>>>>;

/// All that makes pictures.
#[derive(Clone, Copy)]
pub struct Pictures {
    /// The sheet over a match.
    pub sheet: fn(&Match) -> Html,
    /// Makes one.
    pub svg: fn(Order) -> Drawing,
    /// Looks at marks: [`crate::ui::over::check`].
    pub check: fn(&str) -> Result<(), MarkError>,
    /// Draws marks over a board: [`crate::ui::over::draw`].
    pub over: fn(&web_sys::Element, &str, &str) -> Result<(), MarkError>,
}
