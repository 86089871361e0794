use std::fmt;

/// A fault in a source file of the articles.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct SourceError {
    /// The path, as the caller named it.
    pub file: String,
    /// Lines count from 1.
    pub line: usize,
    pub what: String,
}

impl fmt::Display for SourceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

impl std::error::Error for SourceError {}
