//! How things come to where they stand: from events to classes and offsets that the style sheet animates. Pure; no clock runs
//! here, and a thing that moved is a new element (its key holds the serial), so that its animation starts again.

use super::layout::{BoardLayout, Point};
use trivium_rules::core::{Event, PieceKind, Seat, Site};

/// How a piece came to its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// It stood there.
    Stood,
    /// It was set from next to the board.
    Set(Seat),
    /// It came from there.
    Came(Point),
}

/// A piece that went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeavingPiece {
    /// From where.
    pub site: Site,
    /// The kind, where the event tells it.
    pub kind: Option<PieceKind>,
    /// Whose it was.
    pub seat: Option<Seat>,
    /// To whom it goes; none when another lies there instead.
    pub taker: Option<Seat>,
}

/// All motion of one picture.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Motion {
    ways: Vec<(Site, Arrival)>,
    /// The stones that leave.
    pub gone: Vec<LeavingPiece>,
}

impl Motion {
    /// The motion that these events are.
    pub fn new(events: &[Event], layout: &BoardLayout) -> Motion {
        let mut motion = Motion::default();
        let point = |site: &Site| layout.point(*site).unwrap_or_default();
        for event in events {
            match event {
                Event::Placed { sites, seat, replaced, .. } => {
                    motion.ways.extend(sites.iter().map(|site| (*site, Arrival::Set(*seat))));
                    let gone = |kind| LeavingPiece { site: sites[0], kind: Some(kind), seat: None, taker: None };
                    motion.gone.extend(replaced.map(gone));
                }
                Event::Moved { from, to, .. } => {
                    motion.ways.extend(from.iter().zip(to).map(|(from, to)| (*to, Arrival::Came(point(from)))));
                }
                Event::Exchanged { first, second, .. } => {
                    motion.ways.push((*second, Arrival::Came(point(first))));
                    motion.ways.push((*first, Arrival::Came(point(second))));
                }
                Event::Taken { site, by, of, .. } => {
                    motion.gone.push(LeavingPiece { site: *site, kind: None, seat: *of, taker: Some(*by) });
                }
                Event::Returned { site, by, .. } => motion.ways.push((*site, Arrival::Set(*by))),
                _ => {}
            }
        }
        motion
    }

    /// How the piece on that site came there.
    pub fn way(&self, site: Site) -> Arrival {
        self.ways.iter().find(|(s, _)| *s == site).map_or(Arrival::Stood, |(_, way)| *way)
    }
}

impl Arrival {
    /// The class and style of a piece at `to` that came this way. Set pieces fall from above a little; those that travel
    /// start at their offset.
    pub fn class_and_style(self, to: Point) -> (&'static str, Option<String>) {
        match self {
            Arrival::Stood => ("piece", None),
            Arrival::Set(_) => ("piece set", None),
            Arrival::Came(from) => ("piece came", Some(format!("--dx:{}px;--dy:{}px", from.x - to.x, from.y - to.y))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::BoardPlace;
    use trivium_rules::games::traffic_lights::ChipColour;
    use trivium_rules::games::triapon::BALL;

    fn layout() -> BoardLayout {
        let place = |n: i32| BoardPlace { site: Site(n as u32), name: "".into(), at: Point { x: n * 100, y: 0 } };
        BoardLayout::new((0..3).map(place).collect(), 40, 50)
    }

    #[test]
    fn what_moved_comes_from_where_it_was() {
        let moved = Event::Moved { from: vec![Site(0)], to: vec![Site(2)], kind: BALL, seat: Seat::ONE };
        let taken = Event::Taken { site: Site(1), count: 1, by: Seat::ONE, of: Some(Seat::TWO) };
        let motion = Motion::new(&[moved, taken], &layout());
        assert_eq!(motion.way(Site(2)), Arrival::Came(Point { x: 0, y: 0 }));
        assert_eq!(motion.way(Site(1)), Arrival::Stood);
        let (_, style) = motion.way(Site(2)).class_and_style(Point { x: 200, y: 0 });
        assert_eq!(style.as_deref(), Some("--dx:-200px;--dy:0px"));
        let gone = LeavingPiece { site: Site(1), kind: None, seat: Some(Seat::TWO), taker: Some(Seat::ONE) };
        assert_eq!(motion.gone, [gone]);
    }

    #[test]
    fn what_is_replaced_goes() {
        let placed = |replaced| Event::Placed {
            sites: vec![Site(1)],
            kind: ChipColour::Yellow.into(),
            seat: Seat::TWO,
            replaced,
        };
        assert!(Motion::new(&[placed(None)], &layout()).gone.is_empty());
        let motion = Motion::new(&[placed(Some(ChipColour::Red.into()))], &layout());
        assert_eq!(motion.way(Site(1)), Arrival::Set(Seat::TWO));
        assert_eq!(motion.gone[0].kind, Some(ChipColour::Red.into()));
    }
}
