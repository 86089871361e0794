use crate::trying::TryWords;

pub const TRYING: TryWords = TryWords {
    title: "Try moves",
    band: "Try any move you like: your game is not affected.",
    from: "Try from here",
    rules: "Back to the rules",
    keep: "Save as a game",
    you: "You play",
    computer_move: "Let the computer move",
    level: "{0}, {1}",
    ahead: "The line leads to this position.",
    line: "Try this line",
    edit: "Edit position",
};
