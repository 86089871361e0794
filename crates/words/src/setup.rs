//! The words of the set-up.

use super::text_struct::words;

words! {
    /// The set-up of a match.
    pub struct SetupWords {
        /// “Play”, on a game's card
        pub play: &'static str,
        /// “Learn”, on a game's card
        pub learn: &'static str,
        /// “Who is playing?”
        pub question: &'static str,
        /// “Together at this screen / Against the computer”
        pub ways: [&'static str; 2],
        /// What each of them means.
        pub say: [&'static str; 2],
        /// “Level”
        pub level: &'static str,
        /// The levels from 1 to 8: a name, and a sentence about how such a computer player plays.
        pub levels: [[&'static str; 2]; 8],
        /// “Again as last time”
        pub again: &'static str,
        /// “Clock, seats and more”
        pub fold: &'static str,
        /// What a seat can have.
        pub seats: &'static str,
        /// What each kind of clock means.
        pub clocks: [&'static str; 3],
        /// What each seating means.
        pub facings: [&'static str; 3],
        /// What a strict game means.
        pub strict: &'static str,
    }
}
