//! Progress of all formations at once: strips as rows of bits, pyramids and blocks by the stars in them.
//!
//! Three stars around the corners of a triangle, a *triad*, hold 13 triangles. Three triangles more make a pyramid. A
//! fourth star across a side makes a block of 16, and one next to a corner a block of 17. The tiles around each point
//! give the number of a seat's tiles in them, so no shape has to be matched against the field. Blocks without a triad
//! take 17 or 18 of 18 tiles. For these only the completing tile is found, not the progress.

mod stars;

use arrayvec::ArrayVec;
pub(super) use stars::Stars;
use trivium_rules::core::{Seat, Site};
use trivium_rules::games::trigon::TILES;
use trivium_rules::games::trigon::board::{Tile, Triangle};

/// The number of strips in each direction, and of places in each strip. Fields are much smaller, unless tiles were
/// moved far away.
const STRIPS: usize = 64;
const PLACES: u32 = 116;
/// The number of places before the first tile, so that windows may extend beyond the field.
const BEFORE: i32 = 12;
const LENGTH: u32 = 11;
const FULL: u64 = (1 << LENGTH) - 1;
/// Number of windows that begin within a word.
const WINDOWS: u32 = 64 - LENGTH + 1;

/// The number of points in a row of the grid, and in the whole grid. Tiles outside the grid are ignored.
const WIDTH: usize = 32;
const POINTS: usize = WIDTH * WIDTH;
/// The number of rows and columns of the grid before the first tile.
const RIM: i32 = 4;

/// Formations that miss more tiles than this do not count.
pub(super) const FAR: u8 = 8;

pub(super) struct OpenFormation {
    pub missing: u8,
    /// How many of its triangles hold a tile of the opponent.
    pub others: u8,
    /// The centres of its stars.
    stars: [u16; 4],
    count: u8,
    /// The three tips, if it is a pyramid.
    tips: Option<[u16; 3]>,
}

/// The tiles of a position, arranged for counting formations.
pub(super) struct TileGrid {
    tile_count: usize,
    least: [i32; 3],
    lines: [[[u128; 2]; STRIPS]; 3],
    /// The number of each seat's tiles in each strip, by direction.
    counts: [[[u8; 2]; STRIPS]; 3],
    /// The number of strips in use, by direction.
    strips: [usize; 3],
    /// 1 for a tile of seat 1, 2 for a tile of seat 2. The index of a cell is 2 × its point + down.
    cells: [u8; 2 * POINTS],
    /// For each seat, the number of tiles around each point.
    around: [[u8; POINTS]; 2],
    /// For each seat, the largest number in `around`.
    most: [u8; 2],
    /// The first and the last row with tiles.
    rows: [usize; 2],
    /// The first and the last column with tiles.
    columns: [usize; 2],
}

/// The strip and the place of a triangle in the three directions.
fn along(triangle: Triangle) -> [(i32, i32); 3] {
    let (i, j, down) = (i32::from(triangle.i), i32::from(triangle.j), i32::from(triangle.down));
    [(i, 2 * j + down), (j, 2 * i + down), (i + j + down, 2 * i + down)]
}

fn triangle(site: Site) -> Triangle {
    Triangle::of(site).expect("tiles lie on the plane")
}

const fn corners(cell: usize) -> [usize; 3] {
    let at = cell / 2;
    if cell.is_multiple_of(2) { [at, at + WIDTH, at + 1] } else { [at + WIDTH + 1, at + 1, at + WIDTH] }
}

/// The neighbours of a cell, the k-th across from corner k.
const fn neighbours_of(cell: usize) -> [usize; 3] {
    if cell.is_multiple_of(2) {
        [cell + 1, cell + 1 - 2 * WIDTH, cell - 1]
    } else {
        [cell - 1, cell - 1 + 2 * WIDTH, cell + 1]
    }
}

const fn around(point: usize) -> [usize; 6] {
    let up = 2 * point;
    [up, up - 1, up - 2, up - 2 * WIDTH - 1, up - 2 * WIDTH, up - 2 * WIDTH + 1]
}

impl TileGrid {
    pub(super) const CELLS: usize = 2 * POINTS;

