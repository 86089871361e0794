//! The board: holes, lines, triads. rules/triapon.md, sections "Board" and "Rows and triads".
//!
//! A set of holes is a mask with the bits [`Hole::mask`].

use crate::core::{Site, const_table};

/// The number of rows. The row with index r has r + 1 holes.
pub const ROWS: u8 = 9;

/// The number of holes.
pub const HOLES: usize = 45;

/// All holes as a mask.
pub const ALL: u64 = (1 << HOLES) - 1;

/// The number of balls in the smallest triad.
pub const TRIAD: usize = 3;

/// The distance between successive balls of a row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reach {
    /// Neighbouring holes (K).
    Short,
    /// One row of holes is between them (M); rows have at most 5 balls.
    Medium,
    /// Two rows of holes are between them (L); rows have at most 3 balls.
    Long,
}

/// A direction in which rows run: from hole (row, place) to (row + `down`, place + `right`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Direction {
    /// The distance of successive holes.
    pub reach: Reach,
    /// Rows towards the base, for each step.
    pub down: i8,
    /// Places to the right, for each step.
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

/// A hole of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hole(u8);

impl Hole {
    /// The hole of that index, 0 … 44: row by row from the tip, each row from the left, so that holes in order are
    /// coordinates in order.
    pub const fn new(index: usize) -> Option<Hole> {
        if index < HOLES { Some(Hole(index as u8)) } else { None }
    }

    /// The lowest hole of a mask, which must not be empty.
    pub(super) const fn lowest(mask: u64) -> Hole {
        Hole(mask.trailing_zeros() as u8)
    }

    /// The hole of an index that is known to be on the board.
    pub(super) const fn known(index: u8) -> Hole {
        debug_assert!((index as usize) < HOLES);
        Hole(index)
    }

    /// All holes, in order.
    pub fn all() -> impl ExactSizeIterator<Item = Hole> + Clone {
        (0..HOLES as u8).map(Hole)
    }

    /// The hole at a row and place, counted from 0.
    pub const fn at(row: i8, place: i8) -> Option<Hole> {
        if row < 0 || row >= ROWS as i8 || place < 0 || place > row {
            return None;
        }
        Some(Hole((row * (row + 1) / 2 + place) as u8))
    }

    /// Its row and place, counted from 0.
    pub const fn row_and_place(self) -> (i8, i8) {
        let mut row = 0;
        while (row + 1) * (row + 2) / 2 <= self.0 as i8 {
            row += 1;
        }
        (row, self.0 as i8 - row * (row + 1) / 2)
    }

    /// Its index, for arrays with an entry for each hole.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The mask with only this hole.
    pub const fn mask(self) -> u64 {
        1 << self.0
    }

    /// The neighbouring holes, as a mask.
    pub fn neighbours(self) -> u64 {
        NEIGHBOURS[self.index()]
    }

    /// The hole `steps` away in a direction, backwards when negative.
    pub const fn step(self, direction: Direction, steps: i8) -> Option<Hole> {
        let (row, place) = self.row_and_place();
        Hole::at(row + steps * direction.down, place + steps * direction.right)
    }

    /// The hole as a site.
    pub const fn site(self) -> Site {
        Site::new(self.0 as u32)
    }

    /// The hole of a site.
    pub fn of_site(site: Site) -> Option<Hole> {
        Hole::new(site.index() as usize)
    }
}

static NEIGHBOURS: [u64; HOLES] = {
    let mut all = [0; HOLES];
    let mut index = 0;
    while index < HOLES {
        let hole = Hole(index as u8);
        let mut d = 0;
        while d < DIRECTIONS.len() {
            if matches!(DIRECTIONS[d].reach, Reach::Short) {
                all[index] |= mask_of(hole, DIRECTIONS[d], 1, 1) | mask_of(hole, DIRECTIONS[d], -1, 1);
            }
            d += 1;
        }
        index += 1;
    }
    all
};

