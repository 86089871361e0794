//! Trying things out.

use crate::trying::TryWords;

/// Trying things out.
pub const TRYING: TryWords = TryWords {
    title: "Trying",
    band: "Trying: nothing here changes a game.",
    from: "Try from here",
    rules: "Back to the rules",
    keep: "Keep as a game",
    you: "You play",
    answer: "Ask the computer",
    level: "{0}, {1}",
    ahead: "This is where the line leads.",
    line: "Try this line",
    edit: "Edit position",
};
