//! The texts of the set-up of a match.

use super::text_struct::words;

words! {
    pub struct SetupWords {
        /// “Play”, on a game's card
        pub play: &'static str,
        /// “Learn”, on a game's card
        pub learn: &'static str,
        pub question: &'static str,
        pub ways: [&'static str; 2],
        /// Explains each of these options.
        pub say: [&'static str; 2],
        pub level: &'static str,
        /// The levels from 1 to 8: a name, and a sentence about the engine's strength.
        pub levels: [[&'static str; 2]; 8],
        /// “Learning mode”, its explanation, and “Play it”, the answer to its question.
        pub learning: [&'static str; 3],
        pub again: &'static str,
        pub position: &'static str,
        pub fold: &'static str,
        pub seats: &'static str,
        /// Explains each kind of clock.
        pub clocks: [&'static str; 3],
        /// Explains each seating.
        pub facings: [&'static str; 3],
        /// Explains tournament mode.
        pub strict: &'static str,
    }
}

#[cfg(test)]
mod tests {
    use crate::Language;

    /// On a phone 320 pixels wide each sentence must fit on one line, so that the layout below does not shift.
    #[test]
    fn the_sentence_of_a_level_is_one_line() {
        for language in Language::ALL {
            for [_, sentence] in language.shell().setup.levels {
                assert!(sentence.chars().count() <= 43, "{sentence}");
            }
        }
    }
}
