//! Why a move is not legal.

use super::Stage;
use std::fmt;

/// Why a move or table action is not possible (rules/triapon.md).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There is a ball in the hole already.
    Occupied,
    /// There is no ball in the hole.
    Empty,
    /// The ball belongs to another seat and cannot be moved.
    NotYours,
    /// A seat with more than three balls moves only to neighbouring holes.
    NotNeighbour,
    /// The ball has no free hole next to it.
    Blocked,
    /// A seat cannot take its own ball.
    Own,
    /// Balls of a seat that is out stay (R6).
    Out,
    /// The ball is part of a long triad.
    LongTriad,
    /// The ball is part of a short or medium triad of three balls that no triad of a longer kind crosses.
    Triad,
    /// The ball is part of a row of four balls or more. Without it, no three balls in succession would be left on
    /// either side (R4).
    Inner,
    /// The other opponent has more balls in play, and some of them can be taken (R5).
    Fewer,
    /// In this variant no balls are set back.
    NoBarricade,
    /// Another move is due in this stage.
    Stage(Stage),
    /// No agreement is possible while balls are being set.
    NoAgreement,
    /// Repeated positions have no effect in this game.
    NoClaim,
}

impl Refusal {
    /// The section (its heading's first word) or ruling of the rule file that forbids the move.
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
