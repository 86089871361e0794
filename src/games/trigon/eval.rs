//! What searches know of Trigon: how far strips and pyramids have come, and which triangles matter for them.
//!
//! A *window* is a place for a formation: eleven triangles in succession, or a triangle of sixteen. It is worth the more, the more of its
//! triangles one seat holds, and little as soon as the other holds one. The sum over all windows is the estimate; what a
//! single triangle adds to the windows that it is part of ranks the decisions. There are hundreds of those, so only the most promising
//! ones are searched.

use super::board::{Tile, Triangle};
use super::rules::{Move, State, Trigon};
use crate::core::{Evaluate, Ranked, Rules, Seat, Site};

/// Strips in each direction that are looked at, and places in each: a field is far smaller, but for tiles that were carried off.
const STRIPS: usize = 64;
const PLACES: u32 = 116;
/// Room before the first tile, so that windows may reach beyond the field.
const BEFORE: i32 = 12;
const LENGTH: u32 = 11;
const FULL: u128 = (1 << LENGTH) - 1;

/// What a window is worth by the tiles of one seat in it, none being the other's.
const WORTH: [i32; LENGTH as usize + 1] = [0, 1, 2, 4, 7, 13, 24, 44, 80, 145, 260, 30_000];
/// How many eighths a window keeps with so many tiles of the other seat in it: an exchange turns a tile in one turn, as a move
/// fills an empty triangle.
const DISTURBED: [i32; 5] = [8, 6, 3, 1, 0];

/// How many decisions of each kind are searched.
const WIDTH: usize = 14;
/// For being the one to act.
const TEMPO: i32 = 30;

/// The tiles of both seats along the strips of three directions.
struct Field {
    least: [i32; 3],
    lines: [[[u128; 2]; STRIPS]; 3],
}

/// Where a triangle lies in the three directions: the strip's number and the place in it.
fn along(triangle: Triangle) -> [(i32, i32); 3] {
    let (i, j, down) = (i32::from(triangle.i), i32::from(triangle.j), i32::from(triangle.down));
    [(i, 2 * j + down), (j, 2 * i + down), (i + j + down, 2 * i + down)]
}

fn triangle(site: Site) -> Triangle {
    Triangle::of(site).expect("tiles lie on the plane")
}

impl Field {
    fn new(tiles: &[Tile]) -> Field {
        let mut least = [i32::MAX; 3];
        for tile in tiles {
            for (least, (strip, _)) in least.iter_mut().zip(along(triangle(tile.site()))) {
                *least = strip.min(*least);
            }
        }
        let mut field = Field { least, lines: [[[0; 2]; STRIPS]; 3] };
        for tile in tiles {
            for d in 0..3 {
                if let Some((strip, place)) = field.place(d, tile.site()) {
                    field.lines[d][strip][tile.seat().index()] |= 1 << place;
                }
            }
        }
        field
    }

    /// The strip and the place of a triangle in a direction, unless it lies too far away.
    fn place(&self, direction: usize, site: Site) -> Option<(usize, u32)> {
        let (strip, place) = along(triangle(site))[direction];
        // Places of the first direction are counted along j, of the others along i.
        let origin = if direction == 0 { self.least[1] } else { self.least[0] };
        let strip = usize::try_from(strip - self.least[direction] + 1).ok().filter(|s| *s < STRIPS)?;
        let place = u32::try_from(place - 2 * origin + BEFORE).ok().filter(|p| *p < PLACES)?;
        Some((strip, place))
    }

    /// What all windows are worth to a seat.
    fn worth(&self, seat: Seat) -> i32 {
        let mut sum = 0;
        for lines in &self.lines {
            for line in lines {
                let (own, other) = (line[seat.index()], line[seat.other().index()]);
                if own == 0 {
                    continue;
                }
                let first = own.trailing_zeros().saturating_sub(LENGTH - 1);
                let last = 127 - own.leading_zeros();
                for at in first..=last {
                    sum += worth((own >> at & FULL).count_ones(), (other >> at & FULL).count_ones());
                }
            }
        }
        sum
    }

    /// What it adds to a seat's windows to hold this triangle, whoever holds it now.
    fn adds(&self, site: Site, seat: Seat) -> i32 {
        let mut sum = 0;
        for d in 0..3 {
            let Some((strip, place)) = self.place(d, site) else { continue };
            let here = !(1u128 << place);
            let (own, other) =
                (self.lines[d][strip][seat.index()] & here, self.lines[d][strip][seat.other().index()] & here);
            for at in place.saturating_sub(LENGTH - 1)..=place {
                let (own, other) = ((own >> at & FULL).count_ones(), (other >> at & FULL).count_ones());
                if own > 0 {
                    sum += worth(own + 1, other) - worth(own, other);
                }
            }
        }
        // To complete two windows is no more than to complete one.
        sum.min(WORTH[LENGTH as usize])
    }

