//! The messages about a game, as one type.

use trivium_rules::core::{ParseError, SetupError};
use trivium_rules::games::{Prompt, Refusal, TokenError};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Text<'a> {
    /// Why a token is illegal.
    TokenError(&'a TokenError),
    /// Why a move or pick is not legal.
    Refusal(&'a Refusal),
    /// The prompt for the seat to move.
    Prompt(Prompt),
    /// The prompt in one or two words.
    ShortPrompt(Prompt),
    /// A parse error with its position.
    Parse(&'a ParseError),
    /// Why a combination of game, variant and options is invalid.
    Setup(&'a SetupError),
}
