//! The structure of a position for screen readers: rows, and patterns.

use super::{PatternKind, Seat, Site};

/// The order in which to read out a position, and the patterns to mention.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
#[non_exhaustive]
pub struct Overview {
    /// The rows from the top down. If there are none, the position is read out piece by piece.
    pub rows: Vec<BoardRow>,
    /// The complete patterns, and the patterns that are nearly complete.
    pub patterns: Vec<PatternProgress>,
}

/// A row of sites.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardRow {
    /// The seat to which the row belongs.
    pub seat: Option<Seat>,
    /// The sites from the left.
    pub sites: Vec<Site>,
}

/// A complete or partial pattern.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PatternProgress {
    /// The kind of pattern.
    pub kind: PatternKind,
    /// Its owner; `None` if any seat may complete it.
    pub seat: Option<Seat>,
    /// The sites that already belong to it, along the pattern.
    pub sites: Vec<Site>,
    /// The sites that it lacks.
    pub missing: Vec<Site>,
}
