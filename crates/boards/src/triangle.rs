//! The board of Triapon: a wooden triangle with 45 holes, and on each side a trough for the marbles of the seat there.

use super::drawing::{CellTarget, Drawing};
use super::layout::{BoardLayout, BoardPlace, Point, UNIT};
use super::marbles::marble_defs;
use super::marks::{beads, lines};
use super::motion::{Arrival, Motion};
use super::node::{AttrValue, Element, Node, classes, element, fill_template, template};
use super::pieces::{defs, of_seat};
use super::{BoardCode, BoardInfo, BoardView, Look, PaperInfo, Room};
use std::rc::Rc;
use trivium_rules::core::{Command, Event, Pick, Seat, Site, TrayRole};
use trivium_rules::games::triapon::BALL;
use trivium_rules::games::triapon::board::{Hole, ROWS};
use trivium_words::fill;

/// Distance from the centre of a corner hole to the edge of the board.
const CORNER: i32 = 62;
/// Distance from the holes of a side to the middle of the edge, which curves outwards.
const BULGE: i32 = 148;
const MARGIN: i32 = 10;
/// The corner holes relative to the centre: to the right, below, above.
const CORNERS: [i32; 3] = [400, 231, 462];

/// Outline of the board, a groove along it, and the trough at the bottom with the line inlaid around it.
const EDGE: &str = "M425 287A1035 1035 0 0 1-425 287A62 62 0 0 1-462 225A1035 1035 0 0 1-36-512A62 62 0 0 1 36-512A1035 1035 0 0 1 462 225A62 62 0 0 1 425 287Z";
const BEAD: &str = "M423 282A1029 1029 0 0 1-423 282A56 56 0 0 1-456 225A1029 1029 0 0 1-33-507A56 56 0 0 1 33-507A1029 1029 0 0 1 456 225A56 56 0 0 1 423 282Z";
const TROUGH: &str = "M-238 285A971 971 0 0 0 238 285A24 24 0 0 1 250 332A1019 1019 0 0 1-250 332A24 24 0 0 1-238 285Z";
const INLAY: &str = "M-237 280A966 966 0 0 0 237 280A29 29 0 0 1 251 337A1024 1024 0 0 1-251 337A29 29 0 0 1-237 280Z";
/// A seat's trough. Placeholders: prefix, angle, inlay, trough, position of the emblem, the emblem, the seat's number.
const TROUGHS: &str = "<g transform='rotate({1})'><path class='inlay' d='{2}'/><path class='parted' d='{2}'/>\
    <path class='floor' d='{3}' fill='url(#{0}-trough)'/></g>\
    <g class='emblem' transform='translate({4} {5})'>{6}<text y='10'>{7}</text></g>";
const GRAIN: &str = "M-480-420C-200-470 150-380 480-440M-480-330C-220-390 120-290 480-350M-480-262C-150-300 160-236 480-280M-480-176C-240-226 90-140 480-190M-480-88C-160-120 200-70 480-104M-480-30C-210-74 140 8 480-40M-480 62C-180 20 130 84 480 44M-480 118C-230 84 180 150 480 106M-480 204C-150 170 120 232 480 190M-480 262C-200 230 190 290 480 250M-480 330C-160 306 140 352 480 316";

/// The marks of a hole.
const MARKS: &str = "<circle class='mark' r='44'/>\
    <path class='ticks' d='M-15-41A44 44 0 0 1 15-41M43 7A44 44 0 0 1 28 34M-28 34A44 44 0 0 1-43 7'/>\
    <circle class='ring' r='47'/>";

/// Distance from the holes of a side to the middle of the trough there.
const DEPTH: i32 = 108;
/// Distance from the middle of a trough to its last marble.
const REACH: i32 = 244;
/// Distance between marbles in a trough, if there is enough space.
const STEP: i32 = 43;

pub const INFO: BoardInfo = BoardInfo {
    sides: [(0, 0), (4, 240), (2, 120)],
    holds_trays: true,
    trays: Room::Small,
    embedded: [1.02, 1.02, 170.0],
    paper: PaperInfo { millimetres: [25.0; 2], ..PaperInfo::PLAIN },
    ..BoardInfo::PLAIN
};

pub const CODE: BoardCode = BoardCode {
    #[cfg(feature = "page")]
    draw: super::frame::drawn_board,
    drawing,
    piece_defs: marble_defs,
    piece: of_seat,
};

