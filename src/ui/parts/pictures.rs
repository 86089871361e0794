//! The interface of the chunk that makes pictures.

use super::sheet_context::SheetContext;
use crate::ui::base::same::Same;
use std::future::Future;
use std::pin::Pin;
use trivium_boards::svg_export::{MarkError, Style};
use trivium_boards::{BoardLayout, BoardView, Markup};
use trivium_session::Match;
use yew::Html;

/// A request for a picture of a position, from an embedded board.
#[derive(Clone)]
pub struct PictureRequest {
    pub game_match: Match,
    pub style: Style,
    /// See [`trivium_boards::BoardView::orientation`].
    pub orientation: u8,
    /// The marks over the picture.
    pub marks: String,
    /// Title and task of a puzzle.
    pub asks: Option<[String; 2]>,
    /// Whether the picture is shown within a page.
    pub within: bool,
}

pub enum NoPicture {
    /// A required file cannot be fetched.
    Unloaded,
    /// A mark cannot be drawn.
    Mark(MarkError),
}

/// A picture that is being drawn.
pub type Drawing = Pin<Box<dyn Future<Output = Result<String, NoPicture>>>>;

#[derive(Clone, Copy)]
pub struct PictureExports {
    /// Draws the sheet over a match.
    pub sheet: fn(&SheetContext) -> Html,
    /// Draws the buttons that send a match as a picture.
    pub sending: fn(&Same<Match>) -> Html,
    pub svg: fn(PictureRequest) -> Drawing,
    /// Draws a picture that adapts to light and dark pages, for use within an HTML page.
    pub both: fn(PictureRequest) -> Drawing,
    /// Fetches the style sheets that pictures need. Returns false if that fails.
    pub ready: fn() -> Pin<Box<dyn Future<Output = bool>>>,
    /// Checks marks and, if a board is given, whether it has their sites.
    pub check: fn(&str, Option<&BoardView>) -> Result<(), MarkError>,
    /// Draws marks over a game's board.
    pub over: fn(&str, &str, &BoardLayout) -> Result<Markup, MarkError>,
}
