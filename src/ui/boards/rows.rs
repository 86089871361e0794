//! The board of Trias: three rows of holes with seeds. It lies across, or is turned by a quarter where that makes it larger.

use super::frame::{Frame, Target};
use super::layout::{Layout, Place, Point};
use super::pieces::defs;
use super::seeds::{DRAWN, lie, seed};
use super::sowing::{Sowing, Span};
use super::{BoardProps, BoardView, use_prefix};
use crate::core::{Event, Pick, Seat, Site};
use crate::games::trias::board::{COLUMNS, HOLES};
use crate::i18n::BoardText;
use gloo_events::EventListener;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// From a hole to the next one of its row.
const ALONG: i32 = 100;
/// Beyond the outermost holes.
const RIM: i32 = 46;
/// Around the board.
const MARGIN: i32 = 12;

/// The measures of a hole with its number: the board lying across, and turned.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Shape {
    /// From one row to the next.
    across: i32,
    /// Half the hole's width and height.
    half: Point,
    /// Its middle.
    hole: Point,
    /// Where its number stands: the middle of the baseline.
    number: Point,
}

const LYING: Shape =
    Shape { across: 178, half: Point { x: 43, y: 63 }, hole: Point { x: 0, y: -21 }, number: Point { x: 0, y: 79 } };

const TURNED: Shape =
    Shape { across: 270, half: Point { x: 92, y: 43 }, hole: Point { x: -36, y: 0 }, number: Point { x: 94, y: 18 } };

impl Shape {
    const fn of(quarters: u8) -> Shape {
        if quarters.is_multiple_of(2) { LYING } else { TURNED }
    }

    /// Half the board: along the rows, across them.
    const fn board(self) -> (i32, i32) {
        (COLUMNS as i32 * ALONG / 2 + RIM, 3 * self.across / 2 + RIM)
    }
}

/// Whether the board is larger turned, in so much room.
fn larger_turned(width: f64, height: f64) -> bool {
    let scale = |along: i32, (a, b): (i32, i32)| {
        let (wide, high) = if along == 0 { (a, b) } else { (b, a) };
        (width / f64::from(2 * (wide + MARGIN))).min(height / f64::from(2 * (high + MARGIN)))
    };
    scale(1, TURNED.board()) > 1.1 * scale(0, LYING.board())
}

/// The board of Trias.
#[component]
pub fn Rows(props: &BoardProps) -> Html {
    let view = &props.view;
    let prefix = use_prefix(props.id.clone());
    let (ground, turned) = use_turned();
    let quarters = (view.orientation + if turned { 3 } else { 0 }) % 4;
    let (sowing, skip, on_pick) = use_sowing(view, &props.on_pick);
    let foreseen = use_memo((view.serial, view.choosable.clone()), |(_, choosable)| {
        let foresee = props.foresee.as_ref();
        let of = |pick: &Pick| match pick {
            Pick::Site(site) => Some((*site, Foreseen::new(&foresee?.emit(*pick))?)),
            _ => None,
        };
        choosable.iter().filter_map(of).collect::<Vec<_>>()
    });
    let layout = plan(view, quarters);
    let shape = Shape::of(quarters);
    let painter = Painter { view, prefix: &prefix, layout: &layout, shape, quarters, sowing: &sowing };
    let targets = layout.places().map(|place| {
        let foreseen = foreseen.iter().find(|(site, _)| *site == place.site).map(|(_, foreseen)| *foreseen);
        painter.target(place, foreseen)
    });
    html! {
        <Frame
            board={BoardProps { on_pick, ..props.clone() }}
            layout={layout.clone()}
            targets={targets.collect::<Vec<_>>()}
            ground={html! { <g ref={ground}>{ painter.ground() }</g> }}
            over={painter.over()}
            on_press={skip}
        />
    }
}

/// A reference to something inside the board, and whether the board is to be turned by a quarter.
#[hook]
fn use_turned() -> (NodeRef, bool) {
    let inside = use_node_ref();
    let turned = use_state_eq(|| false);
    {
        let (inside, turned) = (inside.clone(), turned.setter());
        use_effect_with((), move |()| {
            let measure = move || {
                let board = inside.cast::<Element>().and_then(|e| e.closest(".board").ok().flatten());
                if let Some(room) = board.map(|board| board.get_bounding_client_rect()) {
                    turned.set(larger_turned(room.width(), room.height()));
                }
            };
            measure();
            let listener = web_sys::window().map(|w| EventListener::new(&w, "resize", move |_| measure()));
            move || drop(listener)
        });
    }
    (inside, *turned)
}

