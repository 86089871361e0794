//! Traffic Lights in English.

use crate::games::traffic_lights::{Prompts, Refusals, Stages, Words};

pub const WORDS: Words = Words {
    name: "Traffic Lights",
    line: "Red, yellow, green: you share the chips, but only one of you completes the line.",
    learn: ["First steps", "Three green chips in a line win."],
    simple: ["Simple", "Three of a colour or red-yellow-green wins."],
    four: ["Four rows", "Twelve cells. Lines score points over several rounds."],
    slider: ["Slider", "A strip slides round the board. Lines score points over several rounds."],
    learn_bag: ["First steps, with a bag", "“First steps”, with a hand of chips from a bag."],
    simple_bag: ["Simple, with a bag", "“Simple”, with a hand of chips from a bag."],
    four_bag: ["Four rows, with a bag", "“Four rows”, with a hand of chips from a bag."],
    slider_bag: ["Slider, with a bag", "“Slider”, with a hand of chips from a bag."],
    classic3: ["Classic, 3×3", "The inventor’s basic game: only three of a colour wins."],
    classic4: ["Classic, 4×3", "Only three of a colour wins, on twelve cells."],
    rounds: "Rounds",
    chips: "Chips of each colour",
    bag: "With a bag: place chips from your hand",
    goals: [
        "Complete a line of three green chips to win.",
        "Complete a line of three chips of one colour, or red-yellow-green, to win.",
        "Complete a line of three chips of one colour to win.",
        "Complete lines to score points. The most points after all rounds win.",
    ],
    chips_moved: [
        ["place{2~s|} a red chip", "place{2~s|} a yellow chip", "place{2~s|} a green chip"],
        ["take{2~s|} a red chip", "take{2~s|} a yellow chip", "take{2~s|} a green chip"],
    ],
    actions: [
        "slide{2~s|} the strip",
        "complete{2~s|} {0:a line|several lines}",
        "complete{2~s|} {0:a line|several lines} ({1})",
    ],
    pieces: [["red chip", "red chips"], ["yellow chip", "yellow chips"], ["green chip", "green chips"]],
    patterns: [
        ["red line", "red lines"],
        ["yellow line", "yellow lines"],
        ["green line", "green lines"],
        ["red-yellow-green line", "red-yellow-green lines"],
    ],
    won: [
        "Three red chips in a line",
        "Three yellow chips in a line",
        "Three green chips in a line",
        "Red, yellow and green in a line",
    ],
    refusals: Refusals {
        green: "A green chip stays. Choose another cell.",
        not_held: [
            "This cell needs a red chip, and you hold none. Choose another cell.",
            "This cell needs a yellow chip, and you hold none. Choose another cell.",
            "This cell needs a green chip, and you hold none. Choose another cell.",
        ],
        asks: [
            "This cell needs a red chip. Choose one from your hand.",
            "This cell needs a yellow chip. Choose one from your hand.",
            "This cell needs a green chip. Choose one from your hand.",
        ],
        no_strip: "This variant has no strip. Place a chip.",
        same_side: "The strip is already on that side. Choose another one.",
        barred: "The strip may not slide twice in a row. Place a chip first.",
        only_lines: "Nobody can place a chip. Slide the strip so that it completes a line.",
        must_lay: "You can place a chip, so you may not pass. Choose a cell.",
        no_bag: "This variant has no bag, so you never take a chip or pass. Choose a cell.",
        not_in_supply: [
            "There is no red chip in the supply. Take another colour.",
            "There is no yellow chip in the supply. Take another colour.",
            "There is no green chip in the supply. Take another colour.",
        ],
        not_in_bag: [
            "There is no red chip left in the bag. Name another colour.",
            "There is no yellow chip left in the bag. Name another colour.",
            "There is no green chip left in the bag. Name another colour.",
        ],
        no_agreement: "This variant always has a winner, so it cannot end in a draw. Play on.",
        no_claim: "Repeated positions do not count here, so there is no draw to claim. Play on.",
        stages: Stages {
            draft: "Take one of the chips on offer first.",
            play: "You have no chip to take now. Choose a cell to place one.",
            refill: "Take a chip from the supply first.",
            draw: "Wait until the chip has been drawn from the bag.",
            over: "The game is over.",
        },
    },
    short_prompts: Prompts {
        draft: "Take.",
        lay: "Place.",
        lay_or_slide: "Place or slide.",
        pass: "Pass.",
        pass_or_slide: "Pass or slide.",
        slide_to_line: "Slide for a line.",
        refill: "Take.",
        draw: "Draw.",
    },
    prompts: Prompts {
        draft: "Tap one of the chips on offer to take it.",
        lay: "Tap an empty cell, or a red or yellow chip to replace it.",
        lay_or_slide: "Tap an empty cell, or a red or yellow chip to replace it. Or slide the strip.",
        pass: "You cannot place any of your chips, so you must pass.",
        pass_or_slide: "You cannot place any of your chips, so pass or slide the strip.",
        slide_to_line: "Slide the strip so that it completes a line.",
        refill: "Tap a chip in the supply to take it into your hand.",
        draw: "A chip is drawn from the bag.",
    },
};

/// Noun phrases for hints: after a colon, or as the object of “It makes {0}.”
pub const PATTERNS: [&str; 4] = [
    "three red chips in a line",
    "three yellow chips in a line",
    "three green chips in a line",
    "red, yellow and green in a line",
];

/// Labels of settings and their values in the position editor.
pub const SETTINGS: [&str; 15] = [
    "Hand",
    "Supply",
    "Strip",
    "Strip just slid",
    "Round",
    "Points",
    "Stage",
    "Draft",
    "Turn",
    "Taking a chip",
    "Drawing from the bag",
    "top",
    "right",
    "bottom",
    "left",
];
