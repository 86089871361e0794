//! The faults of a file of puzzles, each with its line.

use std::fmt;
use trivium_rules::core::SetupError;

/// A file of puzzles that cannot be read, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleError {
    /// The line, from 1.
    pub line: usize,
    /// The fault there.
    pub fault: PuzzleFault,
}

/// The fault of a file of puzzles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleFault {
    /// The file does not begin as one of puzzles does.
    NoPuzzles,
    /// A newer version of Trivium wrote it.
    Newer(u32),
    /// The line that names the game is missing, or there is no such game.
    Game(SetupError),
    /// The variant or an option is not of the file's game.
    Variant(SetupError),
    /// A puzzle has seven parts; this line has so many.
    Parts(usize),
    /// This part is not of its form.
    Part(&'static str),
    /// The file ends without its last line.
    Cut,
    /// The last line says so many puzzles, and there are so many.
    Count(usize, usize),
    /// The puzzles are not those of which the last line tells.
    Changed,
    /// Something follows the last line.
    Behind,
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl fmt::Display for PuzzleFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleFault::NoPuzzles => f.write_str("a file of puzzles begins with \"trivium-puzzles\" and its version"),
            PuzzleFault::Newer(version) => write!(f, "a newer version of Trivium wrote it (version {version})"),
            PuzzleFault::Game(error) => write!(f, "the file's game is not known: {error}"),
            PuzzleFault::Variant(error) => write!(f, "not a puzzle of this file's game: {error}"),
            PuzzleFault::Parts(parts) => write!(f, "a puzzle has seven parts between \" | \", this line has {parts}"),
            PuzzleFault::Part(part) => write!(f, "the puzzle's {part} is not of its form"),
            PuzzleFault::Cut => f.write_str("the file is cut: its last line, \"end\", is missing"),
            PuzzleFault::Count(said, found) => write!(f, "the file is cut: it has {found} puzzles of {said}"),
            PuzzleFault::Changed => {
                f.write_str("the file was changed: its puzzles do not have the sum of its last line")
            }
            PuzzleFault::Behind => f.write_str("nothing may follow the line \"end\""),
        }
    }
}

impl std::error::Error for PuzzleError {}
