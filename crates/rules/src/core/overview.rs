//! A position in the order of its telling, for those who hear it.

use super::{PatternKind, Seat, Site};

/// The things to tell of a position apart from its pieces.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Overview {
    /// The board from the top, for telling row by row; none for telling piece by piece.
    pub rows: Vec<BoardRow>,
    /// The patterns that stand, and those that lack little.
    pub patterns: Vec<PatternProgress>,
}

/// Places next to each other, from the left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardRow {
    /// Whose row it is.
    pub seat: Option<Seat>,
    /// The places.
    pub sites: Vec<Site>,
}

/// How far a pattern has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PatternProgress {
    /// The kind.
    pub kind: PatternKind,
    /// Whose; none where everybody may complete it.
    pub seat: Option<Seat>,
    /// The places that are as they must be, along the pattern.
    pub sites: Vec<Site>,
    /// The places that are not yet.
    pub missing: Vec<Site>,
}
