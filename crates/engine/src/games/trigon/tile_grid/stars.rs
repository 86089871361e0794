//! Counts a seat's complete stars, and those that miss one tile.

use super::{TileGrid, WIDTH, corners};
use trivium_rules::core::{Seat, Site};

/// The number of tiles of a star.
const WHOLE: u8 = 6;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::games::trigon) struct Stars {
    pub complete: usize,
    /// Stars that miss one tile.
    pub nearly_complete: usize,
}

impl Stars {
    fn add(&mut self, tiles: u8) {
        self.complete += usize::from(tiles == WHOLE);
        self.nearly_complete += usize::from(tiles == WHOLE - 1);
    }

    fn remove(&mut self, tiles: u8) {
        self.complete -= usize::from(tiles == WHOLE);
        self.nearly_complete -= usize::from(tiles == WHOLE - 1);
    }
}

impl TileGrid {
    pub(in crate::games::trigon) fn stars(&self, seat: Seat) -> Stars {
        let mut stars = Stars { complete: 0, nearly_complete: 0 };
        if self.most[seat.index()] >= WHOLE - 1 {
            for row in self.rows[0]..=self.rows[1] + 1 {
                let points = row * WIDTH + self.columns[0]..=row * WIDTH + self.columns[1] + 1;
                self.around[seat.index()][points].iter().for_each(|tiles| stars.add(*tiles));
            }
        }
        stars
    }

    /// The stars after a tile of the seat has moved from one triangle to another. `stars` are those before.
    pub(in crate::games::trigon) fn stars_after(&self, seat: Seat, mut stars: Stars, from: Site, to: Site) -> Stars {
        let points = [from, to].map(|site| self.cell(site).map(corners));
        let at = |k: usize, point| u8::from(points[k].is_some_and(|corners| corners.contains(&point)));
        for (k, point) in (0..2).flat_map(|k| points[k].into_iter().flatten().map(move |point| (k, point))) {
            // A point next to both triangles keeps its number of tiles.
            if at(1 - k, point) == 0 {
                let tiles = self.around[seat.index()][point];
                stars.remove(tiles);
                stars.add(tiles + at(1, point) - at(0, point));
            }
        }
        stars
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::fields;
    use super::*;
    use trivium_rules::games::trigon::board::{LatticePoint, Tile, corners, neighbours};

    /// The stars of seat 1, counted around each corner of its tiles.
    fn counted(tiles: &[Tile]) -> Stars {
        let own: Vec<Site> = tiles.iter().filter(|tile| tile.seat() == Seat::ONE).map(|tile| tile.site()).collect();
        let mut points: Vec<LatticePoint> = own.iter().flat_map(|site| corners(*site)).collect();
        points.sort_unstable();
        points.dedup();
        let tiles = |point: &LatticePoint| point.around().iter().filter(|site| own.contains(site)).count();
        let such = |n| points.iter().filter(|point| tiles(point) == n).count();
        Stars { complete: such(6), nearly_complete: such(5) }
    }

    #[test]
    fn stars_match_a_count_around_the_corners_of_tiles() {
        let mut counts = [0; 2];
        fields(|tiles| {
            let stars = TileGrid::new(tiles).stars(Seat::ONE);
            assert_eq!(stars, counted(tiles), "{tiles:?}");
            counts[0] += stars.complete;
            counts[1] += stars.nearly_complete;
        });
        assert!(counts.iter().all(|n| *n > 100), "{counts:?}");
    }

    #[test]
    fn stars_after_a_move_match_a_new_count() {
        let mut changed = 0;
        fields(|tiles| {
            let survey = TileGrid::new(tiles);
            let stars = survey.stars(Seat::ONE);
            for (at, tile) in tiles.iter().enumerate().filter(|(_, tile)| tile.seat() == Seat::ONE) {
                for to in tiles.iter().flat_map(|tile| neighbours(tile.site())).step_by(5) {
                    if tiles.iter().any(|tile| tile.site() == to && tile.seat() == Seat::ONE) {
                        continue;
                    }
                    let mut after = tiles.to_vec();
                    after[at] = Tile::new(to, Seat::ONE, tile.number());
                    let wanted = counted(&after);
                    assert_eq!(
                        survey.stars_after(Seat::ONE, stars, tile.site(), to),
                        wanted,
                        "{tile:?} {to:?} {tiles:?}"
                    );
                    changed += usize::from(wanted != stars);
                }
            }
        });
        assert!(changed > 1000, "{changed}");
    }
}
