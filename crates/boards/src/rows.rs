//! The board of Trias: three rows of holes with seeds. The rows are horizontal, or vertical where that makes the board
//! larger.

mod stones;

use super::drawing::{CellTarget, Drawing};
#[cfg(feature = "page")]
use super::frame::Frame;
#[cfg(feature = "page")]
use super::html::with_slots;
use super::layout::{BoardLayout, BoardPlace, Point};
use super::node::{AttrValue, Element, Markup, Node, classes, element, fill_template, template};
use super::pieces::{defs, of_nobody};
use super::seeds::{seed, seed_defs};
use super::sowing::SowingTimeline;
use super::view::paced;
use super::{BoardCode, BoardInfo, BoardView, PaperInfo, sows_at_once};
#[cfg(feature = "page")]
use super::{BoardProps, use_prefix};
#[cfg(feature = "page")]
use gloo::events::EventListener;
use std::rc::Rc;
#[cfg(feature = "page")]
use stones::Stones;
use stones::StonesProps;
use trivium_rules::core::{Event, Pick, Seat, Site};
use trivium_rules::games::trias::board::{COLUMNS, HOLES};
use trivium_words::{BoardText, fill};
#[cfg(feature = "page")]
use web_sys::Element as DomElement;
#[cfg(feature = "page")]
use yew::prelude::*;

/// Distance between neighbouring holes of a row.
const ALONG: i32 = 100;
/// Distance from the centre of an outermost hole to the edge of the board.
const RIM: i32 = 46;
const MARGIN: i32 = 12;
/// Dashes of a line with a gap for a letter at each hole: one gap every [`ALONG`]; the middle of the first one is 56
/// after the start of the line.
const LETTERED: &str = "stroke-dasharray='58 42' stroke-dashoffset='23'";

/// Measures of a hole with its number, for horizontal and vertical rows.
#[derive(Clone, Copy, PartialEq, Debug)]
struct HoleShape {
    /// Distance between the rows.
    across: i32,
    /// Half the hole's width and height.
    half: Point,
    /// Centre of the hole.
    hole: Point,
    /// Position of the number: the middle of its baseline.
    number: Point,
    /// Half the height of the neutral row.
    band: i32,
    /// Size of a seed, in percent of its size in a tray.
    seed: i32,
    /// Position of a badge: a corner of the hole, away from seeds and numbers.
    badge: Point,
}

const LYING: HoleShape = HoleShape {
    across: 192,
    half: Point { x: 43, y: 63 },
    hole: Point { x: 0, y: -21 },
    number: Point { x: 0, y: 79 },
    band: 92,
    seed: 34,
    badge: Point { x: 34, y: -74 },
};

const TURNED: HoleShape = HoleShape {
    across: 282,
    half: Point { x: 92, y: 43 },
    hole: Point { x: -36, y: 0 },
    number: Point { x: 95, y: 18 },
    band: 135,
    seed: 50,
    badge: Point { x: -120, y: -30 },
};

impl HoleShape {
    const fn of(quarters: u8) -> HoleShape {
        if quarters.is_multiple_of(2) { LYING } else { TURNED }
    }

    /// Half the board's size, along and across the rows.
    const fn board(self) -> (i32, i32) {
        (COLUMNS as i32 * ALONG / 2 + RIM, 3 * self.across / 2 + RIM)
    }

    /// The outline of a hole, enlarged by `more` on each side.
    fn outline(self, prefix: &str, class: &str, more: i32) -> String {
        let half = Point { x: self.half.x + more, y: self.half.y + more };
        rect(prefix, class, self.hole, half, half.x.min(half.y))
    }
}

/// A rounded rectangle, given its centre and half its size. Those of class `bowl` or `plank-face` have gradients.
fn rect(prefix: &str, class: &str, middle: Point, half: Point, radius: i32) -> String {
    let gradient = match class {
        "bowl" => ["fill='url(#", prefix, "-bowl)'"].concat(),
        "plank-face" => ["fill='url(#", prefix, "-wood)'"].concat(),
        _ => String::new(),
    };
    let numbers = [middle.x - half.x, middle.y - half.y, 2 * half.x, 2 * half.y, radius];
    let [left, top, width, height, radius] = numbers.map(|n| n.to_string());
    let rect = "<rect class='{0}' x='{1}' y='{2}' width='{3}' height='{4}' rx='{5}' {6}/>";
    fill(rect, &[class, &left, &top, &width, &height, &radius, &gradient])
}

