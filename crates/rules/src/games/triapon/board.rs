//! The board: holes, lines, triads. rules/triapon.md, Board and Rows and triads.
//!
//! A hole is an index from 0 to 44: row by row from the tip, each row from the left, so that holes in order are coordinates in
//! order. A set of holes is a mask with bit `1 << hole`.

use crate::core::const_table;

/// How many rows there are; the row of index r has r + 1 holes.
pub const ROWS: u8 = 9;

/// How many holes there are.
pub const HOLES: usize = 45;

/// All holes as a mask.
pub const ALL: u64 = (1 << HOLES) - 1;

/// How many balls make a triad.
pub const TRIAD: usize = 3;

/// The kinds of rows, shorter ones first: how far apart successive balls lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reach {
    /// Neighbouring holes (K).
    Short,
    /// One row of holes between (M); at most 5 long.
    Medium,
    /// Two rows of holes between (L); at most 3 long.
    Long,
}

/// A direction in which rows run: from hole (row, place) to (row + `down`, place + `right`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Direction {
    /// How far apart the holes lie.
    pub reach: Reach,
    /// Rows towards the base.
    pub down: i8,
    /// Places to the right.
    pub right: i8,
}

const fn direction(reach: Reach, down: i8, right: i8) -> Direction {
    Direction { reach, down, right }
}

/// All directions, longer reaches first.
pub const DIRECTIONS: [Direction; 12] = [
    direction(Reach::Long, 3, 1),
    direction(Reach::Long, 3, 2),
    direction(Reach::Long, 1, 3),
    direction(Reach::Long, 2, 3),
    direction(Reach::Long, 2, -1),
    direction(Reach::Long, 1, -2),
    direction(Reach::Medium, 2, 1),
    direction(Reach::Medium, 1, 2),
    direction(Reach::Medium, 1, -1),
    direction(Reach::Short, 0, 1),
    direction(Reach::Short, 1, 0),
    direction(Reach::Short, 1, 1),
];

/// The hole at a row and place, counted from 0, where on the board.
pub const fn hole_at(row: i8, place: i8) -> Option<u8> {
    if row < 0 || row >= ROWS as i8 || place < 0 || place > row {
        return None;
    }
    Some((row * (row + 1) / 2 + place) as u8)
}

/// The row and place of a hole, counted from 0.
pub const fn row_and_place(hole: u8) -> (i8, i8) {
    let mut row = 0;
    while (row + 1) * (row + 2) / 2 <= hole as i8 {
        row += 1;
    }
    (row, hole as i8 - row * (row + 1) / 2)
}

/// The hole that lies `steps` from `hole` in a direction, backwards when negative.
pub const fn step(hole: u8, direction: Direction, steps: i8) -> Option<u8> {
    let (row, place) = row_and_place(hole);
    hole_at(row + steps * direction.down, place + steps * direction.right)
}

/// The neighbouring holes of each hole.
pub static NEIGHBOURS: [u64; HOLES] = {
    let mut all = [0; HOLES];
    let mut hole = 0;
    while hole < HOLES {
        let mut d = 0;
        while d < DIRECTIONS.len() {
            if matches!(DIRECTIONS[d].reach, Reach::Short) {
                all[hole] |= mask_of(hole as u8, DIRECTIONS[d], 1, 1) | mask_of(hole as u8, DIRECTIONS[d], -1, 1);
            }
            d += 1;
        }
        hole += 1;
    }
    all
};

/// `count` holes in succession, the first lying `from` steps from `hole`, further ones away from it, as a mask; 0 when one is off
/// the board.
const fn mask_of(hole: u8, direction: Direction, from: i8, count: i8) -> u64 {
    let mut mask = 0;
    let mut i = 0;
    while i < count {
        match step(hole, direction, if from < 0 { from - i } else { from + i }) {
            Some(hole) => mask |= 1 << hole,
            None => return 0,
        }
        i += 1;
    }
    mask
}

/// The holes along one line of the board, on which triads can lie.
#[derive(Clone, Copy, Debug)]
pub struct HoleLine {
    /// All its holes.
    pub mask: u64,
    /// How many they are, 3 to 9.
    pub len: u8,
    /// The holes in order; only the first `len` count.
    holes: [u8; ROWS as usize],
    /// Their direction, as an index in [`DIRECTIONS`].
    direction: u8,
}

