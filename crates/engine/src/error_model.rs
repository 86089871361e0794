//! Errors of weaker levels. Such a level overlooks moves, as people do, instead of choosing bad ones.
//!
//! Errors depend only on the seed, the position and the move, so a game can be replayed.

use crate::evaluate::{MixHasher, RankedMove};
use std::hash::{Hash, Hasher};
use trivium_rules::core::Seat;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ErrorModel {
    /// How many of 1000 moves the level overlooks. At the same rate it misses that a position has a win or a threat.
    pub blunder_rates: u32,
    /// Largest error of an estimate, in points, up or down.
    pub noise: i32,
    /// The seed of the errors and of the choice between equal moves.
    pub seed: u64,
}

impl ErrorModel {
    /// How easy it is to notice a move at the position with this key, from 0 to 999.
    fn notice<M: Hash>(&self, key: u64, made: M) -> u64 {
        let mut hasher = MixHasher::default();
        hasher.add(self.seed ^ key);
        made.hash(&mut hasher);
        hasher.finish() % 1000
    }

    /// Removes the moves from index `first` on that the level overlooks. If it overlooks all of them, the one that is
    /// easiest to notice stays.
    pub fn retain_noticed<M: Copy + Hash>(&self, key: u64, moves: &mut Vec<RankedMove<M>>, first: usize) {
        if self.blunder_rates == 0 {
            return;
        }
        let (mut end, mut most) = (first, None);
        for at in first..moves.len() {
            let notice = self.notice(key, moves[at].made);
            if notice >= u64::from(self.blunder_rates) {
                moves.swap(end, at);
                end += 1;
            } else if most.is_none_or(|(best, _)| notice > best) {
                most = Some((notice, moves[at]));
            }
        }
        moves.truncate(end);
        if end == first {
            moves.extend(most.map(|(_, ranked)| ranked));
        }
    }

    /// Whether the level misses wins and threats at this position.
    pub fn miss(&self, key: u64) -> bool {
        self.blunder_rates > 0
            && MixHasher::of([self.seed.rotate_left(17) ^ key]) % 1000 < u64::from(self.blunder_rates)
    }

    /// An estimate for `seat` with the level's error at this position.
    pub fn estimate(&self, value: i32, seat: Seat, key: u64) -> i32 {
        if self.noise == 0 {
            return value;
        }
        let span = 2 * self.noise as u64 + 1;
        let off = (MixHasher::of([self.seed.rotate_left(32) ^ key]) % span) as i32 - self.noise;
        // The error belongs to the position, so both seats see it with opposite signs.
        value + if seat == Seat::ONE { off } else { -off }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blunder_rates_are_the_rate_of_overlooked_moves() {
        let error_model = ErrorModel { blunder_rates: 300, noise: 0, seed: 9 };
        let unseen = (0..10_000u64).filter(|key| error_model.notice(*key, 5u8) < 300).count();
        // Five standard deviations are about 230.
        assert!(unseen.abs_diff(3_000) < 230, "{unseen}");
        let missed = (0..10_000u64).filter(|key| error_model.miss(*key)).count();
        assert!(missed.abs_diff(3_000) < 230, "{missed}");
        let open = ErrorModel { blunder_rates: 0, ..error_model };
        let mut moves = ranked(0..9);
        for key in 0..1_000 {
            open.retain_noticed(key, &mut moves, 0);
            assert!(moves == ranked(0..9) && !open.miss(key));
        }
    }

    fn ranked(moves: impl Iterator<Item = u8>) -> Vec<RankedMove<u8>> {
        moves.map(|made| RankedMove { rank: 0, made }).collect()
    }

    #[test]
    fn a_level_that_overlooks_all_moves_keeps_a_random_one() {
        let blind = ErrorModel { blunder_rates: 1000, noise: 0, seed: 3 };
        let mut taken = [0; 10];
        for key in 0..1_000 {
            let mut moves = ranked(0..10);
            blind.retain_noticed(key, &mut moves, 2);
            assert_eq!(moves[..2], ranked(0..2));
            assert_eq!(moves.len(), 3);
            taken[usize::from(moves[2].made)] += 1;
        }
        // About 125 times each; five standard deviations are about 52.
        assert!(taken[2..].iter().all(|n: &usize| n.abs_diff(125) < 52), "{taken:?}");
        // Without moves to choose from, nothing changes.
        let mut none = ranked(0..2);
        blind.retain_noticed(1, &mut none, 2);
        assert_eq!(none, ranked(0..2));
    }

    #[test]
    fn an_error_is_the_same_for_both_seats() {
        let error_model = ErrorModel { blunder_rates: 0, noise: 20, seed: 1 };
        for key in 0..500 {
            let (one, two) = (error_model.estimate(50, Seat::ONE, key), error_model.estimate(-50, Seat::TWO, key));
            assert_eq!(one, -two);
            assert!((30..=70).contains(&one));
        }
    }
}
