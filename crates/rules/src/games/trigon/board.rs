//! The plane: triangles, the lattice points that are their corners, and tiles. rules/trigon.md, Plane.
//!
//! A [`Site`] packs a triangle `i,ju` or `i,jd` as `(i + 4096) << 14 | (j + 4096) << 1 | down`, so that sites in order of number
//! are triangles in the order of the rule file: by i, then j, then u before d. Neighbours are constant differences. The plane
//! has no end, but coordinates go to ±[`REACH`]: laying reaches 35 at most, then a turn carries the field's edge on by
//! one, so that thousands of turns in one direction would be needed to come there.

use crate::core::{Seat, Site};

/// The largest coordinate, either way. Triangles beyond it are treated as if they could not hold a tile.
pub const REACH: i16 = 4000;

const BIAS: i32 = 1 << 12;
const COLUMN: u32 = 1 << 14;
const ROW: u32 = 2;

/// Where the first tile lies (R3): the triangle `0,0u`.
pub const ORIGIN: Site = pack(0, 0, false);

/// A triangle of the lattice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Triangle {
    /// First coordinate of the lattice point that it is named by.
    pub i: i16,
    /// Second coordinate of that point.
    pub j: i16,
    /// Whether it points down.
    pub down: bool,
}

const fn pack(i: i16, j: i16, down: bool) -> Site {
    Site((i as i32 + BIAS) as u32 * COLUMN + (j as i32 + BIAS) as u32 * ROW + down as u32)
}

impl Triangle {
    /// The triangle's site; `None` beyond [`REACH`].
    pub fn site(self) -> Option<Site> {
        let near = |c: i16| (-REACH..=REACH).contains(&c);
        (near(self.i) && near(self.j)).then(|| pack(self.i, self.j, self.down))
    }

    /// The triangle of a site; `None` when the number is none, or beyond [`REACH`].
    pub fn of(site: Site) -> Option<Triangle> {
        let Site(packed) = site;
        let i = (packed / COLUMN) as i32 - BIAS;
        let j = (packed % COLUMN / ROW) as i32 - BIAS;
        on_plane(site).then_some(Triangle { i: i as i16, j: j as i16, down: points_down(site) })
    }
}

/// Whether a triangle points down.
pub const fn points_down(site: Site) -> bool {
    site.0 % 2 == 1
}

/// Whether the site is a triangle that can hold a tile.
pub const fn on_plane(site: Site) -> bool {
    let least = (BIAS - REACH as i32) as u32;
    let range = 2 * REACH as u32;
    let (i, j) = (site.0 / COLUMN, site.0 % COLUMN / ROW);
    i.wrapping_sub(least) <= range && j.wrapping_sub(least) <= range
}

/// A lattice point, packed like a site without its last bit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LatticePoint(pub(super) u32);

impl LatticePoint {
    /// The lattice point (i,j).
    pub const fn new(i: i16, j: i16) -> LatticePoint {
        LatticePoint(pack(i, j, false).0 / ROW)
    }

    /// Its coordinates (i,j).
    pub const fn coordinates(self) -> (i16, i16) {
        let columns = COLUMN / ROW;
        (((self.0 / columns) as i32 - BIAS) as i16, ((self.0 % columns) as i32 - BIAS) as i16)
    }

    /// The six triangles around the point, one after the other.
    pub const fn around(self) -> [Site; 6] {
        let up = self.0 * ROW;
        [
            Site(up),
            Site(up - ROW + 1),
            Site(up - ROW),
            Site(up - COLUMN - ROW + 1),
            Site(up - COLUMN),
            Site(up - COLUMN + 1),
        ]
    }

    /// The point across the side from `a` to `b` of the triangle whose third corner is `self`.
    pub(super) const fn mirrored(self, a: LatticePoint, b: LatticePoint) -> LatticePoint {
        LatticePoint((a.0 + b.0).wrapping_sub(self.0))
    }
}

/// The corners of a triangle. Corner k lies opposite to side k.
pub const fn corners(site: Site) -> [LatticePoint; 3] {
    let at = site.0 / ROW;
    let (column, row) = (COLUMN / ROW, 1);
    if !points_down(site) {
        [LatticePoint(at), LatticePoint(at + column), LatticePoint(at + row)]
    } else {
        [LatticePoint(at + column + row), LatticePoint(at + row), LatticePoint(at + column)]
    }
}

/// The triangles that share a side with this one; the k-th lies across from corner k.
pub const fn neighbours(site: Site) -> [Site; 3] {
    let at = site.0;
    if !points_down(site) {
        [Site(at + 1), Site(at + 1 - COLUMN), Site(at + 1 - ROW)]
    } else {
        [Site(at - 1), Site(at - 1 + COLUMN), Site(at - 1 + ROW)]
    }
}

