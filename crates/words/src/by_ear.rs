//! The texts about playing with a screen reader. They have a file of their own, which the page fetches on demand.

use super::spoken::SpokenCommand;
use super::text_struct::words;

words! {
    pub struct EarWords {
        pub intro: &'static str,
        /// The column headings of both tables: “Type / Key / Meaning”
        pub heads: [&'static str; 3],
        pub questions: &'static str,
        /// The meaning of each command in [`SpokenCommand::ALL`].
        pub answers: [&'static str; SpokenCommand::ALL.len()],
        pub keys: &'static str,
        /// Keys with their functions.
        pub keyed: [[&'static str; 2]; 13],
        /// Sections with headings: the board, answers, a position, Trigon, the settings.
        pub sections: [[&'static str; 2]; 5],
    }
}
