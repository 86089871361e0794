//! What searches know of Trias: the last mover wins, so what counts is what is left to move with.

use super::rules::{State, Trias};
use super::sowing::{Ring, Rows};
use crate::core::{Evaluate, Seat};

/// Points for each stone of the own row.
const STONE: i32 = 4;
/// For each hole of the own row that holds stones.
const HOLE: i32 = 12;
/// For each hole whose first lap allows its choice.
const CHOICE: i32 = 10;

impl Evaluate for Trias {
    const NODES: u64 = 300_000;

    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        let side = |seat: Seat| {
            let row = super::board::row_of(seat);
            let stones: i32 = state.holes()[row.clone()].iter().map(|n| i32::from(*n)).sum();
            let held = state.holes()[row].iter().filter(|n| **n > 0).count() as i32;
            let choices = Ring::new(Rows::of(state.holes()), seat).starters() as i32;
            STONE * stones + HOLE * held + CHOICE * choices
        };
        side(seat) - side(seat.other())
    }
}
