//! The words around the articles on the rules. Only the host makes those pages, so the page has none of them.

use super::text_struct::words;

words! {
    /// The words around an article in one language.
    pub struct ArticleWords {
        /// The text above the list of sections.
        pub contents: &'static str,
        /// Leads past the head of the page.
        pub skip: &'static str,
        /// The other languages.
        pub languages: &'static str,
        /// The other games.
        pub games: &'static str,
        /// Leads to the set-up of the game.
        pub play: &'static str,
        /// Leads to the lesson.
        pub learn: &'static str,
        /// Prints the page.
        pub print: &'static str,
        /// Opens the position of a diagram: to be played on from there.
        pub play_on: &'static str,
        /// “Figure {0}.”
        pub figure: &'static str,
        /// The text above the sources.
        pub sources: &'static str,
        /// “The game”: who made it.
        pub game: &'static str,
        /// “This text”: who wrote it.
        pub text: &'static str,
        /// The authors of the text, and its licences.
        pub own: &'static str,
        /// “This page”: its address.
        pub page: &'static str,
        /// Around the sheets to print and cut out.
        pub paper: PaperWords,
    }
}

words! {
    /// The words around a game on paper.
    pub struct PaperWords {
        /// Leads to the sheets.
        pub link: &'static str,
        /// “{0} to print and play”
        pub title: &'static str,
        /// The purpose of the page.
        pub lead: &'static str,
        /// The steps, in order.
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
        /// “{0} pieces”
        pub pieces: &'static str,
        /// “{0}, sheet {1} of {2}”
        pub sheet: &'static str,
        /// Stands behind a line of that length.
        pub check: &'static str,
    }
}
