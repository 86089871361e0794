//! Triapon.

use crate::i18n::games::triapon::{Prompts, Refusals, Stages, Words};

/// The words.
pub const WORDS: Words = Words {
    refusals: Refusals {
        occupied: "A ball lies in this hole already.",
        empty: "No ball lies in this hole.",
        not_yours: "This ball is not yours.",
        not_neighbour: "You have more than three balls on the board, so a ball moves only to a neighbouring hole.",
        blocked: "This ball has no free hole beside it.",
        own: "You cannot take your own ball.",
        out: "This ball belongs to someone who is out; it stays.",
        long_triad: "This ball stands in a long triad; it can never be taken.",
        triad: "This ball stands in a triad that no longer kind of triad crosses.",
        inner: "This ball stands too far inside its row: without it, three in a row must be left on one side.",
        fewer: "You must take from the player with more balls in play.",
        no_barricade: "In this variant no balls are set back.",
        no_agreement: "While balls are being set, the game cannot be ended by agreement.",
        no_claim: "A repeated position means nothing here; there is nothing to claim.",
        stages: Stages {
            place: "Now a ball is set on the board.",
            moving: "Now a ball is moved.",
            take: "You formed a triad: first take a ball.",
            reset: "First decide whether to set back a ball of the player who is out.",
            over: "The game is over.",
        },
    },
    prompts: Prompts {
        place: "Set a ball on a free hole.",
        moving: "Move one of your balls to a neighbouring free hole.",
        jump: "You have three balls left: move one to any free hole.",
        take: "You formed a triad. Take one of the marked balls.",
        reset: "Set back a ball that you took from the player who is out, or pass.",
    },
};
