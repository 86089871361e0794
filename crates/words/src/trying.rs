//! The texts of sandboxes.

use super::text_struct::words;

words! {
    pub struct TryWords {
        pub title: &'static str,
        pub band: &'static str,
        pub from: &'static str,
        pub rules: &'static str,
        pub keep: &'static str,
        pub you: &'static str,
        /// “Let the computer move”, for one move
        pub computer_move: &'static str,
        /// “{0}, {1}”: a level's number and name
        pub level: &'static str,
        pub ahead: &'static str,
        pub line: &'static str,
        pub edit: &'static str,
    }
}
