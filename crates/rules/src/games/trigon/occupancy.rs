//! The two laws of the field, decided from the tiles around the triangles that change. rules/trigon.md, section "Two
//! laws".
//!
//! A set of tiles is a mask with bit `1 << index` in the sorted list. The field stores the set of tiles around each
//! lattice point that is a corner of a tile. The three corners of a triangle then give all twelve triangles around it.
//!
//! No flood fill over empty triangles is needed. The empty triangles of a lawful field are connected, also after
//! lifting a tile that has an empty neighbour. A tile on the empty triangle t closes a space exactly when it
//! disconnects them. It shares a side with a tile (second law), so t has at most two empty neighbours. With fewer than
//! two, nothing is disconnected. With two, n and m, the other triangles around t split into those between n and m,
//! around the corner that t, n and m share, and those on the far side. By the Jordan curve theorem, n and m are
//! disconnected exactly when a chain of tiles that touch at sides or corners leads from one part to the other, because
//! it closes a curve through t. This is a search among at most 36 tiles, as bits. It usually ends after one or two
//! steps.

use super::board::{LatticePoint, Tile, corners, neighbours, on_plane};
use crate::core::Site;

/// The number of hash slots for the corners of 36 tiles. A lawful field has at most 72 corners, any other field at most
/// 108.
const SLOTS: usize = 128;

/// The sets of tiles around the three corners of a triangle.
pub(super) type Corners = [u64; 3];

/// The tiles that share a side with a triangle, given the tiles around its corners. A tile on the triangle itself is
/// included.
pub(super) const fn adjacent_tiles([a, b, c]: Corners) -> u64 {
    a & b | b & c | a & c
}

/// The tiles of a position by the lattice points that they touch.
pub(super) struct Occupancy<'a> {
    tiles: &'a [Tile],
    /// A hash table with open addressing: the point in each slot, and the tiles around it.
    points: [LatticePoint; SLOTS],
    around: [u64; SLOTS],
    /// For each tile, the tiles around its corners, including itself.
    corners: [Corners; 36],
    /// For each tile, the tiles that share a side with it.
    adjacent: [u64; 36],
    /// For each tile, the tiles that touch it at a side or a corner.
    touching: [u64; 36],
}

/// The positions of the set bits of a mask.
pub(super) fn bits(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (mask != 0).then(|| mask.trailing_zeros() as usize);
        mask &= mask.wrapping_sub(1);
        bit
    })
}

/// The lowest set bit of a mask, alone.
const fn lowest(mask: u64) -> u64 {
    mask & mask.wrapping_neg()
}

