//! Tests of many boards for the solver, in one thread or several.

use super::turns::{FullTurn, TurnBoard};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Number of winning turns that are kept and tried first. Most unsafe turns lose to one of them.
const MAX_RECENT_WINS: usize = 32;

/// Recent winning turns. A turn that wins again moves towards the front.
#[derive(Default)]
struct RecentWins(Vec<FullTurn>);

#[derive(Default)]
pub(super) struct SearchThread {
    /// Recent winning turns by the colour of the seat to act.
    winning: [RecentWins; 2],
    pub searched: u64,
}

impl RecentWins {
    /// Whether the seat to act wins at once. Counts the boards that had to be searched for that.
    fn wins(&mut self, board: &TurnBoard, searched: &mut u64) -> bool {
        let recent = self.0.iter().position(|turn| board.wins_by(*turn));
        if let Some(at) = recent {
            self.0[at / 2..=at].rotate_right(1);
            return true;
        }
        *searched += 1;
        let found = board.winning();
        if let Some(turn) = found {
            self.0.truncate(MAX_RECENT_WINS - 1);
            self.0.insert(0, turn);
        }
        found.is_some()
    }
}

impl SearchThread {
    /// Whether the seat to act wins at once.
    pub fn wins(&mut self, board: &TurnBoard) -> bool {
        self.winning[board.mover as usize].wins(board, &mut self.searched)
    }

    /// How many safe turns the seat to act has: exact below `most`, an estimate otherwise.
    pub fn safe(&mut self, board: &TurnBoard, most: usize) -> u16 {
        let mut turns = Vec::with_capacity(2048);
        board.turns(&mut turns);
        // A stride through the turns makes the first ones a sample of all.
        let leap = leap(turns.len());
        let (mut at, mut found) = (0, 0);
        for tried in 1..=turns.len() {
            at = (at + leap) % turns.len();
            if !self.wins(&board.after(turns[at])) {
                found += 1;
                if found >= most {
                    return (found * turns.len() / tried).min(u16::MAX.into()) as u16;
                }
            }
        }
        found as u16
    }
}

/// Maps `items` in parallel, with one thread for each helper. Returns the results in order, up to and including the
/// first for which `ends` is true. The results must not depend on the helper.
pub(super) fn spread<T: Copy + Sync, U: Send>(
    helpers: &mut [SearchThread],
    items: &[T],
    map: impl Fn(&mut SearchThread, T) -> U + Sync,
    ends: impl Fn(&U) -> bool + Sync,
) -> Vec<U> {
    let (stride, end) = (helpers.len(), AtomicUsize::new(usize::MAX));
    let share = |number: usize, helper: &mut SearchThread| {
        let mut mapped = Vec::with_capacity(items.len() / stride + 1);
        for (at, item) in items.iter().enumerate().skip(number).step_by(stride) {
            if at > end.load(Ordering::Relaxed) {
                break;
            }
            mapped.push(map(helper, *item));
            if mapped.last().is_some_and(&ends) {
                end.fetch_min(at, Ordering::Relaxed);
            }
        }
        mapped
    };
    if let [alone] = helpers {
        return share(0, alone);
    }
    let shares: Vec<Vec<U>> = std::thread::scope(|scope| {
        let share = &share;
        let threads = helpers.iter_mut().enumerate().map(|(number, helper)| scope.spawn(move || share(number, helper)));
        let threads: Vec<_> = threads.collect();
        threads.into_iter().map(|thread| thread.join().expect("a thread ends")).collect()
    });
    let mut shares: Vec<_> = shares.into_iter().map(Vec::into_iter).collect();
    let most = items.len().min(end.into_inner().saturating_add(1));
    (0..most).filter_map(|at| shares[at % stride].next()).collect()
}

/// A stride that reaches all turns and soon samples every range of them.
fn leap(turns: usize) -> usize {
    let common = |mut a: usize, mut b: usize| {
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    (turns * 5 / 13 + 1..).find(|leap| common(*leap, turns) <= 1).unwrap_or(1)
}
