//! The board of Tritt: a transparent hexagon with etched lines, for trittons.
//!
//! The player places a tritton by picking its two ends, or by a drag from one end towards the other, and shifts it by
//! picking it and then an arrow, or by a drag along its line. A preview shows the tritton's new position.

use super::drawing::{CellTarget, Drawing};
#[cfg(feature = "page")]
use super::frame::Frame;
use super::layout::{BoardLayout, BoardPlace, Point, UNIT};
use super::marks::{band, lines};
use super::motion::{Arrival, Motion};
use super::node::{AttrValue, Element, Markup, Node, classes, element, fill_template, template};
use super::pieces::defs;
use super::trittons::{OUTLINE, angle, end_dot, standing, tritton, tritton_defs};
use super::{BoardCode, BoardInfo, BoardView, PaperInfo, Room, Stacks};
#[cfg(feature = "page")]
use super::{BoardProps, use_prefix};
use std::rc::Rc;
use trivium_rules::core::{Pick, Piece, PieceKind, Site, TrayRole};
use trivium_rules::games::tritt::board::{BoardPoint, ROWS};
use trivium_words::{Words, fill};
#[cfg(feature = "page")]
use yew::prelude::{Html, component, html, use_memo};

/// Distance between rows.
const ROW: i32 = 87;
/// Number of the middle row and of the middle diagonal. Both count from 1.
const MIDDLE: i32 = 6;
/// Largest difference of row and diagonal on the board.
const SKEW: i32 = 5;
/// The picture's view box: left, top, width, height.
const FRAME: [i32; 4] = [-602, -522, 1204, 1062];
const PLATE: &str = "M246-513Q296-513 321-470L567-43Q592 0 567 43L321 470Q296 513 246 513H-246Q-296 513-321 470\
    L-567 43Q-592 0-567-43L-321-470Q-296-513-246-513Z";
/// The plate with its lines and points. Placeholders: prefix, outline, lines, points.
const GLASS: &str = "<defs><linearGradient id='{0}-plate' class='plate' x2='.7' y2='1'><stop/><stop offset='1'/></linearGradient>\
    <linearGradient id='{0}-sheen' class='sheen' x2='1' y2='.62'><stop offset='.16'/><stop offset='.163'/>\
    <stop offset='.33'/><stop offset='.333'/><stop offset='.37'/><stop offset='.373'/><stop offset='.42'/>\
    <stop offset='.423'/></linearGradient></defs><path class='plate-shadow' d='{1}'/><path class='plate-wall' d='{1}'/>\
    <path class='plate-face' d='{1}' fill='url(#{0}-plate)'/><path class='plate-sheen' d='{1}' fill='url(#{0}-sheen)'/>\
    <path class='plate-bevel' d='{1}'/><path class='plate-edge' d='{1}'/><path class='etched-light' d='{2}'/>\
    <path class='etched' d='{2}'/><path class='pits-edge' d='{3}'/><path class='pits' d='{3}'/>";
/// The marks of a free point.
const MARKS: &str = "<circle class='mark' r='27'/><circle class='ticks' r='20'/>";
/// The Voronoi cell of a point.
const CELL: &str = "M0-58L50-29V29L0 58L-50 29V-29Z";

pub const INFO: BoardInfo = BoardInfo {
    trays: Room::Large,
    stacks: Stacks::Rack,
    embedded: [0.9, 1.13, 170.0],
    paper: PaperInfo {
        millimetres: [21.5; 2],
        outline: ("M-43-100A43 43 0 0 1 43-100V100A43 43 0 0 1-43 100Z", [-44.0, -144.0, 88.0, 288.0]),
        ..PaperInfo::PLAIN
    },
    ..BoardInfo::PLAIN
};

pub const CODE: BoardCode = BoardCode {
    #[cfg(feature = "page")]
    draw: |props| html! { <Board ..props /> },
    drawing,
    piece_defs: tritton_defs,
    piece: standing,
};

