//! Why a choice is not legal.

use super::Stage;

/// Why a decision or table action is not possible (rules/triapon.md).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// A ball lies there already.
    Occupied,
    /// No ball lies there.
    Empty,
    /// The ball belongs to someone else and cannot be moved.
    NotYours,
    /// With more than three balls one goes to a neighbouring hole only.
    NotNeighbour,
    /// The ball has no free hole next to it.
    Blocked,
    /// One's own ball cannot be taken.
    Own,
    /// Balls of a seat that is out stay (R6).
    Out,
    /// The ball lies in a long triad.
    LongTriad,
    /// The ball lies in a short or medium triad of three that no longer kind crosses.
    Triad,
    /// The ball lies in a row of four or more, of which no three in a row would be left on one side (R4).
    Inner,
    /// The other opponent has more balls in play, and open ones (R5).
    Fewer,
    /// This variant knows no balls that are set back.
    NoBarricade,
    /// Something else is to be decided now.
    Stage(Stage),
    /// No agreement while balls are set.
    NoAgreement,
    /// The repetition of a position means nothing here.
    NoClaim,
}

impl Refusal {
    /// The section (its heading's first word) or ruling of the rule file that says so.
    pub const fn rule(self) -> &'static str {
        match self {
            Refusal::Occupied
            | Refusal::Empty
            | Refusal::NotYours
            | Refusal::NotNeighbour
            | Refusal::Blocked
            | Refusal::Stage(Stage::Place | Stage::Move | Stage::Take) => "play",
            Refusal::Own | Refusal::LongTriad | Refusal::Triad => "which",
            Refusal::Inner => "R4",
            Refusal::Fewer => "R5",
            Refusal::Out => "R6",
            Refusal::NoBarricade | Refusal::Stage(Stage::Reset) => "variant",
            Refusal::Stage(Stage::Over) | Refusal::NoAgreement | Refusal::NoClaim => "going",
        }
    }
}
