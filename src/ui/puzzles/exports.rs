//! The exports of the part of the program for puzzles.

use super::table::Solving;
use crate::ui::screen::Screen;
use std::rc::Rc;
use trivium_rules::games::TokenError;
use trivium_session::Intent;
use trivium_session::puzzle::PuzzleError;
use trivium_words::Language;
use yew::prelude::*;

/// The exports of this part of the program.
#[derive(Clone, Copy)]
pub struct PuzzleExports {
    /// Draws a screen.
    pub screen: fn(&Screen) -> Html,
    /// Lays the puzzle of a game with that number in links, or the day's.
    pub find: fn(&str, &str, Language) -> Result<Solving, NoPuzzle>,
    /// Draws a puzzle in another page.
    pub guest: fn(&Guest) -> Html,
    /// Tries a token.
    pub play: fn(&Solving, &str) -> Result<(), TokenError>,
    /// Begins again where so many tokens were right. Whether there are as many.
    pub again: fn(&Solving, usize) -> bool,
}

/// Why there is no puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoPuzzle {
    /// The file is not there.
    Unloaded,
    /// The file is damaged.
    File(PuzzleError),
    /// The file has none of that name.
    Gone,
}

/// An intent, and what does it: whether something has changed.
pub type Act = (Intent, Rc<dyn Fn(Intent) -> bool>);

/// A puzzle in another page.
#[derive(Clone, PartialEq, Properties)]
pub struct Guest {
    /// The puzzle and how far it has come.
    pub solving: Solving,
    /// Whether it is the day's.
    pub daily: bool,
    /// How often the board is turned.
    pub orientation: u8,
    /// Changes with all that is to be drawn again.
    pub stamp: u32,
    /// Has an intent done, and tells the page around.
    pub act: Callback<Act>,
    /// Is told that the board went on by itself.
    pub answered: Callback<()>,
    /// Is told whether it was solved, and with a hint, once.
    pub over: Callback<(bool, bool)>,
    /// The element.
    pub root: NodeRef,
    /// The keys within it.
    pub onkeydown: Callback<KeyboardEvent>,
    /// The answer to a question, with its number.
    pub answer: Option<(u32, AttrValue)>,
}
