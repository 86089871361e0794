//! The stones in the holes of Trias, and the animation of a sowing. At each beat only the holes that change are
//! rendered, so that the work per beat does not grow with the number of laps.

use super::super::BoardView;
#[cfg(feature = "page")]
use super::super::html::with_slots;
use super::super::layout::{BoardLayout, BoardPlace, Point};
use super::super::node::{AttrValue, Element, Node, element, fill_template, template};
use super::super::seeds::{DRAWN, href_and_transform, seed, seed_position};
use super::super::sowing::{SowingTimeline, at};
use super::super::view::{paced, unpaced};
use super::{COLUMNS, HoleShape, sows_at_once};
#[cfg(feature = "page")]
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use trivium_rules::core::{Event, Seat, Site};
use trivium_words::fill;
#[cfg(feature = "page")]
use yew::prelude::{Html, Properties, component, hook, html, use_effect_with, use_mut_ref, use_state_eq};

#[cfg_attr(feature = "page", derive(Properties))]
#[derive(Clone)]
pub struct StonesProps {
    pub view: Rc<BoardView>,
    pub layout: Rc<BoardLayout>,
    pub sowing: Rc<SowingTimeline>,
    /// Whether the user skipped the animation.
    pub skipped: bool,
    /// The prefix of SVG ids.
    pub prefix: AttrValue,
    /// The board's rotation in quarter turns.
    pub quarters: u8,
}

impl PartialEq for StonesProps {
    /// Compares the sowing by pointer: a new one is created only when it changes.
    fn eq(&self, other: &StonesProps) -> bool {
        self.view == other.view
            && Rc::ptr_eq(&self.sowing, &other.sowing)
            && (&self.prefix, self.quarters) == (&other.prefix, other.quarters)
    }
}

/// The stones with their numbers, the hand, and the removed stones.
#[cfg(feature = "page")]
#[component]
pub fn Stones(props: &StonesProps) -> Html {
    let time = use_time((props.view.serial, props.skipped), &props.sowing);
    let hole = |(site, hole): (Site, HoleProps)| html! { <Hole key={site.index()} ..hole /> };
    with_slots(at_time(props, time, Node::Slot("holes")), &|_| holes(props, time).map(hole).collect())
}

/// The stones after the end of the sowing.
pub fn final_stones(props: &StonesProps) -> Node {
    at_time(props, u32::MAX, Node::list(holes(props, u32::MAX).map(|(_, props)| hole(&props))))
}

fn holes(props: &StonesProps, time: u32) -> impl Iterator<Item = (Site, HoleProps)> {
    let StonesProps { view, layout, sowing, prefix, quarters, .. } = props;
    layout.places().map(move |place| {
        let (count, fell) = sowing.count_at(place.site, time);
        let foreseen = view.foreseen.contains(&place.site);
        let (place, prefix) = (place.clone(), prefix.clone());
        (place.site, HoleProps { place, count, fell, foreseen, prefix, quarters: *quarters })
    })
}

/// The stones at a time; `holes` are the holes as already drawn.
fn at_time(props: &StonesProps, time: u32, holes: Node) -> Node {
    let StonesProps { layout, sowing, prefix, quarters, .. } = props;
    let shape = HoleShape::of(*quarters);
    let hand = at(&sowing.beats, time)
        .and_then(|site| layout.point(site))
        .map(|at| element!(g, "transform" = at.translate()).with(template(shape.outline(prefix, "hand", 3))));
    let lap = at(&sowing.laps, time).map(|lap| {
        let plate = "<rect x='-80' y='-36' width='160' height='72' rx='36'/><text y='20'>{0}</text>";
        element!(g, "class" = "laps").with(fill_template(plate, &[&lap.to_string()]))
    });
    // Keyed children need a parent of their own, because Yew matches mixed children by index.
    Node::List(vec![
        element!(g, "class" = sowing.next(time).is_some().then_some("sowing")).with(holes).into(),
        element!(g).all(hand).into(),
        element!(g).all(leaving(props, time)).into(),
        element!(g).all(lap).into(),
    ])
}

