//! Animations of pieces: converts events to classes and offsets for the style sheet, which animates them. There is no
//! clock here. A moved piece is a new element, whose key contains the view's serial, so that its animation restarts.

use super::layout::{BoardLayout, Point};
use trivium_rules::core::{Event, PieceKind, Seat, Site};

/// How a piece came to its site in the last move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrival {
    Stood,
    /// This seat placed it from a tray.
    Set(Seat),
    /// It moved here from this point.
    Came(Point),
}

/// A piece that left the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeavingPiece {
    pub site: Site,
    /// `None` if the event does not name it.
    pub kind: Option<PieceKind>,
    pub seat: Option<Seat>,
    /// The seat that captured the piece; `None` if another piece replaced it.
    pub taker: Option<Seat>,
}

/// The animations of one picture.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Motion {
    ways: Vec<(Site, Arrival)>,
    pub gone: Vec<LeavingPiece>,
}

impl Motion {
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

    pub fn way(&self, site: Site) -> Arrival {
        self.ways.iter().find(|(s, _)| *s == site).map_or(Arrival::Stood, |(_, way)| *way)
    }
}

impl Arrival {
    /// Class and style of a piece at `to`. Placed pieces come down from slightly above. Moved pieces start at an
    /// offset.
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
    use trivium_testing::site_of;

    fn layout() -> BoardLayout {
        let place = |n: i32| BoardPlace { site: site_of(n as u32), name: "".into(), at: Point { x: n * 100, y: 0 } };
        BoardLayout::new((0..3).map(place).collect(), 40, 50)
    }

    #[test]
    fn a_moved_piece_comes_from_its_old_site() {
        let moved = Event::Moved { from: vec![site_of(0)], to: vec![site_of(2)], kind: BALL, seat: Seat::ONE };
        let taken = Event::Taken { site: site_of(1), count: 1, by: Seat::ONE, of: Some(Seat::TWO) };
        let motion = Motion::new(&[moved, taken], &layout());
        assert_eq!(motion.way(site_of(2)), Arrival::Came(Point { x: 0, y: 0 }));
        assert_eq!(motion.way(site_of(1)), Arrival::Stood);
        let (_, style) = motion.way(site_of(2)).class_and_style(Point { x: 200, y: 0 });
        assert_eq!(style.as_deref(), Some("--dx:-200px;--dy:0px"));
        let gone = LeavingPiece { site: site_of(1), kind: None, seat: Some(Seat::TWO), taker: Some(Seat::ONE) };
        assert_eq!(motion.gone, [gone]);
    }

    #[test]
    fn a_replaced_piece_leaves() {
        let placed = |replaced| Event::Placed {
            sites: vec![site_of(1)],
            kind: ChipColour::Yellow.into(),
            seat: Seat::TWO,
            replaced,
        };
        assert!(Motion::new(&[placed(None)], &layout()).gone.is_empty());
        let motion = Motion::new(&[placed(Some(ChipColour::Red.into()))], &layout());
        assert_eq!(motion.way(site_of(1)), Arrival::Set(Seat::TWO));
        assert_eq!(motion.gone[0].kind, Some(ChipColour::Red.into()));
    }
}