    pub(super) fn new(tiles: &[Tile]) -> TileGrid {
        let mut least = [i32::MAX; 3];
        for tile in tiles {
            for (least, (strip, _)) in least.iter_mut().zip(along(triangle(tile.site()))) {
                *least = strip.min(*least);
            }
        }
        let mut survey = TileGrid {
            tile_count: tiles.len(),
            least,
            lines: [[[0; 2]; STRIPS]; 3],
            counts: [[[0; 2]; STRIPS]; 3],
            strips: [0; 3],
            cells: [0; 2 * POINTS],
            around: [[0; POINTS]; 2],
            most: [0; 2],
            rows: [WIDTH, 0],
            columns: [WIDTH, 0],
        };
        for tile in tiles {
            let seat = tile.seat().index();
            for d in 0..3 {
                if let Some((strip, place)) = survey.place(d, tile.site()) {
                    survey.lines[d][strip][seat] |= 1 << place;
                    survey.counts[d][strip][seat] += 1;
                    survey.strips[d] = survey.strips[d].max(strip + 1);
                }
            }
            if let Some(cell) = survey.cell(tile.site()) {
                survey.cells[cell] = 1 + seat as u8;
                let (row, column) = (cell / 2 / WIDTH, cell / 2 % WIDTH);
                survey.rows = [survey.rows[0].min(row), survey.rows[1].max(row)];
                survey.columns = [survey.columns[0].min(column), survey.columns[1].max(column)];
                for point in corners(cell) {
                    survey.around[seat][point] += 1;
                    survey.most[seat] = survey.most[seat].max(survey.around[seat][point]);
                }
            }
        }
        survey
    }

    /// How many tiles a seat can still bring to their places, including its first turn after the laying; 0 after the
    /// laying.
    pub(super) fn coming(&self, seat: Seat) -> usize {
        let own_count = (self.tile_count + 1 - seat.index()) / 2;
        if self.tile_count < TILES { TILES / 2 - own_count + 1 } else { 0 }
    }

    /// The strip and the place of a triangle in a direction; `None` if it is too far away.
    fn place(&self, direction: usize, site: Site) -> Option<(usize, u32)> {
        let (strip, place) = along(triangle(site))[direction];
        // Places count along j in the first direction, along i in the others.
        let origin = if direction == 0 { self.least[1] } else { self.least[0] };
        let strip = usize::try_from(strip - self.least[direction] + 1).ok().filter(|s| *s < STRIPS)?;
        let place = u32::try_from(place - 2 * origin + BEFORE).ok().filter(|p| *p < PLACES)?;
        Some((strip, place))
    }

    /// The triangle at a place of a strip.
    fn site(&self, direction: usize, strip: usize, place: u32) -> Option<Site> {
        let strip = strip as i32 - 1 + self.least[direction];
        let origin = if direction == 0 { self.least[1] } else { self.least[0] };
        let place = place as i32 - BEFORE + 2 * origin;
        let (half, down) = (place.div_euclid(2), place.rem_euclid(2));
        let (i, j) = match direction {
            0 => (strip, half),
            1 => (half, strip),
            _ => (half, strip - half - down),
        };
        Triangle { i: i16::try_from(i).ok()?, j: i16::try_from(j).ok()?, down: down == 1 }.site()
    }

    /// The cell of a site; `None` if it is outside the grid.
    pub(super) fn cell(&self, site: Site) -> Option<usize> {
        let at = triangle(site);
        let (i, j) = (i32::from(at.i) - self.least[0] + RIM, i32::from(at.j) - self.least[1] + RIM);
        let inner = RIM - 1..WIDTH as i32 - RIM;
        (inner.contains(&i) && inner.contains(&j)).then(|| 2 * (i as usize * WIDTH + j as usize) + usize::from(at.down))
    }

    fn site_of(&self, cell: usize) -> Option<Site> {
        let (i, j) = ((cell / 2 / WIDTH) as i32 + self.least[0] - RIM, (cell / 2 % WIDTH) as i32 + self.least[1] - RIM);
        Triangle { i: i16::try_from(i).ok()?, j: i16::try_from(j).ok()?, down: !cell.is_multiple_of(2) }.site()
    }

    /// Calls `each` with the numbers of the seat's and the opponent's tiles in every window of eleven that holds a tile
    /// of the seat.
    pub(super) fn strips(&self, seat: Seat, mut each: impl FnMut(usize, usize)) {
        self.windows(seat, 1, |own, others, _, _| each(own, others));
    }

