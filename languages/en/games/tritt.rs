//! Tritt in English.

use crate::games::tritt::{Prompts, Refusals, Words};

pub const WORDS: Words = Words {
    name: "Tritt",
    line: "Every piece shows both colours. Line up three points of your own, never three of the other.",
    step: ["Step", "Shift by one point: the published main rule."],
    slide: ["Slide", "Shift as far as you like: the published variant."],
    reloaded: ["Reloaded", "Place first, then shift: the author’s own sequel."],
    goal: "Make a row of three points in your colour to win. If you make one in the other colour, you lose.",
    actions: ["place{2~s|} a tritton", "shift{2~s|} an opponent’s tritton"],
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
        not_ends: "A tritton covers three points of a line. Choose the first and the last of them.",
        none_left: "You have no tritton left to place. Shift one of your opponent’s.",
        no_tritton: "There is no tritton here. Choose one of your opponent’s.",
        own_tritton: "This tritton is yours. Shift one of your opponent’s.",
        hemmed: "This tritton is hemmed in: no point at either end is free. Choose another one.",
        off_line: "A tritton moves only along its own line. Choose a point on it.",
        in_place: "The tritton is already there. Choose another point.",
        too_far: "In this variant a tritton moves only one point. Choose the next point.",
        blocked: "Another piece is in the way. Choose a nearer point.",
        swap_closed: "You can swap colours only in reply to the first tritton. Place or shift one.",
        no_swap: "In this variant you cannot swap colours. Go on with your turn.",
        must_play: "You may not pass. Place or shift a tritton.",
        makes_row: "This would make a row. Choose other points for your tritton.",
        set_first: "Place a tritton of your own first.",
        already_set: "You have placed your tritton. Now shift one of your opponent’s, or pass.",
        no_claim: "Positions never repeat in this variant, so there is no draw to claim. Play on.",
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
        set_shift_or_swap: "Place a tritton: tap its two end points. Or shift your opponent’s, or swap colours.",
        set_without_row: "Place a tritton: tap its two end points. It must not make a row.",
        shift_or_pass: "Tap one of your opponent’s trittons, then the point it should move to, or pass.",
    },
};

/// Noun phrases for hints: after a colon, or as the object of “It makes {0}.”
pub const PATTERNS: [&str; 1] = ["three points of one colour in a row"];

/// Labels of settings and their values in the position editor.
pub const SETTINGS: [&str; 4] = ["Colours swapped", "Stage", "Placing", "Shifting"];
