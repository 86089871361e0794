//! Setting up a match.

use crate::setup::SetupWords;

/// The set-up of a match.
pub const SETUP: SetupWords = SetupWords {
    play: "Play",
    learn: "Learn",
    question: "Who is playing?",
    ways: ["Together at this screen", "Against the computer"],
    say: ["You sit round the device or pass it on.", "It takes the other seats."],
    level: "Level",
    levels: [
        ["Beginner", "Overlooks a great deal. A good start."],
        ["Easy", "Overlooks a lot, punishes big mistakes."],
        ["Casual", "Sees simple threats and plans little."],
        ["Medium", "Overlooks only a few things."],
        ["Skilled", "Thinks a few moves ahead."],
        ["Strong", "Rarely makes a mistake."],
        ["Expert", "Uses almost every weakness."],
        ["Strongest", "Plays as well as the computer can."],
    ],
    learning: [
        "Learning mode",
        "Before the computer answers a move that gives much away, it asks once and says why.",
        "Play it",
    ],
    again: "Again as last time",
    position: "Begin at a position",
    fold: "Clock, seats and more",
    seats: "Seat 1 starts. Each seat can have a name and a level of its own.",
    clocks: [
        "Everyone may think for as long as they like.",
        "Each turn has a time of its own.",
        "Each player has one time for the whole game.",
    ],
    facings: [
        "Everyone looks at the screen from the same side.",
        "The device lies between you. Texts turn to whoever is to move.",
        "The board always stays as it lies.",
    ],
    strict: "As in a tournament: a move counts as soon as it is made.",
};
