//! Clocks. The remaining time of a seat is computed from the times in the record. A [`Stopwatch`] measures the current
//! move, and keeps the time spent on moves that were undone. The session reads no system clock; the caller passes the
//! time.

use super::NodeId;
use trivium_rules::core::Seat;

/// The kinds of time limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimeLimit {
    /// Milliseconds for each turn. A turn lasts until another seat is to move.
    Turn(u32),
    /// Milliseconds for the whole match, with an increment after each turn.
    Total {
        /// Milliseconds for the whole match.
        base: u32,
        /// Increment after each turn, in milliseconds.
        increment: u32,
    },
}

/// A clock, as agreed before the match. Engines have one, too; chance takes no time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// The time limit.
    pub limit: TimeLimit,
    /// Whether a seat that runs out of time loses; otherwise it is only warned.
    ///
    /// The seat loses as if it had resigned: with two seats the other wins, with three the others play on.
    pub ends: bool,
}

impl Clock {
    /// The remaining time of each seat in milliseconds; negative if a seat overstepped its time. `decided` are the
    /// moves in order, each with its seat and duration in milliseconds. `now` is the seat to move, if any.
    pub fn left(&self, seats: u8, decided: impl IntoIterator<Item = (Seat, u32)>, now: Option<Seat>) -> Vec<i64> {
        let start = match self.limit {
            TimeLimit::Turn(limit) => limit,
            TimeLimit::Total { base, .. } => base,
        };
        let mut left = vec![i64::from(start); usize::from(seats)];
        let mut last = None;
        // A turn ends as soon as another seat is to move.
        for (seat, time) in decided.into_iter().chain(now.map(|seat| (seat, 0))) {
            if let Some(before) = last.filter(|last: &Seat| *last != seat) {
                let left = &mut left[before.index()];
                match self.limit {
                    TimeLimit::Turn(limit) => *left = limit.into(),
                    TimeLimit::Total { increment, .. } => *left += i64::from(increment),
                }
            }
            left[seat.index()] -= i64::from(time);
            last = Some(seat);
        }
        left
    }
}

/// Measures the time of the current move. After browsing the record it continues from the measured time, so that
/// browsing gains no time.
#[derive(Clone, Default, Debug)]
pub struct Stopwatch {
    // The instant since which a seat has been thinking, and the node of its move. Earlier time is in `spent`.
    since: Option<(u64, NodeId)>,
    // Time measured at nodes after which no move was made yet.
    spent: Vec<(NodeId, u64)>,
    // By seat: time spent on undone moves, until the seat moves again.
    wasted: Vec<i64>,
    // `wasted` before each undo.
    before: Vec<Vec<i64>>,
}

impl Stopwatch {
    /// Counts the time until `now`, in milliseconds of a monotonic clock, and measures the move after the node `at` from
    /// then on; `None` if no clock runs. Gaps of any length count. Time that goes backwards is not counted.
    pub fn settle(&mut self, now: u64, at: Option<NodeId>) {
        if let Some(node) = at {
            let passed = self.since(now, node);
            match self.spent.iter_mut().find(|(of, _)| *of == node) {
                Some((_, spent)) => *spent += passed,
                None if passed > 0 => self.spent.push((node, passed)),
                None => {}
            }
        }
        self.since = at.map(|node| (now, node));
    }

    /// The time until `now` that is not counted yet, if the move after the node is measured.
    pub fn since(&self, now: u64, at: NodeId) -> u64 {
        self.since.filter(|(_, node)| *node == at).map_or(0, |(since, _)| now.saturating_sub(since))
    }

    /// The time counted at a node, in milliseconds.
    pub fn spent(&self, at: NodeId) -> u32 {
        let spent = self.spent.iter().find(|(node, _)| *node == at).map_or(0, |(_, spent)| *spent);
        spent.try_into().unwrap_or(u32::MAX)
    }

    /// The time that a seat spent on undone moves, in milliseconds.
    pub fn wasted(&self, seat: Seat) -> i64 {
        self.wasted.get(seat.index()).copied().unwrap_or_default()
    }

    /// Notes an undo: `wasted` is the time now spent on undone moves, by seat.
    pub fn take_back(&mut self, wasted: Vec<i64>) {
        self.before.push(std::mem::replace(&mut self.wasted, wasted));
    }

    /// Notes a redo, after the seat to move had thought for the given number of milliseconds.
    pub fn bring_back(&mut self, seat: Option<Seat>, thought: u32) {
        self.wasted = self.before.pop().unwrap_or_default();
        if let Some(seat) = seat {
            let seats = self.wasted.len().max(seat.index() + 1);
            self.wasted.resize(seats, 0);
            self.wasted[seat.index()] += i64::from(thought);
        }
    }

    /// Notes a move of a seat, whose record includes its time for undone moves. Without a seat, the match continues
    /// from another node.
    pub fn decided(&mut self, seat: Option<Seat>) {
        self.before.clear();
        match seat.and_then(|seat| self.wasted.get_mut(seat.index())) {
            Some(wasted) => *wasted = 0,
            None => self.wasted.clear(),
        }
    }

    /// Continues from times that were measured before: at a node, and by seat on undone moves.
    pub fn resume(&mut self, at: NodeId, spent: u64, wasted: Vec<i64>) {
        self.spent.retain(|(node, _)| *node != at);
        self.spent.push((at, spent));
        self.wasted = wasted;
    }

    /// Forgets the time measured at a node where a move was made; from now on measures the next move.
    pub fn reset(&mut self, at: NodeId, next: Option<NodeId>) {
        self.spent.retain(|(node, _)| *node != at);
        self.since = self.since.and_then(|(now, _)| Some((now, next?)));
    }
}
