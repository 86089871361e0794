//! Stars and formations. rules/trigon.md, sections "Play" and "End".
//!
//! Searches test after every turn whether it completed a formation. This test uses a [`Window`]: rows of bits around
//! the changed triangle. The tiles of a formation and the progress towards one are only displayed, so they come from a
//! slower table of all shapes.

use super::board::{LatticePoint, Tile, beyond, corners, points_down, shifted};
use super::occupancy::bits;
use crate::core::{Seat, Site};
use arrayvec::ArrayVec;
use std::sync::LazyLock;

/// A winning formation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Formation {
    /// 16 tiles that form a triangle of side 4, pointing up or down.
    Pyramid,
    /// 11 tiles in succession between two neighbouring parallel lattice lines.
    Strip,
    /// Four stars whose centres are connected, 16 to 18 tiles.
    Block,
}

impl Formation {
    /// All formations.
    pub const ALL: [Formation; 3] = [Formation::Pyramid, Formation::Strip, Formation::Block];

    /// The smallest number of its tiles.
    pub const fn least(self) -> u8 {
        match self {
            Formation::Pyramid | Formation::Block => 16,
            Formation::Strip => 11,
        }
    }
}

/// The reach of a window from its middle, in i and in j. A strip from one end to the other fits.
const MARGIN: i32 = 6;
const ROWS: usize = 13;

/// The bits of triangles that point up. The other bits are triangles that point down.
const UP: u32 = 0x5555_5555;

/// The tiles of a seat near a triangle, the middle. Row r has the triangles whose i is that of the middle − 6 + r. The
/// bit of a triangle is `2 × (j − j of the middle + 6) + down`.
pub(super) struct Window {
    rows: [u32; ROWS],
    middle: Site,
}

impl Window {
    pub(super) fn new(tiles: &[Tile], seat: Seat, middle: Site) -> Window {
        let mut rows = [0; ROWS];
        let lowest = shifted(middle, (-MARGIN, -MARGIN), false);
        for tile in tiles.iter().filter(|t| t.seat() == seat) {
            let (row, bit) = beyond(lowest, tile.site());
            if row < ROWS && bit < 2 * ROWS {
                rows[row] |= 1 << bit;
            }
        }
        Window { rows, middle }
    }

    /// Whether there is a complete formation that includes the middle.
    pub(super) fn has_formation(&self) -> bool {
        self.has_strip() || self.has_pyramid() || self.stars() >= 4
    }

    fn has_strip(&self) -> bool {
        // The three strips through the middle, each as successive bits. The strip of equal i is a row.
        let down = usize::from(points_down(self.middle));
        let (mut level, mut slanting) = (0, 0);
        for (r, row) in self.rows.into_iter().enumerate() {
            level |= (row >> (2 * MARGIN) & 3) << (2 * r);
            // Along this strip, i + j of triangles that point up is one more than i + j of triangles that point down.
            let ups = 2 * MARGIN as usize + down - r;
            slanting |= (row >> (2 * ups) & 1) << (2 * r);
            if ups > 0 {
                slanting |= (row >> (2 * ups - 1) & 1) << (2 * r + 1);
            }
        }
        [self.rows[MARGIN as usize], level, slanting].into_iter().any(|row| {
            let two = row & row >> 1;
            let four = two & two >> 2;
            let eight = four & four >> 4;
            eight & four >> 7 != 0
        })
    }

    fn has_pyramid(&self) -> bool {
        // The bits at which 3, 5 and 7 successive tiles begin.
        let three = self.rows.map(|r| r & r >> 1 & r >> 2);
        let mut five = three;
        let mut seven = three;
        for r in 0..ROWS {
            five[r] = three[r] & three[r] >> 2;
            seven[r] = five[r] & five[r] >> 2;
        }
        (0..ROWS - 3).any(|r| {
            let up = seven[r] & five[r + 1] & three[r + 2] & self.rows[r + 3] & UP;
            let down = seven[r + 3] & five[r + 2] >> 2 & three[r + 1] >> 4 & self.rows[r] >> 6 & !UP;
            up | down != 0
        })
    }

    /// The number of stars in the window. Four stars of a seat are always connected, so they form a block.
    fn stars(&self) -> u32 {
        let three = self.rows.map(|r| r & r >> 1 & r >> 2);
        let stars = (1..ROWS).map(|r| three[r] & UP & three[r - 1] >> 1);
        stars.filter(|row| *row != 0).map(u32::count_ones).sum()
    }
}

