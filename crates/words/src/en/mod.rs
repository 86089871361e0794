//! English.

mod analysis;
mod article;
mod board;
mod by_ear;
mod embedding;
mod hint;
mod lesson;
mod match_list;
mod position;
mod puzzle;
mod setup;
mod shell;
mod spoken;
mod statistics;
mod trying;

pub use analysis::ANALYSIS;
pub use article::ARTICLE;
pub use by_ear::EAR;
pub use embedding::{EMBEDDING, GALLERY};
pub use hint::HINTS;
pub use lesson::LESSON;
pub use position::POSITION;
pub use puzzle::PUZZLES;
pub use statistics::STATISTICS;

use super::games;
use super::words::{ParseFaultWords, SetupErrorWords, TokenErrorWords, Words};

/// All words.
pub static WORDS: Words = Words {
    shell: shell::SHELL,
    board: board::WORDS,
    games: games::EN,
    objections: TokenErrorWords {
        over: "The game is over.",
        at_chance: "A chip is being drawn from the bag. Meanwhile, all you can do is end the game by agreement.",
        not_repeated: "This position has not occurred three times yet, so you cannot claim a draw.",
    },
    faults: ParseFaultWords {
        not_a_token: "This is not a move of this game",
        not_a_site: "This is not a space on this board",
        too_long: "Nothing more is expected here",
        missing_field: "The field {0}= is missing",
        bad_field: "The field {0}= is malformed",
        contradiction: "The field {0}= contradicts the rest of the position",
        over: "The game is over in this position, so it cannot begin there",
        count: "The field {0}= does not add up to the number of pieces in the game",
        overlap: "In the field {0}=, two pieces are in the same place",
        unlawful: "The rules do not allow the pieces of the field {0}= to be placed like this",
        ended: "The pieces on the board have already ended the game, which the field {0}= does not say",
        wrong_turn: "The field {0}= gives the turn to a player who cannot have it",
        at: "{0} (at character {1}).",
    },
    setups: SetupErrorWords {
        unknown_game: "There is no game “{0}”.",
        unknown_variant: "This game has no variant “{0}”.",
        unknown_option: "This variant has no option “{0}”.",
        bad_option: "{0} must be a number from {1} to {2} in steps of {3}, not “{4}”.",
    },
};
