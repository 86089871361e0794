//! The hexagon of 91 points, its lines, and the 207 placements of a tritton. rules/tritt.md, sections "Board" and
//! "Pieces".
//!
//! A set of points is a `u128` with bit `11 (r − 1) + (n − 1)` for the point (r,n). A step along a line is a shift by
//! 1, 11 or 12. Shifts do not wrap around, because the corners of the 11×11 parallelogram are not on the hexagon: two
//! points whose bits are one step apart are neighbours on a line.

use crate::core::{Site, const_table};

/// The number of points on the board.
pub const POINTS: usize = 91;
/// The number of placements of a tritton. A line of `k` points has `k − 2`; there are 11 lines in each of three
/// directions.
pub const PLACEMENTS: usize = 207;
/// The most other placements on the line of a placement.
pub const GOALS: usize = 8;
/// The number of symmetries of the hexagon: six rotations, mirrored or not.
pub const SYMMETRIES: usize = 12;
/// The number of rows, and of diagonals.
pub const ROWS: i8 = 11;
/// The number of the centre's row, and of its diagonal.
const CENTRE: i8 = 6;
/// The largest difference of r and n on the board.
const SKEW: i8 = 5;
/// The distance between the bits of neighbours in each direction: (0,1), (1,0), (1,1).
pub const STEPS: [u32; 3] = [1, ROWS as u32, ROWS as u32 + 1];
/// The directions as steps of (r,n).
const DIRECTIONS: [(i8, i8); 3] = [(0, 1), (1, 0), (1, 1)];
/// Marks an unused entry of a table.
const NONE: u8 = u8::MAX;

/// A set of points.
pub type Points = u128;

/// All points of the board.
pub const BOARD: Points = board();

/// A point of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BoardPoint(u8);

/// A placement of a tritton: three successive points of a line. Placements along a line have successive numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Placement(u8);

/// Precomputed data of a placement.
#[derive(Clone, Copy)]
pub(super) struct PlacementInfo {
    ends: Points,
    middle: Points,
    /// The points of the line next to the ends, if there are any.
    beside: Points,
    /// The points of the line up to the last one of this placement.
    upto: Points,
    /// The points of the line from the first one of this placement.
    onward: Points,
    /// The first and the last placement of its line.
    pub line: [u8; 2],
}

const_table! {
    static ENTRIES: [PlacementInfo; PLACEMENTS] = entries();
    /// For each direction, the placement that begins at a bit.
    static BEGINNING: [[u8; 128]; 3] = tables().1;
    static SITES: [u8; 128] = sites().0;
    static BITS: [u8; POINTS] = sites().1;
}

const fn on_board(r: i8, n: i8) -> bool {
    r >= 1 && r <= ROWS && n >= 1 && n <= ROWS && n - r <= SKEW && r - n <= SKEW
}

const fn bit(r: i8, n: i8) -> u8 {
    ((r - 1) * ROWS + n - 1) as u8
}

/// The set with only this point; empty for points off the board.
const fn mask(r: i8, n: i8) -> Points {
    if on_board(r, n) { 1 << bit(r, n) } else { 0 }
}

const fn board() -> Points {
    let (mut points, mut at) = (0, 0);
    while at < ROWS * ROWS {
        points |= mask(at / ROWS + 1, at % ROWS + 1);
        at += 1;
    }
    points
}

/// Tables from bits to sites and from sites to bits.
const fn sites() -> ([u8; 128], [u8; POINTS]) {
    let (mut sites, mut bits) = ([NONE; 128], [NONE; POINTS]);
    let (mut at, mut count) = (0, 0);
    while at < 128 {
        if BOARD >> at & 1 != 0 {
            sites[at] = count as u8;
            bits[count] = at as u8;
            count += 1;
        }
        at += 1;
    }
    (sites, bits)
}

const fn tables() -> ([PlacementInfo; PLACEMENTS], [[u8; 128]; 3]) {
    let none = PlacementInfo { ends: 0, middle: 0, beside: 0, upto: 0, onward: 0, line: [0; 2] };
    let (mut entries, mut beginning) = ([none; PLACEMENTS], [[NONE; 128]; 3]);
    let (mut d, mut count) = (0, 0);
    while d < 3 {
        let (dr, dn) = DIRECTIONS[d];
        let mut at = 0;
        while at < ROWS * ROWS {
            let (mut r, mut n) = (at / ROWS + 1, at % ROWS + 1);
            at += 1;
            if !on_board(r, n) || on_board(r - dr, n - dn) {
                continue;
            }
            // A line begins at (r,n).
            let (first, mut upto) = (count, 0);
            while on_board(r + 2 * dr, n + 2 * dn) {
                upto |= mask(r, n) | mask(r + dr, n + dn) | mask(r + 2 * dr, n + 2 * dn);
                entries[count] = PlacementInfo {
                    ends: mask(r, n) | mask(r + 2 * dr, n + 2 * dn),
                    middle: mask(r + dr, n + dn),
                    beside: mask(r - dr, n - dn) | mask(r + 3 * dr, n + 3 * dn),
                    upto,
                    onward: 0,
                    line: [first as u8, 0],
                };
                beginning[d][bit(r, n) as usize] = count as u8;
                count += 1;
                (r, n) = (r + dr, n + dn);
            }
            let mut along = first;
            while along < count {
                let entry = &mut entries[along];
                entry.onward = upto & !entry.upto | entry.ends | entry.middle;
                entry.line[1] = count as u8 - 1;
                along += 1;
            }
        }
        d += 1;
    }
    (entries, beginning)
}