/// The stars of a seat, in order of their middles: the middle and the six triangles around it.
pub(super) fn stars(tiles: &[Tile], seat: Seat) -> ArrayVec<(LatticePoint, [Site; 6]), 4> {
    let own = |site: &Site| find(tiles, *site).is_some_and(|t| t.seat() == seat);
    let mut found = ArrayVec::new();
    for tile in tiles.iter().filter(|t| t.seat() == seat) {
        for point in corners(tile.site()) {
            // A star is reported for the first of its tiles.
            let around = point.around();
            if around.iter().all(own) && around.iter().min() == Some(&tile.site()) {
                found.push((point, around));
            }
        }
    }
    found.sort_unstable();
    found
}

pub(super) fn find(tiles: &[Tile], site: Site) -> Option<Tile> {
    tiles.binary_search_by_key(&site, |t| t.site()).ok().map(|at| tiles[at])
}

/// The progress of a seat towards a formation at one place of the plane.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct FormationProgress {
    /// The number of its tiles on the plane.
    pub have: u8,
    /// The number of tiles that the formation needs.
    pub of: u8,
    /// Its triangles in order; empty if none of its tiles is on the plane.
    pub sites: ArrayVec<Site, 18>,
}

/// The placement of a formation that lacks the fewest tiles of the seat; among several, one with the most tiles.
/// Triangles that the opponent holds count as lacking.
pub fn progress(tiles: &[Tile], seat: Seat, formation: Formation) -> FormationProgress {
    let mut best = FormationProgress { have: 0, of: formation.least(), sites: ArrayVec::new() };
    let mut order = (i8::MIN, 0);
    places(tiles, seat, formation, |place| {
        let of = place.shape.size();
        let value = |have: u8| (have as i8 - of as i8, have);
        if value(place.most) > order {
            let have = place.have();
            if value(have) > order {
                order = value(have);
                best = FormationProgress { have, of, sites: place.sites() };
            }
        }
    });
    best
}

/// The triangles of all complete formations of this kind that the seat has, in order.
pub(super) fn standing(tiles: &[Tile], seat: Seat, formation: Formation) -> Vec<Site> {
    let mut sites = Vec::new();
    places(tiles, seat, formation, |place| {
        if place.most == place.shape.size() && place.have() == place.most {
            sites.extend(place.sites());
        }
    });
    sites.sort_unstable();
    sites.dedup();
    sites
}

/// A shape placed over a window, offset by rows and bits.
struct ShapePlacement<'a> {
    shape: &'a FormationShape,
    window: &'a Window,
    row: usize,
    bits: u32,
    /// An upper bound for [`ShapePlacement::have`].
    most: u8,
}

impl ShapePlacement<'_> {
    /// The number of tiles of the window that the shape covers.
    fn have(&self) -> u8 {
        let mut have = 0;
        for (r, row) in self.shape.rows.into_iter().enumerate() {
            have += (row << self.bits & self.window.rows[self.row + r]).count_ones();
        }
        have as u8
    }

    fn sites(&self) -> ArrayVec<Site, 18> {
        let mut sites = ArrayVec::new();
        for (r, row) in self.shape.rows.into_iter().enumerate() {
            for bit in bits(u64::from(row << self.bits)) {
                let i = (r + self.row) as i32 - MARGIN;
                let j = (bit / 2) as i32 - MARGIN;
                sites.push(shifted(self.window.middle, (i, j), bit % 2 == 1));
            }
        }
        sites
    }
}

/// Calls `each` with all placements of a formation that cover a tile of the seat, in the window around the first tile
/// that they cover. The windows around later tiles lack earlier tiles, so a placement that occurs again covers fewer
/// tiles there.
fn places(tiles: &[Tile], seat: Seat, formation: Formation, mut each: impl FnMut(&ShapePlacement)) {
    for (first, tile) in tiles.iter().enumerate().filter(|(_, tile)| tile.seat() == seat) {
        let behind = &tiles[first..];
        let window = Window::new(behind, seat, tile.site());
        let left = behind.iter().filter(|tile| tile.seat() == seat).count() as u8;
        for shape in shapes(formation) {
            for (row, bits, cells) in shape.over(tile.site()) {
                each(&ShapePlacement { shape, window: &window, row, bits, most: left.min(cells) });
            }
        }
    }
}

