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
        let pairs = mask - ((mask >> 1) & (ONES * 0x55));
        let fours = (pairs & (ONES * 0x33)) + ((pairs >> 2) & (ONES * 0x33));
        let bytes = (fours + (fours >> 4)) & (ONES * 0x0f);
        CountedMask { mask, sums: bytes.wrapping_mul(ONES) }
    }

    /// The number of set bits.
    pub fn count(self) -> u32 {
        (self.sums >> 56) as u32
    }

    /// The position of the n-th set bit, counted from 0. `n` must be below the count.
    pub fn nth(self, n: u32) -> u8 {
        // The top bit of a byte stays set if its sum is n or less. All bits of these bytes are before the wanted one.
        let before = (((u64::from(n) * ONES) | (ONES << 7)) - self.sums) & (ONES << 7);
        let shift = before.count_ones() * 8;
        let bits = (self.mask >> shift) as u8;
        let passed = ((self.sums << 8) >> shift) as u32;
        shift as u8 + NTH_OF_BYTE[usize::from(bits)][(n.wrapping_sub(passed) & 7) as usize]
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
}