/// `count` holes in succession as a mask: the first is `from` steps from `hole`, and the row leads away from it. 0 when
/// one is off the board.
const fn mask_of(hole: Hole, direction: Direction, from: i8, count: i8) -> u64 {
    let mut mask = 0;
    let mut i = 0;
    while i < count {
        match hole.step(direction, if from < 0 { from - i } else { from + i }) {
            Some(hole) => mask |= hole.mask(),
            None => return 0,
        }
        i += 1;
    }
    mask
}

/// The bits of a row in [`spread`].
const SPREAD_ROW: u8 = 11;

/// The distance of successive holes in the bits of [`spread`], for each direction.
pub(super) const SPREAD_STEPS: [u32; DIRECTIONS.len()] = {
    let mut steps = [0; DIRECTIONS.len()];
    let mut d = 0;
    while d < DIRECTIONS.len() {
        steps[d] = (DIRECTIONS[d].down * SPREAD_ROW as i8 + DIRECTIONS[d].right) as u32;
        d += 1;
    }
    steps
};

/// Spreads a mask: row `r` begins at bit `11 r`, so that a step in a direction is the same shift everywhere. Shifts do
/// not wrap around: two holes whose bits are one step apart are one step apart on the board.
pub(super) fn spread(holes: u64) -> u128 {
    (0..ROWS).fold(0, |all, row| {
        let places = holes >> (row * (row + 1) / 2) & ((1 << (row + 1)) - 1);
        all | u128::from(places) << (row * SPREAD_ROW)
    })
}

/// For each direction, the holes of a spread mask at which three successive holes of the mask begin.
pub(super) fn triples(spread: u128) -> [u128; DIRECTIONS.len()] {
    SPREAD_STEPS.map(|step| spread & spread >> step & spread >> (2 * step))
}

/// The mask of holes of a spread mask.
pub(super) fn gathered(spread: u128) -> u64 {
    (0..ROWS).fold(0, |all, row| {
        let places = (spread >> (row * SPREAD_ROW)) as u64 & ((1 << (row + 1)) - 1);
        all | places << (row * (row + 1) / 2)
    })
}

/// The most triples of successive holes that a hole belongs to.
const MOST_TRIPLES: usize = 20;

/// The triples of successive holes with a hole. Unused entries of `pairs` are bit 63, which is no hole.
#[derive(Clone, Copy)]
struct Triples {
    /// The two other holes of each triple.
    pairs: [u64; MOST_TRIPLES],
    /// For each triple, the three holes in succession on either side of the hole in its direction. If there are fewer,
    /// all bits are set, which no seat's mask equals.
    sides: [[u64; 2]; MOST_TRIPLES],
}

const_table! {
    static TRIPLES: [Triples; HOLES] = {
        let none = Triples { pairs: [1 << 63; MOST_TRIPLES], sides: [[u64::MAX; 2]; MOST_TRIPLES] };
        let mut triples = [none; HOLES];
        let mut index = 0;
        while index < HOLES {
            let hole = Hole(index as u8);
            let (mut i, mut count) = (0, 0);
            while i < TRIAD * DIRECTIONS.len() {
                // The hole is the first, second or third of a triple in this direction.
                let direction = DIRECTIONS[i / TRIAD];
                if let Some(first) = hole.step(direction, -((i % TRIAD) as i8)) {
                    let triple = mask_of(first, direction, 0, TRIAD as i8);
                    if triple != 0 {
                        triples[index].pairs[count] = triple & !hole.mask();
                        triples[index].sides[count] = [side(hole, direction, -1), side(hole, direction, 1)];
                        count += 1;
                    }
                }
                i += 1;
            }
            index += 1;
        }
        triples
    };
}

/// The three holes in succession on one side of a hole; all bits if there are fewer.
const fn side(hole: Hole, direction: Direction, from: i8) -> u64 {
    let mask = mask_of(hole, direction, from, TRIAD as i8);
    if mask == 0 { u64::MAX } else { mask }
}

