//! The interface of the part: all that makes pictures.

use crate::ui::sheet_context::SheetContext;
use std::future::Future;
use std::pin::Pin;
use trivium_boards::svg_export::{MarkError, Style};
use trivium_session::Match;
use yew::Html;

/// A request for a picture of a match's position, for boards in other pages.
#[derive(Clone)]
pub struct PictureRequest {
    /// The table.
    pub game_match: Match,
    /// How it is drawn.
    pub style: Style,
    /// [`trivium_boards::BoardView::orientation`].
    pub orientation: u8,
    /// The marks over it.
    pub marks: String,
    /// Of a puzzle, its title and what is wanted.
    pub asks: Option<[String; 2]>,
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
pub struct PictureExports {
    /// The sheet over a match.
    pub sheet: fn(&SheetContext) -> Html,
    /// Makes one.
    pub svg: fn(PictureRequest) -> Drawing,
    /// Makes one for light and dark surroundings, for within a page of someone's own.
    pub both: fn(PictureRequest) -> Drawing,
    /// Sees to it that all is there for making one.
    pub ready: fn() -> Pin<Box<dyn Future<Output = bool>>>,
    /// Looks at marks: [`crate::ui::annotations::check`].
    pub check: fn(&str) -> Result<(), MarkError>,
    /// Draws marks over a board: [`crate::ui::annotations::draw`].
    pub over: fn(&web_sys::Element, &str, &str) -> Result<(), MarkError>,
}
