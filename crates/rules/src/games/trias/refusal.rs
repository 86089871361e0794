//! Why a move is not legal.

use std::fmt;

/// Why a move or table action is not possible (rules/trias.md).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// The hole is in the opponent's row.
    Opponents,
    /// The hole is in the neutral row.
    Neutral,
    /// The hole is empty.
    Empty,
    /// The first lap ends in an empty hole.
    FirstLap,
    /// The first lap of 24 stones ends in the emptied hole.
    FullCircle,
    /// The turn has not ended after 10,000 laps (R2).
    Endless,
    /// No game is drawn, neither by agreement nor by repetition.
    NoDraw,
}

impl Refusal {
    /// The section or ruling of the rule file that forbids the move.
    pub const fn rule(self) -> &'static str {
        match self {
            Refusal::Over
            | Refusal::Opponents
            | Refusal::Neutral
            | Refusal::Empty
            | Refusal::FirstLap
            | Refusal::FullCircle
            | Refusal::NoDraw => "sowing",
            Refusal::Endless => "R2",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::Over => "the game is over",
            Refusal::Opponents => "the hole is in the opponent's row",
            Refusal::Neutral => "the hole is in the neutral row",
            Refusal::Empty => "the hole is empty",
            Refusal::FirstLap => "the first lap would end in an empty hole",
            Refusal::FullCircle => "the first lap of 24 stones would end in the emptied hole",
            Refusal::Endless => "the turn has not ended after 10,000 laps",
            Refusal::NoDraw => "a game of Trias always has a winner",
        })
    }
}

impl std::error::Error for Refusal {}
