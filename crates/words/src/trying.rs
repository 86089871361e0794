//! The words of trying things out.

use super::text_struct::words;

words! {
    /// Trying things out, apart from any match.
    pub struct TryWords {
        /// “Trying”
        pub title: &'static str,
        /// “Trying: nothing here changes a game.”
        pub band: &'static str,
        /// “Try from here”
        pub from: &'static str,
        /// “Back to the rules”
        pub rules: &'static str,
        /// “Keep as a game”
        pub keep: &'static str,
        /// “You play”
        pub you: &'static str,
        /// “Ask the computer”, which then decides once
        pub answer: &'static str,
        /// “{0}, {1}”: a level's number and name
        pub level: &'static str,
        /// “This is where the line leads.”
        pub ahead: &'static str,
        /// “Try this line”
        pub line: &'static str,
        /// “Edit position”
        pub edit: &'static str,
    }
}
