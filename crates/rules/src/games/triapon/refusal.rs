//! Why a move is not legal.

use super::Stage;
use std::fmt;

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

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::Occupied => "there is a ball in this hole already",
            Refusal::Empty => "there is no ball in this hole",
            Refusal::NotYours => "the ball belongs to another seat",
            Refusal::NotNeighbour => "with more than three balls on the board a ball moves only to a neighbouring hole",
            Refusal::Blocked => "the ball has no free hole next to it",
            Refusal::Own => "a seat cannot take its own ball",
            Refusal::Out => "balls of a seat that is out stay on the board",
            Refusal::LongTriad => "the ball is part of a long triad",
            Refusal::Triad => "the ball is part of a triad that no triad of a longer kind crosses",
            Refusal::Inner => "without the ball, its row would have no three balls in succession on either side",
            Refusal::Fewer => "the other opponent has more balls in play",
            Refusal::NoBarricade => "in this variant no balls are set back",
            Refusal::Stage(Stage::Place) => "balls are still being set",
            Refusal::Stage(Stage::Move) => "all balls are set, so one must be moved",
            Refusal::Stage(Stage::Take) => "a ball must be taken first",
            Refusal::Stage(Stage::Reset) => "first a ball of the seat that is out is set back, or the seat passes",
            Refusal::Stage(Stage::Over) => "the game is over",
            Refusal::NoAgreement => "the game cannot end by agreement while balls are being set",
            Refusal::NoClaim => "repeated positions have no effect in this game",
        })
    }
}

impl std::error::Error for Refusal {}
