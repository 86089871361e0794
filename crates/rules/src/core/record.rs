//! Records of games.

/// A recorded game: its rules and its tokens, including draws of chance and table actions. It replays without random
/// numbers.
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