impl<'a> Occupancy<'a> {
    /// The field of these tiles, at most 36, in order of their sites.
    pub(super) fn new(tiles: &'a [Tile]) -> Occupancy<'a> {
        // No point of the plane is packed as 0.
        let (points, around) = ([LatticePoint(0); SLOTS], [0; SLOTS]);
        let mut field =
            Occupancy { tiles, points, around, corners: [[0; 3]; 36], adjacent: [0; 36], touching: [0; 36] };
        let mut slots = [[0; 3]; 36];
        for (t, tile) in tiles.iter().enumerate() {
            for (k, point) in corners(tile.site()).into_iter().enumerate() {
                let slot = field.slot(point);
                field.points[slot] = point;
                field.around[slot] |= 1 << t;
                slots[t][k] = slot as u8;
            }
        }
        for (t, slots) in slots.iter().take(tiles.len()).enumerate() {
            let at = slots.map(|slot: u8| field.around[slot as usize]);
            field.corners[t] = at;
            field.adjacent[t] = adjacent_tiles(at) & !(1 << t);
            field.touching[t] = (at[0] | at[1] | at[2]) & !(1 << t);
        }
        field
    }

    /// The slot of a point, or the empty slot for it.
    fn slot(&self, point: LatticePoint) -> usize {
        // Points that are close together get different slots: columns are 13 slots apart.
        let mut slot = (point.0 >> 13).wrapping_mul(13).wrapping_add(point.0) as usize % SLOTS;
        while self.points[slot] != point && self.points[slot] != LatticePoint(0) {
            slot = (slot + 1) % SLOTS;
        }
        slot
    }

    pub(super) fn around(&self, point: LatticePoint) -> u64 {
        self.around[self.slot(point)]
    }

    /// The tiles around the corners of a triangle.
    pub(super) fn corners_of(&self, site: Site) -> Corners {
        corners(site).map(|c| self.around(c))
    }

    /// All tiles of complete stars among the tiles of `seat`.
    pub(super) fn stars(&self, seat: u64) -> u64 {
        let own = self.around.iter().filter(|around| **around != 0 && **around & !seat == 0);
        own.filter(|around| around.count_ones() == 6).fold(0, |stars, around| stars | around)
    }

    /// Follows `next` from tile to tile, starting at `from`, without the tiles of `without`. It stops when `enough` is
    /// true or no more tiles can be reached. Returns the tiles that were reached.
    fn reach(&self, from: u64, without: u64, next: impl Fn(usize) -> u64, enough: impl Fn(u64) -> bool) -> u64 {
        let mut reached = from;
        let mut waiting = from;
        while waiting != 0 && !enough(reached) {
            let fresh = next(waiting.trailing_zeros() as usize) & !without & !reached;
            waiting = waiting & (waiting - 1) | fresh;
            reached |= fresh;
        }
        reached
    }

    /// Whether a chain of touching tiles leads from one set to another, without the tiles of `without`.
    fn linked(&self, from: u64, to: u64, without: u64) -> bool {
        self.reach(from, without, |t| self.touching[t], |reached| reached & to != 0) & to != 0
    }

    /// Whether the tiles of a set are connected by touching tiles, without the tiles of `without`.
    fn are_connected(&self, set: u64, without: u64) -> bool {
        set & !self.reach(lowest(set), without, |t| self.touching[t], |reached| set & !reached == 0) == 0
    }

    /// Whether a tile on the empty triangle with these corners would close a space when the tiles of `without` are
    /// lifted. The triangle must share a side with a tile that is not lifted, and each lifted tile must have an empty
    /// neighbour.
    pub(super) fn closes(&self, corners: Corners, without: u64) -> bool {
        let [a, b, c] = corners.map(|c| c & !without);
        // The tiles between the two empty neighbours, and the tiles on the far side.
        let (between, beyond) = match (b & c != 0, a & c != 0, a & b != 0) {
            (true, false, false) => (a, b | c),
            (false, true, false) => (b, a | c),
            (false, false, true) => (c, a | b),
            _ => return false,
        };
        between != 0 && self.linked(between, beyond, without)
    }

    /// The tiles that would share no side with another tile if this one were lifted.
    pub(super) fn left_alone(&self, tile: usize) -> u64 {
        let alone = bits(self.adjacent[tile]).filter(|t| self.adjacent[*t] == 1 << tile);
        alone.fold(0, |set, t| set | 1 << t)
    }

    /// Whether a tile shares all its sides with tiles, so that lifting it leaves a closed space.
    pub(super) fn walled_in(&self, tile: usize) -> bool {
        self.adjacent[tile].count_ones() == 3
    }

    /// Calls `each` with the empty triangles that share a side with a tile, and the tiles around their corners.
    pub(super) fn rim(&self, mut each: impl FnMut(Site, Corners)) {
        for (t, tile) in self.tiles.iter().enumerate() {
            let own = self.corners[t];
            let points = corners(tile.site());
            for (site, [k, left, right]) in neighbours(tile.site()).into_iter().zip([[0, 1, 2], [1, 2, 0], [2, 0, 1]]) {
                if own[left] & own[right] != 1 << t {
                    continue;
                }
                let apex = self.around(points[k].mirrored(points[left], points[right]));
                let corners = [own[left], own[right], apex];
                // A triangle next to several tiles is reported for the first of them.
                if adjacent_tiles(corners).trailing_zeros() as usize == t && on_plane(site) {
                    each(site, corners);
                }
            }
        }
    }

    /// Calls `each` with the moves of tiles of `own` to empty triangles that keep both laws.
    pub(super) fn moves(&self, own: u64, mut each: impl FnMut(Site, Site)) {
        let mut liftable = 0;
        // Tiles whose lifting changes nothing else: no tile is left alone, and the tiles around them stay connected.
        let mut loose = 0;
        let mut alone = [0; 36];
        for t in bits(own).filter(|t| !self.walled_in(*t)) {
            liftable |= 1 << t;
            alone[t] = self.left_alone(t);
            if alone[t] == 0 && self.are_connected(self.touching[t], 1 << t) {
                loose |= 1 << t;
            }
        }
        self.rim(|to, corners| {
            let around = corners[0] | corners[1] | corners[2];
            let mut movable = if self.closes(corners, 0) { 0 } else { loose & !around };
            for t in bits(liftable & (around | !loose)) {
                let adjacent = adjacent_tiles(corners) & !(1 << t);
                if adjacent != 0 && alone[t] & !adjacent == 0 && !self.closes(corners, 1 << t) {
                    movable |= 1 << t;
                }
            }
            for t in bits(movable) {
                each(self.tiles[t].site(), to);
            }
        });
    }

    /// Whether both laws hold, for any set of tiles. Euler's formula for tiles, their sides and their corners is:
    /// corners − sides + tiles = components that touch at sides or corners − closed spaces.
    pub(super) fn is_lawful(&self) -> bool {
        let all = (1u64 << self.tiles.len()) - 1;
        if self.tiles.len() > 1 && bits(all).any(|t| self.adjacent[t] == 0) {
            return false;
        }
        let corners = self.around.iter().filter(|around| **around != 0).count();
        let shared: u32 = bits(all).map(|t| self.adjacent[t].count_ones()).sum();
        let sides = 3 * self.tiles.len() - shared as usize / 2;
        let mut parts = 0;
        let mut left = all;
        while left != 0 {
            left &= !self.reach(lowest(left), 0, |t| self.touching[t], |_| false);
            parts += 1;
        }
        corners + self.tiles.len() == parts + sides
    }

    /// Whether all tiles are connected by sides.
    pub(super) fn is_one_piece(&self) -> bool {
        self.tiles.is_empty() || self.part(0) == (1u64 << self.tiles.len()) - 1
    }

    /// The tiles that are connected with this one by sides.
    pub(super) fn part(&self, tile: usize) -> u64 {
        self.reach(1 << tile, 0, |t| self.adjacent[t], |_| false)
    }
}