fn drawing(view: &Rc<BoardView>, prefix: &str) -> Drawing {
    let layout = plan(view);
    let motion = Motion::new(&view.events, &layout);
    let painter = Painter { view, prefix, layout: &layout, motion: &motion, stage: PickStage::of(view) };
    let (targets, ground) = (painter.targets(), painter.ground());
    Drawing { targets, ground, over: lines(view, &layout, 45, beads), layout, ..Drawing::default() }
}

/// Positions of all elements. The centre of the board is the origin.
fn plan(view: &BoardView) -> Rc<BoardLayout> {
    let place = |(site, name): &(Site, AttrValue)| {
        let at = hollow(Hole::of_site(*site)?, view.orientation);
        Some(BoardPlace { site: *site, name: name.clone(), at })
    };
    let mut layout = BoardLayout::new(view.sites.iter().filter_map(place).collect(), UNIT / 4, 0);
    let [side, below, above] = CORNERS;
    let (width, height) = (side + CORNER + MARGIN, above + CORNER + below + BULGE + 2 * MARGIN);
    let top = if view.orientation.is_multiple_of(2) { above + CORNER } else { below + BULGE };
    layout.frame = [-width, -top - MARGIN, 2 * width, height];
    Rc::new(layout)
}

/// Centre of a hole on a board rotated by steps of 60°. A hole is a whole number of thirds of a step down and to the
/// right of the centre. Rotation by 60° maps a step to the right to one down the right side, and a step down to one to
/// the left.
fn hollow(hole: Hole, sixths: u8) -> Point {
    let (row, place) = hole.row_and_place();
    let (mut down, mut right) = (3 * i32::from(row) - 16, 3 * i32::from(place) - 8);
    for _ in 0..sixths % 6 {
        (down, right) = (right, right - down);
    }
    Point { x: UNIT * (2 * right - down) / 6, y: (down * 28_868 + 500 * down.signum()) / 1000 }
}

/// The direction of a seat's side, in clockwise steps of 60° from the bottom. Turns pass clockwise around the board.
fn side(seat: Seat, orientation: u8) -> u8 {
    (2 * seat.index() as u8 + orientation) % 6
}

/// A point of a trough: `x` along it from its middle. The trough is `sixths` clockwise steps of 60° from the bottom.
fn in_trough(x: i32, sixths: u8) -> Point {
    let y = CORNERS[1] + DEPTH - x * x / 1990;
    let cos = [1000, 500, -500, -1000, -500, 500][usize::from(sixths % 6)];
    let sin = [0, 866, 866, 0, -866, -866][usize::from(sixths % 6)];
    Point { x: (x * cos - y * sin) / 1000, y: (x * sin + y * cos) / 1000 }
}

/// The current stage of the move, inferred from the legal picks.
#[derive(Clone, Copy, PartialEq, Debug)]
enum PickStage {
    /// No player at this screen picks a site.
    Watch,
    /// Placing a marble: the role of its tray, and the owner of the marble.
    Set(TrayRole, Seat),
    /// Choosing the marble to move.
    Lift,
    /// Moving the chosen marble.
    Move,
    /// Capturing a marble.
    Take,
}

impl PickStage {
    fn of(view: &BoardView) -> PickStage {
        let Some(seat) = view.to_act else { return PickStage::Watch };
        if !view.chosen.is_empty() {
            return PickStage::Move;
        }
        let first = view.choosable.iter().find_map(|pick| match pick {
            Pick::Site(site) => Some(owner(view, *site)),
            _ => None,
        });
        match first {
            None => PickStage::Watch,
            Some(Some(owner)) if owner == seat => PickStage::Lift,
            Some(Some(_)) => PickStage::Take,
            // Passing is legal only while the seat may place a captured marble back.
            Some(None) if view.choosable.contains(&Pick::Command(Command::Pass)) => {
                let mut stocks = view.scene.trays.iter().filter(|t| t.role == TrayRole::Stock && t.seat == Some(seat));
                PickStage::Set(TrayRole::Stock, stocks.find_map(|t| t.from).unwrap_or(seat))
            }
            Some(None) => PickStage::Set(TrayRole::Hand, seat),
        }
    }
}