#[cfg(feature = "page")]
#[component]
fn Board(props: &BoardProps) -> Html {
    let view = &props.view;
    let prefix = &*use_prefix(props.id.clone());
    let plate = &*use_memo(AttrValue::from(prefix), |prefix| template(plate(prefix)));
    let plan = HexagonPlan::new(view);
    let motion = Motion::new(&view.events, &plan.layout);
    let painter = Painter { view, prefix, plan: &plan, motion: &motion };
    let targets = props.settled.then(|| painter.targets());
    html! {
        <Frame
            board={props.clone()}
            layout={plan.layout.clone()}
            {targets}
            ground={painter.ground(plate)}
            over={lines(view, &plan.layout, 47, band)}
            ways={Some(plan.ways())}
        />
    }
}

fn drawing(view: &Rc<BoardView>, prefix: &str) -> Drawing {
    let plan = HexagonPlan::new(view);
    let painter = Painter { view, prefix, plan: &plan, motion: &Motion::default() };
    Drawing {
        layout: plan.layout.clone(),
        targets: painter.targets(),
        ground: painter.ground(&template(plate(prefix))),
        over: lines(view, &plan.layout, 47, band),
        ..Drawing::default()
    }
}

/// Position of the intersection of row `r` and diagonal `n`, also beyond the board, after `turns` clockwise steps of
/// 60°.
fn at(r: i32, n: i32, turns: u8) -> Point {
    let (mut down, mut along) = (r - MIDDLE, n - MIDDLE);
    for _ in 0..turns % 6 {
        (down, along) = (along, along - down);
    }
    Point { x: UNIT * along - UNIT / 2 * down, y: ROW * down }
}

/// The lowest and highest diagonal of a row. By symmetry also the lowest and highest row of a diagonal.
fn range(r: i32) -> (i32, i32) {
    (1.max(r - SKEW), i32::from(ROWS).min(r + SKEW))
}

/// The plate with its lines and points, which is the same in all positions.
fn plate(prefix: &str) -> String {
    let (lines, points) = etched();
    fill(GLASS, &[prefix, PLATE, &lines, &points])
}

/// All lines and all points as paths. They are invariant under the rotations.
fn etched() -> (String, String) {
    let number = |n: i32| n.to_string();
    let (mut lines, mut points) = (String::new(), String::new());
    let mut line = |from: Point, to: Point| {
        lines.extend(["M", &number(from.x), " ", &number(from.y), "L", &number(to.x), " ", &number(to.y)]);
    };
    for k in 1..=i32::from(ROWS) {
        let (from, to) = range(k);
        line(at(k, from, 0), at(k, to, 0));
        line(at(from, k, 0), at(to, k, 0));
        let offset = k - MIDDLE;
        line(
            at(1.max(1 - offset), 1.max(1 + offset), 0),
            at(ROWS as i32 - 0.max(offset), ROWS as i32 + 0.min(offset), 0),
        );
        for n in from..=to {
            let point = at(k, n, 0);
            points.extend(["M", &number(point.x), " ", &number(point.y), "h0"]);
        }
    }
    (lines, points)
}

/// The preview of a tritton for a site that can be picked next.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Ghost {
    site: Site,
    kind: PieceKind,
    /// Centre of the tritton.
    middle: Point,
    /// Vector from the centre to its last point.
    end: Point,
    /// The drag direction that selects it.
    way: Point,
    /// Whether it shifts a tritton. Otherwise it places a new one.
    shifted: bool,
}

struct HexagonPlan {
    layout: Rc<BoardLayout>,
    ghosts: Vec<Ghost>,
}

impl HexagonPlan {
    fn new(view: &BoardView) -> HexagonPlan {
        let place = |(site, name): &(Site, AttrValue)| {
            let (r, n) = BoardPoint::of_site(*site)?.coordinates();
            Some(BoardPlace { site: *site, name: name.clone(), at: at(r.into(), n.into(), view.orientation) })
        };
        let mut layout = BoardLayout::new(view.sites.iter().filter_map(place).collect(), ROW / 2, 0);
        layout.frame = FRAME;
        let ghosts = ghosts(view, &layout);
        HexagonPlan { layout: Rc::new(layout), ghosts }
    }

