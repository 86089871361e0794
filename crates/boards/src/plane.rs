//! The board of Trigon: an unbounded table for triangular tiles.

mod field;
mod panel;

use super::drawing::{CellTarget, Drawing, PLANE};
#[cfg(feature = "page")]
use super::frame::Frame;
use super::layout::{BoardLayout, BoardPlace, Point};
use super::marks::LINE;
use super::motion::{Arrival, Motion};
use super::node::{AttrValue, Element, Node, classes, element, fill_template, template};
#[cfg(feature = "page")]
use super::pan_zoom::use_pan_zoom;
use super::pieces::defs;
use super::tiles::GAP;
use super::tiles::{OUTLINES, seat_class, tile, tile_defs, upright};
use super::{BoardCode, BoardInfo, BoardView, PaperInfo, Room, Stacks};
#[cfg(feature = "page")]
use super::{BoardProps, use_prefix};
use field::{down, middle, outline, shows_name, star};
#[cfg(feature = "page")]
use panel::panel;
use std::rc::Rc;
use trivium_rules::core::{Event, Group, PatternKind, Pick, Piece, Seat, Site};
use trivium_rules::games::trigon::STAR as STAR_PATTERN;
use trivium_rules::games::trigon::board::{ORIGIN, neighbours};
use trivium_words::{Words, fill};
#[cfg(feature = "page")]
use yew::prelude::{Html, component, html, use_state_eq};

/// Smallest visible area, in units: 5.5 triangles wide, 4 high.
const LEAST: [i32; 2] = [990, 624];
const MARGIN: i32 = 24;
/// A triangle of the lattice, point up and point down.
const WHOLE: [&str; 2] = ["M0-104L90 52H-90Z", "M0 104L90-52H-90Z"];
/// Marks at the corners, outside the tile's outline.
const TICKS: [&str; 2] =
    ["M-13-79L0-101L13-79M-64 50H-87L-74 28M64 50H87L74 28", "M-13 79L0 101L13 79M-64-50H-87L-74-28M64-50H87L74-28"];
/// The table with a repeating lattice pattern. Placeholders: prefix, rectangle.
const TABLE: &str = "<pattern id='{0}-lattice' width='180' height='312' patternUnits='userSpaceOnUse'>\
    <path class='lattice' d='M0 0H180M0 156H180M0 0L180 312M180 0L0 312'/></pattern>\
    <rect class='plane' {1} fill='url(#{0}-lattice)'/>";

/// How formations are displayed.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum FormationView {
    /// Marks complete stars on the board, while the list is closed.
    #[default]
    Stars,
    /// Shows the list of formations.
    List,
    /// Shows the list, and one of its formations on the board.
    One(Seat, PatternKind),
}

const STAR: &str = "M0-30L9-15H26L17 0L26 15H9L0 30L-9 15H-26L-17 0L-26-15H-9Z";

pub const INFO: BoardInfo = BoardInfo {
    place: 62.0,
    endless: true,
    trays: Room::Wide,
    stacks: Stacks::Pile(GAP),
    embedded: [0.9, 1.0, 240.0],
    paper: PaperInfo {
        millimetres: [25.0; 2],
        outline: ("M0-106L92 53H-92Z", [-92.0, -106.0, 184.0, 159.0]),
        ..PaperInfo::PLAIN
    },
    ..BoardInfo::PLAIN
};

pub const CODE: BoardCode = BoardCode {
    #[cfg(feature = "page")]
    draw: |props| html! { <Board ..props /> },
    drawing,
    piece_defs: tile_defs,
    piece: upright,
};

#[cfg(feature = "page")]
#[component]
fn Board(props: &BoardProps) -> Html {
    let view = &props.view;
    let prefix = use_prefix(props.id.clone());
    let shown = use_state_eq(FormationView::default);
    let layout = plan(view);
    let pan_zoom = use_pan_zoom(layout.frame);
    let motion = motion(view);
    let painter = Painter { view, prefix: &prefix, frame: layout.frame, motion: &motion, held: held(view) };
    let targets = props.settled.then(|| painter.targets(&layout));
    html! {
        <Frame
            board={props.clone()}
            layout={layout.clone()}
            {targets}
            ground={painter.ground(*shown)}
            over={painter.over(*shown)}
            aside={panel(view, &prefix, &pan_zoom, &shown)}
            pan_zoom={Some(pan_zoom)}
        />
    }
}

fn drawing(view: &Rc<BoardView>, prefix: &str) -> Drawing {
    let (layout, motion) = (plan(view), Motion::default());
    let painter = Painter { view, prefix, frame: layout.frame, motion: &motion, held: held(view) };
    Drawing {
        targets: painter.targets(&layout),
        ground: painter.ground(FormationView::Stars),
        over: painter.over(FormationView::Stars),
        aside: panel::looks(view, false),
        layout,
        ..Drawing::default()
    }
}

