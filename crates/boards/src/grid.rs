//! The board of Traffic Lights: a card with cells for chips, and a strip that slides to any side of it.

use super::cells::outcome_badge;
use super::chips::chip_defs;
use super::drawing::{CellTarget, Drawing};
use super::layout::{BoardLayout, BoardPlace, Point, UNIT};
use super::marks::{band, lines};
use super::motion::{Arrival, Motion};
use super::node::{AttrValue, Element, Markup, Node, classes, element, fill_template, template};
use super::pieces::{defs, of_nobody};
use super::{BoardCode, BoardInfo, BoardView, PaperInfo, Room, Stacks, target};
use std::rc::Rc;
use trivium_rules::core::{BoardEdge, Command, Event, Pick, PieceKind, Site};
use trivium_rules::games::traffic_lights::board::{Cell, CellLayout, STRIP};
use trivium_rules::games::traffic_lights::next_kind;
use trivium_words::{BoardText, PlaceMarks, fill};

/// Distance from the centre of an outer cell to the edge of the card.
const EDGE: i32 = 57;
/// Extra distance between the strip and the board.
const GAP: i32 = 18;
/// Distance from the outermost cards to the edge of the picture.
const MARGIN: i32 = 8;

/// Gradients of cards and cells. Placeholder: prefix.
const DEFS: &str = "<linearGradient id='{0}-card' class='card' x2='0' y2='1'><stop/><stop offset='1'/></linearGradient>\
    <linearGradient id='{0}-well' class='well' x2='0' y2='1'><stop/><stop offset='1'/></linearGradient>";
/// A layer of a card. Placeholders: name, left, top, width, height, radius, fill.
const CARD: &str = "<rect class='card-{0}' x='{1}' y='{2}' width='{3}' height='{4}' rx='{5}' {6}/>";
/// A cell. Placeholders: prefix, position.
const WELL: &str =
    "<rect class='well' x='-44' y='-44' width='88' height='88' rx='20' fill='url(#{0}-well)' transform='{1}'/>";
/// A button that slides the strip, drawn for a slide upwards.
const KNOB: &str = "<circle class='hit' r='44'/><circle class='knob' r='33'/>\
    <path class='arrow' d='M0 14V-13M-12-2L0-14L12-2'/><circle class='ring' r='38'/>";
/// A cell's target with its marks. Placeholder: the coordinate.
const CELL: &str = "<rect class='hit' x='-50' y='-50' width='100' height='100'/>\
    <rect class='mark' x='-45' y='-45' width='90' height='90' rx='20'/>\
    <path class='ticks' d='M-46-30V-46H-30M30-46H46V-30M46 30V46H30M-30 46H-46V30'/>\
    <rect class='ring' x='-45' y='-45' width='90' height='90' rx='20'/>{0}";
/// A coordinate. Placeholder: the text.
const NAME: &str = "<text class='name' x='-29' y='-27'>{0}</text>";

pub const INFO: BoardInfo = BoardInfo {
    trays: Room::Large,
    stacks: Stacks::Spread,
    embedded: [0.95, 1.2, 150.0],
    paper: PaperInfo {
        millimetres: [33.0; 2],
        outline: ("M-44-44H44V44H-44Z", [-44.0, -44.0, 88.0, 88.0]),
        loose: Some(("strip", [-157.0, -275.0, 314.0, 114.0])),
    },
    ..BoardInfo::PLAIN
};

pub const CODE: BoardCode = BoardCode {
    #[cfg(feature = "page")]
    draw: super::frame::drawn_board,
    drawing,
    piece_defs: chip_defs,
    piece: of_nobody,
};

fn drawing(view: &Rc<BoardView>, prefix: &str) -> Drawing {
    let plan = GridPlan::new(view);
    let motion = Motion::new(&view.events, &plan.layout);
    let painter = Painter { view, prefix, plan: &plan, motion: &motion };
    Drawing {
        layout: plan.layout.clone(),
        targets: painter.targets(),
        ground: painter.ground(),
        over: lines(view, &plan.layout, 46, band),
        buttons: painter.slides(),
        ..Drawing::default()
    }
}