/// The board with its gradients. Placeholders: prefix, angle, shadow, wall, face, grain, bead, the neutral row.
const PLANK: &str = "<defs><linearGradient id='{0}-wood' class='plank' x2='0' y2='1'><stop/><stop offset='1'/></linearGradient>\
    <linearGradient id='{0}-bowl' class='carved' x2='0' y2='1'><stop/><stop offset='.5'/><stop offset='1'/></linearGradient>\
    </defs><g transform='translate(0 10)'><g transform='rotate({1})'>{2}</g></g>\
    <g transform='translate(0 6)'><g transform='rotate({1})'>{3}</g></g>\
    <g transform='rotate({1})'>{4}<path class='veins' d='{5}'/>{6}{7}</g>";

/// Whether the board is larger with vertical rows, in a room of this size.
fn larger_turned(width: f64, height: f64) -> bool {
    let scale = |along: i32, (a, b): (i32, i32)| {
        let (wide, high) = if along == 0 { (a, b) } else { (b, a) };
        (width / f64::from(2 * (wide + MARGIN))).min(height / f64::from(2 * (high + MARGIN)))
    };
    scale(1, TURNED.board()) > 1.1 * scale(0, LYING.board())
}

pub const INFO: BoardInfo = BoardInfo {
    sides: [(0, 0), (2, 180), (4, 360)],
    place: 64.0,
    embedded: [1.35, 1.9, 170.0],
    turns: Some(larger_turned),
    paper: PaperInfo { millimetres: [27.0, 16.0], ..PaperInfo::PLAIN },
    ..BoardInfo::PLAIN
};

pub const CODE: BoardCode = BoardCode {
    #[cfg(feature = "page")]
    draw: |props| html! { <Board ..props /> },
    drawing,
    piece_defs: seed_defs,
    piece: of_nobody,
};

#[cfg(feature = "page")]
#[component]
fn Board(props: &BoardProps) -> Html {
    let view = &props.view;
    let prefix = use_prefix(props.id.clone());
    let (ground, turned) = use_turned();
    let quarters = (view.orientation + u8::from(turned == Some(true))) % 4;
    // Drawn before its room is measured, a phone's board would visibly turn.
    let hidden = turned.is_none().then_some("hidden");
    let (sowing, skipped, skip, on_pick) = use_sowing(view, &props.on_pick, &props.on_skip);
    let foreseen = use_memo((view.serial, props.settled, view.choosable.clone()), |(_, settled, choosable)| {
        let preview = props.preview.as_ref().filter(|_| *settled);
        let of = |pick: &Pick| match pick {
            Pick::Site(site) => Some((*site, ChoicePreview::new(&preview?.emit(*pick))?)),
            _ => None,
        };
        choosable.iter().filter_map(of).collect::<Vec<_>>()
    });
    let layout = plan(view, quarters);
    let shape = HoleShape::of(quarters);
    let painter = Painter { view, prefix: &prefix, layout: &layout, shape, quarters, sowing: &sowing };
    let target = |place: &BoardPlace| {
        let foreseen = foreseen.iter().find(|(site, _)| *site == place.site).map(|(_, foreseen)| *foreseen);
        painter.target(place, foreseen)
    };
    let targets = (props.settled && turned.is_some()).then(|| Rc::new(layout.places().map(target).collect()));
    let stones = |_| html! { <Stones ..painter.stones_props(skipped) /> };
    html! {
        <Frame
            board={BoardProps { on_pick, ..props.clone() }}
            layout={layout.clone()}
            {targets}
            ground={html! { <g ref={ground} visibility={hidden}>{ with_slots(painter.ground(Node::Slot("stones")), &stones) }</g> }}
            over={Node::EMPTY}
            on_press={skip}
        />
    }
}

/// The drawing without animations, with horizontal rows unless the view is rotated.
fn drawing(view: &Rc<BoardView>, prefix: &str) -> Drawing {
    let (quarters, prefix) = (view.orientation % 4, AttrValue::from(prefix.to_owned()));
    let (layout, shape) = (plan(view, quarters), HoleShape::of(quarters));
    let sowing = Rc::new(SowingTimeline::new(&counts(view), &[]));
    let painter = Painter { view, prefix: &prefix, layout: &layout, shape, quarters, sowing: &sowing };
    Drawing {
        targets: Rc::new(layout.places().map(|place| painter.target(place, None)).collect()),
        ground: element!(g).with(painter.ground(stones::final_stones(&painter.stones_props(true)))).into(),
        layout: layout.clone(),
        ..Drawing::default()
    }
}

