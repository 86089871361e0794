//! Bounds of `reloaded`: a seat has no forced win within a number of its turns.
//!
//! The search tries every turn of that seat and looks for one reply of the other seat that holds, the latest such reply
//! first. A table with keys of 64 bits keeps results; symmetric positions share a key. Because keys may collide,
//! `trivium check --bounds` checks bounds with another search without a table (`recheck.rs`).

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use trivium_engine::games::tritt::{FullTurn, TurnBoard};
use trivium_rules::games::tritt::{Stage, State};

/// Number of replies that held and are tried first.
const MAX_RECENT_REPLIES: usize = 48;
/// Maximum number of entries in a table, about 64 MiB per thread.
const ENTRIES: usize = 2_000_000;

#[derive(Default)]
struct BoundThread {
    /// Replies that held, the latest first, by the number of the attacker's turns left after them.
    recent_replies: Vec<Vec<FullTurn>>,
    /// Positions in which the attacker is to act and has no forced win within this many turns.
    holds: HashMap<u64, u8>,
    boards: u64,
}

impl BoundThread {
    /// Whether the seat to act has no forced win within `turns`.
    fn holds(&mut self, board: &TurnBoard, turns: u8) -> bool {
        if turns <= 1 {
            self.boards += 1;
            return board.winning().is_none();
        }
        let key = board.key();
        if self.holds.get(&key).is_some_and(|known| *known >= turns) {
            return true;
        }
        self.boards += 1;
        if board.winning().is_some() {
            return false;
        }
        let mut all = Vec::with_capacity(4096);
        board.turns(&mut all);
        let holds = all.into_iter().all(|turn| self.has_reply(&board.after(turn), turns - 1));
        if holds && self.holds.len() < ENTRIES {
            self.holds.insert(key, turns);
        }
        holds
    }

    /// Whether the defender, who is to act, has a reply that holds for `turns` of the attacker.
    fn has_reply(&mut self, board: &TurnBoard, turns: u8) -> bool {
        let depth = usize::from(turns);
        if self.recent_replies.len() <= depth {
            self.recent_replies.resize(depth + 1, Vec::new());
        }
        let recent_replies = std::mem::take(&mut self.recent_replies[depth]);
        let found =
            recent_replies.iter().position(|reply| board.allows(*reply) && self.holds(&board.after(*reply), turns));
        // Deeper calls changed only the lists of other depths.
        self.recent_replies[depth] = recent_replies;
        if let Some(at) = found {
            self.recent_replies[depth][at / 2..=at].rotate_right(1);
            return true;
        }
        self.boards += 1;
        if board.winning().is_some() {
            return true;
        }
        let mut replies = Vec::with_capacity(4096);
        board.turns(&mut replies);
        let found = replies.into_iter().find(|reply| self.holds(&board.after(*reply), turns));
        if let Some(reply) = found {
            self.recent_replies[depth].truncate(MAX_RECENT_REPLIES - 1);
            self.recent_replies[depth].insert(0, reply);
        }
        found.is_some()
    }
}

/// The search for a bound, in steps: whether the seat to act has no forced win within a number of turns. It can resume
/// an earlier search.
pub struct BoundSearch {
    /// The boards after the turns of the seat to act, one of each symmetry class.
    boards: Vec<TurnBoard>,
    turns: u8,
    done: usize,
    refuted: bool,
    workers: Vec<BoundThread>,
}

impl BoundSearch {
    /// A search with `jobs` threads. `None` if no turn begins at the position, or if `turns` is 0.
    pub fn new(state: &State, turns: u8, jobs: usize) -> Option<BoundSearch> {
        let board = board(state).filter(|_| turns > 0)?;
        let (mut all, mut seen) = (Vec::new(), HashSet::new());
        board.turns(&mut all);
        let mut boards: Vec<TurnBoard> = all.into_iter().map(|turn| board.after(turn)).collect();
        boards.retain(|after| turns > 1 && seen.insert(after.key()));
        let workers = (0..jobs.max(1)).map(|_| BoundThread::default()).collect();
        Some(BoundSearch { boards, turns, done: 0, refuted: board.winning().is_some(), workers })
    }

    /// Skips this many turns, which an earlier search has answered.
    pub fn resume(&mut self, done: usize) {
        self.done = done.min(self.boards.len());
    }

    /// Answers `count` more turns. Returns whether there is no forced win, once that is known.
    pub fn step(&mut self, count: usize) -> Option<bool> {
        let end = self.boards.len().min(self.done + count);
        let (next, failed) = (AtomicUsize::new(self.done), AtomicBool::new(false));
        let (boards, turns) = (&self.boards[..end], self.turns - 1);
        let work = |worker: &mut BoundThread| {
            while !failed.load(Ordering::Relaxed)
                && let Some(board) = boards.get(next.fetch_add(1, Ordering::Relaxed))
            {
                if !worker.has_reply(board, turns) {
                    failed.store(true, Ordering::Relaxed);
                }
            }
        };
        if let [alone] = &mut self.workers[..] {
            work(alone);
        } else {
            std::thread::scope(|scope| {
                for worker in &mut self.workers {
                    scope.spawn(|| work(worker));
                }
            });
        }
        self.refuted |= failed.into_inner();
        self.done = if self.refuted { self.done } else { end };
        if self.refuted { Some(false) } else { (end == self.boards.len()).then_some(true) }
    }

    /// The number of answered turns, and of all turns.
    pub fn progress(&self) -> (usize, usize) {
        (self.done, self.boards.len())
    }

    pub fn boards(&self) -> u64 {
        self.workers.iter().map(|worker| worker.boards).sum()
    }
}

/// The board of a position at which a turn begins.
fn board(state: &State) -> Option<TurnBoard> {
    let begins = state.stage() == Stage::Set;
    begins.then(|| TurnBoard::of(state, state.colour()))
}
