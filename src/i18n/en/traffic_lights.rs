//! Traffic Lights.

use crate::i18n::games::traffic_lights::{Prompts, Refusals, Stages, Words};

/// The words.
pub const WORDS: Words = Words {
    refusals: Refusals {
        green: "A green chip stays.",
        not_held: ["You hold no red chip.", "You hold no yellow chip.", "You hold no green chip."],
        asks: [
            "This cell asks for a red chip.",
            "This cell asks for a yellow chip.",
            "This cell asks for a green chip.",
        ],
        no_strip: "This game has no strip.",
        same_side: "The strip lies there already.",
        barred: "The strip was slid just now; first a chip must be laid.",
        only_lines: "Nobody can lay a chip: only a slide that completes a line is left.",
        must_lay: "You can lay a chip, so you may not pass.",
        no_bag: "This game has no bag.",
        not_in_supply: [
            "There is no red chip in the middle.",
            "There is no yellow chip in the middle.",
            "There is no green chip in the middle.",
        ],
        not_in_bag: [
            "There is no red chip in the bag.",
            "There is no yellow chip in the bag.",
            "There is no green chip in the bag.",
        ],
        no_agreement: "This game always ends with a line; it cannot be drawn.",
        no_claim: "Positions do not repeat here; there is nothing to claim.",
        stages: Stages {
            draft: "First take a chip from the middle.",
            play: "Now a chip is laid.",
            refill: "First take a chip from the middle.",
            draw: "First a chip is drawn from the bag.",
            over: "The game is over.",
        },
    },
    prompts: Prompts {
        draft: "Take a chip from the middle.",
        lay: "Lay a chip on the board.",
        lay_or_slide: "Lay a chip on the board, or slide the strip.",
        pass: "No chip of yours fits. Pass.",
        pass_or_slide: "No chip of yours fits. Pass, or slide the strip.",
        slide_to_line: "Slide the strip so that it completes a line.",
        refill: "Take a chip from the middle into your hand.",
        draw: "A chip is drawn from the bag.",
    },
};