/// Positions of all elements. The centre of the main board is the origin.
struct GridPlan {
    layout: Rc<BoardLayout>,
    /// Vector from the centre of the main board to its right and lower edges, after rotation.
    half: Point,
    /// The side of the picture where the strip is.
    side: Option<BoardEdge>,
}

impl GridPlan {
    fn new(view: &BoardView) -> GridPlan {
        let turns = view.orientation;
        let cells = match (view.scene.side, view.sites.len()) {
            (Some(_), _) => CellLayout::Slider,
            (None, 12) => CellLayout::Four,
            (None, _) => CellLayout::Three,
        };
        let side = view.scene.side.unwrap_or(BoardEdge::North);
        let rows = i32::from(cells.rows());
        let place = |(site, name): &(Site, AttrValue)| {
            let (x, y) = cells.point(Cell::of_site(*site)?, side);
            let gap = |at: i8, of: i32| match i32::from(at) {
                -1 => -GAP,
                at if at == of => GAP,
                _ => 0,
            };
            let at = Point {
                x: UNIT * (i32::from(x) - 1) + gap(x, 3),
                y: UNIT * (rows - 1) / 2 - UNIT * i32::from(y) - gap(y, rows),
            };
            Some(BoardPlace { site: *site, name: name.clone(), at: at.quarters(turns) })
        };
        let places = view.sites.iter().filter_map(place).collect();
        let mut layout = BoardLayout::new(places, UNIT / 4, EDGE + MARGIN);
        let corner = Point { x: UNIT + EDGE, y: UNIT * (rows - 1) / 2 + EDGE }.quarters(turns);
        let half = Point { x: corner.x.abs(), y: corner.y.abs() };
        if view.scene.side.is_some() {
            // All four sides stay in the picture, so that nothing jumps when the strip slides.
            let reach = 2 * UNIT + GAP + EDGE + MARGIN;
            layout.frame = [-reach, -reach, 2 * reach, 2 * reach];
        }
        GridPlan { layout: Rc::new(layout), half, side: view.scene.side.map(|side| turned(side, turns)) }
    }
}

/// Rotates a side by clockwise quarter turns.
fn turned(side: BoardEdge, turns: u8) -> BoardEdge {
    BoardEdge::ALL[(side as usize + turns as usize) % 4]
}

struct Painter<'a> {
    view: &'a BoardView,
    prefix: &'a str,
    plan: &'a GridPlan,
    motion: &'a Motion,
}

