//! A slow implementation of Trias that sows stone by stone, as the rule file describes it.

use trivium_rules::core::Seat;

/// The number of stones in each hole: rows 1 to 3, starting with South's, and columns A to L.
pub type Stones = [[u8; 12]; 3];

/// A row and a column, both from 0.
pub type Hole = (usize, usize);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    pub laps: u32,
    /// The hole of the last stone.
    pub last: Hole,
    /// The hole from which stones were removed.
    pub from: Hole,
    pub removed: u8,
}

/// The next hole in sowing order. South: A1 → … → L1 → L2 → … → A2 → A1 …; North: L3 → … → A3 → A2 → … → L2 → L3 …
fn next(seat: Seat, hole: Hole) -> Hole {
    match (seat, hole) {
        (Seat::ONE, (0, 11)) => (1, 11),
        (Seat::ONE, (0, column)) => (0, column + 1),
        (Seat::ONE, (1, 0)) => (0, 0),
        (Seat::ONE, (_, column)) => (1, column - 1),
        (_, (2, 0)) => (1, 0),
        (_, (2, column)) => (2, column - 1),
        (_, (1, 11)) => (2, 11),
        (_, (_, column)) => (1, column + 1),
    }
}

/// Plays the turn of the hole in that column of the seat's row; `None` when it cannot be chosen.
pub fn turn(stones: &mut Stones, seat: Seat, column: usize) -> Option<Turn> {
    let (own, others) = if seat == Seat::ONE { (0, 2) } else { (2, 0) };
    let mut last = (own, column);
    let mut hand = stones[own][column];
    stones[own][column] = 0;
    if hand == 0 {
        return None;
    }
    for laps in 1..=10_000 {
        for _ in 0..hand {
            last = next(seat, last);
            stones[last.0][last.1] += 1;
        }
        let (row, column) = last;
        if stones[row][column] > 1 {
            hand = stones[row][column];
            stones[row][column] = 0;
            continue;
        }
        if laps == 1 {
            return None;
        }
        let captured = stones[others][column];
        if row == 1 && captured > 0 {
            stones[others][column] = 0;
            return Some(Turn { laps, last, from: (others, column), removed: captured });
        }
        stones[row][column] = 0;
        if row == own || stones[own][column] == 0 {
            return Some(Turn { laps, last, from: last, removed: 1 });
        }
        hand = stones[own][column] + 1;
        stones[own][column] = 0;
        last = (own, column);
    }
    None
}

/// The columns that can be chosen.
pub fn legal(stones: &Stones, seat: Seat) -> Vec<usize> {
    (0..12).filter(|column| turn(&mut stones.clone(), seat, *column).is_some()).collect()
}