    /// What a triangle matters to a seat: its own windows, and the other's, if it heeds them.
    fn matters(&self, site: Site, seat: Seat, heed: bool) -> i32 {
        self.adds(site, seat) + if heed { self.adds(site, seat.other()) * 3 / 4 } else { 0 }
    }
}

fn worth(own: u32, other: u32) -> i32 {
    WORTH[own as usize] * DISTURBED[(other as usize).min(DISTURBED.len() - 1)] / 8
}

/// Keeps the `width` that rank highest, from `first` on.
fn keep_best(into: &mut Vec<Ranked<Move>>, first: usize, width: usize) {
    let tail = &mut into[first..];
    if tail.len() > width {
        tail.select_nth_unstable_by(width, |a, b| (b.rank, a.made).cmp(&(a.rank, b.made)));
        into.truncate(first + width);
    }
}

impl Trigon {
    /// The number that is best laid: of which the seat has most left, so that it stays free to choose.
    fn number_to_lay(state: &State) -> u8 {
        let hand = state.hand(state.seat());
        (1..=6).max_by_key(|n| hand[*n as usize - 1]).expect("there are numbers")
    }
}

impl Evaluate for Trigon {
    const NODES: u64 = 30_000;
    /// Random play hardly ever comes to a formation.
    const PLAYOUT: u32 = 60;

    fn complete(&self) -> bool {
        false
    }

    fn overlooked(&self) -> [u32; 7] {
        [800, 650, 500, 370, 250, 150, 70]
    }

    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        let field = Field::new(state.tiles());
        let tempo = if state.seat() == seat { TEMPO } else { -TEMPO };
        (field.worth(seat) - field.worth(seat.other())) / 2 + tempo
    }

    fn candidates(&self, state: &State, into: &mut Vec<Ranked<Move>>) {
        self.promising(state, true, into);
    }

    fn naive_candidates(&self, state: &State, into: &mut Vec<Ranked<Move>>) {
        self.promising(state, false, into);
    }
}

impl Trigon {
    /// The decisions that look best, with or without heed to what the other seat is about to do.
    fn promising(&self, state: &State, heed: bool, into: &mut Vec<Ranked<Move>>) {
        let mut legal = Vec::new();
        self.legal(state, &mut legal);
        if legal.is_empty() {
            return;
        }
        let seat = state.seat();
        let field = Field::new(state.tiles());
        let first = into.len();
        if state.laying() {
            let number = Self::number_to_lay(state);
            let lays = legal.into_iter().filter_map(|made| match made {
                Move::Lay { number: n, site } if n == number => {
                    let rank = if state.tiles().is_empty() { 0 } else { field.matters(site, seat, heed) };
                    Some(Ranked { rank, made })
                }
                _ => None,
            });
            into.extend(lays);
            return keep_best(into, first, WIDTH);
        }
        // What each triangle matters, looked up once.
        let mut known: Vec<(Site, i32)> =
            state.tiles().iter().map(|t| (t.site(), field.matters(t.site(), seat, heed))).collect();
        let mut goals: Vec<Site> =
            legal.iter().filter_map(|made| if let Move::Move { to, .. } = made { Some(*to) } else { None }).collect();
        goals.sort_unstable();
        goals.dedup();
        known.extend(goals.into_iter().map(|site| (site, field.matters(site, seat, heed))));
        known.sort_unstable();
        let matters = |site: Site| known[known.binary_search_by_key(&site, |k| k.0).expect("all are known")].1;
        let own = |site: Site| state.tile(site).is_some_and(|t| t.seat() == seat);
        into.extend(legal.into_iter().filter_map(|made| {
            let rank = match made {
                Move::Lay { .. } => return None,
                Move::Move { from, to } => matters(to) - matters(from),
                // Two own tiles change places: nothing for a formation, but the numbers lie otherwise.
                Move::Exchange { second, .. } if own(second) => return None,
                Move::Exchange { first, second } => 2 * (matters(second) - matters(first)),
            };
            Some(Ranked { rank, made })
        }));
        keep_best(into, first, 2 * WIDTH);
        if into.len() == first {
            let mut legal = Vec::new();
            self.legal(state, &mut legal);
            into.extend(legal.into_iter().take(WIDTH).map(|made| Ranked { rank: 0, made }));
        }
    }
}
