//! All words of the program in four languages: one struct of texts a language, so that a missing text does not compile, and
//! one exhaustive match from what is to be said to these texts.
//!
//! Programs of the host have all languages built in. The page fetches the file of the one it shows ([`Language::file`]) and
//! installs it ([`Language::install`]).

mod analysis;
mod article;
mod board;
mod catalog;
mod de;
mod embedding;
mod en;
mod fr;
mod games;
mod it;
mod keeping;
mod lesson;
mod lines;
mod shell;
mod table;
mod told;
mod words;

pub use analysis::Analysis;
pub use article::ArticleWords;
pub use board::{BoardText, Marks, Zoom};
pub use catalog::{GameWords, minutes};
pub use embedding::{Embedding, Gallery};
pub use lesson::Lesson;
pub use lines::WordsError;
pub use shell::{Shell, fill};

use crate::core::{Objection, ParseError, SetupError};
use crate::games::{Prompt, Refusal};
use std::borrow::Cow;
use std::sync::OnceLock;
use words::Words;

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
        self.words().text(text)
    }

    /// The words of the page around the boards.
    pub fn shell(self) -> &'static Shell {
        &self.words().shell
    }

    /// The words of a game, by its name in commands.
    pub fn game(self, id: &str) -> GameWords {
        self.words().catalog.game(id)
    }

    /// The language's words as a file for [`Language::install`].
    pub fn file(self) -> String {
        lines::file(self.tag(), self.built_in())
    }

    /// Takes the language's words from a file. Once installed they stay: later files are checked and left.
    ///
    /// # Errors
    /// [`WordsError`], when the text is not the file of this language as this program writes it.
    pub fn install(self, file: String) -> Result<(), WordsError> {
        lines::check::<Words>(self.tag(), &file)?;
        // Leaking is right: words are for as long as the program runs, and this happens once for each of four languages.
        INSTALLED[self as usize].get_or_init(|| lines::read(file.leak()));
        Ok(())
    }

    /// The language's words of analyses as a file for [`Language::install_analysis`].
    pub fn analysis_file(self) -> String {
        lines::file(self.tag(), self.analysis_built_in())
    }

    /// The same as [`Language::install`] for the words of analyses.
    ///
    /// # Errors
    /// [`WordsError`], when the text is not that file.
    pub fn install_analysis(self, file: String) -> Result<(), WordsError> {
        lines::check::<Analysis>(self.tag(), &file)?;
        ANALYSES[self as usize].get_or_init(|| lines::read(file.leak()));
        Ok(())
    }

    /// The words of analyses; `None` while they are not installed.
    pub fn analysis(self) -> Option<&'static Analysis> {
        ANALYSES[self as usize].get()
    }

    /// The language's words of lessons as a file for [`Language::install_lesson`].
    pub fn lesson_file(self) -> String {
        lines::file(self.tag(), self.lesson_built_in())
    }

    /// The same as [`Language::install`] for the words of lessons.
    ///
    /// # Errors
    /// [`WordsError`], when the text is not that file.
    pub fn install_lesson(self, file: String) -> Result<(), WordsError> {
        lines::check::<Lesson>(self.tag(), &file)?;
        LESSONS[self as usize].get_or_init(|| lines::read(file.leak()));
        Ok(())
    }

    /// The words of lessons; `None` while they are not installed.
    pub fn lesson(self) -> Option<&'static Lesson> {
        LESSONS[self as usize].get()
    }

    /// Whether the language's words are installed.
    pub fn is_installed(self) -> bool {
        INSTALLED[self as usize].get().is_some()
    }

    #[cfg(not(all(target_arch = "wasm32", feature = "page")))]
    fn words(self) -> &'static Words {
        INSTALLED[self as usize].get().unwrap_or_else(|| self.built_in())
    }

    // The page names no language's words here, so that none is linked into it.
    #[cfg(all(target_arch = "wasm32", feature = "page"))]
    fn words(self) -> &'static Words {
        INSTALLED[self as usize].get().expect("words are installed before they are shown")
    }

    fn lesson_built_in(self) -> &'static Lesson {
        match self {
            Language::De => &de::LESSON,
            Language::En => &en::LESSON,
            Language::Fr => &fr::LESSON,
            Language::It => &it::LESSON,
        }
    }

    fn analysis_built_in(self) -> &'static Analysis {
        match self {
            Language::De => &de::ANALYSIS,
            Language::En => &en::ANALYSIS,
            Language::Fr => &fr::ANALYSIS,
            Language::It => &it::ANALYSIS,
        }
    }

    /// The words of boards in other people's pages.
    #[cfg(not(all(target_arch = "wasm32", feature = "page")))]
    pub fn embedding(self) -> &'static Embedding {
        EMBEDDING[self as usize].get().unwrap_or_else(|| self.built_in_embedding())
    }

    /// The words of boards in other people's pages. They are to be [installed](Language::install_embedding) before.
    #[cfg(all(target_arch = "wasm32", feature = "page"))]
    pub fn embedding(self) -> &'static Embedding {
        EMBEDDING[self as usize].get().expect("words are installed before they are shown")
    }

    /// These words as a file for [`Language::install_embedding`].
    pub fn embedding_file(self) -> String {
        lines::file(self.tag(), self.built_in_embedding())
    }

    /// Takes them from a file, as [`Language::install`].
    ///
    /// # Errors
    /// As there.
    pub fn install_embedding(self, file: String) -> Result<(), WordsError> {
        lines::check::<Embedding>(self.tag(), &file)?;
        EMBEDDING[self as usize].get_or_init(|| lines::read(file.leak()));
        Ok(())
    }

    /// Whether they are installed.
    pub fn embedding_is_installed(self) -> bool {
        EMBEDDING[self as usize].get().is_some()
    }

    fn built_in_embedding(self) -> &'static Embedding {
        match self {
            Language::De => &de::EMBEDDING,
            Language::En => &en::EMBEDDING,
            Language::Fr => &fr::EMBEDDING,
            Language::It => &it::EMBEDDING,
        }
    }

    /// The words of the page of examples for whoever puts boards into pages.
    pub fn gallery(self) -> &'static Gallery {
        match self {
            Language::De => &de::GALLERY,
            Language::En => &en::GALLERY,
            Language::Fr => &fr::GALLERY,
            Language::It => &it::GALLERY,
        }
    }

    /// The words around the articles on the rules.
    pub fn article(self) -> &'static ArticleWords {
        match self {
            Language::De => &de::ARTICLE,
            Language::En => &en::ARTICLE,
            Language::Fr => &fr::ARTICLE,
            Language::It => &it::ARTICLE,
        }
    }

    fn built_in(self) -> &'static Words {
        match self {
            Language::De => &de::WORDS,
            Language::En => &en::WORDS,
            Language::Fr => &fr::WORDS,
            Language::It => &it::WORDS,
        }
    }
}

