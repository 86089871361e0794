//! Clocks. The time left for a seat is computed from the times in the record. A [`Stopwatch`] measures the current move
//! and keeps the time of undone moves. This crate reads no system clock: callers pass the time.

use super::NodeId;
use trivium_rules::core::Seat;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimeLimit {
    /// Milliseconds for each turn. A turn ends when another seat is to move.
    Turn(u32),
    Total {
        /// Milliseconds for the whole match.
        base: u32,
        /// Milliseconds added after each turn.
        increment: u32,
    },
}

/// The clock of a match. Engines use it too; chance takes no time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    pub limit: TimeLimit,
    /// Whether a seat that runs out of time loses. Otherwise it is only warned.
    ///
    /// Losing on time counts as a resignation: with two seats the other seat wins, with three seats the others play on.
    pub ends: bool,
}

impl Clock {
    /// The milliseconds left for each seat; negative if its time is over. `decided` lists the moves in order, each with
    /// its seat and thinking time in milliseconds. `now` is the seat to move.
    pub fn left(&self, seats: u8, decided: impl IntoIterator<Item = (Seat, u32)>, now: Option<Seat>) -> Vec<i64> {
        let start = match self.limit {
            TimeLimit::Turn(limit) => limit,
            TimeLimit::Total { base, .. } => base,
        };
        let mut left = vec![i64::from(start); usize::from(seats)];
        let mut last = None;
        // The zero-length move of the seat to move ends the turn before it.
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

/// Measures the thinking time of the current move. The measured time is kept while users browse, so browsing gains no
/// time.
#[derive(Clone, Default, Debug)]
pub struct Stopwatch {
    // The start of the running measurement, and the node after which the measured move is made. Earlier time is in
    // `spent`.
    since: Option<(u64, NodeId)>,
    // Time measured after nodes, until a move is made there.
    spent: Vec<(NodeId, u64)>,
    // By seat: time of undone moves, until the seat moves again.
    wasted: Vec<i64>,
    // The values of `wasted` before each undo.
    before: Vec<Vec<i64>>,
}

impl Stopwatch {
    /// Adds the time up to `now`, in milliseconds of a monotonic clock, and measures the move after the node `at` from
    /// then on; `None` stops. Long gaps count in full; if `now` goes backwards, nothing is added.
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

    /// The milliseconds of the running measurement until `now`, if it belongs to the move after the node `at`.
    pub fn since(&self, now: u64, at: NodeId) -> u64 {
        self.since.filter(|(_, node)| *node == at).map_or(0, |(since, _)| now.saturating_sub(since))
    }

    /// The milliseconds of finished measurements at a node.
    pub fn spent(&self, at: NodeId) -> u32 {
        let spent = self.spent.iter().find(|(node, _)| *node == at).map_or(0, |(_, spent)| *spent);
        spent.try_into().unwrap_or(u32::MAX)
    }

    /// The milliseconds that a seat has spent on undone moves.
    pub fn wasted(&self, seat: Seat) -> i64 {
        self.wasted.get(seat.index()).copied().unwrap_or_default()
    }

    /// Records an undo. `wasted` is the new total of undone time by seat.
    pub fn take_back(&mut self, wasted: Vec<i64>) {
        self.before.push(std::mem::replace(&mut self.wasted, wasted));
    }

    /// Records a redo. The seat to move had thought for `thought` milliseconds before it.
    pub fn bring_back(&mut self, seat: Option<Seat>, thought: u32) {
        self.wasted = self.before.pop().unwrap_or_default();
        if let Some(seat) = seat {
            let seats = self.wasted.len().max(seat.index() + 1);
            self.wasted.resize(seats, 0);
            self.wasted[seat.index()] += i64::from(thought);
        }
    }

    /// Records a move. The time of the seat's undone moves is now part of the time of the move. A `seat`
    /// of `None` means that the match continues from another node instead.
    pub fn decided(&mut self, seat: Option<Seat>) {
        self.before.clear();
        match seat.and_then(|seat| self.wasted.get_mut(seat.index())) {
            Some(wasted) => *wasted = 0,
            None => self.wasted.clear(),
        }
    }

    /// Restores stored times: `spent` at the node `at`, and the undone time by seat.
    pub fn resume(&mut self, at: NodeId, spent: u64, wasted: Vec<i64>) {
        self.spent.retain(|(node, _)| *node != at);
        self.spent.push((at, spent));
        self.wasted = wasted;
    }

    /// Forgets the time at a node where a move was made. The running measurement goes on at the node `next`.
    pub fn reset(&mut self, at: NodeId, next: Option<NodeId>) {
        self.spent.retain(|(node, _)| *node != at);
        self.since = self.since.and_then(|(now, _)| Some((now, next?)));
    }
}
