//! The course of a game as a picture: each seat's share from the start to the end, one above the other. It is a slider: by a tap, by
//! arrows, by Home and End one goes to a place.

use crate::core::Seat;
use web_sys::{Element, KeyboardEvent, PointerEvent};
use yew::prelude::*;

/// Height of the picture; shares are in thousandths.
const HEIGHT: usize = 1000;

/// What a [`Graph`] takes.
#[derive(Clone, PartialEq, Properties)]
pub struct GraphProps {
    /// What it is.
    pub label: &'static str,
    /// What it says of the place where the match stands.
    pub text: String,
    /// The shares at each place, `None` where they are not known.
    pub shares: Vec<Option<[u16; Seat::MOST]>>,
    /// How many seats there are.
    pub seats: u8,
    /// The places at which the match can stand, in their order.
    pub stops: Vec<usize>,
    /// Places to be seen from afar, and whose they are.
    pub marks: Vec<(usize, Seat)>,
    /// Where the match stands.
    pub ply: usize,
    /// Goes to a place.
    pub go: Callback<usize>,
}

/// The picture.
#[component]
pub fn Graph(props: &GraphProps) -> Html {
    let GraphProps { label, text, shares, seats, stops, marks, ply, go } = props;
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
    let bands = bands(shares, *seats).into_iter().enumerate().map(|(seat, outline)| {
        html! { <path key={seat} data-seat={(seat + 1).to_string()} d={outline} /> }
    });
    // In whole numbers: to write others takes code that nothing else at a table needs.
    let left = |ply: usize| ["left:calc(100% / ", &last.to_string(), " * ", &ply.to_string(), ")"].concat();
    let marks = marks.iter().map(|(ply, seat)| {
        html! { <i key={*ply} class="mark" data-seat={seat.to_string()} style={left(*ply)} /> }
    });
    html! {
        <div
            ref={node}
            class="course"
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
            { for marks }
            <i class="now" style={left((*ply).min(last))} />
        </div>
    }
}

/// The outlines of what each seat has, the first at the bottom. Between places that are known they run straight; with fewer than
/// two such places there are none.
fn bands(shares: &[Option<[u16; Seat::MOST]>], seats: u8) -> Vec<String> {
    let known: Vec<_> = shares.iter().enumerate().filter_map(|(ply, shares)| Some((ply, (*shares)?))).collect();
    if known.len() < 2 {
        return Vec::new();
    }
    let edge = |below: usize| {
        let height = move |shares: [u16; Seat::MOST]| shares[..below].iter().map(|s| usize::from(*s)).sum::<usize>();
        known.iter().map(move |(ply, shares)| (100 * ply, HEIGHT.saturating_sub(height(*shares))))
    };
    let band = |seat: usize| {
        let points = edge(seat).chain(edge(seat + 1).rev());
        let points: Vec<_> = points.map(|(x, y)| [x.to_string(), y.to_string()].join(" ")).collect();
        ["M", &points.join("L"), "Z"].concat()
    };
    (0..usize::from(seats)).map(band).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_stand_on_each_other() {
        let shares = [Some([500, 500, 0]), None, Some([250, 750, 0])];
        let bands = bands(&shares, 2);
        assert_eq!(bands, ["M0 1000L200 1000L200 750L0 500Z", "M0 500L200 750L200 0L0 0Z"]);
    }

    #[test]
    fn one_place_makes_no_course() {
        assert!(bands(&[Some([1000, 0, 0]), None], 2).is_empty());
        assert_eq!(bands(&[Some([400, 300, 300]), Some([1000, 0, 0])], 3).len(), 3);
    }
}
