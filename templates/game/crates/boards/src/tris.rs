//! The board of Tris: nine points, the lines between them, and discs on the points.

use super::drawing::{CellTarget, Drawing};
use super::layout::{BoardLayout, BoardPlace, Point, UNIT};
use super::marks::{band, lines};
use super::motion::{Arrival, Motion};
use super::node::{AttrValue, Node, element, fill_template, template};
use super::pieces::{defs, of_seat};
use super::{BoardCode, BoardInfo, BoardView};
use std::rc::Rc;
use trivium_rules::core::{Pick, Seat, Site};
use trivium_rules::games::tris::{DISC, Point as Spot};
use trivium_words::fill;

/// The distance from the outer points to the edge of the picture. Neighbouring points are 100 units apart.
const MARGIN: i32 = 80;

/// The board: its edge, the lines, and the points as strokes of zero length with round ends. Quarter turns do not
/// change it.
const GROUND: &str = "<rect class='slate' x='-165' y='-165' width='330' height='330' rx='36'/>\
    <path class='drawn-lines' d='M-100-100H100V100H-100ZM-100 0H100M0-100V100M-100-100L100 100M100-100L-100 100'/>\
    <path class='drawn-points' d='M-100-100h0M0-100h0M100-100h0M-100 0h0M0 0h0M100 0h0M-100 100h0M0 100h0M100 100h0'/>";
/// A disc. Placeholders: prefix, the seat's number, the look's class, the seat's pattern.
const DISC_SHAPE: &str = "<g id='{0}-disc{1}' class='counter s{1} {2}'><circle class='face' r='36'/>{3}\
    <text class='letter' y='12'>{1}</text></g>";
/// A mark on the discs of seat 1, for players who cannot distinguish the colours.
const PATTERNS: [&str; 2] = ["<circle class='core' r='20'/>", ""];
/// The hit area of a point with its marks. Placeholder: the coordinate.
const SPOT: &str = "<circle class='hit' r='50'/><circle class='mark' r='44'/>\
    <path class='ticks' d='M-15-41A44 44 0 0 1 15-41M15 41A44 44 0 0 1-15 41'/><circle class='ring' r='47'/>{0}";
const NAME: &str = "<text class='name' y='64'>{0}</text>";

pub const INFO: BoardInfo = BoardInfo::PLAIN;

pub const CODE: BoardCode = BoardCode {
    #[cfg(feature = "page")]
    draw: super::frame::drawn_board,
    drawing,
    piece_defs,
    piece: of_seat,
};

/// The definitions of the discs, which a picture contains once. Their ids start with `prefix`.
fn piece_defs(prefix: &str, view: &BoardView) -> String {
    let disc =
        |(seat, pattern): (Seat, &str)| fill(DISC_SHAPE, &[prefix, &seat.to_string(), view.look.class(), pattern]);
    Seat::all(2).zip(PATTERNS).map(disc).collect()
}

/// The coordinates of the points. The board rotates around the origin, its middle.
fn plan(view: &BoardView) -> Rc<BoardLayout> {
    let place = |(site, name): &(Site, AttrValue)| {
        let (column, row) = Spot::of_site(*site)?.place();
        let at = Point { x: UNIT * (column as i32 - 1), y: UNIT * (1 - row as i32) };
        Some(BoardPlace { site: *site, name: name.clone(), at: at.quarters(view.orientation) })
    };
    Rc::new(BoardLayout::new(view.sites.iter().filter_map(place).collect(), UNIT / 4, MARGIN))
}

fn drawing(view: &Rc<BoardView>, prefix: &str) -> Drawing {
    let layout = plan(view);
    let motion = Motion::new(&view.events, &layout);
    let target = |place: &BoardPlace| {
        let name = if view.coordinates { fill(NAME, &[&place.name]) } else { String::new() };
        let comes = view.to_act.filter(|_| view.choosable.contains(&Pick::Site(place.site)));
        CellTarget {
            shape: fill_template(SPOT, &[&name]).into(),
            preview: comes.map(|seat| of_seat(prefix, DISC, Some(seat))),
            ..CellTarget::default()
        }
    };
    let discs = view.scene.pieces.iter().filter_map(|disc| {
        let site = disc.sites[0];
        let (at, way) = (layout.point(site)?, motion.arrival(site));
        let (class, style) = way.class_and_style(at);
        let serial = if way == Arrival::Unmoved { 0 } else { view.serial };
        let piece = template(of_seat(prefix, disc.kind, disc.seat));
        let piece = element!(g, "style" = style, "class" = view.piece_class(class, site)).with(piece);
        Some(element!(g, "transform" = at.translate()).key(format!("{}-{serial}", site.index())).with(piece))
    });
    let ground = Node::list([
        element!(defs).with(defs(prefix, view)),
        element!(g, "class" = "base").with(template(GROUND)),
        element!(g).all(discs),
    ]);
    let (targets, over) = (Rc::new(layout.places().map(target).collect()), lines(view, &layout, 46, band));
    Drawing { layout, targets, ground, over, ..Drawing::default() }
}
