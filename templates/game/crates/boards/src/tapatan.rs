//! The board of Tapatan: nine points, the lines between them, and discs on the points.

use super::drawing::{CellTarget, Drawing};
#[cfg(feature = "page")]
use super::frame::Frame;
use super::layout::{BoardLayout, BoardPlace, Point, UNIT};
use super::marks::{band, lines};
use super::motion::{Arrival, Motion};
use super::node::{AttrValue, Element, Node, element, fill_template, template};
use super::pieces::{defs, of_seat};
use super::{BoardCode, BoardInfo, BoardView};
#[cfg(feature = "page")]
use super::{BoardProps, use_prefix};
use std::rc::Rc;
use trivium_rules::core::{Pick, Seat, Site};
use trivium_rules::games::tapatan::{DISC, Point as Spot};
use trivium_words::fill;
#[cfg(feature = "page")]
use yew::prelude::{Html, component, html};

/// The distance from the outer points to the edge of the picture. Neighbouring points are 100 units apart.
const MARGIN: i32 = 80;

/// The board: its edge, the lines, and the points as strokes of zero length with round ends. Quarter turns do not
/// change it.
const GROUND: &str = "<rect class='slate' x='-165' y='-165' width='330' height='330' rx='36'/>\
    <path class='drawn-lines' d='M-100-100H100V100H-100ZM-100 0H100M0-100V100M-100-100L100 100M100-100L-100 100'/>\
    <path class='drawn-points' d='M-100-100h0M0-100h0M100-100h0M-100 0h0M0 0h0M100 0h0M-100 100h0M0 100h0M100 100h0'/>";
/// A disc. Placeholders: prefix, the seat's number, the look's class, the seat's pattern.
const SHAPE: &str = "<g id='{0}-disc{1}' class='counter s{1} {2}'><circle class='face' r='36'/>{3}\
    <text class='letter' y='12'>{1}</text></g>";
/// A mark on the discs of each seat, for players who cannot distinguish the colours.
const PATTERNS: [&str; 2] = ["<circle class='core' r='22'/>", "<circle class='band' r='20'/>"];
/// The hit area of a point with its marks. Placeholder: the coordinate.
const SPOT: &str = "<circle class='hit' r='50'/><circle class='mark' r='44'/>\
    <path class='ticks' d='M-15-41A44 44 0 0 1 15-41M15 41A44 44 0 0 1-15 41'/><circle class='ring' r='47'/>{0}";
const NAME: &str = "<text class='name' y='64'>{0}</text>";

/// The definitions of the discs, which a picture contains once. Their ids start with `prefix`.
fn piece_defs(prefix: &str, view: &BoardView) -> String {
    let disc = |(seat, pattern): (Seat, &str)| fill(SHAPE, &[prefix, &seat.to_string(), view.look.class(), pattern]);
    Seat::all(2).zip(PATTERNS).map(disc).collect()
}

pub const INFO: BoardInfo = BoardInfo { embedded: [0.85, 1.0, 170.0], ..BoardInfo::PLAIN };

pub const CODE: BoardCode = BoardCode {
    #[cfg(feature = "page")]
    draw: |props| html! { <Board ..props /> },
    drawing,
    piece_defs,
    piece: of_seat,
};

#[cfg(feature = "page")]
#[component]
fn Board(props: &BoardProps) -> Html {
    let view = &props.view;
    let prefix = &*use_prefix(props.id.clone());
    let layout = plan(view);
    let motion = Motion::new(&view.events, &layout);
    let painter = Painter { view, prefix, layout: &layout, motion: &motion };
    let targets = props.settled.then(|| painter.targets());
    html! {
        <Frame
            board={props.clone()}
            layout={layout.clone()}
            {targets}
            ground={painter.ground()}
            over={lines(view, &layout, 46, band)}
        />
    }
}

/// The board without animations.
fn drawing(view: &Rc<BoardView>, prefix: &str) -> Drawing {
    let layout = plan(view);
    let painter = Painter { view, prefix, layout: &layout, motion: &Motion::default() };
    Drawing {
        layout: layout.clone(),
        targets: painter.targets(),
        ground: painter.ground(),
        over: lines(view, &layout, 46, band),
        ..Drawing::default()
    }
}