/// Whether a ball just set into `hole` forms a triad with the seat's other balls (rules/triapon.md, section "Play",
/// "Forming a triad").
pub fn forms(own: u64, hole: Hole) -> bool {
    let Triples { pairs, sides } = &TRIPLES[hole.index()];
    // Bit 63 is set if both holes of a pair contain own balls. This tests all pairs, because processors cannot predict
    // where a shorter loop ends.
    let found = pairs.iter().fold(0, |found, pair| found | (pair & !own).wrapping_sub(1));
    // With three own balls in succession on one side, the ball only lengthens a triad.
    let shorter = |sides: &[u64; 2]| sides.iter().all(|side| own & side != *side);
    found >> 63 != 0 && pairs.iter().zip(sides).any(|(pair, sides)| own & pair == *pair && shorter(sides))
}

/// The balls of a seat in succession before and after `hole` in a direction, the nearest first. The hole itself need
/// not hold a ball.
pub fn arms(own: u64, hole: Hole, direction: Direction) -> [impl Iterator<Item = Hole> + Clone; 2] {
    [-1, 1].map(|sign| {
        (1..).map_while(move |steps| hole.step(direction, sign * steps)).take_while(move |h| own & h.mask() != 0)
    })
}

/// The holes of a mask, in order. Bits beyond the last hole are ignored.
// The exact size lets lists of moves grow once, which saves a sixth of the instructions of perft.
pub fn holes(mask: u64) -> impl ExactSizeIterator<Item = Hole> {
    Holes(mask & ALL)
}

struct Holes(u64);

impl Iterator for Holes {
    type Item = Hole;

    fn next(&mut self) -> Option<Hole> {
        if self.0 == 0 {
            return None;
        }
        let hole = Hole::lowest(self.0);
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
                let hole = Hole::new(next).expect("a hole of the board");
                assert_eq!(Hole::at(row, place), Some(hole));
                assert_eq!(hole.row_and_place(), (row, place));
                assert_eq!(Hole::of_site(hole.site()), Some(hole));
                next += 1;
            }
            assert_eq!([Hole::at(row, -1), Hole::at(row, row + 1)], [None, None]);
        }
        assert_eq!((next, Hole::new(next), Hole::at(9, 0), Hole::at(-1, 0)), (HOLES, None, None, None));
    }

    #[test]
    fn triples_of_each_reach() {
        let mut counts = [0; 3];
        for (direction, starts) in DIRECTIONS.into_iter().zip(triples(spread(ALL))) {
            counts[direction.reach as usize] += starts.count_ones();
        }
        // A short, medium or long triple just fits into a triangle of 3, 5 or 7 rows. The board contains 28, 15 or 6 of
        // these. There are three, three and six directions.
        assert_eq!(counts, [3 * 28, 3 * 15, 6 * 6]);
        assert!(DIRECTIONS.is_sorted_by(|a, b| a.reach >= b.reach));
    }

    #[test]
    fn a_shift_of_a_spread_mask_never_wraps() {
        for hole in Hole::all() {
            let ball = spread(hole.mask());
            assert_eq!(gathered(ball), hole.mask());
            for (direction, step) in DIRECTIONS.into_iter().zip(SPREAD_STEPS) {
                let neighbour = |steps| spread(hole.step(direction, steps).map_or(0, Hole::mask));
                assert_eq!(ball << step & spread(ALL), neighbour(1), "{hole} {direction:?}");
                assert_eq!(ball >> step & spread(ALL), neighbour(-1), "{hole} {direction:?}");
            }
        }
    }

    fn forms_by_walking(own: u64, hole: Hole) -> bool {
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
                let hole = Hole::known(rng.below(HOLES as u32) as u8);
                let own = own & !hole.mask();
                assert_eq!(forms(own, hole), forms_by_walking(own, hole), "{own:b} {hole}");
            }
        }
    }
}