impl PlacementInfo {
    /// The bits of its three points along the line.
    pub const fn bits(&self) -> [u32; 3] {
        let (first, middle) = (self.ends.trailing_zeros(), self.middle.trailing_zeros());
        [first, middle, 2 * middle - first]
    }
}

/// The data of all placements.
pub(super) const fn entries() -> [PlacementInfo; PLACEMENTS] {
    tables().0
}

/// The points of a set, in (r,n) order.
pub fn points(mut set: Points) -> impl Iterator<Item = BoardPoint> {
    std::iter::from_fn(move || {
        let at = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (at < 128).then_some(BoardPoint(at as u8))
    })
}

/// The points at which three successive points of the set begin, for each direction.
pub fn triples(set: Points) -> [Points; 3] {
    STEPS.map(|step| triples_along(set, step))
}

/// The points at which three successive points of the set begin, for one direction.
fn triples_along(set: Points, step: u32) -> Points {
    set & set >> step & set >> (2 * step)
}

/// Whether three successive points of a line are in the set.
pub fn has_row(set: Points) -> bool {
    STEPS.iter().any(|step| triples_along(set, *step) != 0)
}

/// The points that would complete three successive points of a line with two points of the set. Some may be in the set
/// or off the board.
pub fn completing(set: Points) -> Points {
    STEPS.iter().fold(0, |found, step| {
        let (before, after) = (set << step, set >> step);
        found | before & after | before & set << (2 * step) | after & set >> (2 * step)
    })
}

/// The points of the set and their neighbours. Some may be off the board.
pub fn touching(set: Points) -> Points {
    // The neighbours of a point are one step onward, one step back, or one of each away.
    let [one, _, both] = STEPS;
    let onward = set | set << one | set << both;
    onward | onward >> one | onward >> both
}

/// The rows of a set: each maximal run of at least three successive points of a line, in order.
pub fn rows(set: Points) -> Vec<Vec<BoardPoint>> {
    let mut rows = Vec::new();
    for (starts, step) in triples(set).into_iter().zip(STEPS) {
        for start in points(starts & !(set << step)) {
            let run = (0..).map(|k| start.0 as u32 + k * step).take_while(|at| *at < 128 && set >> at & 1 != 0);
            rows.push(run.map(|at| BoardPoint(at as u8)).collect());
        }
    }
    rows
}

/// The rows of three with two points in the set and one in `free`: the two points along the line, and the point of
/// `free`.
pub fn near_rows(set: Points, free: Points) -> Vec<([BoardPoint; 2], BoardPoint)> {
    let mut rows = Vec::new();
    for step in STEPS {
        for [one, two, lacking] in [[1, 2, 0], [0, 2, 1], [0, 1, 2]] {
            let starts = set >> (one * step) & set >> (two * step) & free >> (lacking * step);
            rows.extend(points(starts).map(|start| {
                let at = |k: u32| BoardPoint(start.0 + (k * step) as u8);
                ([at(one), at(two)], at(lacking))
            }));
        }
    }
    rows
}

impl BoardPoint {
    /// The points in each of the six directions up to the edge, the nearest first.
    pub fn onward(self) -> [Vec<BoardPoint>; 6] {
        let ways = [0, 1, 2, 3, 4, 5].map(|way: usize| (DIRECTIONS[way % 3], if way < 3 { 1 } else { -1 }));
        ways.map(|((dr, dn), by)| {
            let next = |point: &BoardPoint| {
                let (r, n) = point.coordinates();
                BoardPoint::at(r + by * dr, n + by * dn)
            };
            std::iter::successors(next(&self), next).collect()
        })
    }

    /// The point of row r and diagonal n, both from 1.
    pub const fn at(r: i8, n: i8) -> Option<BoardPoint> {
        if on_board(r, n) { Some(BoardPoint(bit(r, n))) } else { None }
    }

    /// Row and diagonal, both from 1.
    pub const fn coordinates(self) -> (i8, i8) {
        let at = self.0 as i8;
        (at / ROWS + 1, at % ROWS + 1)
    }

