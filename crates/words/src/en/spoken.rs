//! Texts that are heard, in English.

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
    verbosity: "Spoken texts",
    verbosities: ["Brief", "Normal", "Full"],
    sown: "{0} to {1}, {2} {2:lap|laps}, removes {3}",
    moved: "{0} to {1}",
    exchanged: "{0} and {1} swapped",
    done: ["moved", "swapped"],
    parts: ["Players", "Question"],
    neutral_row: "Neutral row",
    progress: "{0}, {1} of {2}",
    missing: "{0}, {1} missing",
    keys: "Keys and questions",
    by_ear: "Playing by ear",
    ways: ["{0} right", "{0} left", "{0} up", "{0} down"],
    commands: [
        "last|l",
        "repeat|r",
        "position|p",
        "clock|c",
        "turn|t",
        "legal|m",
        "score|s",
        "captured|x",
        "lines|w",
        "help|h",
    ],
    no_clock: "There is no clock.",
    time: "{0}: {1} min {2} s",
    no_score: "There is no score.",
    nothing_captured: "Nothing has been captured.",
    no_choice: "There is nothing to choose now.",
    help: [
        "Type these words here, or press Alt and the letter: {0}. Alt+N and Alt+B lead to the next and the previous space that can be chosen, Alt+I to this field. Ctrl+Z undoes, Ctrl+Y redoes.",
        "Press Alt and a letter: {0}. Alt+N and Alt+B lead to the next and the previous space that can be chosen.",
    ],
};
