//! Triapon in English.

use super::{Prompts, Refusals, Stages, Words};

/// The words.
pub const WORDS: Words = Words {
    name: "Triapon",
    line: "Nine Men’s Morris for three: form triads, capture balls, be the last one left.",
    base: ["Triapon", "The published rules."],
    barricade: ["Barricade", "Balls captured from a player who is out come back as obstacles."],
    goal: "Three of your balls in a row capture one. The last player in the game wins.",
    deeds: [
        "places a ball",
        "moves a ball",
        "captures a ball from {1}",
        "puts a ball back",
        "forms {0:a triad|several triads}",
    ],
    pieces: [["ball", "balls"]],
    patterns: [["triad", "triads"]],
    refusals: Refusals {
        occupied: "There is already a ball in this hole. Choose an empty one.",
        empty: "There is no ball in this hole. Choose another one.",
        not_yours: "This ball is not yours. Choose one of your own.",
        not_neighbour: "With more than three balls on the board, a ball moves only to a neighbouring hole.",
        blocked: "This ball has no empty hole next to it. Choose another one.",
        own: "You cannot capture your own ball. Choose an opponent’s.",
        out: "This ball belongs to a player who is out, so it stays on the board. Choose another one.",
        long_triad: "This ball is safe: it is part of a long triad. Choose another one.",
        triad: "This ball is safe: no triad of a longer kind crosses its triad. Choose another one.",
        inner: "This ball is safe: without it, no triad would be left on either side. Choose another one.",
        fewer: "You must capture from the opponent with more balls in play.",
        no_barricade: "In this variant no balls are put back.",
        no_agreement: "You cannot end the game by agreement while balls are still being placed.",
        no_claim: "Repeated positions do not count in this game, so there is no draw to claim.",
        stages: Stages {
            place: "Balls are still being placed. Place one of yours.",
            moving: "All balls have been placed. Now move one of yours.",
            take: "You have formed a triad. Capture a ball first.",
            reset: "First put back a ball of the player who is out, or pass.",
            over: "The game is over.",
        },
    },
    short_prompts: Prompts {
        place: "Place.",
        moving: "Move.",
        jump: "Jump.",
        take: "Capture.",
        reset: "Put back or pass.",
    },
    prompts: Prompts {
        place: "Tap an empty hole to place a ball.",
        moving: "Tap one of your balls, then an empty hole next to it.",
        jump: "You have three balls left: tap one, then any empty hole.",
        take: "You have formed a triad. Tap one of the marked balls to capture it.",
        reset: "Tap an empty hole to put back a ball of the player who is out, or pass.",
    },
};

/// The patterns, as what a decision makes.
pub const PATTERNS: [&str; 1] = ["a triad that captures a ball"];

/// The settings of a position that is set up by hand.
pub const SETTINGS: [&str; 10] = [
    "Hand",
    "Captured",
    "To put back",
    "Out",
    "Turns without a capture",
    "Stage",
    "Placing",
    "Moving",
    "Capturing",
    "Putting back",
];
