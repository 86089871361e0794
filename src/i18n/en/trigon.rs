//! Trigon.

use crate::i18n::games::trigon::{Prompts, Refusals, Words};

/// The words.
pub const WORDS: Words = Words {
    refusals: Refusals {
        laying: "All tiles are laid first; then they are moved and exchanged.",
        all_laid: "All tiles lie already. Move a tile or exchange two.",
        choose_tile: "First choose a tile from your hand.",
        not_held: "You have no tile with the number {0} in your hand.",
        first_place: "The first tile lies at 0,0u.",
        occupied: "A tile lies there already.",
        no_tile: "No tile lies there.",
        not_yours: "This tile belongs to your opponent. Begin with a tile of your own.",
        same_place: "This is the same place twice.",
        lonely: "There the tile would share no side with another.",
        leaves_lonely: "Then another tile would share no side with any.",
        closes: "This would close an empty space.",
        same_number: "Both tiles are yours and have the same number: the exchange would change nothing.",
        other_number: "You can exchange with your opponent only tiles of the same number.",
        star: "This tile is part of a complete star: its star protects it.",
        smaller_first: "Of two tiles of your own, write the smaller place first.",
        too_far: "The program does not count that far out.",
        over: "The game is over.",
    },
    prompts: Prompts {
        lay_first: "Lay the first tile.",
        lay: "Lay a tile beside another.",
        move_or_exchange: "Move a tile or exchange two.",
    },
};
