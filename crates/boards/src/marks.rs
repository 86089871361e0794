//! Scoring lines over the pieces, for all boards.

use super::BoardView;
use super::layout::{BoardLayout, Point};
use super::node::{Node, element, fill_template};

/// Outline of a band from the first point to the last, `radius` wide on each side. It has no fill, so it covers no
/// piece.
pub fn band(points: &[Point], radius: i32) -> String {
    let [from, .., to] = points else { return String::new() };
    let (x, y) = (f64::from(to.x - from.x), f64::from(to.y - from.y));
    let length = (x * x + y * y).sqrt().max(1.0);
    let across = |part: f64| (part * f64::from(radius) / length).round() as i32;
    let (nx, ny) = (across(y), across(-x));
    format!(
        "M{} {}L{} {}A{radius} {radius} 0 0 1 {} {}L{} {}A{radius} {radius} 0 0 1 {} {}Z",
        from.x + nx,
        from.y + ny,
        to.x + nx,
        to.y + ny,
        to.x - nx,
        to.y - ny,
        from.x - nx,
        from.y - ny,
        from.x + nx,
        from.y + ny,
    )
}

/// Cosine and sine of 50°, the angle between a line and the point where the outline of [`beads`] leaves a circle.
const OUTLINE_ANGLE: (f64, f64) = (0.643, 0.766);
/// Distance from that point to the waist of a long segment.
const WAIST: f64 = 47.0;

/// Outline of circles around the points of a line, joined by narrow waists. Unlike a band, it does not enclose the
/// sites between the points.
pub fn beads(points: &[Point], radius: i32) -> String {
    let [first, .., last] = points else { return String::new() };
    let (x, y) = (f64::from(last.x - first.x), f64::from(last.y - first.y));
    let length = (x * x + y * y).sqrt().max(1.0);
    let (far, high) = (OUTLINE_ANGLE.0 * f64::from(radius), OUTLINE_ANGLE.1 * f64::from(radius));
    let room = length / (points.len() - 1) as f64 / 2.0 - far;
    let along = room.min(WAIST);
    let low = high - along * OUTLINE_ANGLE.0 / OUTLINE_ANGLE.1;
    // The point `along` the segment, forwards or backwards, and `left` of it.
    let at = |way: f64, from: Point, along: f64, left: f64| {
        let (ux, uy) = (way * x / length, way * y / length);
        let (x, y) = (f64::from(from.x) + ux * along + uy * left, f64::from(from.y) + uy * along - ux * left);
        format!("{} {}", x.round() as i32, y.round() as i32)
    };
    let mut path = format!("M{}", at(1.0, *first, far, high));
    let mut leg = |way: f64, from: Point, to: Point, ends: bool| {
        let curve = [at(way, from, far + along, low), at(way, to, -far - along, low), at(way, to, -far, high)];
        let (turned, large) = if ends { (-way, 1) } else { (way, 0) };
        let arc = format!("A{radius} {radius} 0 {large} 1 {}", at(turned, to, far, high));
        path.extend(["C", &curve.join(" "), &arc]);
    };
    for to in 1..points.len() {
        leg(1.0, points[to - 1], points[to], to + 1 == points.len());
    }
    for to in (1..points.len()).rev() {
        leg(-1.0, points[to], points[to - 1], to == 1);
    }
    path.push('Z');
    path
}

/// The outline of a scoring line. Placeholder: the path.
pub const LINE: &str = "<path class='casing' pathLength='1' d='{0}'/><path class='stroke' pathLength='1' d='{0}'/>";
/// The points that a line scores, as a label. Placeholders: transform, number of points.
const POINTS: &str = "<g transform='{0}'><g class='points'><circle r='18'/><text y='8'>{1}</text></g></g>";

/// Scoring lines with outlines. The points are written between the first two sites of a line, where lines never
/// overlap. Each outline is narrower than the previous one, so that lines in one direction stay distinct.
pub fn lines(view: &BoardView, layout: &BoardLayout, radius: i32, outline: fn(&[Point], i32) -> String) -> Node {
    let lines = view.lines.iter().enumerate().filter_map(|(index, (sites, count))| {
        let points = sites.iter().map(|site| layout.point(*site)).collect::<Option<Vec<_>>>()?;
        let [first, second, ..] = points[..] else { return None };
        let d = outline(&points, (radius - 4 * index as i32).max(radius / 2));
        let middle = Point { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
        let scored = (*count > 0).then(|| fill_template(POINTS, &[&middle.translate(), &count.to_string()]));
        let line = element!(g, "style" = format!("--nth:{index}"), "class" = "line");
        Some(line.key(format_args!("{index}-{}", view.serial)).with(fill_template(LINE, &[&d])).with(scored))
    });
    Node::list(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_band_lies_on_both_sides() {
        let (left, right) = (Point { x: -100, y: 0 }, Point { x: 100, y: 0 });
        assert_eq!(band(&[left, right], 40), "M-100 -40L100 -40A40 40 0 0 1 100 40L-100 40A40 40 0 0 1 -100 -40Z");
    }

    #[test]
    fn beads_go_round_each_point() {
        let points = [0, 200, 400].map(|x| Point { x, y: 0 });
        let path = beads(&points, 40);
        // Forwards above the line, round the last point, back below, round the first.
        assert!(path.starts_with("M26 -31C"), "{path}");
        assert!(path.contains("A40 40 0 0 1 226 -31C"), "{path}");
        assert!(path.contains("A40 40 0 1 1 374 31C"), "{path}");
        assert!(path.ends_with("A40 40 0 1 1 26 -31Z"), "{path}");
        assert_eq!(path.matches('C').count(), 4);
    }
}
