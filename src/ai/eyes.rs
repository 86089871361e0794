//! How weaker levels err: like people, who overlook things, and not by throwing the game away.
//!
//! What is not seen follows from the seed, the position and the decision alone, so a game replays.

use crate::core::{Mixer, Seat};
use std::hash::{Hash, Hasher};

/// What a program sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Eyes {
    /// How many of 1000 decisions it does not see; as often it does not notice that something must be done.
    pub overlooked: u32,
    /// Estimates are off by up to so many points, either way.
    pub noise: i32,
    /// What makes the errors and the choice between equals.
    pub seed: u64,
}

impl Eyes {
    /// Whether a decision is not seen at the position with this key.
    pub fn overlook<M: Hash>(&self, key: u64, made: M) -> bool {
        self.overlooked > 0 && {
            let mut hasher = Mixer::default();
            hasher.add(self.seed ^ key);
            made.hash(&mut hasher);
            hasher.finish() % 1000 < u64::from(self.overlooked)
        }
    }

    /// Whether nothing is noticed there: neither what wins nor what must be answered.
    pub fn miss(&self, key: u64) -> bool {
        self.overlooked > 0 && {
            let mut hasher = Mixer::default();
            hasher.add(self.seed.rotate_left(17) ^ key);
            hasher.finish() % 1000 < u64::from(self.overlooked)
        }
    }

    /// An estimate of that position for `seat` as these eyes see it.
    pub fn estimate(&self, value: i32, seat: Seat, key: u64) -> i32 {
        if self.noise == 0 {
            return value;
        }
        let mut hasher = Mixer::default();
        hasher.add(self.seed.rotate_left(32) ^ key);
        let span = 2 * self.noise as u64 + 1;
        let off = (hasher.finish() % span) as i32 - self.noise;
        // An error belongs to the position, not to who looks at it.
        value + if seat == Seat::ONE { off } else { -off }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_of_a_thousand_are_not_seen() {
        let eyes = Eyes { overlooked: 300, noise: 0, seed: 9 };
        let unseen = (0..10_000u64).filter(|key| eyes.overlook(*key, 5u8)).count();
        // Five standard deviations are about 230.
        assert!(unseen.abs_diff(3_000) < 230, "{unseen}");
        let missed = (0..10_000u64).filter(|key| eyes.miss(*key)).count();
        assert!(missed.abs_diff(3_000) < 230, "{missed}");
        let open = Eyes { overlooked: 0, ..eyes };
        assert!((0..1_000).all(|key| !open.overlook(key, 1u8) && !open.miss(key)));
    }

    #[test]
    fn an_error_is_the_same_for_both_seats() {
        let eyes = Eyes { overlooked: 0, noise: 20, seed: 1 };
        for key in 0..500 {
            let (one, two) = (eyes.estimate(50, Seat::ONE, key), eyes.estimate(-50, Seat::TWO, key));
            assert_eq!(one, -two);
            assert!((30..=70).contains(&one));
        }
    }
}
