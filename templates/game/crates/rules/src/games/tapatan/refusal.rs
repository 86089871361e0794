//! Reasons why a move or pick is not legal.

use std::fmt;

/// Why a move or pick is not legal (rules/tapatan.md).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// A stone is on the point.
    Occupied,
    /// The seat still has stones to set.
    SetFirst,
    /// The seat has no stones left to set.
    AllSet,
    /// No stone is on the point.
    Empty,
    /// The stone belongs to the other seat.
    NotYours,
    /// No point next to this stone is free.
    Blocked,
    /// No line joins the two points.
    NotNext,
}

impl Refusal {
    /// The section or ruling of the rule file that forbids the move.
    pub const fn rule(self) -> &'static str {
        match self {
            Refusal::Over => "end",
            Refusal::Occupied
            | Refusal::SetFirst
            | Refusal::AllSet
            | Refusal::Empty
            | Refusal::NotYours
            | Refusal::Blocked
            | Refusal::NotNext => "play",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::Over => "the game is over",
            Refusal::Occupied => "there is a stone on this point already",
            Refusal::SetFirst => "the seat still has stones to set",
            Refusal::AllSet => "the seat has no stone left to set",
            Refusal::Empty => "there is no stone on this point",
            Refusal::NotYours => "the stone belongs to the other seat",
            Refusal::Blocked => "no point next to this stone is free",
            Refusal::NotNext => "no line leads from the one point to the other",
        })
    }
}

impl std::error::Error for Refusal {}
