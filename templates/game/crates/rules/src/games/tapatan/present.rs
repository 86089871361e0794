//! The data for views: scenes, gestures, events and prompts. Sites are indices of points.

use super::Refusal;
use super::board::Point;
use super::pieces::{DISC, ROW};
use super::rules::{Move, State, Tapatan};
use crate::core::{
    EffectKind, End, Event, Gesture, MoveEffect, Pick, Piece, Present, Referee, Rules, Scene, Seat, Site, Tray,
    TrayRole,
};

/// What the seat to act must do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Set a stone on a free point.
    Set,
    /// Move a stone to a neighbouring free point.
    Move,
}

impl Present for Tapatan {
    type Prompt = Prompt;

    fn prompt(&self, state: &State) -> Option<Prompt> {
        let seat = self.turn(state).seat()?;
        Some(if state.hand(seat) > 0 { Prompt::Set } else { Prompt::Move })
    }

    fn scene(&self, state: &State) -> Scene {
        let piece = |point: Point| state.owner(point).map(|seat| Piece::single(point.site(), DISC, Some(seat)));
        let tray = |seat: Seat| Tray {
            role: TrayRole::Hand,
            seat: Some(seat),
            from: None,
            stacks: vec![(DISC, state.hand(seat) as u16)],
        };
        Scene {
            pieces: Point::all().filter_map(piece).collect(),
            trays: Seat::all(2).map(tray).collect(),
            ..Scene::default()
        }
    }

    fn gestures(&self, _state: &State, made: Move, into: &mut Vec<Gesture>) {
        into.push(match made {
            Move::Set(point) => Gesture::from_iter([Pick::Site(point.site())]),
            Move::Shift(from, to) => [from, to].map(|point| Pick::Site(point.site())).into_iter().collect(),
        });
    }

    fn events(&self, before: &State, made: Move, after: &State) -> Vec<Event> {
        let seat = before.seat();
        let mut events = vec![match made {
            Move::Set(point) => Event::Placed { sites: vec![point.site()], kind: DISC, seat, replaced: None },
            Move::Shift(from, to) => Event::Moved { from: vec![from.site()], to: vec![to.site()], kind: DISC, seat },
        }];
        if let Some(row) = after.row(seat) {
            events.push(Event::Line { sites: Point::of(row).map(Point::site).collect(), seat, points: 0 });
            events.push(Event::Over(End::Line));
        }
        events
    }

    fn move_effect(&self, before: &State, _made: Move, after: &State) -> Option<MoveEffect> {
        after.row(before.seat()).map(|_| MoveEffect { effect: EffectKind::Pattern(ROW, 0), rule: "end-1" })
    }

    fn explain_illegal(&self, state: &State, picks: &[Pick]) -> Option<Refusal> {
        let setting = state.hand(state.seat()) > 0;
        match *picks {
            [Pick::Site(at)] if setting || self.turn(state).seat().is_none() => {
                self.check(state, Move::Set(Point::of_site(at)?)).err()
            }
            [Pick::Site(from)] => match state.owner(Point::of_site(from)?) {
                None => Some(Refusal::Empty),
                Some(owner) if owner != state.seat() => Some(Refusal::NotYours),
                Some(_) => (state.targets(Point::of_site(from)?) == 0).then_some(Refusal::Blocked),
            },
            [Pick::Site(from), Pick::Site(to)] => {
                self.check(state, Move::Shift(Point::of_site(from)?, Point::of_site(to)?)).err()
            }
            _ => None,
        }
    }

    fn sites(&self, _state: &State) -> Vec<Site> {
        // From the upper left, as on the screen.
        let mut points: Vec<Point> = Point::all().collect();
        points.sort_by_key(|point| (2 - point.place().1, point.place().0));
        points.into_iter().map(Point::site).collect()
    }

    fn site_name(&self, site: Site) -> String {
        Point::of_site(site).map_or_else(String::new, |point| point.name().into_iter().collect())
    }
}