impl HoleLine {
    /// How far apart the holes lie.
    pub fn reach(&self) -> Reach {
        DIRECTIONS[usize::from(self.direction)].reach
    }

    /// The holes in order.
    pub fn holes(&self) -> &[u8] {
        &self.holes[..self.len as usize]
    }
}

const fn line_from(first: u8, direction: u8) -> HoleLine {
    let mut line = HoleLine { mask: 0, len: 0, holes: [0; ROWS as usize], direction };
    while let Some(hole) = step(first, DIRECTIONS[direction as usize], line.len as i8) {
        line.mask |= 1 << hole;
        line.holes[line.len as usize] = hole;
        line.len += 1;
    }
    line
}

/// Finds the lines of three holes and more, longer reaches first; with too little room only their number.
const fn find_lines<const ROOM: usize>() -> ([HoleLine; ROOM], usize) {
    let mut found = [line_from(0, 0); ROOM];
    let mut count = 0;
    let mut d = 0;
    while d < DIRECTIONS.len() {
        let mut hole = 0;
        while hole < HOLES as u8 {
            let begins = step(hole, DIRECTIONS[d], -1).is_none();
            if begins && step(hole, DIRECTIONS[d], TRIAD as i8 - 1).is_some() {
                if count < ROOM {
                    found[count] = line_from(hole, d as u8);
                }
                count += 1;
            }
            hole += 1;
        }
        d += 1;
    }
    (found, count)
}

const LINE_COUNT: usize = find_lines::<0>().1;

const_table! {
    /// Every line of three holes and more, longer reaches first.
    pub static LINES: [HoleLine; LINE_COUNT] = find_lines().0;
}

/// Tables for pairs of holes.
struct HolePairs {
    /// `thirds[a][b]`: the holes that make three in succession with a and b.
    thirds: [[u64; HOLES]; HOLES],
    /// `line[a][b]`: the index in [`LINES`] of the line through a and b where there are thirds.
    line: [[u8; HOLES]; HOLES],
    /// `reached[a]`: the holes that have thirds with a.
    reached: [u64; HOLES],
}

const_table! {
    static PAIRS: HolePairs = {
        let mut pairs = HolePairs { thirds: [[0; HOLES]; HOLES], line: [[0; HOLES]; HOLES], reached: [0; HOLES] };
        let mut l = 0;
        while l < LINES.len() {
            let holes = LINES[l].holes;
            let mut first = 0;
            while first + TRIAD <= LINES[l].len as usize {
                let three = 1 << holes[first] | 1 << holes[first + 1] | 1 << holes[first + 2];
                let mut i = 0;
                while i < TRIAD * TRIAD {
                    let (a, b) = (holes[first + i / TRIAD] as usize, holes[first + i % TRIAD] as usize);
                    if a != b {
                        pairs.thirds[a][b] |= three & !(1 << a | 1 << b);
                        pairs.line[a][b] = l as u8;
                        pairs.reached[a] |= 1 << b;
                    }
                    i += 1;
                }
                first += 1;
            }
            l += 1;
        }
        pairs
    };
}

const_table! {
    /// For each hole and direction the three holes in succession on either side of it; all bits, which no seat holds, where there are
    /// not so many.
    static SIDES: [[[u64; 2]; DIRECTIONS.len()]; HOLES] = {
        let mut sides = [[[u64::MAX; 2]; DIRECTIONS.len()]; HOLES];
        let mut hole = 0;
        while hole < HOLES {
            let mut d = 0;
            while d < DIRECTIONS.len() {
                let both = [mask_of(hole as u8, DIRECTIONS[d], -1, 3), mask_of(hole as u8, DIRECTIONS[d], 1, 3)];
                let mut side = 0;
                while side < 2 {
                    if both[side] != 0 {
                        sides[hole][d][side] = both[side];
                    }
                    side += 1;
                }
                d += 1;
            }
            hole += 1;
        }
        sides
    };
}

