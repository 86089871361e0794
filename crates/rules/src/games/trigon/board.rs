//! The plane: triangles, their corners, and tiles. rules/trigon.md, section "Plane".
//!
//! A [`Site`] packs a triangle `i,ju` or `i,jd` as `(i + 4096) << 14 | (j + 4096) << 1 | down`, so that sites in order
//! of number are triangles in the order of the rule file: by i, then j, then u before d. Neighbours have constant
//! differences. The plane has no end, but coordinates go only to ±[`REACH`]. While tiles are laid, coordinates reach at
//! most 35. After that each turn extends the field by at most one, so thousands of turns in one direction would be
//! needed to get there.

use crate::core::{Seat, Site, SiteRange};

/// The largest absolute coordinate. No tile can be laid beyond it.
pub const REACH: i16 = 4000;

const BIAS: i32 = 1 << 12;
const COLUMN: u32 = 1 << 14;
const ROW: u32 = 2;

/// The triangle of the first tile (R3): `0,0u`.
pub const ORIGIN: Site = pack(0, 0, false);

/// A triangle of the lattice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Triangle {
    /// First coordinate of the lattice point that names the triangle.
    pub i: i16,
    /// Second coordinate of that point.
    pub j: i16,
    /// Whether the triangle points down.
    pub down: bool,
}

const fn pack(i: i16, j: i16, down: bool) -> Site {
    Site::new((i as i32 + BIAS) as u32 * COLUMN + (j as i32 + BIAS) as u32 * ROW + down as u32)
}

impl Triangle {
    /// The triangle's site; `None` beyond [`REACH`].
    pub fn site(self) -> Option<Site> {
        let within_reach = |c: i16| (-REACH..=REACH).contains(&c);
        (within_reach(self.i) && within_reach(self.j)).then(|| pack(self.i, self.j, self.down))
    }

    /// The triangle of a site; `None` beyond [`REACH`], and for sites of other games.
    pub fn of(site: Site) -> Option<Triangle> {
        let packed = site.index();
        let i = (packed / COLUMN) as i32 - BIAS;
        let j = (packed % COLUMN / ROW) as i32 - BIAS;
        on_plane(site).then_some(Triangle { i: i as i16, j: j as i16, down: points_down(site) })
    }
}

/// Whether a triangle points down.
pub const fn points_down(site: Site) -> bool {
    site.index() % 2 == 1
}

/// The numbers of triangles that can hold a tile.
pub(super) const SITES: SiteRange = {
    let (least, most) = ((BIAS - REACH as i32) as u32, (BIAS + REACH as i32) as u32);
    SiteRange::block(COLUMN, [least, most], [least * ROW, most * ROW + 1])
};

/// Whether the site is a triangle that can hold a tile.
pub const fn on_plane(site: Site) -> bool {
    SITES.contains(site.index())
}

/// A lattice point, packed like a site without its lowest bit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LatticePoint(pub(super) u32);

impl LatticePoint {
    /// The lattice point (i,j).
    pub const fn new(i: i16, j: i16) -> LatticePoint {
        LatticePoint(pack(i, j, false).index() / ROW)
    }

    /// Its coordinates (i,j).
    pub const fn coordinates(self) -> (i16, i16) {
        let columns = COLUMN / ROW;
        (((self.0 / columns) as i32 - BIAS) as i16, ((self.0 % columns) as i32 - BIAS) as i16)
    }

    /// The six triangles around the point, in order around it.
    pub const fn around(self) -> [Site; 6] {
        let up = self.0.wrapping_mul(ROW);
        [
            Site::new(up),
            Site::new(up.wrapping_sub(ROW) + 1),
            Site::new(up.wrapping_sub(ROW)),
            Site::new(up.wrapping_sub(COLUMN + ROW) + 1),
            Site::new(up.wrapping_sub(COLUMN)),
            Site::new(up.wrapping_sub(COLUMN) + 1),
        ]
    }

    /// The reflection of this point across the side from `a` to `b` of a triangle with these three corners.
    pub(super) const fn mirrored(self, a: LatticePoint, b: LatticePoint) -> LatticePoint {
        LatticePoint((a.0 + b.0).wrapping_sub(self.0))
    }
}

/// The corners of a triangle. Corner k is opposite to side k.
pub const fn corners(site: Site) -> [LatticePoint; 3] {
    let at = site.index() / ROW;
    let (column, row) = (COLUMN / ROW, 1);
    if !points_down(site) {
        [LatticePoint(at), LatticePoint(at + column), LatticePoint(at + row)]
    } else {
        [LatticePoint(at + column + row), LatticePoint(at + row), LatticePoint(at + column)]
    }
}

/// The triangles that share a side with this one; the k-th is across from corner k. At the edge of the plane some of
/// them are beyond [`REACH`], where no tile can be laid.
pub const fn neighbours(site: Site) -> [Site; 3] {
    let at = site.index();
    if !points_down(site) {
        [Site::new(at + 1), Site::new((at + 1).wrapping_sub(COLUMN)), Site::new((at + 1).wrapping_sub(ROW))]
    } else {
        [Site::new(at - 1), Site::new((at - 1).wrapping_add(COLUMN)), Site::new((at - 1).wrapping_add(ROW))]
    }
}

/// The offset from `from`, which points up, to `to`: the difference in i, and twice the difference in j, plus one if
/// `to` points down. A negative difference wraps around to more than half the plane.
pub(super) const fn beyond(from: Site, to: Site) -> (usize, usize) {
    let packed = to.index().wrapping_sub(from.index());
    ((packed / COLUMN) as usize, (packed % COLUMN) as usize)
}

/// The triangle at an offset in i and j from `from`.
pub(super) const fn shifted(from: Site, (i, j): (i32, i32), down: bool) -> Site {
    let at = (from.index() & !1) as i32 + i * COLUMN as i32 + j * ROW as i32;
    Site::new(at as u32 | down as u32)
}

/// A tile on the plane: site, seat and number in one word. Tiles are ordered by their sites.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(u32);

impl Tile {
    /// The entry for tiles that are not on the plane yet.
    pub(super) const NONE: Tile = Tile(u32::MAX);

    /// The tile of a seat with a number 1 to 6 at a site.
    pub const fn new(site: Site, seat: Seat, number: u8) -> Tile {
        Tile(site.index() << 4 | (seat.index() as u32) << 3 | number as u32)
    }

    /// Its site.
    pub const fn site(self) -> Site {
        Site::new(self.0 >> 4)
    }

    /// Its owner.
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
        for outside in [0, u32::MAX, 1 << 27, neighbours(triangle(REACH, 0, true))[1].index()] {
            assert_eq!(Triangle::of(Site::new(outside)), None, "{outside}");
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
    fn six_triangles_go_round_a_point() {
        let around = LatticePoint::new(5, -2).around();
        for (k, site) in around.into_iter().enumerate() {
            assert!(corners(site).contains(&LatticePoint::new(5, -2)));
            assert!(neighbours(site).contains(&around[(k + 1) % 6]), "{k}");
        }
    }
}