/// How far a triangle lies beyond another that points up: in i, and twice in j, one more if it points down. At least one is beyond
/// half the plane where i or j is less.
pub(super) const fn beyond(from: Site, to: Site) -> (usize, usize) {
    let packed = to.0.wrapping_sub(from.0);
    ((packed / COLUMN) as usize, (packed % COLUMN) as usize)
}

/// The triangle that lies so far from the one named like `from`, on the plane's grid of numbers.
pub(super) const fn shifted(from: Site, (i, j): (i32, i32), down: bool) -> Site {
    let at = (from.0 & !1) as i32 + i * COLUMN as i32 + j * ROW as i32;
    Site(at as u32 | down as u32)
}

/// A tile that lies: where, whose, and its number, in one word whose order is that of the sites.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(u32);

impl Tile {
    /// In the place of tiles that do not lie yet.
    pub(super) const NONE: Tile = Tile(u32::MAX);

    /// The tile of a seat with a number 1 to 6 at a site.
    pub const fn new(site: Site, seat: Seat, number: u8) -> Tile {
        Tile(site.0 << 4 | (seat.index() as u32) << 3 | number as u32)
    }

    /// Where it lies.
    pub const fn site(self) -> Site {
        Site(self.0 >> 4)
    }

    /// Whose it is.
    pub const fn seat(self) -> Seat {
        Seat::at((self.0 >> 3 & 1) as usize)
    }

    /// Its number, 1 to 6.
    pub const fn number(self) -> u8 {
        (self.0 & 7) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn triangle(i: i16, j: i16, down: bool) -> Site {
        Triangle { i, j, down }.site().expect("on the plane")
    }

    #[test]
    fn sites_are_triangles_and_back() {
        let far = [-REACH, -17, -1, 0, 1, 36, REACH];
        for (i, j) in far.into_iter().flat_map(|i| far.map(|j| (i, j))) {
            for down in [false, true] {
                let wanted = Triangle { i, j, down };
                assert_eq!(Triangle::of(triangle(i, j, down)), Some(wanted));
                assert_eq!(Tile::new(triangle(i, j, down), Seat::TWO, 6).site(), triangle(i, j, down));
            }
        }
        assert_eq!(Triangle { i: REACH + 1, j: 0, down: false }.site(), None);
        assert_eq!(Triangle { i: 0, j: -REACH - 1, down: true }.site(), None);
        for outside in [0, u32::MAX, 1 << 27, neighbours(triangle(REACH, 0, true))[1].0] {
            assert_eq!(Triangle::of(Site(outside)), None, "{outside}");
        }
    }

    #[test]
    fn order_is_by_i_then_j_then_up_before_down() {
        let order = [
            (-3, 5, true),
            (-2, -9, false),
            (-2, -9, true),
            (-2, 4, false),
            (0, -1, true),
            (0, 0, false),
            (10, 2, false),
        ];
        let sites = order.map(|(i, j, down)| triangle(i, j, down));
        assert!(sites.is_sorted());
        let tiles = sites.map(|s| Tile::new(s, Seat::ONE, 3));
        assert!(tiles.is_sorted() && tiles.iter().all(|t| *t < Tile::NONE));
    }

    #[test]
    fn sides_are_shared_as_the_rule_file_says() {
        // `i,ju` shares sides with `i,jd`, `i-1,jd`, `i,j-1d`.
        assert_eq!(neighbours(triangle(4, 7, false)), [(4, 7), (3, 7), (4, 6)].map(|(i, j)| triangle(i, j, true)));
        for site in [triangle(-2, 3, false), triangle(-2, 3, true)] {
            for (k, next) in neighbours(site).into_iter().enumerate() {
                assert!(neighbours(next).contains(&site));
                let shared: Vec<_> = corners(site).into_iter().filter(|c| corners(next).contains(c)).collect();
                assert_eq!(shared.len(), 2);
                assert!(!shared.contains(&corners(site)[k]));
                let apex = corners(site)[k].mirrored(shared[0], shared[1]);
                assert!(corners(next).contains(&apex) && !shared.contains(&apex));
            }
        }
    }

    #[test]
    fn corners_are_the_points_of_the_rule_file() {
        let points = |site| {
            let mut points = corners(site).map(LatticePoint::coordinates);
            points.sort_unstable();
            points
        };
        assert_eq!(points(triangle(2, -3, false)), [(2, -3), (2, -2), (3, -3)]);
        assert_eq!(points(triangle(2, -3, true)), [(2, -2), (3, -3), (3, -2)]);
    }

    #[test]
    fn six_triangles_go_round_a_point() {
        let around = LatticePoint::new(5, -2).around();
        for (k, site) in around.into_iter().enumerate() {
            assert!(corners(site).contains(&LatticePoint::new(5, -2)));
            assert!(neighbours(site).contains(&around[(k + 1) % 6]), "{k}");
        }
    }
}
