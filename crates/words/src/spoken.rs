//! Texts that are only heard, or asked for by words: for those who play by ear.

use super::text_struct::words;

words! {
    /// The texts of one language for those who listen.
    pub struct SpokenWords {
        /// “Undone.”
        pub undone: &'static str,
        /// “Redone.”
        pub redone: &'static str,
        /// “Start of the game.”
        pub at_start: &'static str,
        /// “Move {0} of {1}.”
        pub at_move: &'static str,
        /// “There are no more moves that way.”
        pub no_further: &'static str,
        /// “{0} {0:choice|choices}: {1}.”
        pub choices: &'static str,
        /// “{0} {0:choice|choices}.”
        pub many_choices: &'static str,
        /// “The score is level, so {0} more {0:round follows|rounds follow}.”
        pub more_rounds: &'static str,
    }
}