fn counts(view: &BoardView) -> [u16; HOLES] {
    let mut counts = [0; HOLES];
    for piece in &view.scene.pieces {
        counts[piece.sites[0].index() as usize] = piece.count;
    }
    counts
}

/// The reference to an element within the board, and whether the available space is better used by turning the board by
/// 90°. `None` until the space is measured; in a window that is wider than high the board probably stays.
#[cfg(feature = "page")]
#[hook]
fn use_turned() -> (NodeRef, Option<bool>) {
    let inside = use_node_ref();
    let turned = use_state_eq(|| (!is_upright()).then_some(false));
    {
        let (inside, turned) = (inside.clone(), turned.setter());
        use_effect_with((), move |()| {
            let measure = move || {
                let board = inside.cast::<DomElement>().and_then(|e| e.closest(".board").ok().flatten());
                if let Some(room) = board.map(|board| board.get_bounding_client_rect()) {
                    turned.set(Some(larger_turned(room.width(), room.height())));
                }
            };
            measure();
            let listener = web_sys::window().map(|w| EventListener::new(&w, "resize", move |_| measure()));
            move || drop(listener)
        });
    }
    (inside, *turned)
}

/// Whether the window is higher than wide.
#[cfg(feature = "page")]
fn is_upright() -> bool {
    let size =
        |window: web_sys::Window| Some((window.inner_width().ok()?.as_f64()?, window.inner_height().ok()?.as_f64()?));
    web_sys::window().and_then(size).is_some_and(|(width, height)| height > width)
}

/// The sowing to animate, whether it was skipped, a handler for presses, which skips it, and a handler for picks.
/// During a sowing a pick only skips the sowing.
#[cfg(feature = "page")]
#[hook]
fn use_sowing(
    view: &Rc<BoardView>,
    on_pick: &Callback<Pick>,
    on_skip: &Callback<()>,
) -> (Rc<SowingTimeline>, bool, Callback<()>, Callback<Pick>) {
    let skipped = use_state_eq(|| None::<u32>);
    let started = use_mut_ref(|| f64::MIN);
    let pressed = use_mut_ref(|| false);
    let serial = view.serial;
    // A preview is not animated.
    let unanimated = *skipped == Some(serial) || !view.foreseen.is_empty();
    let sowing = use_memo((serial, unanimated, counts(view)), |(_, unanimated, counts)| {
        SowingTimeline::new(counts, if *unanimated { &[] } else { &view.events })
    });
    {
        let started = started.clone();
        use_effect_with(serial, move |_| {
            started.replace(js_sys::Date::now());
        });
    }
    let length = f64::from(paced(sowing.length()));
    // Skips a running sowing. Returns whether there was one.
    let skip = {
        let (skipped, on_skip) = (skipped.setter(), on_skip.clone());
        Rc::new(move || {
            let runs = length > 0.0 && js_sys::Date::now() - *started.borrow() < length && !sows_at_once();
            if runs {
                skipped.set(Some(serial));
                on_skip.emit(());
            }
            runs
        })
    };
    let on_press = {
        let (skip, pressed) = (skip.clone(), pressed.clone());
        Callback::from(move |()| {
            pressed.replace(skip());
        })
    };
    let on_pick = on_pick.clone();
    let pick = Callback::from(move |pick| {
        if !skip() && !pressed.replace(false) {
            on_pick.emit(pick);
        }
    });
    (sowing, *skipped == Some(serial), on_press, pick)
}

/// Width of a letter in a text on the board, and half the height of the text's background.
const LETTER_WIDTH: i32 = 20;
const LABEL_HALF_HEIGHT: i32 = 32;

/// The result of picking a hole.
#[derive(Clone, Copy, PartialEq, Debug)]
struct ChoicePreview {
    /// The hole that gets the last stone.
    end: Site,
    /// The hole whose stones are removed, and their number.
    taken: (Site, u16),
    /// The number of holes that the opponent can choose then.
    left: u16,
}

