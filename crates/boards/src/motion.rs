//! Animations of pieces: converts events to classes and offsets for the style sheet, which animates them. There is no
//! clock here. A moved piece is a new element, whose key contains the view's serial, so that its animation restarts.

use super::layout::{BoardLayout, Point};
use trivium_rules::core::{Event, PieceKind, Seat, Site};

/// How a piece came to its site in the last move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrival {
    Unmoved,
    /// This seat placed it from a tray.
    Placed(Seat),
    /// It moved here from this point.
    Moved(Point),
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
    arrivals: Vec<(Site, Arrival)>,
    pub leaving: Vec<LeavingPiece>,
}

impl Motion {
    pub fn new(events: &[Event], layout: &BoardLayout) -> Motion {
        let mut motion = Motion::default();
        if !cfg!(feature = "page") {
            // Static boards have no animations, and their programs must be small.
            return motion;
        }
        let point = |site: &Site| layout.point(*site).unwrap_or_default();
        for event in events {
            match event {
                Event::Placed { sites, seat, replaced, .. } => {
                    motion.arrivals.extend(sites.iter().map(|site| (*site, Arrival::Placed(*seat))));
                    let leaving = |kind| LeavingPiece { site: sites[0], kind: Some(kind), seat: None, taker: None };
                    motion.leaving.extend(replaced.map(leaving));
                }
                Event::Moved { from, to, .. } => {
                    motion.arrivals.extend(from.iter().zip(to).map(|(from, to)| (*to, Arrival::Moved(point(from)))));
                }
                Event::Exchanged { first, second, .. } => {
                    motion.arrivals.push((*second, Arrival::Moved(point(first))));
                    motion.arrivals.push((*first, Arrival::Moved(point(second))));
                }
                Event::Taken { site, by, of, .. } => {
                    motion.leaving.push(LeavingPiece { site: *site, kind: None, seat: *of, taker: Some(*by) });
                }
                Event::Returned { site, by, .. } => motion.arrivals.push((*site, Arrival::Placed(*by))),
                _ => {}
            }
        }
        motion
    }

    pub fn arrival(&self, site: Site) -> Arrival {
        self.arrivals.iter().find(|(s, _)| *s == site).map_or(Arrival::Unmoved, |(_, arrival)| *arrival)
    }
}

impl Arrival {
    /// Class and style of a piece at `to`. Placed pieces come down from slightly above. Moved pieces start at an
    /// offset.
    pub fn class_and_style(self, to: Point) -> (&'static str, Option<String>) {
        match self {
            Arrival::Unmoved => ("piece", None),
            Arrival::Placed(_) => ("piece set", None),
            Arrival::Moved(from) => ("piece came", Some(format!("--dx:{}px;--dy:{}px", from.x - to.x, from.y - to.y))),
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
        assert_eq!(motion.arrival(site_of(2)), Arrival::Moved(Point { x: 0, y: 0 }));
        assert_eq!(motion.arrival(site_of(1)), Arrival::Unmoved);
        let (_, style) = motion.arrival(site_of(2)).class_and_style(Point { x: 200, y: 0 });
        assert_eq!(style.as_deref(), Some("--dx:-200px;--dy:0px"));
        let leaving = LeavingPiece { site: site_of(1), kind: None, seat: Some(Seat::TWO), taker: Some(Seat::ONE) };
        assert_eq!(motion.leaving, [leaving]);
    }

    #[test]
    fn a_replaced_piece_leaves() {
        let placed = |replaced| Event::Placed {
            sites: vec![site_of(1)],
            kind: ChipColour::Yellow.into(),
            seat: Seat::TWO,
            replaced,
        };
        assert!(Motion::new(&[placed(None)], &layout()).leaving.is_empty());
        let motion = Motion::new(&[placed(Some(ChipColour::Red.into()))], &layout());
        assert_eq!(motion.arrival(site_of(1)), Arrival::Placed(Seat::TWO));
        assert_eq!(motion.leaving[0].kind, Some(ChipColour::Red.into()));
    }
}