/// The words of each language that were installed, in the order of [`Language`].
static INSTALLED: [OnceLock<Words>; 4] = [const { OnceLock::new() }; 4];
/// The same for boards in other people's pages.
static EMBEDDING: [OnceLock<Embedding>; 4] = [const { OnceLock::new() }; 4];

/// The words of analyses of each language that were installed.
static ANALYSES: [OnceLock<Analysis>; 4] = [const { OnceLock::new() }; 4];

/// The words of lessons of each language that were installed.
static LESSONS: [OnceLock<Lesson>; 4] = [const { OnceLock::new() }; 4];

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks that a text is set as its language sets texts.
    pub fn assert_well_set(language: Language, text: &str) {
        // What French sets apart from the word by a narrow no-break space, set apart by a plain one.
        const LOOSE: [&str; 5] = [" :", " ;", " ?", " »", "« "];
        assert!(!text.contains(['!', '\'', '"', '&']), "{text}");
        assert!(!text.contains("  ") && text.trim() == text, "{text}");
        assert!(language != Language::Fr || !LOOSE.iter().any(|loose| text.contains(loose)), "{text}");
    }

    /// The texts of a language, in the order of its files.
    fn texts(language: Language) -> Vec<String> {
        let gallery = lines::file(language.tag(), language.gallery());
        let article = lines::file(language.tag(), language.article());
        let (analysis, lesson) = (language.analysis_file(), language.lesson_file());
        let files = [language.file(), analysis, lesson, language.embedding_file(), gallery, article];
        files.iter().flat_map(|file| file.lines().skip(1)).map(str::to_owned).collect()
    }

    #[test]
    fn words_of_analyses_are_installed_apart() {
        assert_eq!(Language::Fr.analysis(), None);
        assert_eq!(Language::Fr.install_analysis(Language::Fr.file()), Err(WordsError::Other));
        assert_eq!(Language::Fr.install_analysis(Language::Fr.analysis_file()), Ok(()));
        assert_eq!(Language::Fr.analysis(), Some(&fr::ANALYSIS));
    }

    #[test]
    fn words_of_lessons_are_installed_apart() {
        assert_eq!(Language::It.lesson(), None);
        assert_eq!(Language::It.install_lesson(Language::De.lesson_file()), Err(WordsError::Other));
        assert_eq!(Language::It.install_lesson(Language::It.lesson_file()), Ok(()));
        assert_eq!(Language::It.lesson(), Some(&it::LESSON));
    }

    #[test]
    fn every_language_is_read_as_it_was_written() {
        for language in Language::ALL {
            let file = language.file();
            assert_eq!(lines::check::<Words>(language.tag(), &file), Ok(()));
            assert_eq!(&lines::read::<Words>(file.clone().leak()), language.built_in());
            assert_eq!(language.install(file), Ok(()));
            assert!(language.is_installed());
            assert_eq!(language.words(), language.built_in());
            assert_eq!(language.install_embedding(language.embedding_file()), Ok(()));
            assert!(language.embedding_is_installed());
            assert_eq!(language.embedding(), language.built_in_embedding());
        }
    }

    #[test]
    fn a_language_takes_only_its_own_whole_file() {
        assert_eq!(Language::De.install(Language::En.file()), Err(WordsError::Other));
        let mut file = Language::It.file();
        file.push_str("uno di troppo\n");
        assert!(matches!(Language::It.install(file), Err(WordsError::Length { .. })));
    }

    #[test]
    fn texts_are_lines_with_the_same_holes_in_every_language() {
        let holes = |text: &str| {
            let mut holes: Vec<_> = text.match_indices('{').map(|(at, _)| text[at..].chars().nth(1)).collect();
            holes.sort_unstable();
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