    fn ways(&self) -> Vec<(Site, Point)> {
        self.ghosts.iter().map(|ghost| (ghost.site, ghost.way)).collect()
    }
}

fn minus(one: Point, two: Point) -> Point {
    Point { x: one.x - two.x, y: one.y - two.y }
}

fn plus(one: Point, two: Point) -> Point {
    Point { x: one.x + two.x, y: one.y + two.y }
}

fn covering(view: &BoardView, site: Site) -> Option<&Piece> {
    view.scene.pieces.iter().find(|piece| piece.sites.contains(&site))
}

/// The centre of a piece, and the vector from there to its last point.
fn lie(layout: &BoardLayout, piece: &Piece) -> Option<(Point, Point)> {
    let [_, middle, last] = piece.sites[..] else { return None };
    let middle = layout.point(middle)?;
    Some((middle, minus(layout.point(last)?, middle)))
}

/// The kind of tritton in the hand of the seat to move.
fn own(view: &BoardView) -> Option<PieceKind> {
    let hand = view.scene.trays.iter().find(|t| t.role == TrayRole::Hand && t.seat == view.to_act && t.seat.is_some());
    hand?.stacks.first().map(|(kind, _)| *kind)
}

/// The tritton after two picks: its two ends, or the tritton and the target of its shift.
fn ghost(view: &BoardView, layout: &BoardLayout, first: Site, second: Pick) -> Option<Ghost> {
    let Pick::Site(site) = second else { return None };
    let (from, to) = (layout.point(first)?, layout.point(site)?);
    let lying = covering(view, first).and_then(|piece| Some((piece.kind, lie(layout, piece)?)));
    let Some((kind, (middle, end))) = lying else {
        let way = minus(to, from);
        let half = Point { x: way.x / 2, y: way.y / 2 };
        return Some(Ghost { site, kind: own(view)?, middle: plus(from, half), end: half, way, shifted: false });
    };
    let out = minus(to, middle);
    // The end in the direction of the shift is the leading one.
    let way = if out.x * end.x + out.y * end.y > 0 { minus(out, end) } else { plus(out, end) };
    Some(Ghost { site, kind, middle: plus(middle, way), end, way, shifted: true })
}

/// Previews: after a first end, for each legal second end; after a tritton, for each legal shift.
fn ghosts(view: &BoardView, layout: &BoardLayout) -> Vec<Ghost> {
    let [Pick::Site(first)] = view.chosen[..] else { return Vec::new() };
    view.choosable.iter().filter_map(|pick| ghost(view, layout, first, *pick)).collect()
}

struct Painter<'a> {
    view: &'a BoardView,
    prefix: &'a str,
    plan: &'a HexagonPlan,
    motion: &'a Motion,
}