/// The triangles of a formation in one orientation.
struct FormationShape {
    /// Rows of equal i. The bit of a triangle is `2 × j + down`; i and j count from 0.
    rows: [u32; SHAPE_ROWS],
    /// Row and bit of each triangle, in order.
    cells: ArrayVec<(u8, u8), 18>,
}

/// The most rows of a shape: a strip across lines of equal i has six.
const SHAPE_ROWS: usize = 6;

impl FormationShape {
    fn new(rows: [u32; SHAPE_ROWS]) -> FormationShape {
        let cells = (0..).zip(rows).flat_map(|(row, line)| bits(line.into()).map(move |bit| (row, bit as u8)));
        FormationShape { rows, cells: cells.collect() }
    }

    fn size(&self) -> u8 {
        self.cells.len() as u8
    }

    /// The offsets in rows and bits at which the shape covers the middle of a window, and the number of its triangles
    /// from the middle on in order.
    fn over(&self, middle: Site) -> impl Iterator<Item = (usize, u32, u8)> {
        let down = u8::from(points_down(middle));
        let cells = self.cells.iter().zip((1..=self.size()).rev());
        cells.filter(move |((_, bit), _)| bit % 2 == down).map(move |((row, bit), behind)| {
            (MARGIN as usize - *row as usize, 2 * MARGIN as u32 - u32::from(bit - down), behind)
        })
    }
}

/// The shapes of each formation, in the order of [`Formation::ALL`].
static SHAPES: LazyLock<[Vec<FormationShape>; 3]> = LazyLock::new(|| {
    let pyramids = vec![
        [0b111_1111, 0b1_1111, 0b111, 0b1, 0, 0],
        // Row 0 has the triangle (3, down). Each further row has one more triangle on either side.
        [0b1000_0000, 0b1110_0000, 0b1111_1000, 0b1111_1110, 0, 0],
    ];
    // Eleven successive triangles in three directions. The first points up or down.
    let strips = vec![
        [0b111_1111_1111, 0, 0, 0, 0, 0],
        [0b1111_1111_1110, 0, 0, 0, 0, 0],
        [3, 3, 3, 3, 3, 1],
        [2, 3, 3, 3, 3, 3],
        // Here j decreases from row to row. Each row has a pair of triangles, one pointing up and one pointing down.
        [3 << 9, 3 << 7, 3 << 5, 3 << 3, 3 << 1, 1],
        [1 << 11, 3 << 9, 3 << 7, 3 << 5, 3 << 3, 3 << 1],
    ];
    [pyramids, strips, blocks()].map(|shapes| shapes.into_iter().map(FormationShape::new).collect())
});

fn shapes(formation: Formation) -> &'static [FormationShape] {
    &SHAPES[formation as usize]
}

