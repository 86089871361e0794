//! The texts of sandboxes.

use super::text_struct::words;

words! {
    pub struct TryWords {
        /// “Try moves”
        pub title: &'static str,
        /// “Try any move you like: your game is not affected.”
        pub band: &'static str,
        /// “Try from here”
        pub from: &'static str,
        /// “Back to the rules”
        pub rules: &'static str,
        /// “Save as a game”
        pub keep: &'static str,
        /// “You play”
        pub you: &'static str,
        /// “Let the computer move”, for one move
        pub computer_move: &'static str,
        /// “{0}, {1}”: a level's number and name
        pub level: &'static str,
        /// “The line leads to this position.”
        pub ahead: &'static str,
        /// “Try this line”
        pub line: &'static str,
        /// “Edit position”
        pub edit: &'static str,
    }
}
