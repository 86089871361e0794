//! Finding a bit by its index without walking from bit to bit: a random move is drawn straight from the masks.

use crate::core::const_table;

/// 1 in each byte.
const ONES: u64 = u64::MAX / 255;

const_table! {
    /// The bit at index `n` of a byte, counted from 0 in order; 0 where there are not so many.
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

/// A mask with its bits counted.
#[derive(Clone, Copy)]
pub struct CountedMask {
    mask: u64,
    /// For each byte how many bits it and all lower ones hold.
    sums: u64,
}

impl CountedMask {
    /// Counts.
    pub fn new(mask: u64) -> CountedMask {
        let pairs = mask - ((mask >> 1) & (ONES * 0x55));
        let fours = (pairs & (ONES * 0x33)) + ((pairs >> 2) & (ONES * 0x33));
        let bytes = (fours + (fours >> 4)) & (ONES * 0x0f);
        CountedMask { mask, sums: bytes.wrapping_mul(ONES) }
    }

    /// How many bits there are.
    pub fn count(self) -> u32 {
        (self.sums >> 56) as u32
    }

    /// The bit at index `n`, counted from 0 in order; `n` is below the count.
    pub fn nth(self, n: u32) -> u8 {
        // A byte's top bit stays where its sum is n or less: those bytes lie wholly before the bit.
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