    /// Like `strips`, only for strips with at least `least` tiles of the seat. `each` also gets these tiles as bits,
    /// and the window's direction, strip and first place.
    fn windows(&self, seat: Seat, least: u8, mut each: impl FnMut(usize, usize, u64, (usize, usize, u32))) {
        for (d, lines) in self.lines.iter().enumerate() {
            for (s, line) in lines[..self.strips[d]].iter().enumerate() {
                if self.counts[d][s][seat.index()] < least {
                    continue;
                }
                let (own, other) = (line[seat.index()], line[seat.other().index()]);
                let mut at = own.trailing_zeros().saturating_sub(LENGTH - 1);
                let last = 127 - own.leading_zeros();
                while at <= last {
                    let (own_row, other_row) = ((own >> at) as u64, (other >> at) as u64);
                    let mut held = [own_row, other_row].map(|row| (row & FULL).count_ones() as usize);
                    for k in 0..WINDOWS.min(last - at + 1) {
                        if held[0] > 0 {
                            each(held[0], held[1], own_row >> k & FULL, (d, s, at + k));
                        }
                        moved_on(&mut held, [own_row, other_row], k);
                    }
                    at += WINDOWS;
                }
            }
        }
    }

    /// Calls `each` with the numbers of the seat's and the opponent's tiles in each window through a triangle, without
    /// the triangle itself.
    pub(super) fn strips_through(&self, site: Site, seat: Seat, mut each: impl FnMut(usize, usize)) {
        for d in 0..3 {
            let Some((strip, place)) = self.place(d, site) else { continue };
            let first = place.saturating_sub(LENGTH - 1);
            let here = !(1u64 << (place - first));
            let line = self.lines[d][strip];
            let rows = [seat, seat.other()].map(|seat| (line[seat.index()] >> first) as u64 & here);
            if rows[0] & ((1 << (2 * LENGTH)) - 1) == 0 {
                continue;
            }
            let mut held = rows.map(|row| (row & FULL).count_ones() as usize);
            for k in 0..=place - first {
                each(held[0], held[1]);
                moved_on(&mut held, rows, k);
            }
        }
    }

    fn holds(&self, seat: Seat, cell: usize) -> u8 {
        u8::from(self.cells[cell] == 1 + seat.index() as u8)
    }

    /// The number of a seat's tiles in the three stars around the corners of a cell.
    fn triad(&self, seat: Seat, cell: usize) -> u8 {
        let stars: u8 = corners(cell).iter().map(|p| self.around[seat.index()][*p]).sum();
        // The cell itself was counted three times, its neighbours twice.
        stars - 2 * self.holds(seat, cell) - neighbours_of(cell).iter().map(|c| self.holds(seat, *c)).sum::<u8>()
    }

    /// Calls `each` with the pyramids and blocks of a seat that contain a triad and miss at most [`FAR`] tiles.
    pub(super) fn chances(&self, seat: Seat, each: impl FnMut(&OpenFormation)) {
        self.chances_within(FAR, seat, each);
    }

    /// Like `chances`, for formations that miss at most `far` tiles.
    fn chances_within(&self, far: u8, seat: Seat, mut each: impl FnMut(&OpenFormation)) {
        if self.most[seat.index()] < 3 {
            return;
        }
        for cell in self.field() {
            let points = corners(cell);
            let held: u8 = points.iter().map(|p| self.around[seat.index()][*p]).sum();
            // Every formation has at least three triangles in addition to the 13 of its triad.
            if held + far < 15 || self.triad(seat, cell) + 3 + far < 16 {
                continue;
            }
            self.around_triad(far, seat, cell, points, &mut each);
        }
    }

    /// All cells that may be the middle of a triad.
    fn field(&self) -> impl Iterator<Item = usize> {
        // The middle may be an empty cell next to the outermost tile.
        let ([top, bottom], [first, last]) = (self.rows, self.columns);
        (top - 1..=bottom + 1).flat_map(move |row| 2 * (row * WIDTH + first - 1)..2 * (row * WIDTH + last + 1) + 2)
    }

