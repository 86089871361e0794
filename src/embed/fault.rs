//! Why a board cannot be what its attributes ask for.

use std::fmt;
use trivium_boards::still::{MarkError, MarkFault};
use trivium_rules::core::SetupError;
use trivium_rules::games::Objection;
use trivium_session::SaveError;
use trivium_words::{Embedding, Language, Text, fill};

/// What is wrong with a board's attributes or record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Something of the program cannot be fetched.
    Unloaded,
    /// An attribute's value is none.
    Value {
        /// The attribute.
        attribute: &'static str,
        /// Its value.
        value: String,
        /// What it could be, in a list.
        possible: String,
    },
    /// There is no such game, variant or option.
    Setup(SetupError),
    /// A token is not accepted.
    Token {
        /// How many come before it.
        before: usize,
        /// The token.
        token: String,
        /// Why.
        why: Objection,
    },
    /// The text in the element is no match that can be read.
    Record(SaveError),
    /// The record is shorter.
    Ply {
        /// The ply that is asked for.
        ply: usize,
        /// How many there are.
        of: usize,
    },
    /// A mark cannot be drawn.
    Mark(MarkError),
    /// A picture cannot be made.
    Picture,
}

impl Fault {
    /// A word for it that stays the same in every language: `detail.code` of the element's event `error`.
    pub fn code(&self) -> &'static str {
        match self {
            Fault::Unloaded => "unloaded",
            Fault::Value { attribute, .. } => attribute,
            Fault::Setup(SetupError::UnknownGame(_)) => "game",
            Fault::Setup(SetupError::UnknownVariant(_)) => "variant",
            Fault::Setup(SetupError::UnknownOption(_) | SetupError::BadOption { .. }) => "options",
            Fault::Token { .. } => "tokens",
            Fault::Record(_) => "record",
            Fault::Ply { .. } => "ply",
            Fault::Mark(_) => "marks",
            Fault::Picture => "picture",
        }
    }

    /// What is said of it. The words of the language are to be there.
    pub fn text(&self, language: Language) -> String {
        let (words, shell) = (language.words::<Embedding>(), language.shell());
        let objected = |why: &Objection| language.text(&Text::Objection(why)).into_owned();
        match self {
            Fault::Unloaded => words.unloaded.to_owned(),
            Fault::Value { attribute, value, possible } => fill(words.value, &[attribute, value, possible]),
            Fault::Setup(why) => language.text(&Text::Setup(why)).into_owned(),
            Fault::Token { before, token, why } => {
                let token = fill(shell.wrong.token, &[&(before + 1).to_string(), token]);
                [&token, " ", &objected(why)].concat()
            }
            Fault::Record(why @ SaveError::Token(refused)) => [&shell.save(why), " ", &objected(&refused.why)].concat(),
            Fault::Record(SaveError::Setup(why)) => language.text(&Text::Setup(why)).into_owned(),
            Fault::Record(why) => shell.save(why),
            Fault::Ply { ply, of } => fill(words.ply, &[&ply.to_string(), &of.to_string()]),
            Fault::Mark(MarkError { mark, why }) => match why {
                MarkFault::Place(place) => fill(words.mark_place, &[mark, place]),
                MarkFault::Colour(colour) => fill(words.mark_colour, &[mark, colour]),
                MarkFault::Label => fill(words.mark_label, &[mark]),
                MarkFault::Still => fill(words.mark_still, &[mark]),
            },
            Fault::Picture => shell.pictures.failed.to_owned(),
        }
    }
}

/// By its code, which needs no language; people read [`Fault::text`].
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the board stays as it was: {}", self.code())
    }
}

impl std::error::Error for Fault {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_is_said_in_every_language() {
        let mark = |why| Fault::Mark(MarkError { mark: "q9".to_owned(), why });
        let faults = [
            Fault::Unloaded,
            Fault::Value {
                attribute: "mode",
                value: "play it".to_owned(),
                possible: "diagram, viewer, play".to_owned(),
            },
            Fault::Setup(SetupError::UnknownGame("chess".to_owned())),
            Fault::Token { before: 2, token: "zz".to_owned(), why: Objection::Over },
            Fault::Record(SaveError::Line(3)),
            Fault::Ply { ply: 9, of: 4 },
            mark(MarkFault::Place("q9".to_owned())),
            mark(MarkFault::Colour("pink".to_owned())),
            mark(MarkFault::Label),
            mark(MarkFault::Still),
            Fault::Picture,
        ];
        for fault in &faults {
            let said: std::collections::BTreeSet<_> = Language::ALL.map(|language| fault.text(language)).into();
            assert_eq!(said.len(), 4, "{fault:?}: {said:?}");
            assert!(said.iter().all(|text| !text.contains(['{', '}'])), "{said:?}");
        }
        assert_eq!(
            faults[3].text(Language::En),
            "Move 3, “zz”, is not possible there. The game is over.",
            "counted from 1"
        );
    }
}