/// The coordinates of the points. The board rotates around the origin, its middle.
fn plan(view: &BoardView) -> Rc<BoardLayout> {
    let place = |(site, name): &(Site, AttrValue)| {
        let (column, row) = Spot::new(site.index() as usize).map_or((0, 0), Spot::place);
        let at = Point { x: UNIT * (column as i32 - 1), y: UNIT * (1 - row as i32) };
        BoardPlace { site: *site, name: name.clone(), at: at.quarters(view.orientation) }
    };
    Rc::new(BoardLayout::new(view.sites.iter().map(place).collect(), UNIT / 4, MARGIN))
}

struct Painter<'a> {
    view: &'a BoardView,
    prefix: &'a str,
    layout: &'a BoardLayout,
    motion: &'a Motion,
}

impl Painter<'_> {
    fn id(&self, site: Site) -> String {
        format!("{}-at{}", self.prefix, site.index())
    }

    fn targets(&self) -> Rc<Vec<CellTarget>> {
        Rc::new(self.layout.places().map(|place| self.target(place)).collect())
    }

    fn target(&self, place: &BoardPlace) -> CellTarget {
        let (view, pick) = (self.view, Pick::Site(place.site));
        let taken = view.scene.pieces.iter().any(|piece| piece.sites.contains(&place.site));
        let comes = view.to_act.filter(|_| !taken && view.choosable.contains(&pick));
        let name = if view.coordinates { fill(NAME, &[&place.name]) } else { String::new() };
        CellTarget {
            shape: fill_template(SPOT, &[&name]).into(),
            preview: comes.map(|seat| of_seat(self.prefix, DISC, Some(seat))),
            drag: view.draggable.contains(&pick).then(|| self.id(place.site).into()),
            ..CellTarget::default()
        }
    }

    fn ground(&self) -> Node {
        Node::list([
            element!(defs).with(defs(self.prefix, self.view)),
            element!(g, "class" = "base").with(template(GROUND)),
            element!(g).all(self.layout.places().filter_map(|place| self.disc(place))),
        ])
    }

    fn disc(&self, place: &BoardPlace) -> Option<Element> {
        let lies = self.view.scene.pieces.iter().find(|piece| piece.sites.contains(&place.site))?;
        let way = self.motion.way(place.site);
        let (class, style) = way.class_and_style(place.at);
        let serial = if way == Arrival::Stood { 0 } else { self.view.serial };
        let disc = element!(g, "id" = self.id(place.site)).with(template(of_seat(self.prefix, lies.kind, lies.seat)));
        let moving = element!(g, "style" = style, "class" = class).with(disc);
        let place_of = element!(g, "transform" = place.at.translate());
        Some(place_of.key(format!("{}-{serial}", place.site.index())).with(moving))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_rules::games;

    fn rows(orientation: u8) -> Vec<String> {
        let position = games::game("tapatan", "base", []).unwrap().start();
        let layout = plan(&BoardView::plain("tapatan", &*position, orientation));
        layout.rows.iter().map(|row| row.iter().map(|p| p.name.as_str()).collect::<Vec<_>>().join(" ")).collect()
    }

    #[test]
    fn rows_follow_the_rotation() {
        assert_eq!(rows(0), ["a3 b3 c3", "a2 b2 c2", "a1 b1 c1"]);
        assert_eq!(rows(1), ["a1 a2 a3", "b1 b2 b3", "c1 c2 c3"]);
        assert_eq!(rows(2), ["c1 b1 a1", "c2 b2 a2", "c3 b3 a3"]);
    }

    #[test]
    fn targets_are_large_enough_on_a_small_phone() {
        let position = games::game("tapatan", "base", []).unwrap().start();
        let [_, _, width, _] = plan(&BoardView::plain("tapatan", &*position, 0)).frame;
        assert!(UNIT * 360 / width >= 44);
    }
}
