//! A seeded random source.

use rand_core::Rng;
use rand_pcg::Pcg32;

/// A seeded random source. The same seed gives the same numbers on every machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeededRng(Pcg32);

impl SeededRng {
    /// The source with that seed.
    pub fn new(seed: u64) -> SeededRng {
        // The stream constant of the generator's paper; any odd number would do.
        SeededRng(Pcg32::new(seed, 0xa02_bdbf_7bb3_c0a7))
    }

    /// A number below `bound`, each equally likely.
    ///
    /// # Panics
    /// When `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a draw from nothing");
        // Lemire's multiplication with rejection. It divides only if a rejection is possible.
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// One of the items, each equally likely; `None` if there are none.
    pub fn choose<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.below(items.len() as u32) as usize) }
    }

    /// A random index, with the probabilities proportional to the weights.
    ///
    /// # Panics
    /// When the weights add up to 0.
    pub fn weighted(&mut self, weights: impl Iterator<Item = u32> + Clone) -> usize {
        let mut left = self.below(weights.clone().sum());
        for (i, weight) in weights.enumerate() {
            if left < weight {
                return i;
            }
            left -= weight;
        }
        unreachable!("the draw is below the sum of the weights")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_kept() {
        let mut rng = SeededRng::new(7);
        let mut counts = [0u32; 3];
        for _ in 0..60_000 {
            counts[rng.weighted([1, 0, 2].into_iter())] += 1;
        }
        assert_eq!(counts[1], 0);
        // 20,000 expected; five standard deviations are about 580.
        assert!(counts[0].abs_diff(20_000) < 600, "{counts:?}");
    }

    #[test]
    fn a_seed_repeats() {
        let draw = |seed| {
            let mut rng = SeededRng::new(seed);
            (0..20).map(|_| rng.below(1000)).collect::<Vec<_>>()
        };
        assert_eq!(draw(3), draw(3));
        assert_ne!(draw(3), draw(4));
    }
}
