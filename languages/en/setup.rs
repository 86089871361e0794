use crate::setup::SetupWords;

pub const SETUP: SetupWords = SetupWords {
    play: "Play",
    learn: "Learn",
    question: "Who is playing?",
    ways: ["Together at this screen", "Against the computer"],
    say: ["Share the device, or pass it round.", "The computer takes the other seats."],
    level: "Level",
    levels: [
        ["Beginner", "Overlooks a great deal. A good start."],
        ["Easy", "Overlooks much, but punishes big mistakes."],
        ["Casual", "Sees simple threats but plans little."],
        ["Medium", "Overlooks only a few things."],
        ["Skilled", "Thinks a few moves ahead."],
        ["Strong", "Rarely makes a mistake."],
        ["Expert", "Exploits almost every weakness."],
        ["Strongest", "Plays as well as the computer can."],
    ],
    learning: [
        "Learning mode",
        "If your move gives a lot away, the computer says why and asks before it replies.",
        "Play it",
    ],
    again: "Same as last time",
    position: "From position",
    fold: "Clock, seats and more",
    seats: "Seat 1 starts. Give each seat its own name and level.",
    clocks: [
        "Think for as long as you like.",
        "Each turn has a time limit.",
        "Each player has a time limit for the whole game.",
    ],
    facings: [
        "Everyone looks at the screen from the same side.",
        "The device lies between you. The text turns to face the player to move.",
        "The board never rotates.",
    ],
    strict: "A move counts as soon as you make it.",
};
