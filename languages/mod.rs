//! The languages of the program. A language is a folder here, and a line in the list below.
//!
//! The folder contains the texts of the interface, the texts of the games (`games/`), the articles on the rules
//! (`articles/`), the sentences of documents that are shown without the program (`document.rs`), the rules of
//! typography (`typography.rs`) and the glossary (`terms.md`). `cargo xtask new-language TAG NAME` creates a language
//! as a copy of English.

/// Calls a macro with the languages in the order of menus: name in code, folder and BCP 47 tag, and the language's name
/// in itself.
macro_rules! each_language {
    ($with:ident $($arguments:tt)*) => {
        $with! {
            [$($arguments)*]
            De de "Deutsch",
            En en "English",
            Fr fr "Français",
            It it "Italiano",
        }
    };
}

macro_rules! modules {
    ([] $($variant:ident $folder:ident $name:literal,)+) => {
        $(pub mod $folder;)+
    };
}

/// Declares the modules of a language, and exports the texts that have files or uses of their own.
macro_rules! gather_texts {
    () => {
        mod analysis;
        mod article;
        mod board;
        mod by_ear;
        mod document;
        mod embedding;
        mod games;
        mod hint;
        mod lesson;
        mod match_list;
        mod position;
        mod puzzle;
        mod setup;
        mod shell;
        mod spoken;
        mod statistics;
        mod trying;
        mod typography;

        pub use analysis::ANALYSIS;
        pub use article::ARTICLE;
        pub use by_ear::EAR;
        pub use document::DOCUMENT;
        pub use embedding::{EMBEDDING, GALLERY};
        pub use hint::HINTS;
        pub use lesson::LESSON;
        pub use position::POSITION;
        pub use puzzle::PUZZLES;
        pub use statistics::STATISTICS;
        pub use typography::TYPOGRAPHY;
    };
}

each_language!(modules);

pub(crate) use each_language;