    /// The point of a site.
    pub fn of_site(site: Site) -> Option<BoardPoint> {
        BITS.get(site.index() as usize).map(|bit| BoardPoint(*bit))
    }

    /// The point as a site: points are numbered from 0 in (r,n) order.
    pub fn site(self) -> Site {
        Site::new(SITES[self.0 as usize].into())
    }

    /// The set with only this point.
    pub const fn mask(self) -> Points {
        1 << self.0
    }
}

impl Placement {
    /// The first placement.
    pub const FIRST: Placement = Placement(0);

    /// All placements.
    pub fn all() -> impl DoubleEndedIterator<Item = Placement> + ExactSizeIterator + Clone {
        (0..PLACEMENTS as u8).map(Placement)
    }

    /// The placement with that number, from 0.
    pub fn new(number: usize) -> Option<Placement> {
        if number < PLACEMENTS { Some(Placement(number as u8)) } else { None }
    }

    /// Its number, from 0, for arrays with an entry for each placement.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The placement with these end points, in either order.
    pub fn between(one: BoardPoint, two: BoardPoint) -> Option<Placement> {
        let (from, to) = (one.min(two), one.max(two));
        Placement::beginning(from).find(|p| p.points()[2] == to)
    }

    /// The images of this placement under the symmetries of the board. The first is the placement itself.
    pub fn images(self) -> [Placement; SYMMETRIES] {
        let [from, _, to] = self.points().map(|p| p.coordinates()).map(|(r, n)| (r - CENTRE, n - CENTRE));
        let turned = |(r, n): (i8, i8), turns: usize| (0..turns).fold((r, n), |(r, n), _| (n, n - r));
        let mirrored = |(r, n): (i8, i8), mirror: bool| if mirror { (n, r) } else { (r, n) };
        std::array::from_fn(|k| {
            let image = |point| {
                let (r, n) = mirrored(turned(point, k / 2), k % 2 == 1);
                BoardPoint::at(r + CENTRE, n + CENTRE).expect("symmetries keep the board")
            };
            Placement::between(image(from), image(to)).expect("symmetries keep lines")
        })
    }

    /// The placements with this first point.
    pub fn beginning(point: BoardPoint) -> impl Iterator<Item = Placement> {
        BEGINNING.iter().map(move |table| table[point.0 as usize]).filter(|p| *p != NONE).map(Placement)
    }

    /// Calls `found` with each placement whose first point is in the set of its direction.
    pub fn for_each(starts: [Points; 3], mut found: impl FnMut(Placement)) {
        for (set, table) in starts.into_iter().zip(BEGINNING.iter()) {
            for (mut half, from) in [(set as u64, 0), ((set >> 64) as u64, 64)] {
                while half != 0 {
                    found(Placement(table[from + half.trailing_zeros() as usize]));
                    half &= half - 1;
                }
            }
        }
    }

    fn entry(self) -> &'static PlacementInfo {
        &ENTRIES[self.0 as usize]
    }

    /// Its three points along the line, the smaller (r,n) first.
    pub fn points(self) -> [BoardPoint; 3] {
        self.entry().bits().map(|bit| BoardPoint(bit as u8))
    }

    /// Its three points as a set.
    pub fn mask(self) -> Points {
        self.ends() | self.middle()
    }

    /// The two end points as a set.
    pub fn ends(self) -> Points {
        self.entry().ends
    }

    /// The middle point as a set.
    pub fn middle(self) -> Points {
        self.entry().middle
    }

    /// The points of its line next to either end, as a set.
    pub fn beside(self) -> Points {
        self.entry().beside
    }

    /// The distance to another placement along the line, negative for backwards; `None` if it is on another line.
    pub fn distance(self, other: Placement) -> Option<i8> {
        let [first, last] = self.entry().line;
        (first <= other.0 && other.0 <= last).then(|| (i16::from(other.0) - i16::from(self.0)) as i8)
    }

    /// All placements of its line, itself included.
    pub fn line(self) -> impl DoubleEndedIterator<Item = Placement> + ExactSizeIterator {
        let [first, last] = self.entry().line;
        (first as usize..last as usize + 1).map(|p| Placement(p as u8))
    }

    /// The placement `by` points further along the line; `None` beyond the end of the line.
    pub fn shifted(self, by: i8) -> Option<Placement> {
        let to = Placement(self.0.checked_add_signed(by)?);
        self.distance(to).map(|_| to)
    }

    /// The points that a tritton covers on its way to another placement of the line, without the points that it covers
    /// now.
    pub fn sweep(self, to: Placement) -> Points {
        let (from, goal) = (self.entry(), to.entry());
        goal.upto & !from.upto | goal.onward & !from.onward
    }
}

#[cfg(test)]
mod tests;