/// Whether a ball just set into `hole` forms a triad with the seat's other balls (rules/triapon.md, Play, "Forming a triad").
pub fn forms(own: u64, hole: u8) -> bool {
    let hole = usize::from(hole);
    let mut others = own & PAIRS.reached[hole];
    while others != 0 {
        let other = others.trailing_zeros() as usize;
        others &= others - 1;
        // A third among the balls not looked at yet: each three is met once.
        if others & PAIRS.thirds[hole][other] != 0 {
            let direction = LINES[usize::from(PAIRS.line[hole][other])].direction;
            // Where three on one side alone are the seat's, the ball only lengthens a triad.
            if SIDES[hole][usize::from(direction)].iter().all(|side| own & side != *side) {
                return true;
            }
        }
    }
    false
}

/// The lines on which triads of these balls lie, as a mask of indices in [`LINES`].
pub fn lines_of_triads(own: u64) -> u128 {
    let mut lines = 0;
    let mut later = own;
    while later != 0 {
        let first = later.trailing_zeros() as usize;
        later &= later - 1;
        let mut others = later & PAIRS.reached[first];
        while others != 0 {
            let other = others.trailing_zeros() as usize;
            others &= others - 1;
            if others & PAIRS.thirds[first][other] != 0 {
                lines |= 1 << PAIRS.line[first][other];
            }
        }
    }
    lines
}

/// The row of the seat's balls through `hole` in a direction: the balls before the hole, the nearest first, and those after it.
/// Whether the hole itself holds a ball does not matter.
pub fn arms(own: u64, hole: u8, direction: Direction) -> [impl Iterator<Item = u8> + Clone; 2] {
    [-1, 1].map(|sign| {
        (1..).map_while(move |steps| step(hole, direction, sign * steps)).take_while(move |h| own >> h & 1 != 0)
    })
}

/// The holes of a mask, in order.
pub fn holes(mask: u64) -> impl ExactSizeIterator<Item = u8> {
    Holes(mask)
}

struct Holes(u64);

impl Iterator for Holes {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let hole = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(hole)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Holes {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holes_and_coordinates_agree() {
        let mut next = 0;
        for row in 0..9 {
            for place in 0..=row {
                assert_eq!(hole_at(row, place), Some(next));
                assert_eq!(row_and_place(next), (row, place));
                next += 1;
            }
            assert_eq!([hole_at(row, -1), hole_at(row, row + 1)], [None, None]);
        }
        assert_eq!((usize::from(next), hole_at(9, 0), hole_at(-1, 0)), (HOLES, None, None));
    }

    #[test]
    fn lines_of_each_reach() {
        let longest = |reach| LINES.iter().filter(|l| l.reach() == reach).map(|l| l.len).max();
        assert_eq!([Reach::Short, Reach::Medium, Reach::Long].map(longest), [Some(9), Some(5), Some(3)]);
        // Short lines: rows of 3 to 9 holes in each of three directions.
        assert_eq!(LINES.iter().filter(|l| l.reach() == Reach::Short).count(), 3 * 7);
        assert!(LINES.len() <= 128, "masks of lines have 128 bits");
        assert!(LINES.is_sorted_by(|a, b| a.reach() >= b.reach()));
        for line in LINES.iter() {
            assert_eq!(line.holes().iter().fold(0, |mask, hole| mask | 1 << hole), line.mask);
        }
    }

    /// A second way: count the runs on both sides by walking.
    fn forms_by_walking(own: u64, hole: u8) -> bool {
        DIRECTIONS.into_iter().any(|direction| {
            let [before, after] = arms(own, hole, direction).map(Iterator::count);
            before < TRIAD && after < TRIAD && before + 1 + after >= TRIAD
        })
    }

    #[test]
    fn the_tables_equal_walking() {
        let mut rng = crate::core::SeededRng::new(1);
        for density in 2..16 {
            for _ in 0..4000 {
                let own = (0..HOLES).filter(|_| rng.below(16) < density).fold(0u64, |mask, hole| mask | 1 << hole);
                let hole = rng.below(HOLES as u32) as u8;
                let own = own & !(1 << hole);
                assert_eq!(forms(own, hole), forms_by_walking(own, hole), "{own:b} {hole}");
            }
        }
    }
}
