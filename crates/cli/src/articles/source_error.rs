//! Faults of sources.

use std::fmt;

/// A fault in a source file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct SourceError {
    /// The file, as it was named.
    pub file: String,
    /// The line in it, from 1.
    pub line: usize,
    /// What is wrong there.
    pub what: String,
}

impl fmt::Display for SourceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

impl std::error::Error for SourceError {}
