//! The words about playing by ear, in a file of their own: the page fetches it with the part that shows them.

use super::spoken::SpokenCommand;
use super::text_struct::words;

words! {
    /// The words about playing by ear in one language.
    pub struct EarWords {
        /// The games can be played so.
        pub intro: &'static str,
        /// The heads of both tables: to type, key, meaning.
        pub heads: [&'static str; 3],
        /// The title of the questions.
        pub questions: &'static str,
        /// The answers to [`SpokenCommand::ALL`], each named.
        pub answers: [&'static str; SpokenCommand::ALL.len()],
        /// The title of the keys.
        pub keys: &'static str,
        /// Each key and what it does.
        pub keyed: [[&'static str; 2]; 13],
        /// Sections with their titles: the board, answers, a position, Trigon, the settings.
        pub sections: [[&'static str; 2]; 5],
    }
}
