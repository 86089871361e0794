//! Marks over the pieces that all boards share: lines that count.

use super::BoardView;
use super::layout::{BoardLayout, Point};
use super::template::fill_template;
use yew::prelude::*;

/// The outline of a band round the way from the first point to the last, `radius` to each side: nothing inside is covered.
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

/// Where the outline of [`beads`] leaves a circle, 50° from the way: the cosine and the sine.
const LEAVES: (f64, f64) = (0.643, 0.766);
/// How far from there the waist of a long way begins.
const WAIST: f64 = 47.0;

/// The outline of circles about points in a row, drawn out to narrow waists between them, so that it is round exactly these
/// points and nothing that lies between.
pub fn beads(points: &[Point], radius: i32) -> String {
    let [first, .., last] = points else { return String::new() };
    let (x, y) = (f64::from(last.x - first.x), f64::from(last.y - first.y));
    let length = (x * x + y * y).sqrt().max(1.0);
    let (far, high) = (LEAVES.0 * f64::from(radius), LEAVES.1 * f64::from(radius));
    let room = length / (points.len() - 1) as f64 / 2.0 - far;
    let along = room.min(WAIST);
    let low = high - along * LEAVES.0 / LEAVES.1;
    // A point so far along the way, there or back, and so far to the left of it.
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

/// An outline of a line that counts. Hole: the path.
pub const LINE: &str = "<path class='casing' pathLength='1' d='{0}'/><path class='stroke' pathLength='1' d='{0}'/>";
/// The points of a line. Holes: where, how many points.
const POINTS: &str = "<g transform='{0}'><g class='points'><circle r='18'/><text y='8'>{1}</text></g></g>";

/// Lines that count, each in an outline, with their points between the first two places, where no two lines share a place.
/// Outlines grow narrower one by one, so that lines in one direction stay apart.
pub fn lines(view: &BoardView, layout: &BoardLayout, radius: i32, outline: fn(&[Point], i32) -> String) -> Html {
    let lines = view.lines.iter().enumerate().filter_map(|(index, (sites, count))| {
        let points = sites.iter().map(|site| layout.point(*site)).collect::<Option<Vec<_>>>()?;
        let [first, second, ..] = points[..] else { return None };
        let d = outline(&points, (radius - 4 * index as i32).max(radius / 2));
        let middle = Point { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
        Some(html! {
            <g key={format!("{index}-{}", view.serial)} class="line" style={format!("--nth:{index}")}>
                { fill_template(LINE, &[&d]) }
                if *count > 0 {
                    { fill_template(POINTS, &[&middle.translate(), &count.to_string()]) }
                }
            </g>
        })
    });
    html! { <>{ for lines }</> }
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
        // Out above, round the last, back below, round the first.
        assert!(path.starts_with("M26 -31C"), "{path}");
        assert!(path.contains("A40 40 0 0 1 226 -31C"), "{path}");
        assert!(path.contains("A40 40 0 1 1 374 31C"), "{path}");
        assert!(path.ends_with("A40 40 0 1 1 26 -31Z"), "{path}");
        assert_eq!(path.matches('C').count(), 4);
    }
}