    fn around_triad(
        &self,
        far: u8,
        seat: Seat,
        cell: usize,
        points: [usize; 3],
        each: &mut impl FnMut(&OpenFormation),
    ) {
        let own = [seat, seat.other()];
        let triad = own.map(|seat| self.triad(seat, cell));
        let [a, b, c] = points.map(|point| point as u16);
        let mut offer = |size: u8, held: [u8; 2], star: Option<usize>, tips: Option<[u16; 3]>| {
            if held[0] + far >= size {
                let (stars, count) = ([a, b, c, star.unwrap_or(0) as u16], 3 + u8::from(star.is_some()));
                each(&OpenFormation { missing: size - held[0], others: held[1], stars, count, tips });
            }
        };
        // The cells beyond the corners, which extend the sides of the triad.
        let tips = [0, 1, 2].map(|k| {
            let [a, b, c] = [points[k], points[(k + 1) % 3], points[(k + 2) % 3]];
            tip(cell, a, b, c)
        });
        let at_tips = own.map(|seat| tips.iter().map(|c| self.holds(seat, *c)).sum::<u8>());
        offer(16, [triad[0] + at_tips[0], triad[1] + at_tips[1]], None, Some(tips.map(|cell| cell as u16)));
        for k in 0..3 {
            let [a, b, c] = [points[k], points[(k + 1) % 3], points[(k + 2) % 3]];
            // The block across the side from b to c. It is counted once for each pair of triads.
            let across = neighbours_of(cell)[k];
            let star = b + c - a;
            if cell < across || self.triad(seat, across) + 3 + far < 16 {
                let held = own.map(|seat| {
                    let shared = self.around[seat.index()][b] + self.around[seat.index()][c];
                    let sides = self.holds(seat, cell) + self.holds(seat, across);
                    self.triad(seat, cell) + self.triad(seat, across) - (shared - sides)
                });
                offer(16, held, Some(star), None);
            }
            // The blocks next to corner a, on the lines from b and c through it.
            for star in [2 * a - b, 2 * a - c] {
                let held = own.map(|seat| {
                    let shared: u8 = around(star)
                        .iter()
                        .filter(|cell| corners(**cell).contains(&a))
                        .map(|cell| self.holds(seat, *cell))
                        .sum();
                    self.triad(seat, cell) + self.around[seat.index()][star] - shared
                });
                offer(17, held, Some(star), None);
            }
        }
    }

    /// Calls `each` with the cells of a formation.
    pub(super) fn cells_of(&self, chance: &OpenFormation, mut each: impl FnMut(usize)) {
        let stars = &chance.stars[..usize::from(chance.count)];
        for (k, point) in stars.iter().enumerate() {
            for cell in around(usize::from(*point)) {
                // A cell in two stars is passed on once, with the first star.
                if !corners(cell).iter().any(|corner| stars[..k].contains(&(*corner as u16))) {
                    each(cell);
                }
            }
        }
        chance.tips.into_iter().flatten().for_each(|cell| each(usize::from(cell)));
    }

    /// The seat whose tile is on a cell.
    pub(super) fn holder(&self, cell: usize) -> Option<Seat> {
        self.cells[cell].checked_sub(1).map(|seat| Seat::at(seat.into()))
    }

    /// Triangles where one more tile of the seat may complete a formation: all that do, and perhaps others.
    pub(super) fn completions(&self, seat: Seat) -> ArrayVec<Site, 36> {
        let mut found = ArrayVec::<Site, 36>::new();
        let mut add = |site: Option<Site>| {
            if let Some(site) = site.filter(|site| !found.contains(site)) {
                // A field with more than 36 is full of formations, so the others do not matter.
                let _ = found.try_push(site);
            }
        };
        self.windows(seat, LENGTH as u8 - 1, |own, _, held, (direction, strip, first)| {
            if own + 1 == LENGTH as usize {
                add(self.site(direction, strip, first + (!held).trailing_zeros()));
            }
        });
        if self.most[seat.index()] < 5 {
            return found;
        }
        self.chances_within(1, seat, |chance| {
            if chance.missing == 1 && chance.tips.is_some() {
                self.cells_of(chance, |cell| {
                    if self.holds(seat, cell) == 0 {
                        add(self.site_of(cell));
                    }
                });
            }
        });
        // Four stars make a block: complete ones, and those that a single tile completes.
        let counts = &self.around[seat.index()];
        let among = self.rows[0] * WIDTH..(self.rows[1] + 2) * WIDTH;
        let complete = counts[among.clone()].iter().filter(|n| **n == 6).count();
        for point in among.filter(|point| counts[*point] == 5) {
            let cell = around(point).into_iter().find(|cell| self.holds(seat, *cell) == 0);
            let made = |cell: usize| corners(cell).iter().filter(|p| counts[**p] == 5).count();
            if let Some(cell) = cell.filter(|cell| complete + made(*cell) >= 4) {
                add(self.site_of(cell));
            }
        }
        found
    }
}

