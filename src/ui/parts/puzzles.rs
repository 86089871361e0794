//! The interface of the chunk for puzzles.

use super::act::Act;
use super::solving::Solving;
use crate::ui::base::screen::Screen;
use trivium_rules::games::TokenError;
use trivium_session::Intent;
use trivium_session::puzzle::PuzzleError;
use trivium_words::Language;
use yew::prelude::*;

/// The functions of the chunk.
#[derive(Clone, Copy)]
pub struct PuzzleExports {
    pub screen: fn(&Screen) -> Html,
    /// Sets up a puzzle of a game by the number in its link, or the puzzle of the day.
    pub find: fn(&str, &str, Language) -> Result<Solving, NoPuzzle>,
    /// Draws an embedded puzzle.
    pub guest: fn(&Guest) -> Html,
    /// The try after an intent of the solver.
    pub after: fn(&Solving, Intent) -> Solving,
    /// The try after the board's next reply.
    pub advanced: fn(&Solving) -> Solving,
    /// The try after a token of the solver.
    pub play: fn(&Solving, &str) -> Result<Solving, TokenError>,
    /// The match restarted after the given number of correct tokens. `None` if the line is shorter.
    pub again: fn(&Solving, usize) -> Option<Solving>,
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

/// A change of an embedded board.
#[derive(Clone)]
pub enum Step {
    /// An intent of a person or an engine.
    Act {
        act: Act,
        /// Whether a hint has shown the first site.
        hinted: bool,
    },
    /// The board plays its reply.
    BoardReply,
    /// The puzzle restarts after this number of correct tokens.
    Again(usize),
}

/// Properties of an embedded puzzle.
#[derive(Clone, PartialEq, Properties)]
pub struct Guest {
    /// The puzzle and its progress.
    pub solving: Solving,
    /// Whether this is the puzzle of the day.
    pub daily: bool,
    /// [`trivium_boards::BoardView::orientation`].
    pub orientation: u8,
    /// Performs a change and dispatches its events to the host page.
    pub step: Callback<Step>,
    /// The root of the embedded board.
    pub root: NodeRef,
    /// The key handler of the embedded board.
    pub onkeydown: Callback<KeyboardEvent>,
    /// The reply to the last question, with its serial number.
    pub reply: Option<(u32, AttrValue)>,
}