impl ChoicePreview {
    fn new(events: &[Event]) -> Option<ChoicePreview> {
        let mut back = events.iter().rev();
        let left = back.find_map(|event| match event {
            Event::Leaves { moves, .. } => Some(*moves),
            _ => None,
        });
        let taken = back.find_map(|event| match event {
            Event::Taken { site, count, .. } => Some((*site, *count)),
            _ => None,
        });
        let end = back.find_map(|event| match event {
            Event::Sown { into, .. } => into.last().copied(),
            _ => None,
        });
        Some(ChoicePreview { end: end?, taken: taken?, left: left? })
    }
}

/// Positions of all elements. The centre of the board is the origin.
fn plan(view: &BoardView, quarters: u8) -> Rc<BoardLayout> {
    let shape = HoleShape::of(quarters);
    let place = |(site, name): &(Site, AttrValue)| {
        let (row, column) = (site.index() as i32 / COLUMNS as i32, site.index() as i32 % COLUMNS as i32);
        let x = ALONG * column - ALONG * (COLUMNS as i32 - 1) / 2;
        BoardPlace { site: *site, name: name.clone(), at: Point { x, y: shape.across * (1 - row) }.quarters(quarters) }
    };
    let mut layout = BoardLayout::new(view.sites.iter().map(place).collect(), ALONG / 4, 0);
    let (along, across) = shape.board();
    let (wide, high) = if quarters.is_multiple_of(2) { (along, across) } else { (across, along) };
    layout.frame = [-wide - MARGIN, -high - MARGIN, 2 * (wide + MARGIN), 2 * (high + MARGIN)];
    Rc::new(layout)
}

struct Painter<'a> {
    view: &'a Rc<BoardView>,
    prefix: &'a AttrValue,
    layout: &'a Rc<BoardLayout>,
    shape: HoleShape,
    quarters: u8,
    sowing: &'a Rc<SowingTimeline>,
}

