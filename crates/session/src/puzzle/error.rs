//! Faults of a file of puzzles.

use thiserror::Error;
use trivium_rules::core::SetupError;

#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {fault}")]
pub struct PuzzleError {
    /// The line of the file, from 1.
    pub line: usize,
    pub fault: PuzzleFault,
}

#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PuzzleFault {
    #[error("a file of puzzles begins with \"trivium-puzzles\" and its version")]
    NoPuzzles,
    #[error("a newer version of Trivium wrote it (version {0})")]
    Newer(u32),
    /// The line with the game is missing, or there is no such game.
    #[error("the file's game is not known: {0}")]
    Game(SetupError),
    /// The game has no such variant or option.
    #[error("not a puzzle of this file's game: {0}")]
    Variant(SetupError),
    #[error("a puzzle has seven parts between \" | \", this line has {0}")]
    Parts(usize),
    #[error("the puzzle's {0} is not of its form")]
    Part(&'static str),
    #[error("the file is cut: its last line, \"end\", is missing")]
    Cut,
    /// The number of puzzles that the last line states, and the actual number.
    #[error("the file is cut: it has {1} puzzles of {0}")]
    Count(usize, usize),
    #[error("the file was changed: its puzzles do not have the sum of its last line")]
    Changed,
    #[error("nothing may follow the line \"end\"")]
    Behind,
}