fn owner(view: &BoardView, site: Site) -> Option<Seat> {
    view.scene.piece_on(site).and_then(|piece| piece.seat)
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct TroughBall {
    role: TrayRole,
    owner: Seat,
    /// The index of the marble among those of its role and owner, from 0.
    nth: i32,
    /// The position along the trough, from its middle.
    x: i32,
}

/// The marbles in a seat's trough: those to place after the emblem, and the captured ones from the other end. Of
/// marbles that can be placed back, only the remaining ones are there.
fn trough_balls(view: &BoardView, seat: Seat) -> Vec<TroughBall> {
    let own = || view.scene.trays.iter().filter(move |tray| tray.seat == Some(seat));
    let set_back = |from| own().any(|tray| tray.role == TrayRole::Stock && tray.from == from);
    let shown = own().filter(|tray| tray.role != TrayRole::Taken || !set_back(tray.from));
    let stacks = shown.map(|tray| {
        let count = tray.stacks.iter().map(|(_, count)| i32::from(*count)).sum::<i32>();
        (tray.role, tray.from.unwrap_or(seat), count)
    });
    let stacks = stacks.collect::<Vec<_>>();
    let total = stacks.iter().map(|(_, _, count)| count).sum::<i32>();
    let step = STEP.min((2 * REACH - STEP) / (total - 1).max(1));
    let mut marbles = Vec::new();
    let mut end = REACH;
    for (role, owner, count) in stacks {
        for nth in 0..count {
            let x = if role == TrayRole::Hand { STEP - REACH + nth * step } else { end - nth * step };
            marbles.push(TroughBall { role, owner, nth, x });
        }
        if role != TrayRole::Hand {
            end -= count * step;
        }
    }
    marbles
}

struct Painter<'a> {
    view: &'a BoardView,
    prefix: &'a str,
    layout: &'a BoardLayout,
    motion: &'a Motion,
    stage: PickStage,
}

