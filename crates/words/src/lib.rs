//! All words of the program in four languages: one struct of texts a language, so that a missing text does not compile, and
//! one exhaustive match from what is to be said to these texts.
//!
//! Programs of the host have all languages built in. The page fetches files of the one it shows ([`Language::file`]) and
//! installs them ([`Language::install`]).

mod analysis;
mod article;
mod board;
mod catalog;
mod de;
mod embedding;
mod en;
mod files;
mod fill;
mod fr;
mod games;
mod hint;
mod it;
mod keeping;
mod lesson;
mod lines;
mod seats;
mod shell;
mod table;
mod told;
mod words;

pub use analysis::Analysis;
pub use article::ArticleWords;
pub use board::{BoardText, Marks, Zoom};
pub use catalog::{GameWords, minutes};
pub use embedding::{Embedding, Gallery};
pub use files::Apart;
pub use fill::fill;
pub use hint::Hints;
pub use lesson::Lesson;
pub use lines::WordsError;
pub use seats::{name, named};
pub use shell::Shell;
pub use words::Words;

use std::borrow::Cow;
use trivium_rules::core::{Objection, ParseError, SetupError};
use trivium_rules::games::{Prompt, Refusal};

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

    /// `what` introduced by `label`: "label: what". French sets a narrow no-break space before the colon.
    pub fn labelled(self, label: &str, what: &str) -> String {
        [label, if self == Language::Fr { "\u{202f}: " } else { ": " }, what].concat()
    }

    /// Parts of a sentence joined by semicolons. French sets a narrow no-break space before each.
    pub fn joined<T: std::borrow::Borrow<str>>(self, parts: &[T]) -> String {
        parts.join(if self == Language::Fr { "\u{202f}; " } else { "; " })
    }

    /// The words for it.
    pub fn text(self, text: &Text) -> Cow<'static, str> {
        self.words::<Words>().text(text)
    }

    /// The words of the page around the boards.
    pub fn shell(self) -> &'static Shell {
        &self.words::<Words>().shell
    }

    /// The words of a game, by its name in commands.
    pub fn game(self, id: &str) -> GameWords {
        self.words::<Words>().catalog.game(id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_alone_sets_a_space_before_colons_and_semicolons() {
        assert_eq!(Language::Fr.labelled("a4", "gagne"), "a4\u{202f}: gagne");
        assert_eq!(Language::De.labelled("a4", "gewinnt"), "a4: gewinnt");
        assert_eq!(Language::Fr.joined(&["a4", "b2"]), "a4\u{202f}; b2");
        assert_eq!(Language::It.joined(&["a4", "b2"]), "a4; b2");
    }

    /// The texts of a language, in the order of its files.
    fn texts(language: Language) -> Vec<String> {
        let gallery = lines::file(language.tag(), language.gallery());
        let article = lines::file(language.tag(), language.article());
        let files = language.files().into_iter().map(|(_, file)| file).chain([gallery, article]);
        files.flat_map(|file| file.lines().skip(1).map(str::to_owned).collect::<Vec<_>>()).collect()
    }

    #[test]
    fn texts_are_lines_with_the_same_holes_in_every_language() {
        let holes = |text: &str| {
            let mut holes: Vec<_> = text.match_indices('{').map(|(at, _)| text[at..].chars().nth(1)).collect();
            holes.sort_unstable();
            // A count stands once more with its words, in languages that have several.
            holes.dedup();
            holes
        };
        let english = texts(Language::En);
        assert!(english.len() > 300, "only {} texts", english.len());
        for language in Language::ALL {
            let texts = texts(language);
            // A text with a line break, or none, would shift or empty a line.
            assert_eq!(texts.len(), english.len(), "{}", language.tag());
            for (text, english) in texts.iter().zip(&english) {
                assert!(!text.is_empty() && text.trim() == text, "{text:?} for {english:?}");
                assert_eq!(holes(text), holes(english), "{text:?} for {english:?}");
            }
        }
    }
}