/// Positions of all elements. The frame is the same at all stages of a move: it contains all tiles and, while a seat is
/// to move, all adjacent sites, which are those where tiles can be placed.
fn plan(view: &BoardView) -> Rc<BoardLayout> {
    let sixths = view.orientation;
    let place =
        |(site, name): &(Site, AttrValue)| BoardPlace { site: *site, name: name.clone(), at: middle(*site, sixths) };
    let places = view.sites.iter().map(place).collect();
    let lying = || view.scene.pieces.iter().flat_map(|piece| piece.sites.iter().copied());
    let first = view.scene.pieces.is_empty().then_some(ORIGIN);
    let adjacent = lying().flat_map(neighbours).filter(|_| view.to_act.is_some());
    let all = view.sites.iter().map(|(site, _)| *site).filter(|_| view.whole);
    let shown = lying().chain(adjacent).chain(first).chain(all);
    let least = if view.to_act.is_some() { LEAST } else { [0; 2] };
    Rc::new(field::layout(places, shown, sixths, least, MARGIN))
}

fn motion(view: &BoardView) -> Motion {
    let place =
        |site: &Site| BoardPlace { site: *site, name: AttrValue::default(), at: middle(*site, view.orientation) };
    let places = view.events.iter().flat_map(|event| match event {
        Event::Moved { from, .. } => from.iter().map(place).collect(),
        Event::Exchanged { first, second, .. } => vec![place(first), place(second)],
        _ => Vec::new(),
    });
    Motion::new(&view.events, &BoardLayout::new(places.collect(), 0, 0))
}

/// The seat and number of the chosen tile.
fn held(view: &BoardView) -> Option<(Seat, u8)> {
    match *view.chosen.first()? {
        Pick::Tray(_, kind) => Some((view.to_act?, kind.number()?)),
        Pick::Site(site) => view.scene.piece_on(site).and_then(tile_of),
        _ => None,
    }
}

fn tile_of(piece: &Piece) -> Option<(Seat, u8)> {
    piece.seat.zip(piece.kind.number())
}

struct Painter<'a> {
    view: &'a BoardView,
    prefix: &'a str,
    frame: [i32; 4],
    motion: &'a Motion,
    held: Option<(Seat, u8)>,
}

