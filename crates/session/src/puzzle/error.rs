//! Faults of a file of puzzles.

use std::fmt;
use trivium_rules::core::SetupError;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleError {
    /// The line of the file, from 1.
    pub line: usize,
    pub fault: PuzzleFault,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleFault {
    /// The file does not start like a file of puzzles.
    NoPuzzles,
    /// The file is from a newer version of Trivium.
    Newer(u32),
    /// The line with the game is missing, or there is no such game.
    Game(SetupError),
    /// The game has no such variant or option.
    Variant(SetupError),
    /// The line of a puzzle has this number of fields instead of seven.
    Parts(usize),
    /// This field is malformed.
    Part(&'static str),
    /// The last line of the file is missing.
    Cut,
    /// The number of puzzles that the last line states, and the actual number.
    Count(usize, usize),
    /// The checksum in the last line does not match the puzzles.
    Changed,
    /// There is text after the last line.
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
