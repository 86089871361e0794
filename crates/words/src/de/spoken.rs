//! What is heard, in German.

use crate::spoken::SpokenWords;

/// The words.
pub const SPOKEN: SpokenWords = SpokenWords {
    undone: "Rückgängig gemacht.",
    redone: "Wiederholt.",
    at_start: "Anfang der Partie.",
    at_move: "Zug {0} von {1}.",
    no_further: "In dieser Richtung gibt es keinen weiteren Zug.",
    choices: "{0} {0:Möglichkeit|Möglichkeiten}: {1}.",
    many_choices: "{0} {0:Möglichkeit|Möglichkeiten}.",
    more_rounds: "Es steht unentschieden, also {0:folgt noch|folgen noch} {0} {0:Runde|Runden}.",
};
