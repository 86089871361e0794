//! The board: its points and the rows that win (rules/tris.md, Board).

use crate::core::Site;

/// The number of points: three rows of three.
pub const POINTS: usize = 9;

/// The rows, columns and diagonals that win, as masks: an octal digit for each row of the board.
pub const ROWS: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

/// A point of the board. The number is `row × 3 + column`, so a1 is 0 and c3 is 8. It is also the number of the site,
/// and of the bit in masks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Point(u8);

impl Point {
    /// All points, from a1.
    pub fn all() -> impl Iterator<Item = Point> {
        (0..POINTS as u8).map(Point)
    }

    /// The rows from the top, as on the screen and in the text of a position.
    pub fn rows() -> impl Iterator<Item = Vec<Point>> {
        (0..3).rev().map(|row| Point::all().filter(|point| point.place().1 == row).collect())
    }

    /// The points of a mask.
    pub fn of(mask: u16) -> impl Iterator<Item = Point> {
        Point::all().filter(move |point| point.bit() & mask != 0)
    }

    /// The point at a site. `None` if the site is not on this board.
    pub fn of_site(site: Site) -> Option<Point> {
        Point::all().find(|point| point.site() == site)
    }

    /// The point as a site.
    pub const fn site(self) -> Site {
        Site::new(self.0 as u32)
    }

    /// The mask with only this point.
    pub const fn bit(self) -> u16 {
        1 << self.0
    }

    /// Column and row, from 0 to 2.
    pub const fn place(self) -> (usize, usize) {
        (self.0 as usize % 3, self.0 as usize / 3)
    }

    /// The coordinate, such as `a1`.
    pub fn name(self) -> String {
        let (column, row) = self.place();
        format!("{}{}", ["a", "b", "c"][column], row + 1)
    }
}
