use thiserror::Error;

/// A fault in a source file of the articles.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Error)]
#[error("{file}:{line}: {what}")]
pub struct SourceError {
    /// The path, as the caller named it.
    pub file: String,
    /// Lines count from 1.
    pub line: usize,
    pub what: String,
}
