//! Trigon in English.

use crate::games::trigon::{Prompts, Refusals, Words};

pub const WORDS: Words = Words {
    name: "Trigon",
    line: "Triangles with numbers: build a pyramid, a strip or a block of stars.",
    base: ["Trigon", "The published rules."],
    goal: "Build a pyramid of 16 tiles, a strip of 11 or a block of four stars to win.",
    actions: ["lay{2~s|} a tile with the number {0}", "move{2~s|} a tile", "swap{2~s|} two tiles"],
    pieces: [["tile", "tiles"]],
    in_star: "in a complete star",
    groups: "Stars and formations",
    meaning: "Tiles so far / needed. Your opponent cannot swap a tile of your complete star. Four connected stars make a block.",
    patterns: [["Star", "Stars"], ["Pyramid", "Pyramids"], ["Strip", "Strips"], ["Block", "Blocks"]],
    progress: ["{0}, {1}, {2} of {3}", "{0}, {1}, {2}"],
    won: ["The pyramid is complete", "The strip is complete", "The block of stars is complete"],
    refusals: Refusals {
        laying: "You are still laying tiles. Lay one of yours.",
        all_laid: "All tiles lie on the table. Move one, or swap two.",
        choose_tile: "Choose a tile from your hand first.",
        not_held: "You have no tile with the number {0} in your hand. Choose another one.",
        first_place: "The first tile goes on the marked space. Choose that one.",
        occupied: "There is already a tile on this space. Choose an empty one.",
        no_tile: "There is no tile on this space. Choose one of your tiles.",
        not_yours: "This tile belongs to your opponent. Begin with one of your own.",
        same_place: "You have chosen the same space twice. Choose another one.",
        lonely: "Here the tile would share no side with another one. Choose another space.",
        leaves_lonely: "This would leave another tile without a neighbour. Choose another space or another tile.",
        closes: "This would leave a closed gap. Choose a space that leaves a way out.",
        same_number: "Both tiles are yours and have the same number. Swap two different ones.",
        other_number: "You can swap with your opponent only if the numbers are equal. Choose another tile.",
        star: "This tile is safe in a complete star. Choose another one.",
        smaller_first: "If both tiles are yours, write the space that comes first in order, then the other.",
        too_far: "This space is too far away. Choose a nearer one.",
        over: "The game is over.",
    },
    short_prompts: Prompts { lay_first: "Lay.", lay: "Lay.", move_or_exchange: "Move or swap." },
    prompts: Prompts {
        lay_first: "Tap a tile in your hand, then the marked space.",
        lay: "Tap a tile in your hand, then a space next to another tile.",
        move_or_exchange: "Tap a tile of yours, then an empty space or the tile to swap it with.",
    },
    target: "Tap an empty space, or the tile to swap it with.",
};

/// Noun phrases for hints: after a colon, or as the object of “It makes {0}.”
pub const PATTERNS: [&str; 4] = ["a star", "a pyramid", "a strip", "a block of stars"];

/// Labels of settings and their values in the position editor.
pub const SETTINGS: [&str; 0] = [];
