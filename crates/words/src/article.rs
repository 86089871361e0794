//! The texts around the articles on the rules. Only the host makes these pages, so the page does not load these texts.

use super::text_struct::words;

words! {
    pub struct ArticleWords {
        /// The heading of the list of sections.
        pub contents: &'static str,
        /// A link that skips the head of the page.
        pub skip: &'static str,
        /// The heading of the links to other languages.
        pub languages: &'static str,
        /// The heading of the links to other games.
        pub games: &'static str,
        /// A link to a lesson, with its length: “Learn in {0} min”
        pub learn: &'static str,
        /// A button that prints the page.
        pub print: &'static str,
        pub figure: &'static str,
        /// The heading of the sources.
        pub sources: &'static str,
        /// “The game”, before the names of its authors.
        pub game: &'static str,
        /// “This text”, before the names of its authors.
        pub text: &'static str,
        /// The authors and licences of the article.
        pub own: &'static str,
        /// “This page”, before its address.
        pub page: &'static str,
        /// The texts of printable sheets.
        pub paper: PaperWords,
    }
}

words! {
    /// The texts of the printed version of a game.
    pub struct PaperWords {
        pub title: &'static str,
        pub lead: &'static str,
        pub steps: [&'static str; 3],
        pub paper: &'static str,
        pub a4: &'static str,
        pub letter: &'static str,
        pub pieces: &'static str,
        pub sheet: &'static str,
        /// The text after a line of known length, which lets the reader check the scale of the print.
        pub check: &'static str,
    }
}
