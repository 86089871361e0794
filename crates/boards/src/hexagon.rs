//! The board of Tritt: a transparent hexagon with etched lines, for trittons.
//!
//! The player places a tritton by picking its two ends, or by a drag from one end towards the other, and shifts it by
//! picking it and then an arrow, or by a drag along its line. A preview shows the tritton's new position.

use super::drawing::{CellTarget, Drawing};
use super::layout::{BoardLayout, BoardPlace, Point, UNIT};
use super::marks::{band, lines};
use super::motion::{Arrival, Motion};
use super::node::{AttrValue, Element, Markup, Node, classes, element, fill_template, template};
use super::pieces::defs;
use super::trittons::{OUTLINE, angle, end_dot, piece, tritton, tritton_defs};
use super::{BoardCode, BoardInfo, BoardView, PaperInfo, Room, Stacks};
use std::rc::Rc;
use trivium_rules::core::{Pick, Piece, PieceKind, Site, TrayRole};
use trivium_rules::games::tritt::board::{BoardPoint, ROWS};
use trivium_words::{Words, fill};

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
    draw: super::frame::drawn_board,
    drawing,
    piece_defs: tritton_defs,
    piece,
};

fn drawing(view: &Rc<BoardView>, prefix: &str) -> Drawing {
    let plan = HexagonPlan::new(view);
    let motion = Motion::new(&view.events, &plan.layout);
    let painter = Painter { view, prefix, plan: &plan, motion: &motion };
    Drawing {
        layout: plan.layout.clone(),
        targets: painter.targets(),
        ground: painter.ground(),
        over: lines(view, &plan.layout, 47, band),
        drag_vectors: Some(plan.drag_vectors()),
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

    fn drag_vectors(&self) -> Vec<(Site, Point)> {
        self.ghosts.iter().map(|ghost| (ghost.site, ghost.way)).collect()
    }
}

fn minus(one: Point, two: Point) -> Point {
    Point { x: one.x - two.x, y: one.y - two.y }
}

fn plus(one: Point, two: Point) -> Point {
    Point { x: one.x + two.x, y: one.y + two.y }
}

/// The centre of a piece, and the vector from there to its last point.
fn placement(layout: &BoardLayout, piece: &Piece) -> Option<(Point, Point)> {
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
    let placed = view.scene.piece_on(first).and_then(|piece| Some((piece.kind, placement(layout, piece)?)));
    let Some((kind, (middle, end))) = placed else {
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
        let piece = view.scene.piece_on(place.site);
        let placed = piece.and_then(|piece| placement(&self.plan.layout, piece));
        let marks = match (placed, ghost) {
            (Some(_), _) => String::new(),
            (None, Some(Ghost { shifted: true, way, .. })) => {
                let arrow = "<path class='arrow' d='M-12-21L12 0L-12 21' transform='rotate({0})'/>";
                fill(arrow, &[&heading(*way).to_string()])
            }
            (None, _) => MARKS.to_owned(),
        };
        let shape =
            Node::from(fill_template("<path class='hit' d='{0}'/>{1}<circle class='ring' r='45'/>", &[CELL, &marks]));
        let outer_marks = match (ghost, placed) {
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
        let outer_marks = if empty && view.chosen.contains(&pick) { chosen() } else { outer_marks };
        let drag = (!view.choosable.is_empty()).then(|| match piece {
            Some(piece) => self.grip(piece).into(),
            None => AttrValue::from(""),
        });
        let part = piece.and_then(|piece| view.language.words::<Words>().games.tritt.dot(piece, place.site));
        CellTarget { shape, outer_marks, preview, drag, part, ..CellTarget::default() }
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

    fn ground(&self) -> Node {
        let names = || element!(g, "class" = "edge-names").all(self.names());
        // Keyed children need a parent of their own, because Yew matches mixed children by index.
        let pieces = element!(g).all(self.view.scene.pieces.iter().filter_map(|piece| self.piece(piece)));
        Node::List(vec![
            element!(defs).with(defs(self.prefix, self.view)).into(),
            element!(g, "class" = "base").with(template(plate(self.prefix))).into(),
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
        let (middle, end) = placement(&self.plan.layout, piece)?;
        let way = self.motion.arrival(piece.sites[0]);
        let (class, style) = way.class_and_style(minus(middle, end));
        let class = self.view.piece_class(class, piece.sites[0]);
        let serial = if way == Arrival::Unmoved { 0 } else { self.view.serial };
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
mod tests;