impl Painter<'_> {
    fn way_up(&self, site: Site) -> usize {
        usize::from(down(site, self.view.orientation))
    }

    fn id(&self, site: Site) -> String {
        [self.prefix, "-at", &site.index().to_string()].concat()
    }

    fn targets(&self, layout: &BoardLayout) -> Rc<Vec<CellTarget>> {
        Rc::new(layout.places().map(|place| self.target(place)).collect())
    }

    /// All marks are in the target, visible or not, so that no element has to be added when a mark appears.
    fn target(&self, place: &BoardPlace) -> CellTarget {
        let view = self.view;
        let pick = Pick::Site(place.site);
        let way = self.way_up(place.site);
        let occupied = view.scene.piece_on(place.site).is_some();
        let can = view.choosable.contains(&pick);
        let last = view.last.contains(&place.site);
        let preview = self.held.filter(|_| can && !occupied);
        let mut shape = fill("<path class='hit' d='{0}'/>", &[WHOLE[way]]);
        let mut add = |drawing: &str, with: &[&str]| shape.push_str(&fill(drawing, with));
        add("<path class='{0}' d='{1}'/>", &[if occupied { "mark tile-mark" } else { "mark" }, OUTLINES[way]]);
        if last {
            add("<path class='ticks' d='{0}'/>", &[TICKS[way]]);
        }
        if view.coordinates && shows_name(self.frame, place.at) {
            // The coordinate is along the horizontal side, where the triangle is wide and far from the stars at its
            // corners.
            let (class, y) = match view.scene.piece_on(place.site).and_then(tile_of) {
                Some((seat, _)) => (seat_class(seat), ["29", "-29"]),
                None => ("free", ["20", "-20"]),
            };
            add("<text class='name {0}' y='{1}' dy='.36em'>{2}</text>", &[class, y[way], &place.name]);
        }
        let shape = template(shape).into();
        let drag = view.draggable.contains(&pick).then(|| self.id(place.site).into());
        let preview = preview.map(|(seat, number)| tile(self.prefix, seat, number, way == 1, view.coordinates));
        let moves = matches!(view.chosen[..], [Pick::Site(_)]);
        let exchange = occupied && moves;
        // A tile can go to every free space, and swap with most of the player's own tiles: too many to outline.
        let marked_on_hover = moves && view.scene.piece_on(place.site).is_none_or(|piece| piece.seat == view.to_act);
        let in_star = |group: &Group| group.kind == STAR_PATTERN && group.sites.contains(&place.site);
        let group = view.scene.groups.iter().any(in_star);
        let group = group.then(|| view.language.words::<Words>().games.trigon.in_star);
        CellTarget { shape, preview, drag, marked_on_hover, exchange, group, ..CellTarget::default() }
    }

    /// Definitions, table, and tiles from top to bottom. Arriving tiles are above the others, and stay there until
    /// other tiles arrive.
    fn ground(&self, shown: FormationView) -> Node {
        let mut pieces = self.view.scene.pieces.iter().collect::<Vec<_>>();
        pieces.sort_by_key(|piece| {
            let (site, at) = (piece.sites[0], middle(piece.sites[0], self.view.orientation));
            let comes = self.motion.arrival(site) != Arrival::Unmoved || self.view.last.contains(&site);
            (comes, at.y, at.x)
        });
        let gap = pieces.is_empty().then(|| {
            let at = middle(ORIGIN, self.view.orientation).translate();
            element!(path, "d" = OUTLINES[self.way_up(ORIGIN)], "transform" = at, "class" = "gap")
        });
        Node::List(vec![
            element!(defs).with(defs(self.prefix, self.view)).into(),
            fill_template(TABLE, &[self.prefix, PLANE]).into(),
            gap.into(),
            self.progress(shown, "progress floor").into(),
            // Keyed children need a parent of their own, because Yew matches mixed children by index.
            element!(g).all(pieces.into_iter().filter_map(|piece| self.piece(piece))).into(),
        ])
    }

    fn piece(&self, piece: &Piece) -> Option<Element> {
        let (seat, number) = tile_of(piece)?;
        let site = piece.sites[0];
        let at = middle(site, self.view.orientation);
        let way = self.motion.arrival(site);
        let (class, style) = way.class_and_style(at);
        let serial = if way == Arrival::Unmoved { 0 } else { self.view.serial };
        let wins = self.wins(at, site);
        let class = match wins {
            Some(_) => "piece wins",
            None if self.view.chosen.contains(&Pick::Site(site)) => "piece raised",
            None => class,
        };
        let class = self.view.piece_class(class, site);
        let tile = template(tile(self.prefix, seat, number, self.way_up(site) == 1, self.view.coordinates));
        let piece = element!(g, "id" = self.id(site), "style" = wins.or(style), "class" = class).with(tile);
        Some(element!(g, "transform" = at.translate()).key(format_args!("{}-{serial}", site.index())).with(piece))
    }

    /// The animation delay of a tile in a formation that has won the game: a wave spreads from the last tile. Unlike a
    /// custom property, `animation-delay` is not inherited, so other animations within the tile keep their timing.
    fn wins(&self, at: Point, site: Site) -> Option<String> {
        let view = self.view;
        let over = view.events.iter().any(|event| matches!(event, Event::Over(_)));
        let from = view.lines.iter().find(|(sites, _)| over && sites.contains(&site)).and(view.last.last())?;
        let from = middle(*from, view.orientation);
        let (x, y) = (f64::from(at.x - from.x), f64::from(at.y - from.y));
        let wait = 280 + (x * x + y * y).sqrt() as i32 / 60 * 55;
        (from != at).then(|| ["animation-delay:", &wait.to_string(), "ms"].concat())
    }

    /// Stars, complete formations, and the selected formation of the list.
    fn over(&self, shown: FormationView) -> Node {
        let view = self.view;
        let stars = view.scene.groups.iter().filter(|group| group.kind == STAR_PATTERN);
        let lines = view.lines.iter().enumerate().map(|(nth, (sites, _))| {
            let d = outline(sites, view.orientation);
            element!(g, "class" = "line").key(format_args!("{nth}-{}", view.serial)).with(fill_template(LINE, &[&d]))
        });
        let progress = self.progress(shown, "progress");
        Node::list(progress.into_iter().chain(stars.filter_map(|group| self.star(group))).chain(lines))
    }

    /// The selected formation of the list. It is drawn twice: as a fill below the tiles and as an outline above them.
    fn progress(&self, shown: FormationView, class: &'static str) -> Option<Element> {
        let group = self.view.scene.groups.iter().find(|group| shown == FormationView::One(group.seat, group.kind))?;
        let d = outline(&group.sites, self.view.orientation);
        let seat = ["p1", "p2"][group.seat.index()];
        Some(element!(path, "d" = d, "class" = classes(&[Some(class), Some(seat)])))
    }

    fn star(&self, group: &Group) -> Option<Element> {
        let at = star(&group.sites, self.view.orientation)?;
        let fresh = !self.view.events.is_empty() && group.sites.iter().any(|site| self.view.last.contains(site));
        let serial = if fresh { self.view.serial } else { 0 };
        let class = classes(&[Some("star"), Some(["p1", "p2"][group.seat.index()]), fresh.then_some("fresh")]);
        let star = element!(g, "class" = class).with(fill_template("<path d='{0}'/>", &[STAR]));
        Some(element!(g, "transform" = at.translate()).key(format_args!("{} {} {serial}", at.x, at.y)).with(star))
    }
}

#[cfg(test)]
mod tests;
