//! Parse errors.

use std::fmt;

/// Why a text cannot be parsed. Field names are those of the rule files.
///
/// The cases are exhaustive, so that a program can translate each; a new one would be a breaking change.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ParseFault {
    /// No token of this game begins like that.
    NotAToken,
    /// The coordinate is not on this board.
    NotASite,
    /// There is text after the expected end.
    TooLong,
    /// This field is missing or out of order.
    MissingField(&'static str),
    /// The value of this field is malformed.
    BadField(&'static str),
    /// This field contradicts the rest of the position.
    Contradiction(&'static str),
    /// The game is over in this position, so it cannot be a start.
    Over,
    /// This field counts more or fewer pieces than the game has.
    Count(&'static str),
    /// Two pieces of this field overlap.
    Overlap(&'static str),
    /// The rules do not allow the pieces of this field to be where they are.
    Unlawful(&'static str),
    /// The pieces on the board have ended the game or the round, but according to this field play continues.
    Ended(&'static str),
    /// This field gives the turn to a side that cannot have it.
    WrongTurn(&'static str),
}

/// Why a text cannot be parsed, and where.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct ParseError {
    /// Byte offset in the text.
    pub at: usize,
    /// The fault at that offset.
    pub fault: ParseFault,
}

impl ParseError {
    /// A fault at byte `at`.
    pub const fn new(at: usize, fault: ParseFault) -> ParseError {
        ParseError { at, fault }
    }

    /// The same error in a text that has `by` bytes in front.
    pub const fn shifted(self, by: usize) -> ParseError {
        ParseError { at: self.at + by, fault: self.fault }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.fault {
            ParseFault::NotAToken => write!(f, "not a token of this game"),
            ParseFault::NotASite => write!(f, "not a place on this board"),
            ParseFault::TooLong => write!(f, "the text should end here"),
            ParseFault::MissingField(name) => write!(f, "the field {name}= is missing"),
            ParseFault::BadField(name) => write!(f, "the field {name}= is malformed"),
            ParseFault::Contradiction(name) => write!(f, "the field {name}= contradicts the position"),
            ParseFault::Over => write!(f, "the game is over there"),
            ParseFault::Count(name) => write!(f, "{name}= counts more or fewer pieces than there are"),
            ParseFault::Overlap(name) => write!(f, "two pieces of {name}= lie on the same place"),
            ParseFault::Unlawful(name) => write!(f, "the pieces of {name}= may not lie so"),
            ParseFault::Ended(name) => write!(f, "pieces on the board have ended the game, but {name}= goes on"),
            ParseFault::WrongTurn(name) => write!(f, "{name}= gives the turn to a side that cannot have it"),
        }?;
        write!(f, " (at character {})", self.at + 1)
    }
}

impl std::error::Error for ParseError {}
