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

/// A line of the board on which triads are possible.
#[derive(Clone, Copy, Debug)]
pub struct HoleLine {
    /// All its holes.
    pub mask: u64,
    /// The number of its holes, 3 to 9.
    pub len: u8,
    /// The holes in order. Entries after the first `len` are unused.
    holes: [Hole; ROWS as usize],
    /// The direction of the line, as an index in [`DIRECTIONS`].
    direction: u8,
}

impl HoleLine {
    /// The distance of successive holes.
    pub fn reach(&self) -> Reach {
        DIRECTIONS[usize::from(self.direction)].reach
    }

    /// The holes in order.
    pub fn holes(&self) -> &[Hole] {
        &self.holes[..self.len as usize]
    }
}

const fn line_from(first: Hole, direction: u8) -> HoleLine {
    let mut line = HoleLine { mask: 0, len: 0, holes: [first; ROWS as usize], direction };
    while let Some(hole) = first.step(DIRECTIONS[direction as usize], line.len as i8) {
        line.mask |= hole.mask();
        line.holes[line.len as usize] = hole;
        line.len += 1;
    }
    line
}

/// Finds the lines of at least three holes, longer reaches first. If there are more than `ROOM`, only their number is
/// valid.
const fn find_lines<const ROOM: usize>() -> ([HoleLine; ROOM], usize) {
    let mut found = [line_from(Hole(0), 0); ROOM];
    let mut count = 0;
    let mut d = 0;
    while d < DIRECTIONS.len() {
        let mut index = 0;
        while index < HOLES as u8 {
            let hole = Hole(index);
            let begins = hole.step(DIRECTIONS[d], -1).is_none();
            if begins && hole.step(DIRECTIONS[d], TRIAD as i8 - 1).is_some() {
                if count < ROOM {
                    found[count] = line_from(hole, d as u8);
                }
                count += 1;
            }
            index += 1;
        }
        d += 1;
    }
    (found, count)
}

const LINE_COUNT: usize = find_lines::<0>().1;

const_table! {
    /// All lines of at least three holes, longer reaches first.
    pub static LINES: [HoleLine; LINE_COUNT] = find_lines().0;
}

struct HolePairs {
    /// `thirds[a][b]`: the holes that make three in succession with a and b.
    thirds: [[u64; HOLES]; HOLES],
    /// `line[a][b]`: the index in [`LINES`] of the line through a and b, if they have thirds.
    line: [[u8; HOLES]; HOLES],
    /// `reached[a]`: the holes b for which `thirds[a][b]` is not empty.
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
                let three = holes[first].mask() | holes[first + 1].mask() | holes[first + 2].mask();
                let mut i = 0;
                while i < TRIAD * TRIAD {
                    let (a, b) = (holes[first + i / TRIAD].index(), holes[first + i % TRIAD].index());
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
    /// For each hole and direction, the three holes in succession on either side. If there are fewer, all bits are set,
    /// which no seat's mask equals.
    static SIDES: [[[u64; 2]; DIRECTIONS.len()]; HOLES] = {
        let mut sides = [[[u64::MAX; 2]; DIRECTIONS.len()]; HOLES];
        let mut index = 0;
        while index < HOLES {
            let hole = Hole(index as u8);
            let mut d = 0;
            while d < DIRECTIONS.len() {
                let both = [mask_of(hole, DIRECTIONS[d], -1, 3), mask_of(hole, DIRECTIONS[d], 1, 3)];
                let mut side = 0;
                while side < 2 {
                    if both[side] != 0 {
                        sides[index][d][side] = both[side];
                    }
                    side += 1;
                }
                d += 1;
            }
            index += 1;
        }
        sides
    };
}

/// Whether a ball just set into `hole` forms a triad with the seat's other balls (rules/triapon.md, section "Play",
/// "Forming a triad").
pub fn forms(own: u64, hole: Hole) -> bool {
    let hole = hole.index();
    let mut others = own & PAIRS.reached[hole];
    while others != 0 {
        let other = others.trailing_zeros() as usize;
        others &= others - 1;
        // Only thirds among the remaining balls, so that each triple is tested once.
        if others & PAIRS.thirds[hole][other] != 0 {
            let direction = LINES[usize::from(PAIRS.line[hole][other])].direction;
            // With three own balls in succession on one side, the ball only lengthens a triad.
            if SIDES[hole][usize::from(direction)].iter().all(|side| own & side != *side) {
                return true;
            }
        }
    }
    false
}

/// The lines on which these balls form triads, as a mask of indices in [`LINES`].
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

/// The balls of a seat in succession before and after `hole` in a direction, the nearest first. The hole itself need
/// not hold a ball.
pub fn arms(own: u64, hole: Hole, direction: Direction) -> [impl Iterator<Item = Hole> + Clone; 2] {
    [-1, 1].map(|sign| {
        (1..).map_while(move |steps| hole.step(direction, sign * steps)).take_while(move |h| own & h.mask() != 0)
    })
}

/// The holes of a mask, in order. Bits beyond the last hole are ignored.
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
    fn lines_of_each_reach() {
        let longest = |reach| LINES.iter().filter(|l| l.reach() == reach).map(|l| l.len).max();
        assert_eq!([Reach::Short, Reach::Medium, Reach::Long].map(longest), [Some(9), Some(5), Some(3)]);
        // Short lines: rows of 3 to 9 holes in each of three directions.
        assert_eq!(LINES.iter().filter(|l| l.reach() == Reach::Short).count(), 3 * 7);
        assert!(LINES.len() <= 128, "masks of lines have 128 bits");
        assert!(LINES.is_sorted_by(|a, b| a.reach() >= b.reach()));
        for line in LINES.iter() {
            assert_eq!(line.holes().iter().fold(0, |mask, hole| mask | hole.mask()), line.mask);
        }
    }

    /// Does the same as [`forms`] without tables, by walking in both directions.
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