/// Finds the blocks: connected sets of four star centres.
fn blocks() -> Vec<[u32; SHAPE_ROWS]> {
    const STEPS: [(i32, i32); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
    // Sets and their centres are sorted, and the first centre is (0,0).
    let mut sets: Vec<Vec<(i32, i32)>> = vec![vec![(0, 0)]];
    for _ in 1..4 {
        let mut larger = Vec::new();
        for set in &sets {
            for next in set.iter().flat_map(|(i, j)| STEPS.map(|(di, dj)| (i + di, j + dj))) {
                let Err(at) = set.binary_search(&next) else { continue };
                let mut more = set.clone();
                more.insert(at, next);
                let (i, j) = more[0];
                let more: Vec<_> = more.into_iter().map(|(k, l)| (k - i, l - j)).collect();
                if let Err(at) = larger.binary_search(&more) {
                    larger.insert(at, more);
                }
            }
        }
        sets = larger;
    }
    sets.iter().map(|set| union_of_stars(set)).collect()
}

fn union_of_stars(middles: &[(i32, i32)]) -> [u32; SHAPE_ROWS] {
    let lowest = middles.iter().map(|(_, j)| *j).min().unwrap_or_default();
    let mut rows = [0; SHAPE_ROWS];
    for (i, j) in middles {
        // Around (i,j): in row i−1 from (j−1, down) to (j, down), in row i from (j−1, up) to (j, up).
        let (row, shift) = (*i as usize, 2 * (j - lowest));
        rows[row] |= 0b1110 << shift;
        rows[row + 1] |= 0b111 << shift;
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::super::board::{ORIGIN, neighbours};
    use super::*;
    use crate::core::SeededRng;

    /// Tiles of both seats at these sites, all with the number 1.
    fn tiles(own: &[Site], others: &[Site]) -> Vec<Tile> {
        let mut tiles: Vec<Tile> = own.iter().map(|s| Tile::new(*s, Seat::ONE, 1)).collect();
        tiles.extend(others.iter().map(|s| Tile::new(*s, Seat::TWO, 1)));
        tiles.sort_unstable();
        tiles
    }

    #[test]
    fn shapes_are_as_many_and_as_large_as_the_rules_say() {
        let sizes = |formation| shapes(formation).iter().map(FormationShape::size).collect::<Vec<_>>();
        assert_eq!(sizes(Formation::Pyramid), [16; 2]);
        assert_eq!(sizes(Formation::Strip), [11; 6]);
        // Four points of the lattice: 3 rhombs, 12 triangles with a tail, and 29 without a triangle.
        let blocks = sizes(Formation::Block);
        assert_eq!([16, 17, 18].map(|size| blocks.iter().filter(|of| **of == size).count()), [3, 12, 29]);
        assert_eq!(blocks.len(), 44);
    }

    #[test]
    fn no_place_is_better_than_the_one_that_progress_tells() {
        let mut rng = SeededRng::new(7);
        for _ in 0..40 {
            let mut own = vec![ORIGIN];
            while own.len() < 12 {
                let next = neighbours(own[rng.below(own.len() as u32) as usize])[rng.below(3) as usize];
                if !own.contains(&next) {
                    own.push(next);
                }
            }
            for formation in Formation::ALL {
                // Try each shape with each of its triangles on each tile.
                let mut best = (i8::MIN, 0);
                for tile in &own {
                    let window = &Window::new(&[], Seat::ONE, *tile);
                    for shape in shapes(formation) {
                        for (row, bits, most) in shape.over(*tile) {
                            let sites = ShapePlacement { shape, window, row, bits, most }.sites();
                            let have = sites.iter().filter(|site| own.contains(site)).count() as i8;
                            best = best.max((have - sites.len() as i8, have));
                        }
                    }
                }
                let reported = progress(&tiles(&own, &[]), Seat::ONE, formation);
                assert_eq!(
                    (reported.have as i8 - reported.of as i8, reported.have as i8),
                    best,
                    "{formation:?} of {own:?}"
                );
            }
        }
    }

    #[test]
    fn windows_and_shapes_agree() {
        let mut rng = SeededRng::new(5);
        let mut formed = 0;
        for _ in 0..4_000 {
            // A formation, perhaps without one of its tiles, then grown to 18 at random.
            let formation = Formation::ALL[rng.below(3) as usize];
            let table = shapes(formation);
            let shape = &table[rng.below(table.len() as u32) as usize];
            let (row, bits, most) = shape.over(ORIGIN).next().expect("every shape has triangles that point up");
            let window = &Window::new(&[], Seat::ONE, ORIGIN);
            let mut own = ShapePlacement { shape, window, row, bits, most }.sites().to_vec();
            if rng.below(2) == 0 {
                own.swap_remove(rng.below(own.len() as u32) as usize);
            }
            let mut others = Vec::new();
            for _ in 0..60 {
                let from = own[rng.below(own.len() as u32) as usize];
                let next = neighbours(from)[rng.below(3) as usize];
                if own.len() < 18 && !own.contains(&next) && !others.contains(&next) {
                    if rng.below(3) == 0 { others.push(next) } else { own.push(next) }
                }
            }
            let tiles = tiles(&own, &others);
            let standing = Formation::ALL.map(|f| standing(&tiles, Seat::ONE, f));
            for site in &own {
                let through = standing.iter().any(|s| s.contains(site));
                // A window may report a formation that does not include its middle, but it reports every one that does.
                let has_formation = Window::new(&tiles, Seat::ONE, *site).has_formation();
                assert!(has_formation || !through, "{site:?} in {own:?}");
                assert!(!has_formation || standing.iter().any(|s| !s.is_empty()), "{site:?} in {own:?}");
            }
            for (formation, standing) in Formation::ALL.into_iter().zip(&standing) {
                let progress = progress(&tiles, Seat::ONE, formation);
                assert_eq!(progress.have == progress.of, !standing.is_empty());
                assert!(progress.sites.is_sorted() && progress.sites.len() == progress.of as usize);
                let have = progress.sites.iter().filter(|s| own.contains(s)).count();
                assert_eq!(have, progress.have as usize);
            }
            formed += u32::from(standing.iter().any(|s| !s.is_empty()));
        }
        assert!((1_600..3_600).contains(&formed), "{formed}");
    }
}
