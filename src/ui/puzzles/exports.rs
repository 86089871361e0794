//! The interface of the chunk for puzzles.

use super::table::Solving;
use crate::ui::screen::Screen;
use std::rc::Rc;
use trivium_rules::games::TokenError;
use trivium_session::Intent;
use trivium_session::puzzle::PuzzleError;
use trivium_words::Language;
use yew::prelude::*;

/// The functions of the chunk.
#[derive(Clone, Copy)]
pub struct PuzzleExports {
    /// Draws a screen.
    pub screen: fn(&Screen) -> Html,
    /// Sets up a puzzle of a game by the number in its link, or the puzzle of the day.
    pub find: fn(&str, &str, Language) -> Result<Solving, NoPuzzle>,
    /// Draws an embedded puzzle.
    pub guest: fn(&Guest) -> Html,
    /// Plays a token.
    pub play: fn(&Solving, &str) -> Result<(), TokenError>,
    /// Restarts after the given number of correct tokens. Returns false if the line is shorter.
    pub again: fn(&Solving, usize) -> bool,
}

/// Why there is no puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoPuzzle {
    /// The file is not loaded.
    Unloaded,
    /// The file is damaged.
    File(PuzzleError),
    /// The file has no puzzle with that number.
    Gone,
}

/// An intent with the function that performs it, which returns whether something has changed.
pub type Act = (Intent, Rc<dyn Fn(Intent) -> bool>);

/// Properties of an embedded puzzle.
#[derive(Clone, PartialEq, Properties)]
pub struct Guest {
    /// The puzzle and its progress.
    pub solving: Solving,
    /// Whether this is the puzzle of the day.
    pub daily: bool,
    /// [`trivium_boards::BoardView::orientation`].
    pub orientation: u8,
    /// Changes whenever the element must be redrawn.
    pub stamp: u32,
    /// Performs an intent and dispatches its events to the host page.
    pub act: Callback<Act>,
    /// Called after the board has played an answer.
    pub answered: Callback<()>,
    /// Called once at the end: whether the puzzle was solved, and whether a hint was used.
    pub over: Callback<(bool, bool)>,
    /// The root of the embedded board.
    pub root: NodeRef,
    /// The key handler of the embedded board.
    pub onkeydown: Callback<KeyboardEvent>,
    /// The answer to the last question, with its serial number.
    pub answer: Option<(u32, AttrValue)>,
}
