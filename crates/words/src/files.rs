//! Texts that a release of the page fetches (feature `lazy`), one file per language: those that the page needs at its
//! start, and those that it needs rarely. All other programs have all texts built in.

use super::language::constant;
use super::languages::each_language;
use super::text_struct::{self, Lines, WordFileError};
use super::words::Words;
use super::{
    AnalysisWords, ArticleWords, EarWords, EmbeddingWords, GalleryWords, HintWords, Language, LessonWords,
    PositionWords, PuzzleWords, StatisticsWords,
};
use std::sync::OnceLock;

/// A struct of texts with one file per language.
pub trait LazyCatalog: Lines + Clone + Sync + 'static {
    /// The prefix of the file names; the language's tag follows.
    const PREFIX: &'static str;

    /// The texts that are built into native programs.
    fn built_in(language: Language) -> &'static Self;

    /// The installed texts, in the order of [`Language`].
    fn slots() -> &'static [OnceLock<Self>; Language::ALL.len()];
}

/// Declares the structs that have files.
macro_rules! files {
    ($($prefix:literal $type:ident $words:ident),+ $(,)?) => {
        $(impl LazyCatalog for $type {
            const PREFIX: &'static str = $prefix;

            fn built_in(language: Language) -> &'static $type {
                each_language!(constant language, $words)
            }

            fn slots() -> &'static [OnceLock<$type>; Language::ALL.len()] {
                static SLOTS: [OnceLock<$type>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
                &SLOTS
            }
        })+

        impl Language {
            /// All files of the language, with their names.
            pub fn files(self) -> Vec<(String, String)> {
                vec![$((self.file_name::<$type>(), self.file::<$type>())),+]
            }
        }
    };
}

files! {
    "" Words WORDS,
    "analysis-" AnalysisWords ANALYSIS,
    "embed-" EmbeddingWords EMBEDDING,
    "hint-" HintWords HINTS,
    "lesson-" LessonWords LESSON,
    "position-" PositionWords POSITION,
    "puzzle-" PuzzleWords PUZZLES,
    "statistics-" StatisticsWords STATISTICS,
    "ear-" EarWords EAR,
}

impl Language {
    /// The name of a file.
    pub fn file_name<T: LazyCatalog>(self) -> String {
        [T::PREFIX, self.tag(), ".txt"].concat()
    }

    /// The content of a file, in the format that [`Language::install`] reads.
    pub fn file<T: LazyCatalog>(self) -> String {
        text_struct::file(self.tag(), T::built_in(self))
    }

    /// Installs the texts of a file. The first installed file stays; later files are only checked.
    ///
    /// # Errors
    /// [`WordFileError`], if the file does not match this language and this version of the program.
    pub fn install<T: LazyCatalog>(self, file: String) -> Result<(), WordFileError> {
        // If all languages are built in, the built-in texts are up to date.
        if cfg!(all(not(feature = "lazy"), target_arch = "wasm32")) {
            return Ok(());
        }
        text_struct::check::<T>(self.tag(), &file)?;
        // The leak is intended: texts live as long as the program, and there are only a few files.
        T::slots()[self as usize].get_or_init(|| text_struct::read(file.leak()));
        Ok(())
    }

    /// The texts, if they are installed. If all languages are built in, they always are.
    pub fn installed<T: LazyCatalog>(self) -> Option<&'static T> {
        let installed = T::slots()[self as usize].get();
        if cfg!(all(not(feature = "lazy"), target_arch = "wasm32")) {
            return installed.or_else(|| Some(T::built_in(self)));
        }
        installed
    }

    #[cfg(not(feature = "lazy"))]
    pub fn words<T: LazyCatalog>(self) -> &'static T {
        self.installed().unwrap_or_else(|| T::built_in(self))
    }

    /// The texts must be installed. This variant refers to no built-in language, so that none is linked into the page.
    #[cfg(feature = "lazy")]
    pub fn words<T: LazyCatalog>(self) -> &'static T {
        self.installed().expect("words are installed before they are shown")
    }

    /// The texts of the page of examples for embedding. Only a native program makes that page.
    pub fn gallery(self) -> &'static GalleryWords {
        each_language!(constant self, GALLERY)
    }

    /// All texts of the language, each with the id of its game or the name of its struct, for checks.
    pub fn texts(self) -> Vec<(&'static str, &'static str)> {
        let words = Words::built_in(self);
        let all = [
            ("shell", text_struct::texts(&words.shell)),
            ("board", text_struct::texts(&words.board)),
            ("objections", text_struct::texts(&words.objections)),
            ("faults", text_struct::texts(&words.faults)),
            ("setups", text_struct::texts(&words.setups)),
            ("analysis", text_struct::texts(AnalysisWords::built_in(self))),
            ("embedding", text_struct::texts(EmbeddingWords::built_in(self))),
            ("hint", text_struct::texts(HintWords::built_in(self))),
            ("lesson", text_struct::texts(LessonWords::built_in(self))),
            ("position", text_struct::texts(PositionWords::built_in(self))),
            ("puzzle", text_struct::texts(PuzzleWords::built_in(self))),
            ("statistics", text_struct::texts(StatisticsWords::built_in(self))),
            ("ear", text_struct::texts(EarWords::built_in(self))),
            ("gallery", text_struct::texts(self.gallery())),
            ("article", text_struct::texts(self.article())),
            ("document", text_struct::texts(self.document())),
        ];
        let all = all.into_iter().chain(words.games.texts());
        all.flat_map(|(of, texts)| texts.into_iter().map(move |text| (of, text))).collect()
    }

    pub fn article(self) -> &'static ArticleWords {
        each_language!(constant self, ARTICLE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::fmt::Debug;

    fn assert_installed_apart<T: LazyCatalog + PartialEq + Debug>(language: Language, other: String) {
        assert_eq!(language.installed::<T>(), None);
        assert_eq!(language.install::<T>(other), Err(WordFileError::Other));
        assert_eq!(language.install::<T>(language.file::<T>()), Ok(()));
        assert_eq!(language.installed::<T>(), Some(T::built_in(language)));
        assert_eq!(language.words::<T>(), T::built_in(language));
    }

    #[test]
    fn each_struct_is_installed_separately() {
        assert_installed_apart::<AnalysisWords>(Language::Fr, Language::Fr.file::<Words>());
        assert_installed_apart::<LessonWords>(Language::It, Language::De.file::<LessonWords>());
        assert_installed_apart::<EmbeddingWords>(Language::En, Language::En.file::<LessonWords>());
        assert_installed_apart::<Words>(Language::De, Language::En.file::<Words>());
    }

    #[test]
    fn no_two_files_have_the_same_name() {
        let names = Language::ALL.into_iter().flat_map(Language::files).map(|(name, _)| name);
        let distinct: BTreeSet<_> = names.clone().collect();
        assert_eq!(distinct.len(), names.count());
        assert!(distinct.contains("de.txt") && distinct.contains("analysis-fr.txt"), "{distinct:?}");
    }
}