impl Painter<'_> {
    fn ball(&self, owner: Seat) -> String {
        of_seat(self.prefix, BALL, Some(owner))
    }

    fn targets(&self) -> Rc<Vec<CellTarget>> {
        Rc::new(self.layout.places().map(|place| self.target(place)).collect())
    }

    fn target(&self, place: &BoardPlace) -> CellTarget {
        let (view, stage) = (self.view, self.stage);
        let can = view.choosable.contains(&Pick::Site(place.site));
        let comes = match stage {
            PickStage::Set(_, owner) => Some(owner),
            PickStage::Move => view.to_act,
            _ => None,
        };
        let preview = comes.filter(|_| can && owner(view, place.site).is_none());
        let mut shape = String::from("<circle class='hit' r='50'/>");
        if preview.is_some() && stage == PickStage::Move {
            shape.push_str("<circle class='goal' r='13'/>");
        }
        let preview = preview.map(|owner| self.ball(owner));
        shape.push_str(MARKS);
        if view.coordinates {
            let below = if view.orientation.is_multiple_of(2) { "63" } else { "-48" };
            shape.push_str(&fill("<text class='name' y='{0}'>{1}</text>", &[below, &place.name]));
        }
        let shape = template(shape).into();
        let drag = view.draggable.contains(&Pick::Site(place.site)).then(|| self.id(place.site).into());
        let (drop, marked_on_hover) = (matches!(stage, PickStage::Set(..)), stage != PickStage::Take);
        CellTarget { shape, preview, drag, drop, marked_on_hover, ..CellTarget::default() }
    }

    fn id(&self, site: Site) -> String {
        format!("{}-at{}", self.prefix, site.index())
    }

    /// Definitions, board, troughs and marbles. Arriving marbles are above the others.
    fn ground(&self) -> Node {
        let arrives = |place: &&BoardPlace| self.motion.arrival(place.site) != Arrival::Unmoved;
        let seats = || Seat::all(Seat::MOST as u8);
        let wood = template(wood(self.prefix, self.view.look, self.view.orientation));
        let base = [element!(defs).with(defs(self.prefix, self.view)), element!(g, "class" = "base").with(wood)];
        // Keyed children need a parent of their own, because Yew matches mixed children by index.
        let unmoved = element!(g).all(self.layout.places().filter(|p| !arrives(p)).filter_map(|p| self.piece(p)));
        let arriving = element!(g).all(self.layout.places().filter(arrives).filter_map(|p| self.piece(p)));
        let troughs = seats().map(|seat| self.trough(seat));
        let in_troughs = seats().map(|seat| self.trough_content(seat));
        Node::list(base.into_iter().chain(troughs).chain([unmoved]).chain(in_troughs).chain([arriving]))
    }

    fn trough(&self, seat: Seat) -> Element {
        let sixths = side(seat, self.view.orientation);
        let at = in_trough(-REACH, sixths);
        let acts = self.view.to_act == Some(seat);
        let out = self.view.scene.out.contains(&seat);
        let class = ["s1", "s2", "s3"][seat.index()];
        let emblem = match seat {
            Seat::ONE => "<circle class='full' r='15'/>",
            Seat::TWO => "<circle class='band' r='11'/>",
            _ => "<circle class='thin' r='13'/><circle class='full' r='6'/>",
        };
        let [turn, x, y] = [60 * i32::from(sixths), at.x, at.y].map(|n| n.to_string());
        let trough = fill_template(TROUGHS, &[self.prefix, &turn, INLAY, TROUGH, &x, &y, emblem, &seat.to_string()]);
        let class = classes(&[Some("trough"), Some(class), acts.then_some("acts"), out.then_some("out")]);
        element!(g, "class" = class).key(seat.number()).with(trough)
    }

    /// The marbles in a seat's trough. The next one to be placed is raised.
    fn trough_content(&self, seat: Seat) -> Element {
        let sixths = side(seat, self.view.orientation);
        let marbles = trough_balls(self.view, seat);
        let count = |m: &TroughBall| marbles.iter().filter(|o| (o.role, o.owner) == (m.role, m.owner)).count() as i32;
        let next = match self.stage {
            PickStage::Set(role, owner) if self.view.to_act == Some(seat) => Some((role, owner)),
            _ => None,
        };
        let next_id = format!("{}-next", self.prefix);
        let balls = marbles.iter().map(|m| {
            let last = m.nth + 1 == count(m);
            let held = last && next == Some((m.role, m.owner));
            let at = in_trough(m.x, sixths);
            let from = self.taken(seat).filter(|(owner, _)| last && m.role != TrayRole::Hand && *owner == m.owner);
            let from = from.map(|(_, from)| travel(from, at));
            let serial = if from.is_some() { self.view.serial } else { 0 };
            let place = format!("transform:translate({}px,{}px)", at.x, at.y);
            let ball = match held {
                true => fill("<circle class='hit' r='40'/><circle class='halo' r='33'/>{0}", &[&self.ball(m.owner)]),
                false => fill("<g transform='scale(.58)'>{0}</g>", &[&self.ball(m.owner)]),
            };
            let id = held.then(|| next_id.clone());
            let class = classes(&[Some("beside"), held.then_some("next")]);
            let taken = (serial > 0 && !held).then_some("taken");
            element!(g, "id" = id.clone(), "style" = place, "data-drag" = id, "class" = class)
                .key(format_args!("{}-{}-{}-{serial}-{sixths}", m.role as u8, m.owner, m.nth))
                .with(element!(g, "style" = from, "class" = taken).with(template(ball)))
        });
        element!(g).key(format_args!("beside-{seat}")).all(balls)
    }

    /// The marble that a seat has just captured: its owner, and its former position.
    fn taken(&self, seat: Seat) -> Option<(Seat, Point)> {
        let piece = self.motion.leaving.iter().find(|piece| piece.taker == Some(seat))?;
        Some((piece.seat?, self.layout.point(piece.site)?))
    }

    /// The position of a seat's marble before it was placed.
    fn placed_from(&self, seat: Seat) -> Point {
        let returned = self.view.events.iter().find_map(|event| match event {
            Event::Returned { of, .. } => Some(*of),
            _ => None,
        });
        let marbles = trough_balls(self.view, seat);
        let alike = |m: &&TroughBall| match returned {
            Some(of) => m.role == TrayRole::Stock && m.owner == of,
            None => m.role == TrayRole::Hand,
        };
        let x = match (marbles.iter().rfind(alike), returned) {
            (Some(marble), None) => marble.x + STEP,
            (Some(marble), Some(_)) => marble.x - STEP,
            (None, None) => STEP - REACH,
            (None, Some(_)) => REACH,
        };
        in_trough(x, side(seat, self.view.orientation))
    }

    fn piece(&self, place: &BoardPlace) -> Option<Element> {
        let view = self.view;
        let owner = owner(view, place.site)?;
        let pick = Pick::Site(place.site);
        let way = self.motion.arrival(place.site);
        let (class, style) = match way {
            Arrival::Unmoved => ("piece", None),
            Arrival::Placed(seat) => ("piece laid", Some(travel(self.placed_from(seat), place.at))),
            Arrival::Moved(from) => ("piece came", Some(travel(from, place.at))),
        };
        let class = view.piece_class(class, place.site);
        let serial = if way == Arrival::Unmoved { 0 } else { view.serial };
        let chosen = view.chosen.contains(&pick);
        let raised = chosen || self.stage == PickStage::Lift && view.choosable.contains(&pick);
        let cast = raised.then(|| element!(circle, "cx" = "6", "cy" = "12", "r" = "38", "class" = "cast"));
        let ball = element!(g, "class" = classes(&[raised.then_some("raised"), chosen.then_some("high")]))
            .with(template(self.ball(owner)));
        let piece = element!(g, "style" = style, "class" = class).with(cast).with(ball);
        let place_of = element!(g, "id" = self.id(place.site), "transform" = place.at.translate());
        Some(place_of.key(format_args!("{}-{serial}", place.site.index())).with(piece))
    }
}

