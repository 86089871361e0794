//! The board: its points, their coordinates, and the lines between them (rules/tapatan.md, Board).
//!
//! The index of a point is `row × 3 + column`: a1, b1, c1 are 0, 1, 2, and c3 is 8. The index is also the point's site.
//! A mask with one bit for each point is a set of points.

use crate::core::Site;

/// The number of rows, and of columns.
pub const SIDE: usize = 3;

/// The number of points.
pub const POINTS: usize = SIDE * SIDE;

/// The rows, columns and diagonals that win, as masks.
pub const ROWS: [u16; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

/// The middle, which has a line to every other point.
const MIDDLE: usize = 4;

/// For each point, the mask of the points that lines join to it.
pub const NEIGHBOURS: [u16; POINTS] = neighbours();

const fn neighbours() -> [u16; POINTS] {
    let mut all = [0; POINTS];
    let mut from = 0;
    while from < POINTS {
        let mut to = 0;
        while to < POINTS {
            let (across, up) = ((from % SIDE).abs_diff(to % SIDE), (from / SIDE).abs_diff(to / SIDE));
            let straight = across + up == 1;
            let diagonal = across == 1 && up == 1 && (from == MIDDLE || to == MIDDLE);
            if straight || diagonal {
                all[from] |= 1 << to;
            }
            to += 1;
        }
        from += 1;
    }
    all
}

/// A point of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Point(u8);

impl Point {
    /// The point with this index; `None` for 9 or more.
    pub const fn new(index: usize) -> Option<Point> {
        if index < POINTS { Some(Point(index as u8)) } else { None }
    }

    /// All points, from a1.
    pub fn all() -> impl DoubleEndedIterator<Item = Point> {
        (0..POINTS as u8).map(Point)
    }

    /// The points of a mask, in ascending order.
    pub fn of(mask: u16) -> impl Iterator<Item = Point> {
        Point::all().filter(move |point| point.bit() & mask != 0)
    }

    /// The index, from 0 to 8.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The point as a site.
    pub const fn site(self) -> Site {
        Site::new(self.0 as u32)
    }

    /// The point at a site. `None` if the site is not on this board.
    pub fn of_site(site: Site) -> Option<Point> {
        Point::new(site.index() as usize)
    }

    /// The mask with only this point.
    pub const fn bit(self) -> u16 {
        1 << self.0
    }

    /// Column and row, from 0 to 2.
    pub const fn place(self) -> (usize, usize) {
        (self.index() % SIDE, self.index() / SIDE)
    }

    /// The coordinate, such as `a1`.
    pub fn name(self) -> [char; 2] {
        let (column, row) = self.place();
        [(b'a' + column as u8) as char, (b'1' + row as u8) as char]
    }

    /// The point with this coordinate.
    pub fn read(name: &str) -> Option<Point> {
        Point::all().find(|point| point.name().into_iter().eq(name.chars()))
    }
}
