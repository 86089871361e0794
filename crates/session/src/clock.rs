//! Clocks. The remaining time of a seat follows from the times in the record; a [`Stopwatch`] measures the decision under way and
//! keeps what was spent on decisions that were taken back. No system clock is asked: whoever runs the table says what time it is.

use super::NodeId;
use trivium_rules::core::Seat;

/// How time is limited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimeLimit {
    /// So many milliseconds for each turn. A turn is all that a seat decides until another one decides.
    Turn(u32),
    /// So many milliseconds for the whole match, and some more after each turn.
    Total {
        /// For the whole match.
        base: u32,
        /// More after each turn.
        increment: u32,
    },
}

/// A clock, as agreed before the match. Engines' seats have one like all others; chance takes no time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// How time is limited.
    pub limit: TimeLimit,
    /// Whether a seat that has no time left loses; otherwise it is only warned.
    ///
    /// The loser goes out as if it resigned there: with two seats the other wins, with three the others play on.
    pub ends: bool,
}

impl Clock {
    /// The remaining time of each of `seats` in milliseconds, below zero when a seat took more than it had. `decided` are the decisions
    /// so far in their order, each with its seat and how long it took; `now` is the seat that decides next, if one does.
    pub fn left(&self, seats: u8, decided: impl IntoIterator<Item = (Seat, u32)>, now: Option<Seat>) -> Vec<i64> {
        let start = match self.limit {
            TimeLimit::Turn(limit) => limit,
            TimeLimit::Total { base, .. } => base,
        };
        let mut left = vec![i64::from(start); usize::from(seats)];
        let mut last = None;
        // A turn is over as soon as another seat decides next.
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

/// Measures the decision under way. It keeps what it measured when somebody looks at another place of the record, so that looking
/// around wins no time.
#[derive(Clone, Default, Debug)]
pub struct Stopwatch {
    // When it was told the time last, and where it ran then.
    last: Option<(u64, NodeId)>,
    // Times at nodes after which nothing was decided yet.
    spent: Vec<(NodeId, u64)>,
    // By seat, what was spent on decisions that were taken back, until that seat decides again.
    wasted: Vec<i64>,
    // The same before each of them was taken back.
    before: Vec<Vec<i64>>,
}

/// The longest time between two ticks that counts as thinking, in milliseconds. Pages in the background are still told the
/// time once a minute; more than this means that the device slept or its clock was set.
pub const LONGEST_TICK: u64 = 90_000;

impl Stopwatch {
    /// It is `now`, in milliseconds of any clock. `at` is the node after which a seat thinks; `None` while nobody does. Time that goes
    /// backwards or leaps by more than [`LONGEST_TICK`] counts nothing.
    pub fn tick(&mut self, now: u64, at: Option<NodeId>) {
        if let (Some((last, before)), Some(node)) = (self.last, at)
            && before == node
        {
            let passed = now.checked_sub(last).filter(|passed| *passed <= LONGEST_TICK).unwrap_or_default();
            match self.spent.iter_mut().find(|(of, _)| *of == node) {
                Some((_, spent)) => *spent += passed,
                None => self.spent.push((node, passed)),
            }
        }
        self.last = at.map(|node| (now, node));
    }

    /// The time that it measured after a node, in milliseconds.
    pub fn spent(&self, at: NodeId) -> u32 {
        let spent = self.spent.iter().find(|(node, _)| *node == at).map_or(0, |(_, spent)| *spent);
        spent.try_into().unwrap_or(u32::MAX)
    }

    /// Time that a seat spent on decisions that were taken back, in milliseconds.
    pub fn wasted(&self, seat: Seat) -> i64 {
        self.wasted.get(seat.index()).copied().unwrap_or_default()
    }

    /// A decision was taken back: this much is spent in vain now, by seat.
    pub fn take_back(&mut self, wasted: Vec<i64>) {
        self.before.push(std::mem::replace(&mut self.wasted, wasted));
    }

    /// A decision was brought back after the seat that was to decide had thought on for so many milliseconds.
    pub fn bring_back(&mut self, seat: Option<Seat>, thought: u32) {
        self.wasted = self.before.pop().unwrap_or_default();
        if let Some(seat) = seat {
            let seats = self.wasted.len().max(seat.index() + 1);
            self.wasted.resize(seats, 0);
            self.wasted[seat.index()] += i64::from(thought);
        }
    }

    /// A seat has decided: what it spent in vain stands in the record. Without a seat, the match goes on from elsewhere.
    pub fn decided(&mut self, seat: Option<Seat>) {
        self.before.clear();
        match seat.and_then(|seat| self.wasted.get_mut(seat.index())) {
            Some(wasted) => *wasted = 0,
            None => self.wasted.clear(),
        }
    }

    /// Forgets what it measured after a node, where a decision was made; it goes on measuring what comes next from then on.
    pub fn reset(&mut self, at: NodeId, next: Option<NodeId>) {
        self.spent.retain(|(node, _)| *node != at);
        self.last = self.last.and_then(|(now, _)| Some((now, next?)));
    }
}
