//! What is heard, in English.

use crate::spoken::SpokenWords;

/// The words.
pub const SPOKEN: SpokenWords = SpokenWords {
    undone: "Undone.",
    redone: "Redone.",
    at_start: "Start of the game.",
    at_move: "Move {0} of {1}.",
    no_further: "There are no more moves that way.",
    choices: "{0} {0:choice|choices}: {1}.",
    many_choices: "{0} {0:choice|choices}.",
    more_rounds: "The score is level, so {0} more {0:round follows|rounds follow}.",
};