impl Painter<'_> {
    fn targets(&self) -> Rc<Vec<CellTarget>> {
        Rc::new(self.plan.layout.places().map(|place| self.target(place)).collect())
    }

    /// The marks of a point that a tritton covers are around the whole tritton.
    fn target(&self, place: &BoardPlace) -> CellTarget {
        let view = self.view;
        let ghost = self.plan.ghosts.iter().find(|ghost| ghost.site == place.site);
        let piece = covering(view, place.site);
        let lies = piece.and_then(|piece| lie(&self.plan.layout, piece));
        let marks = match (lies, ghost) {
            (Some(_), _) => String::new(),
            (None, Some(Ghost { shifted: true, way, .. })) => {
                let arrow = "<path class='arrow' d='M-12-21L12 0L-12 21' transform='rotate({0})'/>";
                fill(arrow, &[&heading(*way).to_string()])
            }
            (None, _) => MARKS.to_owned(),
        };
        let shape =
            Node::from(fill_template("<path class='hit' d='{0}'/>{1}<circle class='ring' r='45'/>", &[CELL, &marks]));
        let beside = match (ghost, lies) {
            (Some(ghost), _) => {
                let at = minus(ghost.middle, place.at).translate();
                let class = classes(&[Some("preview ghost"), ghost.shifted.then_some("slides")]);
                let ghost = template(tritton(self.prefix, ghost.kind, ghost.end));
                Some(element!(g, "transform" = at, "class" = class).with(ghost).into())
            }
            (None, Some((middle, end))) => {
                let place = lay(minus(middle, place.at), end);
                let marks = "<path class='mark' d='{0}' transform='{1}'/><path class='ticks' d='{0}' transform='{1}'/>";
                Some(fill_template(marks, &[OUTLINE, &place]).into())
            }
            (None, None) => None,
        };
        // An empty point previews a dot of the new tritton, which stays after the pick.
        let pick = Pick::Site(place.site);
        let dot = || own(view).map(|kind| end_dot(self.prefix, kind));
        let empty = ghost.is_none() && piece.is_none();
        let preview = if empty && view.choosable.contains(&pick) { dot() } else { None };
        let preview = self.hinted(place).or(preview);
        let chosen = || dot().map(|dot| template(["<g class='preview'>", &dot, "</g>"].concat()).into());
        let beside = if empty && view.chosen.contains(&pick) { chosen() } else { beside };
        let drag = (!view.choosable.is_empty()).then(|| match piece {
            Some(piece) => self.grip(piece).into(),
            None => AttrValue::from(""),
        });
        let part = piece.and_then(|piece| view.language.words::<Words>().games.tritt.dot(piece, place.site));
        CellTarget { shape, beside, preview, drag, part, ..CellTarget::default() }
    }

    /// The tritton of a hint, if this is the site of the hint's first pick.
    fn hinted(&self, place: &BoardPlace) -> Option<String> {
        let [Pick::Site(first), second] = self.view.hinted[..] else { return None };
        if first != place.site || !self.view.chosen.is_empty() {
            return None;
        }
        let ghost = ghost(self.view, &self.plan.layout, first, second)?;
        let at = minus(ghost.middle, place.at).translate();
        Some(["<g transform='", &at, "'>", &tritton(self.prefix, ghost.kind, ghost.end), "</g>"].concat())
    }

    /// The id of the element that moves when a tritton is dragged.
    fn grip(&self, piece: &Piece) -> String {
        [self.prefix, "-on-", &piece.sites[1].index().to_string()].concat()
    }

    fn ground(&self, plate: &Markup) -> Node {
        let names = || element!(g, "class" = "edge-names").all(self.names());
        // Keyed children need a parent of their own, because Yew matches mixed children by index.
        let pieces = element!(g).all(self.view.scene.pieces.iter().filter_map(|piece| self.piece(piece)));
        Node::List(vec![
            element!(defs).with(defs(self.prefix, self.view)).into(),
            element!(g, "class" = "base").with(plate.clone()).into(),
            self.view.coordinates.then(names).into(),
            pieces.into(),
        ])
    }

    /// Row letters and diagonal numbers, each before the first point.
    fn names(&self) -> impl Iterator<Item = Markup> {
        let turns = self.view.orientation;
        let name = move |text: String, r: i32, n: i32, (before_r, before_n): (i32, i32)| {
            let (on, off) = (at(r, n, turns), at(before_r, before_n, turns));
            let out = minus(off, on);
            let at = plus(on, Point { x: out.x * 67 / 100, y: out.y * 67 / 100 });
            fill_template("<text x='{0}' y='{1}'>{2}</text>", &[&at.x.to_string(), &(at.y + 11).to_string(), &text])
        };
        (1..=i32::from(ROWS)).flat_map(move |k| {
            let first = range(k).0;
            let letter = char::from(b'a' + k as u8 - 1).to_string();
            [name(letter, k, first, (k, first - 1)), name(k.to_string(), first, k, (first - 1, k))]
        })
    }

    fn piece(&self, piece: &Piece) -> Option<Element> {
        let (middle, end) = lie(&self.plan.layout, piece)?;
        let way = self.motion.way(piece.sites[0]);
        let (class, style) = way.class_and_style(minus(middle, end));
        let class = self.view.piece_class(class, piece.sites[0]);
        let serial = if way == Arrival::Stood { 0 } else { self.view.serial };
        let grip = self.grip(piece);
        let tritton = element!(g, "id" = grip.clone()).with(template(tritton(self.prefix, piece.kind, end)));
        let moving = element!(g, "style" = style, "class" = class).with(tritton);
        Some(element!(g, "transform" = middle.translate()).key(format_args!("{grip}-{serial}")).with(moving))
    }
}

