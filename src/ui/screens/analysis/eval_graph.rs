//! Stacked area chart of the seats' shares over the match. It is a slider: a tap, the arrow keys, Home and End select a
//! ply.

use trivium_rules::core::Seat;
use web_sys::{Element, KeyboardEvent, PointerEvent};
use yew::prelude::*;

/// Height of the chart; shares are in thousandths.
const HEIGHT: usize = 1000;
/// Above this number of stops, the chart has no dots.
const MAX_DOTS: usize = 60;
/// Half the width of a strip; one ply is 100 wide.
const HALF_STRIP: usize = 10;

#[derive(Clone, PartialEq, Properties)]
pub struct EvalGraphProps {
    pub label: &'static str,
    /// Describes the selected ply for screen readers.
    pub text: String,
    /// The shares at each ply; `None` while unknown.
    pub shares: Vec<Option<[u16; Seat::MOST]>>,
    pub seats: u8,
    /// The plies that can be selected, in ascending order.
    pub stops: Vec<usize>,
    /// Highlighted decisions: the ply before each, and the seat that decided.
    pub marks: Vec<(usize, Seat)>,
    pub ply: usize,
    /// Called with the ply that the user selects.
    pub go: Callback<usize>,
}

#[component]
pub fn EvalGraph(props: &EvalGraphProps) -> Html {
    let EvalGraphProps { label, text, shares, seats, stops, marks, ply, go } = props;
    let last = shares.len().saturating_sub(1).max(1);
    let onkeydown = {
        let (stops, ply, go) = (stops.clone(), *ply, go.clone());
        Callback::from(move |event: KeyboardEvent| {
            let to = match event.key().as_str() {
                "ArrowLeft" | "ArrowDown" => stops.iter().rfind(|stop| **stop < ply),
                "ArrowRight" | "ArrowUp" => stops.iter().find(|stop| **stop > ply),
                "Home" => stops.first(),
                "End" => stops.last(),
                _ => return,
            };
            event.prevent_default();
            if let Some(to) = to {
                go.emit(*to);
            }
        })
    };
    let node = use_node_ref();
    let onpointerdown = {
        let (stops, go, node) = (stops.clone(), go.clone(), node.clone());
        Callback::from(move |event: PointerEvent| {
            let Some(graph) = node.cast::<Element>() else { return };
            let bounds = graph.get_bounding_client_rect();
            let part = (f64::from(event.client_x()) - bounds.left()) / bounds.width().max(1.0);
            let wanted = part * last as f64;
            let nearest = |a: &&usize, b: &&usize| (**a as f64 - wanted).abs().total_cmp(&(**b as f64 - wanted).abs());
            if let Some(to) = stops.iter().min_by(nearest) {
                go.emit(*to);
            }
        })
    };
    let bands = bands(shares, stops, *seats).into_iter().enumerate().map(|(seat, outline)| {
        html! { <path key={seat} data-seat={(seat + 1).to_string()} d={outline} /> }
    });
    // Integers in `calc()`: formatting floats would add code to the page.
    let part = |at: usize, of: usize| ["calc(100% / ", &of.to_string(), " * ", &at.to_string(), ")"].concat();
    // With more stops, the dots would overlap.
    let dotted = *seats == 2 && stops.len() <= MAX_DOTS;
    let points = stops.iter().filter(|_| dotted).filter_map(|stop| {
        let y = height((*shares.get(*stop)?)?, 1);
        let style = ["--x:", &part(*stop, last), ";--y:", &part(y, HEIGHT)].concat();
        Some(html! { <i key={format!("point-{stop}")} class="point" {style} /> })
    });
    let marks = marks.iter().filter_map(|(ply, seat)| {
        let (at, height) = mark(shares, stops, *seats, *ply, *seat)?;
        let style = ["--x:", &part(at, last), ";--y:", &part(height, HEIGHT)].concat();
        Some(html! { <i key={*ply} class="spot" data-seat={seat.to_string()} {style} /> })
    });
    html! {
        <div
            ref={node}
            class="eval-graph"
            role="slider"
            tabindex="0"
            aria-label={*label}
            aria-valuemin="0"
            aria-valuemax={last.to_string()}
            aria-valuenow={ply.to_string()}
            aria-valuetext={text.clone()}
            title={text.clone()}
            {onkeydown}
            {onpointerdown}
        >
            <svg viewBox={format!("0 0 {} {HEIGHT}", 100 * last)} preserveAspectRatio="none" aria-hidden="true">
                { for bands }
            </svg>
            { for points }
            { for marks }
            <i class="now" style={["left:", &part((*ply).min(last), last)].concat()} />
        </div>
    }
}

