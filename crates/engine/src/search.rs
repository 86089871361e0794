//! The interface of all searches: they run in slices and can report at any time.

use serde::{Deserialize, Serialize};
use trivium_rules::core::Seat;

/// A search for the best move of a position. The caller runs it in slices with [`Search::step`], so that it can stop
/// the search, draw a frame or read messages in between. The result depends on seed and limit, not on the slices.
pub trait Search<M> {
    /// Searches about `nodes` more nodes. Returns true when the search is finished; further calls do nothing.
    fn step(&mut self, nodes: u32) -> bool;

    fn report(&self) -> SearchReport<M>;

    /// Up to `most` compared moves, the best first, each with its expected continuation. A search of a tablebase
    /// returns all moves.
    fn lines(&self, most: usize) -> Vec<SearchLine<M>>;

    /// Completed fraction of the table that the search builds, in thousandths; `None` without a table.
    fn progress(&self) -> Option<u32> {
        None
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct SearchReport<M> {
    /// The best move; `None` if the game is over or no move is known yet.
    pub best: Option<M>,
    /// The principal variation, which starts with the best move.
    pub line: Vec<M>,
    /// Expected share of the game for each seat (see [`crate::Evaluate::shares`]).
    pub shares: [f32; Seat::MOST],
    /// The proven value for the seat to act.
    pub proven: Option<ProvenValue>,
    /// Searched nodes; for a table, built states.
    pub nodes: u64,
    /// Completed depth in plies; 0 for searches without a depth.
    pub depth: u32,
    pub finished: bool,
}

/// A move with its expected continuation.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchLine<M> {
    /// The move, followed by its expected continuation.
    pub moves: Vec<M>,
    /// Expected share of the game for each seat.
    pub shares: [f32; Seat::MOST],
    /// The proven value for the seat that makes the move.
    pub proven: Option<ProvenValue>,
}

/// A proven value of a position for the seat to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ProvenValue {
    /// It wins with the nth move from now on, counting the moves of all seats.
    Win(u32),
    /// It loses with the nth move.
    Loss(u32),
    /// The value of the game or round (see [`crate::ExactValue`]) and the turns to its end.
    Value(i32, u32),
    /// The shares in the report or line are exact.
    Shares,
}

/// Runs a search until it is finished, or until `seconds` have passed and a move is known. `clock` returns seconds
/// since any fixed time. It is read after each slice of `slice` nodes.
pub fn run<M>(
    search: &mut dyn Search<M>,
    slice: u32,
    seconds: Option<f64>,
    clock: &dyn Fn() -> f64,
) -> SearchReport<M> {
    let begin = seconds.map(|_| clock());
    while !search.step(slice) {
        if let (Some(begin), Some(seconds)) = (begin, seconds)
            && clock() - begin >= seconds
            && search.report().best.is_some()
        {
            break;
        }
    }
    search.report()
}