/// The transform that moves an outline to `middle` and rotates it towards `end`.
fn lay(middle: Point, end: Point) -> String {
    [&middle.translate(), "rotate(", &angle(end).to_string(), ")"].concat()
}

/// Direction of a vector, in degrees clockwise from x.
fn heading(way: Point) -> i32 {
    let turned = angle(way);
    let back = if way.y == 0 { way.x < 0 } else { way.y < 0 };
    if back { turned + 180 } else { turned }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_rules::core::Verdict;
    use trivium_rules::games;
    use trivium_rules::games::tritt::ORANGE_BLUE_ORANGE;
    use trivium_session as session;

    fn view(variant: &str, tokens: &[&str], chosen: &[&str], orientation: u8) -> BoardView {
        let mut position = games::game("tritt", variant, []).unwrap().start();
        for token in tokens {
            position.play(token).unwrap();
        }
        let plain = BoardView::plain("tritt", &*position, orientation);
        let pick = |name: &&str| Pick::Site(plain.sites.iter().find(|(_, n)| n == name).unwrap().0);
        let chosen = chosen.iter().map(pick).collect::<Vec<_>>();
        let gestures = position.gestures();
        BoardView {
            choosable: session::choosable(&gestures, &chosen),
            draggable: session::draggable(&gestures, &chosen),
            decisive: session::immediate_wins(&gestures, &session::immediate_verdicts(&*position, &gestures), &chosen),
            chosen,
            ..plain
        }
    }

    fn names(view: &BoardView, row: usize) -> String {
        let rows = &HexagonPlan::new(view).layout.rows;
        rows[row].iter().map(|p| p.name.as_str()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn rows_are_as_they_are_seen() {
        let upright = view("step", &[], &[], 0);
        assert_eq!(names(&upright, 0), "a1 a2 a3 a4 a5 a6");
        assert_eq!(names(&upright, 6), "g2 g3 g4 g5 g6 g7 g8 g9 g10 g11");
        // 60° clockwise: the left corner moves to the top left. 180°: row k moves to the top.
        assert_eq!(names(&view("step", &[], &[], 1), 0), "f1 e1 d1 c1 b1 a1");
        assert_eq!(names(&view("step", &[], &[], 3), 0), "k11 k10 k9 k8 k7 k6");
        assert_eq!(at(3, 7, 6), at(3, 7, 0));
    }

    #[test]
    fn the_board_fits_its_frame_and_places_are_large_enough_on_a_small_phone() {
        let [left, top, width, height] = FRAME;
        for place in HexagonPlan::new(&view("step", &[], &[], 0)).layout.places() {
            assert!(place.at.x - left >= 100 && left + width - place.at.x >= 100);
            assert!(place.at.y - top >= 80 && top + height - place.at.y >= 80);
        }
        assert!(UNIT * 344 / width >= 24);
    }

    #[test]
    fn three_lines_meet_at_each_point() {
        let (lines, points) = etched();
        assert_eq!((lines.matches('M').count(), points.matches('M').count()), (33, 91));
        assert!(lines.contains("M-500 0L500 0"), "the middle row");
        assert!(lines.contains("M-250 -435L250 435"), "the middle line down to the right");
        assert!(lines.contains("M250 -435L-250 435"), "the middle line down to the left");
    }

    fn ways(view: &BoardView) -> Vec<(String, Point)> {
        let plan = HexagonPlan::new(view);
        let named = |(site, way)| (plan.layout.place(site).unwrap().name.to_string(), way);
        plan.ways().into_iter().map(named).collect()
    }

    #[test]
    fn from_a_first_end_ways_lead_round_about() {
        let mut found = ways(&view("step", &[], &["f6"], 0));
        found.sort_by(|one, two| one.0.cmp(&two.0));
        let expected = [
            ("d4", -100, -174),
            ("d6", 100, -174),
            ("f4", -200, 0),
            ("f8", 200, 0),
            ("h6", -100, 174),
            ("h8", 100, 174),
        ];
        assert_eq!(found, expected.map(|(name, x, y)| (name.to_owned(), Point { x, y })));
        let plan = HexagonPlan::new(&view("step", &[], &["f6"], 0));
        assert!(plan.ghosts.iter().all(|ghost| ghost.kind == ORANGE_BLUE_ORANGE && !ghost.shifted));
    }

    #[test]
    fn a_shift_is_as_long_as_its_drag() {
        // The target is the leading end; the drag vector is the shift, wherever the tritton was grabbed.
        for held in ["f5", "f6", "f7"] {
            let mut found = ways(&view("slide", &["f5-f7"], &[held], 0));
            found.sort_by_key(|(_, way)| way.x);
            let expected = [("f1", -400), ("f2", -300), ("f3", -200), ("f4", -100)];
            let onward = [("f8", 100), ("f9", 200), ("f10", 300), ("f11", 400)];
            let all = expected.into_iter().chain(onward).map(|(name, x)| (name.to_owned(), Point { x, y: 0 }));
            assert_eq!(found, all.collect::<Vec<_>>());
        }
        let turned = view("step", &["f5-f7"], &["f6"], 1);
        let mut found = ways(&turned);
        found.sort_by_key(|(_, way)| way.x);
        assert_eq!(found.iter().map(|(_, way)| heading(*way)).collect::<Vec<_>>(), [240, 60]);
    }

    #[test]
    fn a_tritton_of_the_best_decision_is_marked_as_a_whole() {
        let view = view("step", &["f5-f7"], &[], 0);
        let pick = |name: &str| Pick::Site(view.sites.iter().find(|(_, n)| n == name).unwrap().0);
        let view = BoardView { hinted: vec![pick("f6"), pick("f8")], ..view.clone() };
        let marked = |name: &str| view.hint(pick(name));
        assert_eq!(["f5", "f6", "f7"].map(marked), [Some("hinted"); 3]);
        assert_eq!(["f8", "f4", "e5"].map(marked), [Some("ahead"), None, None]);
    }

    #[test]
    fn a_hint_shows_the_whole_tritton() {
        let hinted = |view: BoardView, [from, to]: [&str; 2]| {
            let pick = |name: &str| Pick::Site(view.sites.iter().find(|(_, n)| n == name).unwrap().0);
            let view = BoardView { hinted: vec![pick(from), pick(to)], ..view.clone() };
            let plan = HexagonPlan::new(&view);
            let motion = Motion::default();
            let painter = Painter { view: &view, prefix: "", plan: &plan, motion: &motion };
            let shown = |name: &str| {
                let place = plan.layout.places().find(|place| place.name == name).unwrap();
                painter.target(place).preview.filter(|drawing| drawing.contains("-bar"))
            };
            (shown(from), shown(to))
        };
        // From f6 to f8, the centre is one point further, 100 units to the right.
        let (from, to) = hinted(view("step", &[], &[], 0), ["f6", "f8"]);
        assert!(from.is_some_and(|drawing| drawing.starts_with("<g transform='translate(100 0)'>")));
        assert_eq!(to, None);
        // The tritton f5-f7 shifts by one point: its end is then on f8, and its centre on f7.
        let (from, _) = hinted(view("step", &["f5-f7"], &[], 0), ["f6", "f8"]);
        assert!(from.is_some_and(|drawing| drawing.starts_with("<g transform='translate(100 0)'>")));
        // The first end is chosen: the second end shows the ghost.
        let (from, _) = hinted(view("step", &[], &["f6"], 0), ["f6", "f8"]);
        assert_eq!(from, None);
    }

    #[test]
    fn what_decides_at_once_is_marked() {
        // If Blue shifts Orange's first tritton, three orange dots are in line, which loses.
        let hints = view("step", &["f5-f7", "a1-a3", "d5-d7"], &[], 0).decisive;
        assert!(hints.iter().all(|(_, verdict)| *verdict != Verdict::Draw));
    }
}