/// Updates the counts of both seats in a window when it moves from place `k` to the next one.
fn moved_on(held: &mut [usize; 2], rows: [u64; 2], k: u32) {
    for (held, row) in held.iter_mut().zip(rows) {
        *held = *held + (row >> k >> LENGTH & 1) as usize - (row >> k & 1) as usize;
    }
}

/// The cell beyond corner a of a cell with corners a, b and c: it has the same direction, two steps further.
fn tip(cell: usize, a: usize, b: usize, c: usize) -> usize {
    (cell as isize + 2 * (2 * a as isize - b as isize - c as isize)) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_rules::core::{Rules, SeededRng};
    use trivium_rules::games::trigon::Trigon;
    use trivium_rules::games::trigon::board::{ORIGIN, neighbours};
    use trivium_rules::games::trigon::{Formation, progress};

    /// Random fields of 18 tiles of seat 1 and some of seat 2, dense or sparse.
    pub(super) fn fields(mut each: impl FnMut(&[Tile])) {
        let mut rng = SeededRng::new(9);
        for round in 0..600u32 {
            let mut own = vec![ORIGIN];
            let mut others = Vec::new();
            while own.len() < 18 {
                let back = rng.below((own.len() as u32).min(3 + round % 16)) as usize;
                let next = neighbours(own[own.len() - 1 - back])[rng.below(3) as usize];
                if !own.contains(&next) && !others.contains(&next) {
                    if rng.below(12) == 0 { others.push(next) } else { own.push(next) }
                }
                // If the random walk is stuck in a corner, it starts again.
                if rng.below(400) == 0 {
                    own.truncate(1);
                    others.clear();
                }
            }
            let mut tiles: Vec<Tile> = own.iter().map(|site| Tile::new(*site, Seat::ONE, 1)).collect();
            tiles.extend(others.iter().map(|site| Tile::new(*site, Seat::TWO, 1)));
            tiles.sort_unstable();
            each(&tiles);
        }
    }

    #[test]
    fn pyramids_miss_as_many_tiles_as_the_rules_count() {
        let mut compared = 0;
        fields(|tiles| {
            let survey = TileGrid::new(tiles);
            let mut missing = 16;
            survey.chances(Seat::ONE, |chance| {
                let mut held = [0; 3];
                survey.cells_of(chance, |cell| held[survey.holder(cell).map_or(2, Seat::index)] += 1);
                assert_eq!(held[2] + held[1], chance.missing, "{tiles:?}");
                assert_eq!(held[1], chance.others, "{tiles:?}");
                if chance.tips.is_some() {
                    missing = missing.min(chance.missing);
                }
            });
            let wanted = progress(tiles, Seat::ONE, Formation::Pyramid);
            let wanted = wanted.of - wanted.have;
            if wanted <= FAR || missing <= FAR {
                assert_eq!(missing, wanted, "{tiles:?}");
                compared += 1;
            }
        });
        assert!(compared > 300, "{compared}");
    }

    #[test]
    fn sites_convert_to_places_and_cells_and_back() {
        fields(|tiles| {
            let survey = TileGrid::new(tiles);
            for site in tiles.iter().flat_map(|tile| neighbours(tile.site())) {
                for d in 0..3 {
                    let (strip, place) = survey.place(d, site).expect("near the field");
                    assert_eq!(survey.site(d, strip, place), Some(site));
                }
                assert_eq!(survey.cell(site).and_then(|cell| survey.site_of(cell)), Some(site));
            }
        });
    }

    #[test]
    fn coming_tiles_are_the_hand_and_one_turn() {
        let mut rng = SeededRng::new(7);
        let mut state = Trigon.start();
        while state.laying() {
            for seat in Seat::all(2) {
                let hand: u8 = state.hand(seat).iter().sum();
                assert_eq!(TileGrid::new(state.tiles()).coming(seat), usize::from(hand) + 1);
            }
            let legal = Trigon.legal_moves(&state);
            Trigon.play_unchecked(&mut state, legal[rng.below(legal.len() as u32) as usize]);
        }
        assert_eq!(Seat::all(2).map(|seat| TileGrid::new(state.tiles()).coming(seat)).sum::<usize>(), 0);
    }
}
