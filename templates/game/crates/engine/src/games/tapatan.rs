//! Evaluation of Tapatan for searches: the rows that a stone can still complete, and its mobility.

use crate::evaluate::Evaluate;
use trivium_rules::core::Seat;
use trivium_rules::games::tapatan::board::{NEIGHBOURS, Point, ROWS};
use trivium_rules::games::tapatan::{State, Tapatan};

/// Value of each stone in a row that has no stone of the other seat.
const ROW: i32 = 20;
/// Value of each line from a stone to a neighbouring point.
const LINE: i32 = 3;

fn side(state: &State, seat: Seat) -> i32 {
    let (own, other) = (state.stones(seat), state.stones(seat.other()));
    let rows = ROWS.into_iter().filter(|row| row & other == 0).map(|row| (row & own).count_ones());
    let lines = Point::of(own).map(|point| NEIGHBOURS[point.index()].count_ones());
    ROW * rows.sum::<u32>() as i32 + LINE * lines.sum::<u32>() as i32
}

impl Evaluate for Tapatan {
    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        side(state, seat) - side(state, seat.other())
    }
}