/// The sowing that is to be seen; what to do when the board is pressed, which skips it; and what to do with a pick: while
/// something is sown it skips that, too, and does no more.
#[hook]
fn use_sowing(view: &Rc<BoardView>, on_pick: &Callback<Pick>) -> (Rc<Sowing>, Callback<()>, Callback<Pick>) {
    let skipped = use_state_eq(|| None::<u32>);
    let started = use_mut_ref(|| f64::MIN);
    let pressed = use_mut_ref(|| false);
    let serial = view.serial;
    let sowing = use_memo((serial, *skipped == Some(serial)), |(_, skipped)| {
        let mut counts = [0; HOLES];
        for piece in &view.scene.pieces {
            counts[piece.sites[0].0 as usize] = piece.count;
        }
        Sowing::new(&counts, if *skipped { &[] } else { &view.events })
    });
    {
        let started = started.clone();
        use_effect_with(serial, move |_| {
            started.replace(js_sys::Date::now());
        });
    }
    let length = f64::from(sowing.length);
    let running = move || length > 0.0 && js_sys::Date::now() - *started.borrow() < length && !still();
    let running = Rc::new(running);
    let skip = {
        let (skipped, pressed, running) = (skipped.setter(), pressed.clone(), running.clone());
        Callback::from(move |()| {
            let runs = running();
            pressed.replace(runs);
            if runs {
                skipped.set(Some(serial));
            }
        })
    };
    let pick = {
        let (on_pick, skipped) = (on_pick.clone(), skipped.setter());
        Callback::from(move |pick| {
            if running() {
                skipped.set(Some(serial));
            } else if !pressed.replace(false) {
                on_pick.emit(pick);
            }
        })
    };
    (sowing, skip, pick)
}

/// Whether whoever looks wants nothing to move.
fn still() -> bool {
    let query = web_sys::window().and_then(|w| w.match_media("(prefers-reduced-motion: reduce)").ok().flatten());
    query.is_some_and(|query| query.matches())
}

/// What a choice comes to.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Foreseen {
    /// Where the last stone falls.
    end: Site,
    /// From where stones leave the board, and how many.
    taken: (Site, u16),
}

impl Foreseen {
    fn new(events: &[Event]) -> Option<Foreseen> {
        let mut back = events.iter().rev();
        let taken = back.find_map(|event| match event {
            Event::Taken { site, count, .. } => Some((*site, *count)),
            _ => None,
        });
        let end = back.find_map(|event| match event {
            Event::Sown { into, .. } => into.last().copied(),
            _ => None,
        });
        Some(Foreseen { end: end?, taken: taken? })
    }
}

/// Where everything lies. The board's middle is the origin, round which it turns.
fn plan(view: &BoardView, quarters: u8) -> Rc<Layout> {
    let shape = Shape::of(quarters);
    let place = |(site, name): &(Site, AttrValue)| {
        let (row, column) = (site.0 as i32 / COLUMNS as i32, site.0 as i32 % COLUMNS as i32);
        let x = ALONG * column - ALONG * (COLUMNS as i32 - 1) / 2;
        Place { site: *site, name: name.clone(), at: Point { x, y: shape.across * (1 - row) }.quarters(quarters) }
    };
    let mut layout = Layout::new(view.sites.iter().map(place).collect(), ALONG / 4, 0);
    let (along, across) = shape.board();
    let (wide, high) = if quarters.is_multiple_of(2) { (along, across) } else { (across, along) };
    layout.frame = [-wide - MARGIN, -high - MARGIN, 2 * (wide + MARGIN), 2 * (high + MARGIN)];
    Rc::new(layout)
}

/// The class and style of what is seen in a span.
fn seen(span: Span) -> (Option<&'static str>, Option<String>) {
    match (span.from, span.until) {
        (0, None) => (None, None),
        (0, Some(until)) => (Some("until"), Some(format!("--l:{until}ms"))),
        (from, None) => (Some("since"), Some(format!("--s:{from}ms"))),
        (from, Some(until)) => (Some("while"), Some(format!("--s:{from}ms;--l:{}ms", until - from))),
    }
}

struct Painter<'a> {
    view: &'a BoardView,
    prefix: &'a str,
    layout: &'a Layout,
    shape: Shape,
    quarters: u8,
    sowing: &'a Sowing,
}

