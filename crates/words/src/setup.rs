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
        /// The meaning of each of them.
        pub say: [&'static str; 2],
        /// “Level”
        pub level: &'static str,
        /// The levels from 1 to 8: a name, and a sentence about how such a computer player plays.
        pub levels: [[&'static str; 2]; 8],
        /// “Learning mode”, its meaning, and “Play it”, the answer to its question.
        pub learning: [&'static str; 3],
        /// “Same as last time”
        pub again: &'static str,
        /// Leads to where a position is set up.
        pub position: &'static str,
        /// “Clock, seats and more”
        pub fold: &'static str,
        /// A seat can have a name and a level.
        pub seats: &'static str,
        /// The meaning of each kind of clock.
        pub clocks: [&'static str; 3],
        /// The meaning of each seating.
        pub facings: [&'static str; 3],
        /// The meaning of tournament mode.
        pub strict: &'static str,
    }
}

#[cfg(test)]
mod tests {
    use crate::Language;

    /// So the sentence of each level is one line of a phone of 320 pixels, and nothing below it moves.
    #[test]
    fn the_sentence_of_a_level_is_one_line() {
        for language in Language::ALL {
            for [_, sentence] in language.shell().setup.levels {
                assert!(sentence.chars().count() <= 43, "{sentence}");
            }
        }
    }
}
