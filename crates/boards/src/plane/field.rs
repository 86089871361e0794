//! Positions of triangles in Trigon's picture. Pure arithmetic.
//!
//! Internally, points are in thirds of the lattice, so that the centres of triangles have integer coordinates. The
//! lattice point (i,j) is (3i, 3j), the centre of `i,ju` is (3i + 1, 3j + 1), and that of `i,jd` is (3i + 2, 3j + 2).

use super::super::camera::SIDE;
use super::super::layout::{BoardLayout, BoardPlace, Point};
use trivium_rules::core::Site;
use trivium_rules::games::trigon::board::{Triangle, corners, neighbours, points_down};

/// A third of a triangle's height.
pub const THIRD: i32 = 52;

/// Converts a point from thirds of the lattice to the picture's units, after a clockwise rotation by `sixths` steps of
/// 60°. One step maps (1,0) to (1,−1), and (0,1) to (1,0).
fn point((mut a, mut b): (i32, i32), sixths: u8) -> Point {
    for _ in 0..sixths % 6 {
        (a, b) = (a + b, -a);
    }
    Point { x: (2 * a + b) * (SIDE / 6), y: -THIRD * b }
}

pub fn middle(site: Site, sixths: u8) -> Point {
    let Some(Triangle { i, j, down }) = Triangle::of(site) else { return Point::default() };
    let thirds = |c: i16| 3 * i32::from(c) + if down { 2 } else { 1 };
    point((thirds(i), thirds(j)), sixths)
}

/// Whether a triangle points down after the rotation.
pub fn down(site: Site, sixths: u8) -> bool {
    points_down(site) != (sixths % 2 == 1)
}

/// The corners of a triangle in cyclic order.
fn rotated_corners(site: Site, sixths: u8) -> [Point; 3] {
    corners(site).map(|corner| {
        let (i, j) = corner.coordinates();
        point((3 * i32::from(i), 3 * i32::from(j)), sixths)
    })
}

/// The common corner of the six triangles of a star.
pub fn star(six: &[Site], sixths: u8) -> Option<Point> {
    let (first, rest) = six.split_first()?;
    let meet = |corner: &Point| rest.iter().all(|site| rotated_corners(*site, sixths).contains(corner));
    rotated_corners(*first, sixths).into_iter().find(meet)
}

/// A path along the boundary of the union of these triangles. It may consist of several closed loops.
pub fn outline(sites: &[Site], sixths: u8) -> String {
    let mut sides = Vec::new();
    for site in sites {
        let corners = rotated_corners(*site, sixths);
        for (k, neighbour) in neighbours(*site).into_iter().enumerate() {
            if !sites.contains(&neighbour) {
                sides.push((corners[(k + 1) % 3], corners[(k + 2) % 3]));
            }
        }
    }
    let mut path = String::new();
    while let Some((start, mut at)) = sides.pop() {
        let mut letter = "M";
        let mut go = |to: Point| {
            path.extend([letter, &to.x.to_string(), " ", &to.y.to_string()]);
            letter = "L";
        };
        go(start);
        while at != start {
            go(at);
            let Some(next) = sides.iter().position(|side| side.0 == at) else { break };
            at = sides.swap_remove(next).1;
        }
        path.push('Z');
    }
    path
}

/// The largest distance that a coordinate's text extends from the centre of its triangle, horizontally and vertically.
const NAME: [i32; 2] = [70, 50];

/// Whether the coordinate of the triangle with this centre fits into the frame. Sites that touch tiles only at a corner
/// may be cut off by the frame.
pub fn shows_name([left, top, width, height]: [i32; 4], at: Point) -> bool {
    let [right, bottom] = [left + width, top + height];
    (left + NAME[0]..=right - NAME[0]).contains(&at.x) && (top + NAME[1]..=bottom - NAME[1]).contains(&at.y)
}

/// Lays out all sites; the frame fits `shown` with a margin and is at least as large as `least`.
pub fn layout(
    places: Vec<BoardPlace>,
    shown: impl Iterator<Item = Site>,
    sixths: u8,
    least: [i32; 2],
    margin: i32,
) -> BoardLayout {
    let mut layout = BoardLayout::new(places, THIRD + 8, 0);
    let points = shown.flat_map(|site| rotated_corners(site, sixths));
    let mut ranges = [(i32::MAX, i32::MIN); 2];
    for Point { x, y } in points {
        for (range, at) in ranges.iter_mut().zip([x, y]) {
            *range = (range.0.min(at), range.1.max(at));
        }
    }
    let [(left, width), (top, height)] = [0, 1].map(|axis| {
        let (low, high) = ranges[axis];
        let long = (high - low + 2 * margin).max(least[axis]);
        ((low + high - long) / 2, long)
    });
    layout.frame = [left, top, width, height];
    layout
}
