//! A range coder: packs numbers into as few bytes as possible.
//!
//! A sequence of weighted choices is encoded as one number, in an interval that each choice narrows. Missing bytes at
//! the end are read as zeros, so trailing zeros are not written.

/// Writes or reads choices. A decoder ignores the value that it is given and returns the stored one. So a single
/// function describes a format for both directions.
pub(super) trait RangeCoder {
    /// A choice by its index into `weights`, whose sum is at least 1 and below 2³².
    fn weighted(&mut self, choice: usize, weights: &[u32]) -> usize;

    /// A number below `bound`, which is at least 1 and at most 2³².
    fn below(&mut self, number: u64, bound: u64) -> u64;

    /// A boolean that is true in about one of `rarely` cases.
    fn flag(&mut self, yes: bool, rarely: u32) -> bool {
        self.weighted(usize::from(yes), &[rarely - 1, 1]) == 1
    }
}

/// When the range is below this, only a carry can still change the top byte.
const SETTLED: u64 = 1 << 56;

pub(super) struct RangeEncoder {
    // The encoded number starts with these bytes. Eight more bytes follow, whose value is at least `low` and less than
    // `low + range`.
    bytes: Vec<u8>,
    low: u64,
    range: u64,
}

impl RangeEncoder {
    pub fn new() -> RangeEncoder {
        RangeEncoder { bytes: Vec::new(), low: 0, range: u64::MAX }
    }

    /// Divides the interval into `total` units and narrows it to `size` units from unit `start`.
    fn take(&mut self, start: u64, size: u64, total: u64) {
        let unit = self.range / total;
        let (low, carried) = self.low.overflowing_add(unit * start);
        self.low = low;
        // The last choice gets the remainder of the division.
        self.range = if start + size == total { self.range - unit * start } else { unit * size };
        if carried {
            self.carry();
        }
        while self.range < SETTLED {
            self.bytes.push((self.low >> 56) as u8);
            self.low <<= 8;
            self.range <<= 8;
        }
    }

    /// Propagates a carry into the bytes that are already written.
    fn carry(&mut self) {
        for byte in self.bytes.iter_mut().rev() {
            *byte = byte.wrapping_add(1);
            if *byte != 0 {
                break;
            }
        }
    }

    /// Returns the shortest sequence of bytes within the interval.
    pub fn finish(mut self) -> Vec<u8> {
        for byte_count in 0..=8u32 {
            let mask = u64::MAX.checked_shr(8 * byte_count).unwrap_or_default();
            let up = u128::from(self.low) + u128::from(mask);
            let number = up & !u128::from(mask);
            if number - u128::from(self.low) < u128::from(self.range) {
                if number >> 64 != 0 {
                    self.carry();
                }
                self.bytes.extend(&(number as u64).to_be_bytes()[..byte_count as usize]);
                break;
            }
        }
        while self.bytes.last() == Some(&0) {
            self.bytes.pop();
        }
        self.bytes
    }
}

impl RangeCoder for RangeEncoder {
    fn weighted(&mut self, choice: usize, weights: &[u32]) -> usize {
        let sum = |weights: &[u32]| weights.iter().map(|w| u64::from(*w)).sum();
        self.take(sum(&weights[..choice]), weights[choice].into(), sum(weights));
        choice
    }

    fn below(&mut self, number: u64, bound: u64) -> u64 {
        self.take(number, 1, bound);
        number
    }
}

/// The decoder. It accepts every sequence of bytes.
pub(super) struct RangeDecoder<'a> {
    bytes: std::slice::Iter<'a, u8>,
    // The distance of the encoded number from the start of the interval.
    code: u64,
    range: u64,
}

impl<'a> RangeDecoder<'a> {
    pub fn new(bytes: &'a [u8]) -> RangeDecoder<'a> {
        let mut decoder = RangeDecoder { bytes: bytes.iter(), code: 0, range: u64::MAX };
        for _ in 0..8 {
            decoder.shift();
        }
        decoder
    }

    fn shift(&mut self) {
        self.code = self.code << 8 | self.bytes.next().map_or(0, |byte| u64::from(*byte));
    }

    /// Which of `total` equal units of the interval contains the number.
    fn part(&self, total: u64) -> u64 {
        (self.code / (self.range / total)).min(total - 1)
    }

    /// Narrows the interval, as [`RangeEncoder::take`] does.
    fn enter(&mut self, start: u64, size: u64, total: u64) {
        let unit = self.range / total;
        self.code -= unit * start;
        self.range = if start + size == total { self.range - unit * start } else { unit * size };
        while self.range < SETTLED {
            self.shift();
            self.range <<= 8;
        }
    }
}

impl RangeCoder for RangeDecoder<'_> {
    fn weighted(&mut self, _: usize, weights: &[u32]) -> usize {
        let total = weights.iter().map(|w| u64::from(*w)).sum();
        let part = self.part(total);
        let mut start = 0;
        for (choice, weight) in weights.iter().enumerate() {
            let size = u64::from(*weight);
            if part < start + size {
                self.enter(start, size, total);
                return choice;
            }
            start += size;
        }
        unreachable!("a part is below the sum of all")
    }

    fn below(&mut self, _: u64, bound: u64) -> u64 {
        let number = self.part(bound);
        self.enter(number, 1, bound);
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_rules::core::SeededRng;

    /// Random choices of each kind.
    fn choices(coder: &mut impl RangeCoder, seed: u64, known: bool) -> Vec<u64> {
        let mut draws = SeededRng::new(seed);
        let mut all = Vec::new();
        for _ in 0..draws.below(400) {
            let bound = [1, 2, 3, 45, 1000, u32::MAX][draws.below(6) as usize];
            let number = u64::from(draws.below(bound));
            // Often the largest number, because that causes carries.
            let number = if draws.below(3) == 0 { u64::from(bound) - 1 } else { number };
            all.push(coder.below(if known { number } else { 0 }, bound.into()));
            let weights = [1, 1000, draws.below(3), 7];
            let choice = [0, 1, 3][draws.below(3) as usize];
            all.push(coder.weighted(if known { choice } else { 0 }, &weights) as u64);
        }
        all
    }

    #[test]
    fn choices_survive_a_round_trip() {
        for seed in 0..2000 {
            let mut encoder = RangeEncoder::new();
            let written = choices(&mut encoder, seed, true);
            let bytes = encoder.finish();
            assert_eq!(choices(&mut RangeDecoder::new(&bytes), seed, false), written, "seed {seed}");
        }
    }

    #[test]
    fn likely_choices_take_next_to_nothing() {
        let mut encoder = RangeEncoder::new();
        for _ in 0..1000 {
            encoder.weighted(1, &[1, 999]);
        }
        // 1000 · log₂(1000/999) = 1.44 bits.
        assert!(encoder.finish().len() <= 1);
        let mut encoder = RangeEncoder::new();
        for number in 0..45 {
            encoder.below(number, 45);
        }
        // 45 · log₂ 45 = 247.1 bits.
        assert!(encoder.finish().len() <= 32);
    }

    #[test]
    fn any_bytes_decode_to_some_choices() {
        for byte in [0, 1, 0x7f, 0xfe, 0xff] {
            for length in 0..40 {
                choices(&mut RangeDecoder::new(&vec![byte; length]), length as u64, false);
            }
        }
    }
}
