//! Records: what was chosen and what was decided.

/// A game as its choice of rules and its list of tokens, chance's draws and table actions included. It replays without any
/// random numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game's name.
    pub game: String,
    /// The variant's name.
    pub variant: String,
    /// Options with their values, in the order in which they were given.
    pub options: Vec<(String, String)>,
    /// The tokens from the start.
    pub tokens: Vec<String>,
}