impl Painter<'_> {
    fn target(&self, place: &BoardPlace, foreseen: Option<ChoicePreview>) -> CellTarget {
        let (wide, high) =
            if self.quarters.is_multiple_of(2) { (ALONG, self.shape.across) } else { (self.shape.across, ALONG) };
        let hit = rect(self.prefix, "hit", Point::default(), Point { x: wide / 2, y: high / 2 }, 0);
        let shape = template(
            [
                hit,
                self.shape.outline(self.prefix, "mark", 2),
                self.shape.outline(self.prefix, "ticks", 2),
                self.shape.outline(self.prefix, "ring", 5),
            ]
            .concat(),
        )
        .into();
        let label = foreseen.and_then(|ChoicePreview { end, left, .. }| {
            let end = self.layout.place(end)?;
            Some(self.view.say(BoardText::Sowing { end: &end.name, left }))
        });
        let preview = foreseen.map(|foreseen| self.foreseen(place.at, foreseen));
        CellTarget { shape, foreseen: label, preview, badge: self.shape.badge, ..CellTarget::default() }
    }

    /// The preview of a turn, relative to its first hole: its last hole, and the removed stones. Shown on hover.
    fn foreseen(&self, from: Point, foreseen: ChoicePreview) -> String {
        let at = |site| self.layout.point(site).unwrap_or_default();
        let relative = |at: Point| Point { x: at.x - from.x, y: at.y - from.y }.translate();
        let ChoicePreview { end, taken: (taken, count), left } = foreseen;
        // The last stone, larger than the others.
        let stone =
            ["<g class='ghost'>", &seed(self.prefix, end, 0, (0, 0), 19 * self.shape.seed / 10), "</g>"].concat();
        let ends = fill(
            "<g transform='{0}'>{1}<g transform='{2}'>{3}</g></g>",
            &[&relative(at(end)), &self.shape.outline(self.prefix, "ends", 3), &self.shape.hole.translate(), &stone],
        );
        // If the removed stones are in another hole, their number is shown there.
        let badge = match taken == end {
            true => String::new(),
            false => fill(
                "<g transform='{0}'><g transform='{1}'><circle r='37'/><text y='13'>−{2}</text></g></g>",
                &[&relative(at(taken)), &self.shape.hole.translate(), &count.to_string()],
            ),
        };
        let name = self.layout.place(end).map_or("", |place| &place.name);
        let text = self.view.say(BoardText::SowingLabel { end: name, left });
        let half = LETTER_WIDTH * text.chars().count() as i32 / 2 + LABEL_HALF_HEIGHT;
        let [edge, top, width, height] = self.layout.frame;
        let Point { x, y } = at(end);
        // On the rim, where it covers no hole.
        let y = if y > 0 { top + height - LABEL_HALF_HEIGHT } else { top + LABEL_HALF_HEIGHT };
        let place = Point { x: x.clamp(edge + half, (edge + width - half).max(edge + half)), y };
        let [edge, wide, high, low] =
            [-half, 2 * half, 2 * LABEL_HALF_HEIGHT, -LABEL_HALF_HEIGHT].map(|number| number.to_string());
        let text = fill(
            "<g transform='{0}'><rect class='foretold' x='{1}' y='{2}' width='{3}' height='{4}' rx='{5}'/><text y='12'>{6}</text></g>",
            &[&relative(place), &edge, &low, &wide, &high, &LABEL_HALF_HEIGHT.to_string(), &text],
        );
        [ends, badge, text].concat()
    }

    fn ground(&self, stones: Node) -> Node {
        let (along, across) = self.shape.board();
        let rect = |class: &str, along: i32, across: i32, radius: i32| {
            rect(self.prefix, class, Point::default(), Point { x: along, y: across }, radius)
        };
        let turn = (90 * i32::from(self.quarters)).to_string();
        let board = fill_template(
            PLANK,
            &[
                self.prefix,
                &turn,
                &rect("plank-shadow", along, across, 54),
                &rect("plank-wall", along, across, 54),
                &rect("plank-face", along, across, 54),
                &veins(along, across),
                &rect("bead", along - 9, across - 9, 46),
                &rect("neutral", along - 20, self.shape.band, 30),
            ],
        );
        let turn = ["rotate(", &turn, ")"].concat();
        Node::List(vec![
            element!(defs).with(defs(self.prefix, self.view)).into(),
            element!(g, "class" = "base").with(board).into(),
            element!(g, "transform" = turn).all(Seat::all(2).map(|seat| self.edge(seat))).into(),
            self.view.coordinates.then(|| self.coordinates()).into(),
            stones,
        ])
    }

    fn stones_props(&self, skipped: bool) -> StonesProps {
        StonesProps {
            view: self.view.clone(),
            layout: self.layout.clone(),
            sowing: self.sowing.clone(),
            skipped,
            prefix: self.prefix.clone(),
            quarters: self.quarters,
        }
    }

    /// The inlaid line along a seat's row: solid for the first seat, double for the second, with gaps for letters. Its
    /// arrowhead points where the seat sows.
    fn edge(&self, seat: Seat) -> Element {
        let (along, across) = self.shape.board();
        let out = if seat == Seat::ONE { 1 } else { -1 };
        let y = out * (across - 24);
        let acts = self.view.to_act == Some(seat);
        let class = if seat == Seat::ONE { "s1" } else { "s2" };
        let [tip, barb] = [along - 40, along - 58].map(|x| (out * x).to_string());
        let [left, high, y, low, right] = [40 - along, y - 13, y, y + 13, along - 40].map(|n| n.to_string());
        let gaps = if seat == Seat::ONE && self.view.coordinates { LETTERED } else { "" };
        let line = "<path class='inlay' d='M{0} {1}H{2}' {3}/><path class='parted' d='M{0} {1}H{2}'/>\
            <path class='inlay' d='M{5} {6}L{4} {1}L{5} {7}'/>";
        let class = classes(&[Some("edge"), Some(class), acts.then_some("acts")]);
        element!(g, "class" = class).with(fill_template(line, &[&left, &y, &right, gaps, &tip, &barb, &high, &low]))
    }

    fn coordinates(&self) -> Markup {
        let (along, across) = self.shape.board();
        let name = |class: &str, text: String, x: i32, y: i32| {
            let Point { x, y } = Point { x, y }.quarters(self.quarters);
            let text_element = "<text class='name{0}' x='{1}' y='{2}'>{3}</text>";
            fill(text_element, &[class, &x.to_string(), &(y + 9).to_string(), &text])
        };
        let columns = (0..COLUMNS as i32).map(|column| {
            let letter = char::from(b'A' + column as u8).to_string();
            name("", letter, ALONG * column - along + RIM + ALONG / 2, across - 24)
        });
        let class = |row| if row == 1 { " middle" } else { "" };
        let rows = (0..3).map(|row| name(class(row), (row + 1).to_string(), 37 - along, self.shape.across * (1 - row)));
        template(columns.chain(rows).collect::<String>())
    }
}

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
