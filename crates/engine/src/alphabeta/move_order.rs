//! In which order decisions are searched: what was best there before, what cut off elsewhere, what usually does, what looks promising.

use super::MOST_PLIES;
use crate::evaluate::{MixHasher, RankedMove};
use std::hash::{Hash, Hasher};
use trivium_rules::core::Seat;

/// Slots for decisions, of which some share one.
const SLOTS: usize = 1 << 12;
/// The largest history value of a move, positive or negative.
const MOST: i32 = 1 << 14;

/// Move ordering by killer moves and history.
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

    /// Ranks the decisions of a node: `known` was best there before.
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

    /// A decision cut a node of that depth off, after these others had not.
    pub(super) fn cut(&mut self, made: M, tried: &[RankedMove<M>], seat: Seat, depth: i32, ply: usize) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(made) {
            *killers = [Some(made), killers[0]];
        }
        let weight = (depth * depth).min(400);
        let mut change = |made, by: i32| {
            let record = &mut self.history[Self::slot(made, seat)];
            // The further a record is from the middle, the less it goes on that way.
            *record += by - *record * by.abs() / MOST;
        };
        change(made, 16 * weight);
        for other in tried {
            change(other.made, -4 * weight);
        }
    }
}

/// Where the decision that ranks highest stands, the first of equals.
pub(super) fn best<M>(moves: &[RankedMove<M>]) -> Option<usize> {
    let mut best = 0;
    for at in 1..moves.len() {
        if moves[at].rank > moves[best].rank {
            best = at;
        }
    }
    (!moves.is_empty()).then_some(best)
}
