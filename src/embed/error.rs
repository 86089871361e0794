//! Errors in the attributes or the record of an embedded board.

use std::fmt;
use trivium_boards::svg_export::{MarkError, MarkFault};
use trivium_rules::core::{ParseError, SetupError};
use trivium_rules::games::TokenError;
use trivium_session::SaveError;
use trivium_words::{EmbeddingWords, Language, PuzzleWords, Text, fill};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EmbedError {
    /// A file of Trivium cannot be fetched.
    Unloaded,
    Value {
        attribute: &'static str,
        value: String,
        /// The valid values, as a list.
        possible: String,
    },
    /// There is no such game, variant or option.
    Setup(SetupError),
    Position(ParseError),
    /// A token of the record is illegal.
    Token {
        /// The number of tokens before the illegal one.
        before: usize,
        token: String,
        /// Why the token is illegal.
        why: TokenError,
    },
    /// The text in the element is not a valid match.
    Record(SaveError),
    /// The record is too short for the requested ply.
    Ply {
        /// The requested ply.
        ply: usize,
        /// The length of the record.
        of: usize,
    },
    /// A mark cannot be drawn.
    Mark(MarkError),
    /// The picture cannot be drawn.
    Picture,
    /// There is no puzzle with that name.
    Puzzle(String),
    /// The file of puzzles is damaged in the line with this number.
    PuzzleFile(usize),
}

impl EmbedError {
    /// The code of the error, which is the same in every language: `detail.code` of the element's event `error`.
    pub fn code(&self) -> &'static str {
        match self {
            EmbedError::Unloaded => "unloaded",
            EmbedError::Value { attribute, .. } => attribute,
            EmbedError::Setup(SetupError::UnknownGame(_)) => "game",
            EmbedError::Setup(SetupError::UnknownVariant(_)) => "variant",
            EmbedError::Setup(SetupError::UnknownOption(_) | SetupError::BadOption { .. }) => "options",
            EmbedError::Position(_) => "position",
            EmbedError::Token { .. } => "tokens",
            EmbedError::Record(_) => "record",
            EmbedError::Ply { .. } => "ply",
            EmbedError::Mark(_) => "marks",
            EmbedError::Picture => "picture",
            EmbedError::Puzzle(_) | EmbedError::PuzzleFile(_) => "puzzle",
        }
    }

    /// The message for users. The words of the language must be loaded.
    pub fn text(&self, language: Language) -> String {
        let (words, shell) = (language.words::<EmbeddingWords>(), language.shell());
        let objected = |why: &TokenError| language.text(&Text::TokenError(why));
        match self {
            EmbedError::Unloaded => words.unloaded.to_owned(),
            EmbedError::Value { attribute, value, possible } => fill(words.value, &[attribute, value, possible]),
            EmbedError::Setup(why) => language.text(&Text::Setup(why)),
            EmbedError::Position(why) => language.text(&Text::Parse(why)),
            EmbedError::Token { before, token, why } => {
                let token = fill(shell.wrong.token, &[&(before + 1).to_string(), token]);
                [&token, " ", &objected(why)].concat()
            }
            EmbedError::Record(why @ SaveError::Token(refused)) => {
                [&shell.save(why), " ", &objected(&refused.why)].concat()
            }
            EmbedError::Record(SaveError::Setup(why)) => language.text(&Text::Setup(why)),
            EmbedError::Record(why @ SaveError::Start(fault)) => {
                [&shell.save(why), " ", &language.text(&Text::Parse(fault))].concat()
            }
            EmbedError::Record(why) => shell.save(why),
            EmbedError::Ply { ply, of } => fill(words.ply, &[&ply.to_string(), &of.to_string()]),
            EmbedError::Mark(MarkError { mark, why }) => match why {
                MarkFault::Place(place) => fill(words.mark_place, &[mark, place]),
                MarkFault::Colour(colour) => fill(words.mark_colour, &[mark, colour]),
                MarkFault::Label => fill(words.mark_label, &[mark]),
                MarkFault::Still => fill(words.mark_still, &[mark]),
            },
            EmbedError::Picture => shell.pictures.failed.to_owned(),
            EmbedError::Puzzle(name) => fill(words.puzzle, &[name]),
            EmbedError::PuzzleFile(line) => fill(language.words::<PuzzleWords>().broken, &[&line.to_string()]),
        }
    }
}

/// Writes only the code, because the message needs words. Users see [`EmbedError::text`].
impl fmt::Display for EmbedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the board stays as it was: {}", self.code())
    }
}

impl std::error::Error for EmbedError {}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_rules::core::ParseFault;

    #[test]
    fn every_error_has_a_text_in_every_language() {
        let mark = |why| EmbedError::Mark(MarkError { mark: "q9".to_owned(), why });
        let faults = [
            EmbedError::Unloaded,
            EmbedError::Value {
                attribute: "mode",
                value: "play it".to_owned(),
                possible: "diagram, viewer, play".to_owned(),
            },
            EmbedError::Setup(SetupError::UnknownGame("chess".to_owned())),
            EmbedError::Position(ParseError::new(5, ParseFault::WrongTurn("turn"))),
            EmbedError::Token { before: 2, token: "zz".to_owned(), why: TokenError::Over },
            EmbedError::Record(SaveError::Line(3)),
            EmbedError::Ply { ply: 9, of: 4 },
            mark(MarkFault::Place("q9".to_owned())),
            mark(MarkFault::Colour("pink".to_owned())),
            mark(MarkFault::Label),
            mark(MarkFault::Still),
            EmbedError::Picture,
            EmbedError::Puzzle("tritt/zz".to_owned()),
            EmbedError::PuzzleFile(7),
        ];
        for fault in &faults {
            let texts: std::collections::BTreeSet<_> = Language::ALL.map(|language| fault.text(language)).into();
            assert_eq!(texts.len(), 4, "{fault:?}: {texts:?}");
            assert!(texts.iter().all(|text| !text.contains(['{', '}'])), "{texts:?}");
        }
        assert_eq!(
            faults[4].text(Language::En),
            "Move 3, “zz”, is not legal there. The game is over.",
            "counted from 1"
        );
    }
}
