//! Reasons why a move or pick is not legal.

use crate::core::refusals;

refusals! {
    /// Why a move or pick is not legal (rules/tapatan.md).
    pub enum Refusal {
        Over: "end", "the game is over";
        Occupied: "play", "there is a stone on this point already";
        SetFirst: "play", "the seat still has stones to set";
        AllSet: "play", "the seat has no stone left to set";
        Empty: "play", "there is no stone on this point";
        NotYours: "play", "the stone belongs to the other seat";
        Blocked: "play", "no point next to this stone is free";
        NotNext: "play", "no line leads from the one point to the other";
    }
}
