//! Marks over the pieces that all boards share: lines that count.

use super::BoardView;
use super::layout::{Layout, Point};
use yew::prelude::*;

/// The outline of a band round the way from one point to another, `radius` to each side: nothing inside is covered.
fn band(from: Point, to: Point, radius: i32) -> String {
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

/// Lines that count, each in a band, with their points between the first two places, where no two lines share a place. Bands
/// grow narrower one by one, so that lines in one direction stay apart.
pub fn lines(view: &BoardView, layout: &Layout, radius: i32) -> Html {
    let lines = view.lines.iter().enumerate().filter_map(|(index, (sites, points))| {
        let (from, to) = (layout.point(*sites.first()?)?, layout.point(*sites.last()?)?);
        let second = layout.point(*sites.get(1)?)?;
        let d = band(from, to, radius - 4 * index as i32);
        let middle = Point { x: (from.x + second.x) / 2, y: (from.y + second.y) / 2 };
        Some(html! {
            <g key={format!("{index}-{}", view.serial)} class="line" style={format!("--nth:{index}")}>
                <path class="casing" pathLength="1" d={d.clone()} />
                <path class="stroke" pathLength="1" {d} />
                if *points > 0 {
                    <g transform={middle.translate()}>
                        <g class="points"><circle r="18" /><text y="8">{ *points }</text></g>
                    </g>
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
        assert_eq!(band(left, right, 40), "M-100 -40L100 -40A40 40 0 0 1 100 40L-100 40A40 40 0 0 1 -100 -40Z");
    }
}
