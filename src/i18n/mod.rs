//! All words of the program in four languages: one [`Text`] type and one exhaustive match a language, so that a missing text
//! does not compile.

mod board;
mod catalog;
mod de;
mod en;
mod fr;
mod it;
mod rules;
mod shell;
mod told;

pub use board::{BoardText, Marks, Zoom};
pub use catalog::{GameWords, minutes};
pub use rules::Section;
pub use shell::{Shell, fill};

use crate::core::{Objection, ParseError, SetupError};
use crate::games::{Prompt, Refusal};
use std::borrow::Cow;

/// A language of the program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// German.
    De,
    /// English.
    En,
    /// French.
    Fr,
    /// Italian.
    It,
}

/// Something to be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Text<'a> {
    /// Why a token was not accepted.
    Objection(&'a Objection<Refusal>),
    /// Why a choice is not legal.
    Refusal(&'a Refusal),
    /// What the seat to act is asked for.
    Prompt(Prompt),
    /// What is wrong with a text, and where.
    Parse(&'a ParseError),
    /// Why a choice of game, variant and options is none.
    Setup(&'a SetupError),
    /// Of a board, its places and things.
    Board(BoardText<'a>),
}

impl Language {
    /// All languages, in the order of menus.
    pub const ALL: [Language; 4] = [Language::De, Language::En, Language::Fr, Language::It];

    /// The tag of BCP 47.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::De => "de",
            Language::En => "en",
            Language::Fr => "fr",
            Language::It => "it",
        }
    }

    /// The language's name in itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::De => "Deutsch",
            Language::En => "English",
            Language::Fr => "Français",
            Language::It => "Italiano",
        }
    }

    /// The language of a tag such as `de` or `fr-CH`, if it is one of ours.
    pub fn of_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|l| l.tag().eq_ignore_ascii_case(primary))
    }

    /// The words for it.
    pub fn text(self, text: &Text) -> Cow<'static, str> {
        match self {
            Language::De => de::text(text),
            Language::En => en::text(text),
            Language::Fr => fr::text(text),
            Language::It => it::text(text),
        }
    }

    /// The words of the page around the boards.
    pub fn shell(self) -> &'static Shell {
        match self {
            Language::De => &de::SHELL,
            Language::En => &en::SHELL,
            Language::Fr => &fr::SHELL,
            Language::It => &it::SHELL,
        }
    }

    /// The words of a game, by its name in commands.
    pub fn game(self, id: &str) -> GameWords {
        match self {
            Language::De => de::game(id),
            Language::En => en::game(id),
            Language::Fr => fr::game(id),
            Language::It => it::game(id),
        }
    }
}
