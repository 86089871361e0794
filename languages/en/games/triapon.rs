//! Triapon in English.

use crate::games::triapon::{Prompts, Refusals, Stages, Words};

pub const WORDS: Words = Words {
    name: "Triapon",
    line: "Nine Men’s Morris for three: form triads, capture balls and be the last player left.",
    base: ["Triapon", "The published rules."],
    barricade: ["Barricade", "Captured balls come back as obstacles when a player is out."],
    goal: "Line up three of your balls to capture one. The last player in the game wins.",
    actions: [
        "place{2~s|} a ball",
        "move{2~s|} a ball",
        "capture{2~s|} a ball from {1~@|you}",
        "put{2~s|} a ball back",
        "form{2~s|} {0:a triad|several triads}",
    ],
    pieces: [["ball", "balls"]],
    patterns: [["triad", "triads"]],
    refusals: Refusals {
        occupied: "There is already a ball in this hole. Choose an empty one.",
        empty: "There is no ball in this hole. Choose another one.",
        not_yours: "This ball is not yours. Choose one of your own.",
        not_neighbour: "You may jump only with three balls left. Choose a neighbouring hole.",
        blocked: "This ball has no empty hole next to it. Choose another one.",
        own: "You cannot capture your own ball. Choose an opponent’s.",
        out: "This ball belongs to a player who is out, so it stays on the board. Choose another one.",
        long_triad: "This ball is safe in a long triad. Choose another one.",
        triad: "This ball is safe: no triad of a longer kind crosses its triad. Choose another one.",
        inner: "This ball is safe: without it, its triad would be gone. Choose one nearer an end.",
        fewer: "Your other opponent has more balls in play. Capture one of theirs.",
        no_barricade: "In this variant you put no balls back and cannot pass. Make a move.",
        no_agreement: "You can end the game by agreement only once all balls have been placed. Until then, play on.",
        no_claim: "Repeated positions do not count in this game, so there is no draw to claim. Play on.",
        stages: Stages {
            place: "You are still placing balls. Choose an empty hole.",
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

/// Noun phrases for hints: after a colon, or as the object of “It makes {0}.”
pub const PATTERNS: [&str; 1] = ["a triad that captures a ball"];

/// Labels of settings and their values in the position editor.
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
