//! Tritt.

use crate::i18n::games::tritt::{Prompts, Refusals, Words};

/// The words.
pub const WORDS: Words = Words {
    refusals: Refusals {
        taken: "One of these points is not free.",
        no_room: "No tritton has room with an end at this point.",
        not_ends: "A tritton covers three points that follow each other on a line. Choose its two end points.",
        none_left: "You have no tritton left to set.",
        no_tritton: "No tritton lies there.",
        own_tritton: "This tritton is yours; you may shift only those of your opponent.",
        hemmed: "This tritton cannot move: no point is free at either end.",
        off_line: "A tritton moves only along its own line.",
        in_place: "The tritton lies there already.",
        too_far: "A tritton is shifted by one point only.",
        blocked: "The way is not free.",
        swap_closed: "Colours can be exchanged only in answer to the very first tritton.",
        no_swap: "Colours are not exchanged in this variant.",
        must_play: "You can set or shift a tritton, so you may not pass.",
        makes_row: "This would make a row; setting must not make one.",
        set_first: "First set a tritton of your own.",
        already_set: "You have set your tritton. Now shift one of your opponent’s, or pass.",
        no_claim: "Positions do not repeat here; there is nothing to claim.",
        over: "The game is over.",
    },
    prompts: Prompts {
        set: "Set one of your trittons.",
        shift: "Shift a tritton of your opponent.",
        set_or_shift: "Set one of your trittons, or shift one of your opponent’s.",
        set_shift_or_swap: "Set one of your trittons, shift your opponent’s, or exchange colours.",
        set_without_row: "Set one of your trittons without making a row.",
        shift_or_pass: "Shift a tritton of your opponent, or pass.",
    },
};
