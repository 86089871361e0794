//! Traffic Lights in English.

use super::{Prompts, Refusals, Stages, Words};

/// The words.
pub const WORDS: Words = Words {
    name: "Traffic Lights",
    line: "Red, yellow, green: both players use the same chips, but only one completes the line.",
    learn: ["First steps", "Three green chips in a line win."],
    simple: ["Simple", "Three of a colour or red-yellow-green wins."],
    four: ["Four rows", "Twelve cells; points over several rounds."],
    slider: ["Slider", "A strip slides to another side; points over several rounds."],
    learn_bag: ["First steps, with a bag", "You place chips from your hand, drawn from a bag."],
    simple_bag: ["Simple, with a bag", "All lines count, and chips come from a bag."],
    four_bag: ["Four rows, with a bag", "Twelve cells, points, and a hand of chips from a bag."],
    slider_bag: ["Slider, with a bag", "The strip, points, and a hand of chips from a bag."],
    classic3: ["Classic, 3×3", "The inventor’s first rule: only three of a colour wins."],
    classic4: ["Classic, 4×3", "Only three of a colour wins, on twelve cells."],
    rounds: "Rounds",
    chips: "Chips of each colour",
    bag: "With a bag: your chips are in your hand",
    goals: [
        "Complete a line of three green chips to win.",
        "Complete a line of three chips of one colour, or red-yellow-green, to win.",
        "Complete a line of three chips of one colour to win.",
        "Completed lines score points. Most points after all rounds win.",
    ],
    chips_moved: [
        ["places a red chip", "places a yellow chip", "places a green chip"],
        ["takes a red chip", "takes a yellow chip", "takes a green chip"],
    ],
    deeds: ["slides the strip", "completes {0:a line|several lines}", "completes {0:a line|several lines} ({1})"],
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
            "You have no red chip in your hand.",
            "You have no yellow chip in your hand.",
            "You have no green chip in your hand.",
        ],
        asks: ["This cell needs a red chip.", "This cell needs a yellow chip.", "This cell needs a green chip."],
        no_strip: "This variant has no strip.",
        same_side: "The strip is already on that side. Choose another one.",
        barred: "The strip may not slide twice in a row. Place a chip first.",
        only_lines: "Nobody can place a chip. Only a slide that completes a line is allowed now.",
        must_lay: "You may not pass as long as you can place a chip.",
        no_bag: "This variant has no bag.",
        not_in_supply: [
            "There is no red chip in the supply.",
            "There is no yellow chip in the supply.",
            "There is no green chip in the supply.",
        ],
        not_in_bag: [
            "There is no red chip in the bag.",
            "There is no yellow chip in the bag.",
            "There is no green chip in the bag.",
        ],
        no_agreement: "This variant always ends with a line, so it cannot end in a draw.",
        no_claim: "Positions never repeat in this variant, so there is no draw to claim.",
        stages: Stages {
            draft: "Take a chip from the supply first.",
            play: "Now place a chip.",
            refill: "Take a chip from the supply first.",
            draw: "A chip is drawn from the bag first.",
            over: "The game is over.",
        },
    },
    short_prompts: Prompts {
        draft: "Take.",
        lay: "Place.",
        lay_or_slide: "Place or slide.",
        pass: "Pass.",
        pass_or_slide: "Pass or slide.",
        slide_to_line: "Slide to a line.",
        refill: "Take.",
        draw: "Draw.",
    },
    prompts: Prompts {
        draft: "Tap a chip in the supply to take it.",
        lay: "Tap an empty cell, or a red or yellow chip to replace it.",
        lay_or_slide: "Tap an empty cell, or a red or yellow chip to replace it. Or slide the strip.",
        pass: "You cannot place any of your chips. Pass.",
        pass_or_slide: "You cannot place any of your chips. Pass, or slide the strip.",
        slide_to_line: "Slide the strip to complete a line.",
        refill: "Tap a chip in the supply to take it into your hand.",
        draw: "A chip is drawn from the bag.",
    },
};

/// The patterns, as what a decision makes.
pub const PATTERNS: [&str; 4] = [
    "three red chips in a line",
    "three yellow chips in a line",
    "three green chips in a line",
    "red, yellow and green in a line",
];

/// The settings of a position that is set up by hand.
pub const SETTINGS: [&str; 15] = [
    "Hand",
    "Supply",
    "Strip",
    "Just slid",
    "Round",
    "Points",
    "Stage",
    "Choosing chips",
    "Turn",
    "Taking a chip",
    "Drawing from the bag",
    "top",
    "right",
    "bottom",
    "left",
];
