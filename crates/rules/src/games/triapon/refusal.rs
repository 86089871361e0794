//! Why a move is not legal.

use super::Stage;
use crate::core::refusals;

refusals! {
    /// Why a move or table action is not possible (rules/triapon.md).
    pub enum Refusal {
        Occupied: "play", "there is a ball in this hole already";
        Empty: "play", "there is no ball in this hole";
        NotYours: "play", "the ball belongs to another seat";
        NotNeighbour: "play", "with more than three balls on the board a ball moves only to a neighbouring hole";
        Blocked: "play", "the ball has no free hole next to it";
        Own: "which", "a seat cannot take its own ball";
        Out: "R6", "balls of a seat that is out stay on the board";
        LongTriad: "which", "the ball is part of a long triad";
        Triad: "which", "the ball is part of a triad that no triad of a longer kind crosses";
        Inner: "R4", "without the ball, its row would have no three balls in succession on either side";
        Fewer: "R5", "the other opponent has more balls in play";
        NoBarricade: "variant", "in this variant no balls are set back";
        /// Another move is due in this stage.
        Stage(stage: Stage = Stage::ALL): due(stage).0, => due(stage).1;
        NoAgreement: "going", "the game cannot end by agreement while balls are being set";
        NoClaim: "going", "repeated positions have no effect in this game";
    }
}

/// The section of the rule file that requires the move of a stage, and the sentence of the refusal.
const fn due(stage: Stage) -> (&'static str, &'static str) {
    match stage {
        Stage::Place => ("play", "balls are still being set"),
        Stage::Move => ("play", "all balls are set, so one must be moved"),
        Stage::Take => ("play", "a ball must be taken first"),
        Stage::Reset => ("variant", "first a ball of the seat that is out is set back, or the seat passes"),
        Stage::Over => ("going", "the game is over"),
    }
}
