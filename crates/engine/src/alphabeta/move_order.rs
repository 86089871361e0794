//! Move ordering: the move from the transposition table, then killers, then history and the game's own rank.

use super::MOST_PLIES;
use crate::evaluate::{MixHasher, RankedMove};
use std::hash::{Hash, Hasher};
use trivium_rules::core::Seat;

/// Moves that hash to the same slot share a history value.
const SLOTS: usize = 1 << 12;
/// The largest history value of a move, positive or negative.
const MOST: i32 = 1 << 14;

pub(super) struct MoveOrder<M> {
    killers: Vec<[Option<M>; 2]>,
    history: Vec<i32>,
}

impl<M: Copy + Eq + Hash> MoveOrder<M> {
    pub(super) fn new() -> MoveOrder<M> {
        MoveOrder { killers: vec![[None; 2]; MOST_PLIES + 2], history: vec![0; SLOTS] }
    }

    fn slot(made: M, seat: Seat) -> usize {
        let mut hasher = MixHasher::default();
        hasher.add(seat.index() as u64);
        made.hash(&mut hasher);
        hasher.finish() as usize % SLOTS
    }

    /// Adds killer and history scores to the ranks. `known` is the move from the transposition table.
    pub(super) fn rank(&self, moves: &mut [RankedMove<M>], seat: Seat, known: Option<M>, ply: usize) {
        let killers = self.killers[ply];
        for ranked in moves {
            if Some(ranked.made) == known {
                ranked.rank = i32::MAX;
                continue;
            }
            ranked.rank += self.history[Self::slot(ranked.made, seat)];
            if killers.contains(&Some(ranked.made)) {
                ranked.rank += 1 << 20;
            }
        }
    }

    /// Records that `made` cut off a node of depth `depth`, after the moves in `tried` did not.
    pub(super) fn cut(&mut self, made: M, tried: &[RankedMove<M>], seat: Seat, depth: i32, ply: usize) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(made) {
            *killers = [Some(made), killers[0]];
        }
        let weight = (depth * depth).min(400);
        let mut change = |made, by: i32| {
            let record = &mut self.history[Self::slot(made, seat)];
            // Keeps values within ±`MOST`: the larger a value, the less it grows.
            *record += by - *record * by.abs() / MOST;
        };
        change(made, 16 * weight);
        for other in tried {
            change(other.made, -4 * weight);
        }
    }
}

/// Index of the highest rank, on ties the first.
pub(super) fn best<M>(moves: &[RankedMove<M>]) -> Option<usize> {
    let mut best = 0;
    for at in 1..moves.len() {
        if moves[at].rank > moves[best].rank {
            best = at;
        }
    }
    (!moves.is_empty()).then_some(best)
}
