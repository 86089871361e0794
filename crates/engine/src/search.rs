//! The interface of all searches: they run in slices and can report at any time.

use trivium_rules::core::Seat;

/// A search for the best decision at a position. It does nothing on its own: [`Search::step`] runs it, so that whoever does can stop
/// it, draw a frame or hear a message in between. From the same seed and limit it comes to the same result, however it is sliced.
pub trait Search<M> {
    /// Goes on for about `nodes` more nodes. True when it is finished; then it does nothing any more.
    fn step(&mut self, nodes: u32) -> bool;

    /// The result so far.
    fn report(&self) -> SearchReport<M>;

    /// Up to `most` of the decisions that it has compared, the best first, each with what is expected after it. One that reads from a
    /// table knows all.
    fn lines(&self, most: usize) -> Vec<SearchLine<M>>;

    /// How much of a table is made, in thousandths; `None` where none is.
    fn progress(&self) -> Option<u32> {
        None
    }
}

/// The result of a search so far.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchReport<M> {
    /// The best decision; `None` when the game is over, or when nothing is known yet.
    pub best: Option<M>,
    /// The line that is expected, the best decision first.
    pub line: Vec<M>,
    /// The share of the game that each seat can expect (see [`crate::Evaluate::shares`]).
    pub shares: [f32; Seat::MOST],
    /// The proven value for the seat to act.
    pub proven: Option<ProvenValue>,
    /// Nodes so far; for a table, states.
    pub nodes: u64,
    /// How many decisions ahead everything was looked at; 0 where that means nothing.
    pub depth: u32,
    /// Whether the search is finished.
    pub finished: bool,
}

/// A decision and what is expected after it.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchLine<M> {
    /// The decision first.
    pub moves: Vec<M>,
    /// The share of the game that each seat can expect then.
    pub shares: [f32; Seat::MOST],
    /// Its proven value for the seat that makes it.
    pub proven: Option<ProvenValue>,
}

/// A proven value of a position for the seat to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProvenValue {
    /// It wins with the nth move from now on, counting the moves of all seats.
    Win(u32),
    /// It loses with the nth move.
    Loss(u32),
    /// The game's or the round's value (see [`crate::ExactValue`]), and the turns until then.
    Value(i32, u32),
    /// Each seat's share with best play by all.
    Shares,
}

/// Runs a search until it is finished or the clock says stop. `clock` gives seconds from any start; it is asked after each slice of
/// `slice` nodes.
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
