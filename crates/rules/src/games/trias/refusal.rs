//! Why a move is not legal.

use crate::core::refusals;

refusals! {
    /// Why a move or table action is not possible (rules/trias.md).
    pub enum Refusal {
        Over: "sowing", "the game is over";
        Opponents: "sowing", "the hole is in the opponent's row";
        Neutral: "sowing", "the hole is in the neutral row";
        Empty: "sowing", "the hole is empty";
        FirstLap: "sowing", "the first lap would end in an empty hole";
        FullCircle: "sowing", "the first lap of 24 stones would end in the emptied hole";
        Endless: "R2", "the turn has not ended after 10,000 laps";
        NoDraw: "sowing", "a game of Trias always has a winner";
    }
}