/// Elapsed time of the sowing with this key, in milliseconds. If animations are off, a time after the end.
#[cfg(feature = "page")]
#[hook]
fn use_time(key: (u32, bool), sowing: &Rc<SowingTimeline>) -> u32 {
    let reached = use_state_eq(|| (key, 0));
    let began = use_mut_ref(|| 0.0);
    let time = if reached.0 == key { reached.1 } else { 0 };
    let moves = sowing.length() > 0 && (time > 0 || !sows_at_once());
    let (sowing, reached) = (sowing.clone(), reached.setter());
    use_effect_with((key, time, moves), move |(key, time, moves)| {
        let key = *key;
        if *time == 0 {
            began.replace(js_sys::Date::now());
        }
        let timer = sowing.next(*time).filter(|_| *moves).map(|next| {
            let elapsed = move || (js_sys::Date::now() - *began.borrow()).max(0.0) as u32;
            // If a render is late, beats are skipped: each render shows the stones of its own time.
            let wait = paced(next).saturating_sub(elapsed());
            Timeout::new(wait, move || reached.set((key, next.max(unpaced(elapsed())))))
        });
        move || drop(timer)
    });
    if moves { time } else { u32::MAX }
}

/// Largest distance of a seed from the centre of its hole, horizontally and vertically.
fn reach(shape: HoleShape) -> (i32, i32) {
    let edge = shape.seed * 2 / 5;
    (shape.half.x - edge, shape.half.y - edge)
}

#[cfg_attr(feature = "page", derive(Properties))]
#[derive(Clone, PartialEq)]
struct HoleProps {
    place: BoardPlace,
    count: u16,
    /// Whether the last stone has just fallen.
    fell: bool,
    /// Whether this is a preview with more stones than the hole has now.
    foreseen: bool,
    prefix: AttrValue,
    quarters: u8,
}

/// A hole, as a component, so that it re-renders only when it changes.
#[cfg(feature = "page")]
#[component]
fn Hole(props: &HoleProps) -> Html {
    hole(props).into()
}

/// Seeds are keyed, so that the remaining ones keep their elements.
fn hole(props: &HoleProps) -> Node {
    let HoleProps { place, count, fell, foreseen, prefix, quarters } = props;
    let shape = HoleShape::of(*quarters);
    let seeds = (0..DRAWN.min(*count)).map(|index| {
        let (href, transform) = href_and_transform(prefix, place.site, index, reach(shape), shape.seed);
        let class = (*fell && index + 1 == *count).then_some("fell");
        element!(use, "href" = href, "transform" = transform, "class" = class).key(index)
    });
    let many = if *count == 0 { "many none" } else { "many" };
    let [x, y] = [shape.number.x, shape.number.y].map(|n| n.to_string());
    let neutral = place.site.index() as usize / COLUMNS == 1;
    let class = if neutral { "hollowed middle" } else { "hollowed" };
    let foreseen = foreseen.then_some("piece foreseen");
    element!(g, "transform" = place.at.translate(), "class" = class)
        .with(template([shape.outline(prefix, "lip", 3), shape.outline(prefix, "bowl", 0)].concat()))
        .with(element!(g, "transform" = shape.hole.translate(), "class" = foreseen).all(seeds))
        .with(element!(text, "x" = x, "y" = y, "class" = many).with(count.to_string()))
        .into()
}

/// Removed stones rise and move to the side of the seat that gets them.
fn leaving(props: &StonesProps, time: u32) -> Option<Element> {
    let StonesProps { view, layout, sowing, prefix, quarters, .. } = props;
    let shape = HoleShape::of(*quarters);
    let (site, count, from): (Site, u16, u32) = sowing.removal?;
    if time < from || time == u32::MAX {
        return None;
    }
    let by = view.events.iter().rev().find_map(|event| match event {
        Event::Taken { by, .. } => Some(*by),
        _ => None,
    });
    let out = if by == Some(Seat::ONE) { 1 } else { -1 };
    let at = layout.point(site)?;
    let side = Point { x: 0, y: out * shape.board().1 }.quarters(*quarters);
    let Point { x, y } = shape.hole;
    let to = if side.x == 0 { Point { x: 0, y: side.y - at.y } } else { Point { x: side.x - at.x, y: 0 } };
    let seeds = (0..count.min(DRAWN)).map(|index| {
        let (dx, dy) = seed_position(site, index, reach(shape));
        let [dx, dy] = [to.x - dx / 2, to.y - dy / 2].map(|n| n.to_string());
        let seed = seed(prefix, site, index, reach(shape), shape.seed);
        fill("<g class='flown' style='--dx:{0}px;--dy:{1}px'>{2}</g>", &[&dx, &dy, &seed])
    });
    let middle = Point { x: at.x + x, y: at.y + y };
    let seeds = template(seeds.collect::<String>());
    Some(element!(g, "transform" = middle.translate()).key(view.serial).with(seeds))
}