impl Painter<'_> {
    fn on_strip(&self, site: Site) -> bool {
        self.plan.side.is_some() && Cell::of_site(site).is_some_and(|cell| STRIP.contains(&cell))
    }

    fn kind(&self, site: Site) -> Option<PieceKind> {
        self.view.scene.piece_on(site).map(|piece| piece.kind)
    }

    fn can_slide(&self) -> bool {
        self.view.choosable.iter().any(|pick| matches!(pick, Pick::Command(Command::Slide(_))))
    }

    fn targets(&self) -> Rc<Vec<CellTarget>> {
        Rc::new(self.plan.layout.places().map(|place| self.target(place)).collect())
    }

    fn target(&self, place: &BoardPlace) -> CellTarget {
        let (view, kind) = (self.view, self.kind(place.site));
        let preview = next_kind(kind).filter(|_| view.choosable.contains(&Pick::Site(place.site)));
        let preview = preview.map(|next| {
            let class = if kind.is_some() { "small" } else { "" };
            fill("<g class='{0}'>{1}</g>", &[class, &of_nobody(self.prefix, next, None)])
        });
        let name = if view.coordinates { fill(NAME, &[&place.name]) } else { String::new() };
        let shape = fill_template(CELL, &[&name]).into();
        let drag = (self.on_strip(place.site) && self.can_slide()).then(|| format!("{}-strip", self.prefix).into());
        CellTarget { shape, preview, drag, ..CellTarget::default() }
    }

    fn ground(&self) -> Node {
        let Point { x, y } = self.plan.half;
        let places = || self.plan.layout.places();
        let main = places().filter(|p| !self.on_strip(p.site));
        let defs = element!(defs).with(defs(self.prefix, self.view)).with(fill_template(DEFS, &[self.prefix]));
        let rails = self.plan.side.map(|_| Node::list(BoardEdge::ALL.map(|side| self.rail(side))));
        let mut nodes = vec![defs.into(), rails.into(), self.card(-x, -y, 2 * x, 2 * y).into()];
        nodes.extend(main.clone().map(|p| Node::from(self.well(p))));
        // Keyed children need a parent of their own, because Yew matches mixed children by index.
        nodes.push(self.leaving(false).into());
        nodes.push(element!(g).all(main.filter_map(|p| self.piece(p))).into());
        nodes.push(self.plan.side.map(|side| self.strip(side)).into());
        Node::List(nodes)
    }

    /// The chips that leave the strip (`strip` is true) or the main board.
    fn leaving(&self, strip: bool) -> Element {
        let leaving = self.motion.leaving.iter().filter(|leaving| self.on_strip(leaving.site) == strip);
        element!(g).all(leaving.filter_map(|leaving| self.leaving_piece(leaving.site, leaving.kind)))
    }

    fn card(&self, x: i32, y: i32, width: i32, height: i32) -> Markup {
        let face = ["fill='url(#", self.prefix, "-card)'"].concat();
        let layers =
            [("shadow", 2, 8, 26, ""), ("wall", 0, 4, 24, ""), ("face", 0, 0, 24, &face), ("print", 5, 0, 20, "")];
        let layers = layers.map(|(class, inset, down, radius, gradient)| {
            let numbers = [x + inset, y + inset + down, width - 2 * inset, height - 2 * inset, radius];
            let [x, y, width, height, radius] = numbers.map(|n| n.to_string());
            fill(CARD, &[class, &x, &y, &width, &height, &radius, gradient])
        });
        template(layers.concat())
    }

    fn well(&self, place: &BoardPlace) -> Markup {
        fill_template(WELL, &[self.prefix, &place.at.translate()])
    }

    fn piece(&self, place: &BoardPlace) -> Option<Element> {
        let kind = self.kind(place.site)?;
        let way = self.motion.arrival(place.site);
        let (class, style) = way.class_and_style(place.at);
        let class = self.view.piece_class(class, place.site);
        let serial = if way == Arrival::Unmoved { 0 } else { self.view.serial };
        let chip = element!(g, "class" = "upright").with(template(of_nobody(self.prefix, kind, None)));
        let piece = element!(g, "style" = style, "class" = class).with(chip);
        let place_of = element!(g, "transform" = place.at.translate());
        Some(place_of.key(format_args!("{}-{serial}", place.site.index())).with(piece))
    }

    fn leaving_piece(&self, site: Site, kind: Option<PieceKind>) -> Option<Element> {
        let (at, kind) = (self.plan.layout.point(site)?, kind?);
        let leaving = element!(g, "class" = "gone").with(template(of_nobody(self.prefix, kind, None)));
        let place_of = element!(g, "transform" = at.translate());
        Some(place_of.key(format_args!("{}-gone-{}", site.index(), self.view.serial)).with(leaving))
    }

    /// Rectangle of the strip's card at a side: left, top, width, height.
    fn strip_card(&self, side: BoardEdge) -> [i32; 4] {
        let long = 2 * UNIT + 2 * EDGE;
        let inner_edge = 2 * UNIT + GAP - EDGE;
        let deep = 2 * EDGE;
        match side {
            BoardEdge::North => [-long / 2, -inner_edge - deep, long, deep],
            BoardEdge::East => [inner_edge, -long / 2, deep, long],
            BoardEdge::South => [-long / 2, inner_edge, long, deep],
            BoardEdge::West => [-inner_edge - deep, -long / 2, deep, long],
        }
    }

    /// A drop target for the strip.
    fn rail(&self, side: BoardEdge) -> Element {
        let [x, y, width, height] = self.strip_card(side).map(|n| n.to_string());
        let turns = 4 - self.view.orientation % 4;
        let drop = target::write(Pick::Command(Command::Slide(turned(side, turns))));
        let rect = element!(rect, "x" = x, "y" = y, "width" = width, "height" = height, "rx" = "24");
        element!(g, "data-drop" = drop, "class" = "rail").key(side as u32).with(rect)
    }

    fn strip(&self, side: BoardEdge) -> Element {
        let [x, y, width, height] = self.strip_card(side);
        let slid = self.view.events.iter().find_map(|event| match event {
            Event::Slid { from, to, .. } => Some((4 + *from as i32 - *to as i32) % 4),
            _ => None,
        });
        // The strip turns the shorter way, and clockwise for half a turn.
        let style = slid.map(|quarters| format!("--turn:{}deg", if quarters == 1 { 90 } else { -90 * (4 - quarters) }));
        let serial = if slid.is_some() { self.view.serial } else { 0 };
        let places = self.plan.layout.places().filter(|p| self.on_strip(p.site));
        let inside = element!(g, "id" = format!("{}-strip", self.prefix))
            .with(self.card(x, y, width, height))
            .all(places.clone().map(|p| self.well(p)))
            .with(self.leaving(true))
            .with(element!(g).all(places.filter_map(|p| self.piece(p))));
        let class = classes(&[Some("strip"), slid.is_some().then_some("slid")]);
        element!(g, "style" = style, "class" = class).key(format_args!("strip-{serial}")).with(inside)
    }

    /// A button on each free side. Its key is relative to the strip, so that the button keeps the focus when the strip
    /// slides.
    fn slides(&self) -> Node {
        let Some(at) = self.plan.side else { return Node::EMPTY };
        let turns = 4 - self.view.orientation % 4;
        let buttons = (1..4).map(|way| {
            let side = turned(at, way);
            let pick = Pick::Command(Command::Slide(turned(side, turns)));
            let can = self.view.choosable.contains(&pick);
            // The button itself announces whether the slide is legal.
            let marks = PlaceMarks { choosable: false, ..self.view.marks(pick) };
            let distance = 2 * UNIT + GAP;
            let middle = Point { x: 0, y: -distance }.quarters(side as u8);
            element!(
                g,
                "role" = "button",
                "tabindex" = "0",
                "aria-label" = self.view.say(BoardText::Slide(side, marks)),
                "aria-disabled" = (!can).then_some("true"),
                "data-pick" = target::write(pick),
                "data-drop" = target::write(pick),
                "transform" = format!("{} rotate({})", middle.translate(), 90 * side as i32),
                "class" = classes(&[Some("slide"), can.then_some("choosable"), self.view.hint(pick)]),
            )
            .key(way)
            .with(template(KNOB))
            .with(outcome_badge(marks, Point::default()))
        });
        element!(g, "class" = "slides").all(buttons).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn view(variant: &str, tokens: &str, orientation: u8) -> BoardView {
        let replay = trivium_testing::replay("traffic-lights", variant, &[], tokens);
        BoardView::plain("traffic-lights", replay.position(), orientation)
    }

    fn rows(view: &BoardView) -> Vec<String> {
        let rows = &GridPlan::new(view).layout.rows;
        rows.iter().map(|row| row.iter().map(|p| p.name.as_str()).collect::<Vec<_>>().join(" ")).collect()
    }

    #[test]
    fn rows_are_as_they_are_seen() {
        assert_eq!(rows(&view("simple", "", 0)), ["a3 b3 c3", "a2 b2 c2", "a1 b1 c1"]);
        assert_eq!(rows(&view("four", "", 1)), ["a1 a2 a3 a4", "b1 b2 b3 b4", "c1 c2 c3 c4"]);
        assert_eq!(rows(&view("slider", "", 0)), ["s3 s2 s1", "a3 b3 c3", "a2 b2 c2", "a1 b1 c1"]);
        assert_eq!(rows(&view("slider", "slide-W", 0)), ["s1 a3 b3 c3", "s2 a2 b2 c2", "s3 a1 b1 c1"]);
        // Half a turn: the western strip is in the east.
        assert_eq!(rows(&view("slider", "slide-W", 2)), ["c1 b1 a1 s3", "c2 b2 a2 s2", "c3 b3 a3 s1"]);
    }

    #[test]
    fn targets_are_large_enough_on_a_small_phone() {
        for variant in ["simple", "four", "slider"] {
            let [_, _, width, _] = GridPlan::new(&view(variant, "", 0)).layout.frame;
            assert!(UNIT * 360 / width >= 44, "{variant}");
        }
    }
}
