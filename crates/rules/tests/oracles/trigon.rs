//! A slow implementation of Trigon's two laws: it tries each turn and tests the whole field by flood fill. It uses only
//! the geometry of the rule file.

use std::collections::BTreeSet;
use trivium_rules::core::{Seat, Site};
use trivium_rules::games::trigon::{Move, State, Triangle};

/// A triangle: i, j, and 1 if it points down.
type Cell = (i32, i32, i32);

fn cell(site: Site) -> Cell {
    let triangle = Triangle::of(site).expect("a site");
    (triangle.i.into(), triangle.j.into(), triangle.down.into())
}

fn site((i, j, down): Cell) -> Site {
    Triangle { i: i as i16, j: j as i16, down: down == 1 }.site().expect("a triangle near the field")
}

/// `i,ju` shares sides with `i,jd`, `i-1,jd`, `i,j-1d`.
fn sides((i, j, down): Cell) -> [Cell; 3] {
    match down {
        0 => [(i, j, 1), (i - 1, j, 1), (i, j - 1, 1)],
        _ => [(i, j, 0), (i + 1, j, 0), (i, j + 1, 0)],
    }
}

/// A section of the plane that contains the field, with a margin of two triangles on every side.
pub struct Plane {
    tiles: Vec<Cell>,
    taken: Vec<bool>,
    least: (i32, i32),
    columns: i32,
    rows: i32,
    visited: Vec<bool>,
    waiting: Vec<Cell>,
}

impl Plane {
    pub fn new(sites: impl IntoIterator<Item = Site>) -> Plane {
        let tiles: Vec<Cell> = sites.into_iter().map(cell).collect();
        let range = |of: fn(&Cell) -> i32| {
            let all = tiles.iter().map(of);
            (all.clone().min().unwrap_or(0) - 2, all.max().unwrap_or(0) + 3)
        };
        let ((left, right), (bottom, top)) = (range(|c| c.0), range(|c| c.1));
        let (columns, rows) = (right - left, top - bottom);
        let cells = (columns * rows * 2) as usize;
        let mut plane = Plane {
            tiles: Vec::new(),
            taken: vec![false; cells],
            least: (left, bottom),
            columns,
            rows,
            visited: vec![false; cells],
            waiting: Vec::new(),
        };
        for tile in tiles {
            plane.put(tile);
        }
        plane
    }

    fn index(&self, (i, j, down): Cell) -> Option<usize> {
        let (x, y) = (i - self.least.0, j - self.least.1);
        let inside = (0..self.columns).contains(&x) && (0..self.rows).contains(&y);
        inside.then_some(((x * self.rows + y) * 2 + down) as usize)
    }

    fn is_taken(&self, cell: Cell) -> bool {
        self.index(cell).is_some_and(|at| self.taken[at])
    }

    fn put(&mut self, cell: Cell) {
        let at = self.index(cell).expect("inside");
        self.taken[at] = true;
        self.tiles.push(cell);
    }

    fn lift(&mut self, cell: Cell) {
        let at = self.index(cell).expect("inside");
        self.taken[at] = false;
        self.tiles.retain(|t| *t != cell);
    }

    /// Whether both laws hold.
    pub fn is_lawful(&mut self) -> bool {
        let touched = |tile: &Cell| sides(*tile).into_iter().any(|next| self.is_taken(next));
        if self.tiles.len() > 1 && !self.tiles.iter().all(touched) {
            return false;
        }
        // Flood fill over shared sides, starting at an empty corner of the section.
        self.visited.fill(false);
        self.visited[0] = true;
        self.waiting.push((self.least.0, self.least.1, 0));
        let mut reached = 1;
        while let Some(at) = self.waiting.pop() {
            for next in sides(at) {
                if let Some(index) = self.index(next)
                    && !self.taken[index]
                    && !self.visited[index]
                {
                    self.visited[index] = true;
                    reached += 1;
                    self.waiting.push(next);
                }
            }
        }
        reached + self.tiles.len() == self.taken.len()
    }

    /// Whether both laws hold after a tile of the hand is laid.
    pub fn lawful_with(&mut self, to: Site) -> bool {
        self.put(cell(to));
        let lawful = self.is_lawful();
        self.lift(cell(to));
        lawful
    }

    /// Whether both laws hold after a tile is moved.
    pub fn lawful_moved(&mut self, from: Site, to: Site) -> bool {
        self.lift(cell(from));
        let lawful = self.lawful_with(to);
        self.put(cell(from));
        lawful
    }

    /// The empty triangles that share a side with a tile.
    pub fn rim(&self) -> Vec<Site> {
        let adjacent = self.tiles.iter().flat_map(|tile| sides(*tile)).filter(|c| !self.is_taken(*c));
        adjacent.collect::<BTreeSet<_>>().into_iter().map(site).collect()
    }
}

/// Whether a triangle belongs to a complete star of the seat.
fn in_star(state: &State, of: Site, seat: Seat) -> bool {
    let (i, j, down) = cell(of);
    let points = if down == 0 { [(i, j), (i + 1, j), (i, j + 1)] } else { [(i + 1, j), (i + 1, j + 1), (i, j + 1)] };
    points.into_iter().any(|(i, j)| {
        let around = [(i, j, 0), (i - 1, j, 0), (i, j - 1, 0), (i - 1, j, 1), (i, j - 1, 1), (i - 1, j - 1, 1)];
        around.into_iter().all(|c| state.tile(site(c)).is_some_and(|t| t.seat() == seat))
    })
}

/// The sorted legal list of a position without a complete formation.
pub fn legal(state: &State) -> Vec<Move> {
    let seat = state.seat();
    let mut plane = Plane::new(state.tiles().iter().map(|t| t.site()));
    let rim = plane.rim();
    let mut moves = Vec::new();
    if state.laying() {
        for to in rim.into_iter().filter(|to| plane.lawful_with(*to)) {
            let held = (1..).zip(state.hand(seat)).filter(|held| *held.1 > 0);
            moves.extend(held.map(|held| Move::Lay { number: held.0, site: to }));
        }
        moves.sort_unstable();
        return moves;
    }
    let own: Vec<_> = state.tiles().iter().filter(|t| t.seat() == seat).collect();
    for tile in &own {
        let from = tile.site();
        moves.extend(rim.iter().filter(|to| plane.lawful_moved(from, **to)).map(|to| Move::Move { from, to: *to }));
        for other in state.tiles() {
            let same = other.number() == tile.number();
            let free = if other.seat() == seat {
                !same && other.site() > from
            } else {
                same && !in_star(state, other.site(), other.seat())
            };
            if free {
                moves.push(Move::Exchange { first: from, second: other.site() });
            }
        }
    }
    moves.sort_unstable();
    moves
}