/// Y coordinate of the upper edge of the lowest `below` bands.
fn height(shares: [u16; Seat::MOST], below: usize) -> usize {
    HEIGHT.saturating_sub(shares[..below].iter().map(|share| usize::from(*share)).sum())
}

/// Position of a decision's mark: on the edge of its seat's band, at the next stop, or at `ply` while the next stop is
/// unknown.
fn mark(
    shares: &[Option<[u16; Seat::MOST]>],
    stops: &[usize],
    seats: u8,
    ply: usize,
    seat: Seat,
) -> Option<(usize, usize)> {
    let known = |at: usize| Some((at, (*shares.get(at)?)?));
    let next = stops.iter().copied().find(|stop| *stop > ply);
    let (at, shares) = next.and_then(known).or_else(|| known(ply))?;
    // The top seat's upper edge is the frame, so its mark goes on its lower edge.
    let below = (seat.index() + 1).min(usize::from(seats) - 1);
    Some((at, height(shares, below)))
}

/// One SVG path per seat, the first seat at the bottom. Straight lines join neighbouring stops, and unknown values
/// leave a gap. A stop between two gaps becomes a strip, because a point would be invisible.
fn bands(shares: &[Option<[u16; Seat::MOST]>], stops: &[usize], seats: u8) -> Vec<String> {
    let places: Vec<_> = stops.iter().map(|stop| (100 * stop, shares.get(*stop).copied().flatten())).collect();
    let mut runs: Vec<Vec<_>> = Vec::new();
    for run in places.split(|(_, shares)| shares.is_none()) {
        let run: Vec<_> = run.iter().filter_map(|(x, shares)| Some((*x, (*shares)?))).collect();
        match run[..] {
            [] => {}
            [(x, shares)] => runs.push(vec![(x.saturating_sub(HALF_STRIP), shares), (x + HALF_STRIP, shares)]),
            _ => runs.push(run),
        }
    }
    let outline = |run: &Vec<(usize, [u16; Seat::MOST])>, seat: usize| {
        let edge = |below: usize| run.iter().map(move |(x, shares)| (*x, height(*shares, below)));
        let points = edge(seat).chain(edge(seat + 1).rev());
        let points: Vec<_> = points.map(|(x, y)| [x.to_string(), y.to_string()].join(" ")).collect();
        ["M", &points.join("L"), "Z"].concat()
    };
    (0..usize::from(seats)).map(|seat| runs.iter().map(|run| outline(run, seat)).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bands_are_stacked() {
        let shares = [Some([500, 500, 0]), None, Some([250, 750, 0])];
        // Ply 1 is a chance draw.
        let outlines = bands(&shares, &[0, 2], 2);
        assert_eq!(outlines, ["M0 1000L200 1000L200 750L0 500Z", "M0 500L200 750L200 0L0 0Z"]);
    }

    #[test]
    fn unknown_values_leave_a_gap() {
        let [even, lost] = [[500, 500, 0], [0, 1000, 0]].map(Some);
        let outlines = bands(&[even, lost, None, even, None], &[0, 1, 2, 3, 4], 2);
        assert_eq!(outlines[0], "M0 1000L100 1000L100 1000L0 500ZM290 1000L310 1000L310 500L290 500Z");
        assert_eq!(bands(&[None, None], &[0, 1], 2), ["", ""]);
        assert_eq!(bands(&[Some([400, 300, 300]), Some([1000, 0, 0])], &[0, 1], 3).len(), 3);
    }

    #[test]
    fn marks_lie_on_the_edges_of_bands() {
        let shares = [Some([500, 500, 0]), Some([250, 750, 0]), None, Some([700, 300, 0])];
        let at = |ply, seat| mark(&shares, &[0, 1, 3], 2, ply, seat);
        assert_eq!(at(0, Seat::ONE), Some((1, 750)));
        assert_eq!(at(0, Seat::TWO), Some((1, 750)));
        // The next stop is after the chance draw.
        assert_eq!(at(1, Seat::TWO), Some((3, 300)));
        let unknown = [Some([200, 300, 500]), None];
        let at = |seat| mark(&unknown, &[0, 1], 3, 0, seat);
        assert_eq!([Seat::ONE, Seat::TWO, Seat::THREE].map(at), [Some((0, 800)), Some((0, 500)), Some((0, 500))]);
    }
}
