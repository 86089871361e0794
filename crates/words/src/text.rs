//! Everything that can be said of games.

use crate::BoardText;
use trivium_rules::core::{ParseError, SetupError, TokenError};
use trivium_rules::games::{Prompt, Refusal};

/// Something to be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Text<'a> {
    /// Why a token was not accepted.
    TokenError(&'a TokenError<Refusal>),
    /// Why a choice is not legal.
    Refusal(&'a Refusal),
    /// The question to the seat to act.
    Prompt(Prompt),
    /// The same in a word or two.
    ShortPrompt(Prompt),
    /// The fault in a text, and where.
    Parse(&'a ParseError),
    /// Why a choice of game, variant and options is none.
    Setup(&'a SetupError),
    /// Of a board, its places and things.
    Board(BoardText<'a>),
}
