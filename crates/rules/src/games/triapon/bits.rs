//! Selects the n-th set bit of a mask without a loop, for random moves.

use crate::core::const_table;

/// The value 1 in each byte.
const ONES: u64 = u64::MAX / 255;

const_table! {
    /// The position of the n-th set bit of a byte, counted from 0; 0 if the byte has fewer set bits.
    static NTH_OF_BYTE: [[u8; 8]; 256] = {
        let mut table = [[0; 8]; 256];
        let mut byte = 0;
        while byte < 256 {
            let (mut bit, mut n) = (0, 0);
            while bit < 8 {
                if byte >> bit & 1 != 0 {
                    table[byte][n] = bit;
                    n += 1;
                }
                bit += 1;
            }
            byte += 1;
        }
        table
    };
}

/// The number of bits in each byte of a mask.
fn byte_counts(mask: u64) -> u64 {
    let pairs = mask - ((mask >> 1) & (ONES * 0x55));
    let fours = (pairs & (ONES * 0x33)) + ((pairs >> 2) & (ONES * 0x33));
    (fours + (fours >> 4)) & (ONES * 0x0f)
}

/// The first bit of the byte that contains unit `n`, and the number of that unit in its byte. Byte `k` of `sums` is the
/// number of units in the bytes 0 to `k`, which is below 128.
fn byte_of(sums: u64, n: u32) -> (u32, u32) {
    // The top bit of a byte stays set if its sum is n or less. All units of these bytes are before the wanted one.
    let before = (((u64::from(n) * ONES) | (ONES << 7)) - sums) & (ONES << 7);
    let shift = ((before >> 4).wrapping_mul(ONES) >> 56) as u32;
    (shift, n - u32::from(((sums << 8) >> shift) as u8))
}

/// A mask with running counts of its set bits.
#[derive(Clone, Copy)]
pub struct CountedMask {
    mask: u64,
    /// Byte `k` is the number of set bits in the bytes 0 to `k` of the mask.
    sums: u64,
}

impl CountedMask {
    /// Counts the set bits of a mask.
    pub fn new(mask: u64) -> CountedMask {
        CountedMask { mask, sums: byte_counts(mask).wrapping_mul(ONES) }
    }

    /// The number of set bits.
    pub fn count(self) -> u32 {
        (self.sums >> 56) as u32
    }

    /// The position of the n-th set bit, counted from 0. `n` must be below the count.
    pub fn nth(self, n: u32) -> u8 {
        let (shift, n) = byte_of(self.sums, n);
        shift as u8 + NTH_OF_BYTE[usize::from((self.mask >> shift) as u8)][(n & 7) as usize]
    }
}

/// A number from 0 to 7 for each position, as binary digits in three masks: the ones, the twos and the fours.
#[derive(Clone, Copy)]
pub struct CountedDigits {
    digits: [u64; 3],
    /// Byte `k` is the number of bits in byte `k` of each mask.
    counts: [u64; 3],
    /// Byte `k` is the sum of the numbers in the bytes 0 to `k`.
    sums: u64,
}

impl CountedDigits {
    /// Adds the numbers up. Their sum must be below 128.
    pub fn new(digits: [u64; 3]) -> CountedDigits {
        let counts = digits.map(byte_counts);
        let sums = (counts[0] + 2 * counts[1] + 4 * counts[2]).wrapping_mul(ONES);
        CountedDigits { digits, counts, sums }
    }

    /// The sum of the numbers.
    pub fn sum(self) -> u32 {
        (self.sums >> 56) as u32
    }

    /// The position of unit `n`, and the number of that unit at its position. Units are counted from 0, and `n` must be
    /// below the sum.
    pub fn nth(self, n: u32) -> (u8, u32) {
        let (shift, n) = byte_of(self.sums, n);
        // The units of a byte are ordered by their digit.
        let [ones, twos, _] = self.counts.map(|counts| u32::from((counts >> shift) as u8));
        let starts = [0, ones, ones + 2 * twos];
        let digit = usize::from(n >= starts[1]) + usize::from(n >= starts[2]);
        let n = n - starts[digit];
        let bit = NTH_OF_BYTE[usize::from((self.digits[digit] >> shift) as u8)][(n >> digit & 7) as usize];
        let position = shift as u8 + bit;
        let number = (0..3).fold(0, |number, digit| number | (self.digits[digit] >> position & 1) << digit) as u32;
        let lower = (1 << digit) - 1;
        (position, (number & lower) + (n & lower))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::SeededRng;

    #[test]
    fn bits_are_counted_and_found() {
        let mut rng = SeededRng::new(4);
        for density in 0..=16 {
            for _ in 0..200 {
                let mask = (0..64).filter(|_| rng.below(16) < density).fold(0u64, |mask, bit| mask | 1 << bit);
                let bits: Vec<u8> = (0..64).filter(|bit| mask >> bit & 1 != 0).collect();
                let counted = CountedMask::new(mask);
                assert_eq!(counted.count() as usize, bits.len());
                assert_eq!((0..counted.count()).map(|n| counted.nth(n)).collect::<Vec<_>>(), bits, "{mask:b}");
            }
        }
    }

    #[test]
    fn units_are_summed_and_found() {
        let mut rng = SeededRng::new(5);
        for most in 1..=7 {
            for _ in 0..200 {
                // At most 100 units, and at most `most` at each position.
                let mut numbers = [0u8; 64];
                for _ in 0..100 {
                    let number = &mut numbers[rng.below(64) as usize];
                    *number = (*number + 1).min(most);
                }
                let digit = |d: u8| (0..64).fold(0, |mask, at| mask | u64::from(numbers[at] >> d & 1) << at);
                let counted = CountedDigits::new([0, 1, 2].map(digit));
                let mut found: Vec<_> = (0..counted.sum()).map(|n| counted.nth(n)).collect();
                found.sort_unstable();
                let units = (0..64).flat_map(|at| (0..u32::from(numbers[at])).map(move |unit| (at as u8, unit)));
                assert!(units.eq(found), "{numbers:?}");
            }
        }
    }
}