impl Painter<'_> {
    /// A hole's outline, so much wider on each side.
    fn hole(&self, class: &'static str, more: i32) -> Html {
        let fill = (class == "bowl").then(|| ["url(#", self.prefix, "-bowl)"].concat());
        let Shape { half, hole, .. } = self.shape;
        let (x, y) = (half.x + more, half.y + more);
        html! {
            <rect {class} x={(hole.x - x).to_string()} y={(hole.y - y).to_string()} width={(2 * x).to_string()}
                height={(2 * y).to_string()} rx={x.min(y).to_string()} {fill} />
        }
    }

    /// The transparent target of a hole with its marks.
    fn target(&self, place: &Place, foreseen: Option<Foreseen>) -> Target {
        let (wide, high) =
            if self.quarters.is_multiple_of(2) { (ALONG, self.shape.across) } else { (self.shape.across, ALONG) };
        let shape = html! {
            <>
                <rect class="hit" x={(-wide / 2).to_string()} y={(-high / 2).to_string()} width={wide.to_string()}
                    height={high.to_string()} />
                { self.hole("mark", 2) }
                { self.hole("ticks", 2) }
                { self.hole("ring", 5) }
                { for foreseen.map(|foreseen| self.foreseen(place.at, foreseen)) }
            </>
        };
        let said = foreseen.and_then(|Foreseen { end, taken }| {
            let end = self.layout.place(end)?;
            Some(self.view.say(BoardText::Sowing { end: &end.name, removed: taken.1 }))
        });
        Target { shape, foreseen: said, ..Target::default() }
    }

    /// Where a turn from the hole there ends, and what it removes.
    fn foreseen(&self, from: Point, foreseen: Foreseen) -> Html {
        let at = |site| {
            let to = self.layout.point(site).unwrap_or_default();
            Point { x: to.x - from.x, y: to.y - from.y }.translate()
        };
        let (taken, count) = foreseen.taken;
        let Point { x, y } = self.shape.hole;
        html! {
            <g class="foreseen">
                <g transform={at(foreseen.end)}>{ self.hole("ends", 3) }</g>
                <g transform={at(taken)}>
                    <g transform={Point { x, y }.translate()}>
                        <circle r="37" /><text y="13">{ "−" }{ count }</text>
                    </g>
                </g>
            </g>
        }
    }

    /// Definitions, board, holes, numbers and seeds; what leaves lies over them.
    fn ground(&self) -> Html {
        let (along, across) = self.shape.board();
        let rect = |class: &'static str, along: i32, across: i32, radius: i32, fill: Option<String>| {
            html! {
                <rect {class} x={(-along).to_string()} y={(-across).to_string()} width={(2 * along).to_string()}
                    height={(2 * across).to_string()} rx={radius.to_string()} {fill} />
            }
        };
        let turn = format!("rotate({})", 90 * i32::from(self.quarters));
        let url = |what: &str| Some(format!("url(#{}-{what})", self.prefix));
        let solid = |class: &'static str, down: i32| {
            html! { <g transform={format!("translate(0 {down})")}><g transform={turn.clone()}>{ rect(class, along, across, 54, None) }</g></g> }
        };
        html! {
            <>
                <defs>
                    { defs(self.prefix, self.view) }
                    <linearGradient id={format!("{}-wood", self.prefix)} class="plank" x2="0" y2="1"><stop /><stop offset="1" /></linearGradient>
                    <linearGradient id={format!("{}-bowl", self.prefix)} class="carved" x2="0" y2="1">
                        <stop /><stop offset="0.5" /><stop offset="1" />
                    </linearGradient>
                </defs>
                { solid("plank-shadow", 10) }
                { solid("plank-wall", 6) }
                <g transform={turn.clone()}>
                    { rect("plank-face", along, across, 54, url("wood")) }
                    <path class="veins" d={veins(along, across)} />
                    { rect("bead", along - 9, across - 9, 46, None) }
                    { rect("neutral", along - 20, self.shape.across / 2 - 3, 30, None) }
                    { for Seat::all(2).map(|seat| self.edge(seat)) }
                </g>
                if self.view.coordinates { { self.coordinates() } }
                { for self.layout.places().map(|place| self.stones(place)) }
                { self.hand() }
                { self.leaving() }
            </>
        }
    }

    /// The line inlaid along a seat's row: whole for the first seat, double for the second.
    fn edge(&self, seat: Seat) -> Html {
        let (along, across) = self.shape.board();
        let out = if seat == Seat::ONE { 1 } else { -1 };
        let y = out * (across - 24);
        let d = format!("M{} {y}H{}", 40 - along, along - 40);
        let acts = self.view.to_act == Some(seat);
        let class = if seat == Seat::ONE { "s1" } else { "s2" };
        html! {
            <g class={classes!("edge", class, acts.then_some("acts"))}>
                <path class="inlay" d={d.clone()} /><path class="parted" {d} />
            </g>
        }
    }

    /// Letters along South's row, numbers before each row.
    fn coordinates(&self) -> Html {
        let (along, across) = self.shape.board();
        let name = |text: String, x: i32, y: i32| {
            let Point { x, y } = Point { x, y }.quarters(self.quarters);
            html! { <text class="name" x={x.to_string()} y={(y + 9).to_string()}>{ text }</text> }
        };
        let columns = (0..COLUMNS as i32).map(|column| {
            let letter = char::from(b'A' + column as u8).to_string();
            name(letter, ALONG * column - along + RIM + ALONG / 2, across - 24)
        });
        let rows = (0..3).map(|row| name((row + 1).to_string(), 26 - along, self.shape.across * (1 - row)));
        html! { <>{ for columns }{ for rows }</> }
    }

    /// How far from a hole's middle seeds lie at most.
    fn reach(&self) -> (i32, i32) {
        (self.shape.half.x - 17, self.shape.half.y - 17)
    }

    /// A hole with its seeds and its number, now and on the way here.
    fn stones(&self, place: &Place) -> Html {
        let site = place.site;
        let moved = self.sowing.counts(site).nth(1).is_some();
        let seeds =
            (0..DRAWN).flat_map(|index| self.sowing.stone(site, index).into_iter().map(move |span| (index, span)));
        let seeds = seeds.map(|(index, span)| {
            let (class, style) = seen(span);
            html! { <g class={classes!("seed", class)} {style}>{ seed(self.prefix, site, index, self.reach()) }</g> }
        });
        let Point { x, y } = self.shape.number;
        let numbers = self.sowing.counts(site).map(|(count, span)| {
            let (class, style) = seen(span);
            let class = classes!("many", class, (count == 0).then_some("none"));
            html! { <text {class} {style} x={x.to_string()} y={y.to_string()}>{ count }</text> }
        });
        let Point { x, y } = self.shape.hole;
        let key = format!("{}-{}-{}", site.0, if moved { self.view.serial } else { 0 }, self.quarters);
        let neutral = site.0 as usize / COLUMNS == 1;
        html! {
            <g {key} class={classes!("hollowed", neutral.then_some("middle"))} transform={place.at.translate()}>
                { self.hole("lip", 3) }
                { self.hole("bowl", 0) }
                <g transform={Point { x, y }.translate()}>{ for seeds }</g>
                { for numbers }
            </g>
        }
    }

    /// Where the hand is.
    fn hand(&self) -> Html {
        let beats = self.sowing.beats.iter().filter_map(|(site, span)| {
            let at = self.layout.point(*site)?;
            let style = format!("--s:{}ms;--l:{}ms", span.from, span.until? - span.from);
            Some(html! { <g class="while" {style} transform={at.translate()}>{ self.hole("hand", 3) }</g> })
        });
        html! { <g key={format!("hand-{}", self.view.serial)}>{ for beats }</g> }
    }

    /// What is removed lifts and goes to its taker's side.
    fn leaving(&self) -> Html {
        let Some((site, count, from)) = self.sowing.gone else { return html! {} };
        let by = self.view.events.iter().find_map(|event| match event {
            Event::Taken { by, .. } => Some(*by),
            _ => None,
        });
        let out = if by == Some(Seat::ONE) { 1 } else { -1 };
        let Some(at) = self.layout.point(site) else { return html! {} };
        let side = Point { x: 0, y: out * self.shape.board().1 }.quarters(self.quarters);
        let Point { x, y } = self.shape.hole;
        let to = if side.x == 0 { Point { x: 0, y: side.y - at.y } } else { Point { x: side.x - at.x, y: 0 } };
        let seeds = (0..count.min(DRAWN)).map(|index| {
            let (dx, dy) = lie(site, index, self.reach());
            let style = format!("--s:{from}ms;--dx:{}px;--dy:{}px", to.x - dx / 2, to.y - dy / 2);
            html! { <g class="flown" {style}>{ seed(self.prefix, site, index, self.reach()) }</g> }
        });
        let middle = Point { x: at.x + x, y: at.y + y };
        html! {
            <g key={format!("gone-{}", self.view.serial)} transform={middle.translate()}>{ for seeds }</g>
        }
    }

    /// The number of the lap while laps are counted.
    fn over(&self) -> Html {
        let laps = self.sowing.laps.iter().map(|(lap, span)| {
            let (class, style) = seen(*span);
            html! { <text class={classes!(class)} {style} y="20">{ lap }</text> }
        });
        let (Some((_, first)), Some((_, last))) = (self.sowing.laps.first(), self.sowing.laps.last()) else {
            return html! {};
        };
        let (class, style) = seen(Span { from: first.from, until: last.until });
        html! {
            <g key={self.view.serial} class="laps">
                <g class={classes!(class)} {style}><rect x="-80" y="-36" width="160" height="72" rx="36" /></g>
                { for laps }
            </g>
        }
    }
}

/// The grain of the board along its rows.
fn veins(along: i32, across: i32) -> String {
    let mut path = String::new();
    for (index, part) in [-88, -70, -41, -29, 2, 23, 47, 58, 84].into_iter().enumerate() {
        let (y, bend) = (part * across / 100, [14, -9, 11, -16, 8][index % 5]);
        let third = 2 * along / 3;
        path.push_str(&format!("M{} {y}c{third} {bend} {third} {} {} {}", -along, -bend, 2 * along, bend / 2));
    }
    path
}

#[cfg(test)]
mod tests;
