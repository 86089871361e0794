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
        /// A link to the set-up of the game.
        pub play: &'static str,
        /// A link to a lesson, with its length: “Learn in {0} min”
        pub learn: &'static str,
        /// A button that prints the page.
        pub print: &'static str,
        /// Opens the position of a diagram in the app, to play on.
        pub play_on: &'static str,
        /// “Figure {0}.”
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
        /// A link to the sheets.
        pub link: &'static str,
        /// “{0} to print and play”
        pub title: &'static str,
        pub lead: &'static str,
        pub steps: [&'static str; 3],
        /// “Paper”
        pub paper: &'static str,
        /// “A4”
        pub a4: &'static str,
        /// “Letter”
        pub letter: &'static str,
        /// “Variant”
        pub variant: &'static str,
        /// “Board”
        pub board: &'static str,
        /// “Pieces ({0})”
        pub pieces: &'static str,
        /// “{0}, sheet {1} of {2}”
        pub sheet: &'static str,
        /// The text after a line of known length, which lets the reader check the scale of the print.
        pub check: &'static str,
    }
}
