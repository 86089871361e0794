//! Why a move is not legal.

use std::fmt;

/// Why a decision is not possible (rules/tapatan.md).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// A stone stands there.
    Occupied,
    /// The seat still has stones to set.
    SetFirst,
    /// The seat has no stone left to set.
    AllSet,
    /// No stone stands there.
    Empty,
    /// The stone is the other seat's.
    NotYours,
    /// No point next to this stone is free.
    Blocked,
    /// No line leads from the one point to the other.
    NotNext,
}

impl Refusal {
    /// The section or ruling of the rule file that says so.
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
