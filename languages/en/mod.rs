//! The English texts, except those of single games.

use crate::words::{ParseFaultWords, SetupErrorWords, TokenErrorWords, Words};

gather_texts!();

pub static WORDS: Words = Words {
    shell: shell::SHELL,
    board: board::WORDS,
    games: games::GAMES,
    objections: TokenErrorWords {
        over: "The game is over.",
        at_chance: "Wait until the chip has been drawn. Until then you can only end the game by agreement.",
        not_repeated: "You can claim a draw only when a position occurs for the third time. Play on.",
    },
    faults: ParseFaultWords {
        not_a_token: "This is not a move. Write it as in the move list, or make it on the board",
        not_a_site: "The board has no such space. Check how you wrote it",
        too_long: "The text goes on where it should end",
        missing_field: "The field {0}= is missing",
        bad_field: "The field {0}= cannot be read",
        contradiction: "The field {0}= does not fit the rest of the position",
        over: "The game is over in this position, so you cannot play from it",
        count: "The field {0}= does not add up to the number of pieces in the game",
        overlap: "The field {0}= puts two pieces on the same space",
        unlawful: "The rules do not allow the pieces in the field {0}= to lie like this",
        ended: "The pieces on the board have already ended the game, but the field {0}= does not say so",
        wrong_turn: "The field {0}= names a player who cannot be to move",
    },
    fault_at: "{0}. Check the text from character {1} on.",
    setups: SetupErrorWords {
        unknown_game: "There is no game “{0}”.",
        unknown_variant: "This game has no variant “{0}”.",
        unknown_option: "This variant has no option “{0}”.",
        bad_option: "{0} must be a number from {1} to {2} in steps of {3}, not “{4}”.",
    },
};
