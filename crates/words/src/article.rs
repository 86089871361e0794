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
    }
}