/// The style that animates an element from `from` to its position `to`.
fn travel(from: Point, to: Point) -> String {
    format!("--dx:{}px;--dy:{}px", from.x - to.x, from.y - to.y)
}

/// The board's definitions. Placeholders: prefix, the angle that keeps the light direction fixed.
const DEFS: &str = "<defs><linearGradient id='{0}-wood' class='plank' x2='.3' y2='1' gradientTransform='rotate(-{1} .5 .5)'>\
    <stop/><stop offset='1'/></linearGradient>\
    <radialGradient id='{0}-hollow' class='bowl' cx='.56' cy='.66' r='.62'>\
    <stop/><stop offset='.6'/><stop offset='1'/></radialGradient>\
    <linearGradient id='{0}-trough' class='bed' x2='0' y2='1'><stop/><stop offset='.6'/><stop offset='1'/></linearGradient>\
    <clipPath id='{0}-cut'><path d='{2}'/></clipPath></defs>";
/// The board with its edges, grain and lattice. Placeholders: prefix, angle, outline, bead, grain, lattice.
const PLANK: &str = "<g transform='translate(0 9)'><path class='plank-shadow' d='{2}' transform='rotate({1})'/></g>\
    <g transform='translate(0 5)'><path class='plank-wall' d='{2}' transform='rotate({1})'/></g>\
    <g transform='rotate({1})'><path class='plank-face' d='{2}' fill='url(#{0}-wood)'/>{4}<path class='bead' d='{3}'/></g>\
    <path class='lattice light' d='{5}' transform='translate(0 2)'/><path class='lattice' d='{5}'/>";

/// The board without pieces, which is the same in all positions.
fn wood(prefix: &str, look: Look, orientation: u8) -> String {
    let turn = (60 * i32::from(orientation % 6)).to_string();
    let grain = ["<path class='grain' d='", GRAIN, "' clip-path='url(#", prefix, "-cut)'/>"].concat();
    let grain = if look == Look::Wood { &*grain } else { "" };
    let mut wood = fill(DEFS, &[prefix, &turn, EDGE]);
    wood.push_str(&fill(PLANK, &[prefix, &turn, EDGE, BEAD, grain, &lattice(orientation)]));
    for hole in Hole::all() {
        let Point { x, y } = hollow(hole, orientation);
        let hollow = "<circle class='hollow' cx='{1}' cy='{2}' r='40' fill='url(#{0}-hollow)'/>";
        wood.push_str(&fill(hollow, &[prefix, &x.to_string(), &y.to_string()]));
    }
    wood
}

/// The lines between neighbouring holes.
fn lattice(orientation: u8) -> String {
    let last = ROWS as i8 - 1;
    let lines = (1..=last).flat_map(|n| {
        // Row n, and the lines of the same length in the two other directions.
        [((n, 0), (n, n)), ((last - n, 0), (last, n)), ((last - n, last - n), (last, last - n))]
    });
    let mut path = String::new();
    for (from, to) in lines {
        for (letter, (row, place)) in [("M", from), ("L", to)] {
            let Some(hole) = Hole::at(row, place) else { continue };
            let Point { x, y } = hollow(hole, orientation);
            path.push_str(letter);
            path.push_str(&x.to_string());
            path.push(' ');
            path.push_str(&y.to_string());
        }
    }
    path
}

#[cfg(test)]
mod tests;
