//! Reasons why a move or pick is not legal.

use crate::core::refusals;

refusals! {
    /// Why a move or pick is not legal (rules/tris.md).
    pub enum Refusal {
        Over: "end", "the game is over";
        Occupied: "play", "there is a disc on this point already";
    }
}
