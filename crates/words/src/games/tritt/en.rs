//! Tritt in English.

use super::{Prompts, Refusals, Words};

/// The words.
pub const WORDS: Words = Words {
    name: "Tritt",
    line: "Every piece shows both colours: line up three points of your own, never three of your opponent’s.",
    step: ["Step", "Shift by one point: the published main rule."],
    slide: ["Slide", "Shift as far as the way is clear."],
    reloaded: ["Reloaded", "Place first, then shift: the author’s own sequel of 2016."],
    goal: "Make a row of three points in your colour. A row in the other colour loses.",
    deeds: ["places a tritton", "shifts an opponent’s tritton"],
    pieces: [
        ["tritton orange-blue-orange", "trittons orange-blue-orange"],
        ["tritton blue-orange-blue", "trittons blue-orange-blue"],
    ],
    dots: ["orange", "blue"],
    colours: ["Orange", "Blue"],
    patterns: [["row", "rows"]],
    won: ["Three orange points in a row", "Three blue points in a row"],
    refusals: Refusals {
        taken: "One of these points is not free. Choose others.",
        no_room: "There is no room for a tritton that ends at this point. Choose another point.",
        not_ends: "A tritton covers three consecutive points of a line. Choose its two end points.",
        none_left: "You have no tritton left to place. Shift one of your opponent’s.",
        no_tritton: "There is no tritton here. Choose one of your opponent’s.",
        own_tritton: "This tritton is yours. You may shift only your opponent’s.",
        hemmed: "This tritton is hemmed in: no point at either end is free. Choose another one.",
        off_line: "A tritton moves only along its own line. Choose a point on it.",
        in_place: "The tritton is already there. Choose another point.",
        too_far: "A tritton can be shifted by only one point. Choose the next point.",
        blocked: "The way is not free. Choose another point.",
        swap_closed: "You can swap colours only in reply to the very first tritton.",
        no_swap: "Colours are not swapped in this variant.",
        must_play: "You may not pass as long as you can place or shift a tritton.",
        makes_row: "This would make a row. Place your tritton so that it makes none.",
        set_first: "Place a tritton of your own first.",
        already_set: "You have placed your tritton. Now shift one of your opponent’s, or pass.",
        no_claim: "Positions never repeat in this variant, so there is no draw to claim.",
        over: "The game is over.",
    },
    short_prompts: Prompts {
        set: "Place.",
        shift: "Shift.",
        set_or_shift: "Place or shift.",
        set_shift_or_swap: "Place, shift or swap.",
        set_without_row: "Place.",
        shift_or_pass: "Shift or pass.",
    },
    prompts: Prompts {
        set: "Place a tritton: tap its two end points.",
        shift: "Tap one of your opponent’s trittons, then the point it should move to.",
        set_or_shift: "Place a tritton: tap its two end points. Or shift one of your opponent’s.",
        set_shift_or_swap: "Tap the end points of your tritton, shift your opponent’s, or swap colours.",
        set_without_row: "Place a tritton: tap its two end points. It must not make a row.",
        shift_or_pass: "Tap one of your opponent’s trittons, then the point it should move to, or pass.",
    },
};

/// The patterns, as what a decision makes.
pub const PATTERNS: [&str; 1] = ["three points of one colour in a row"];

/// The settings of a position that is set up by hand.
pub const SETTINGS: [&str; 4] = ["Colours swapped", "Stage", "Placing", "Shifting"];
