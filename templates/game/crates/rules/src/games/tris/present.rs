//! The data for views: scenes, gestures, events and prompts.

use super::board::Point;
use super::rules::{State, Tris};
use super::{DISC, ROW, Refusal};
use crate::core::{EffectKind, End, Event, Gesture, MoveEffect, Pick, Piece, Present, Referee, Rules, Scene, Site};

/// What the seat to act must do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Set a disc on a free point.
    Set,
}

impl Present for Tris {
    type Prompt = Prompt;

    fn prompt(&self, state: &State) -> Option<Prompt> {
        self.turn(state).seat().map(|_| Prompt::Set)
    }

    fn scene(&self, state: &State) -> Scene {
        let disc = |point: Point| Some(Piece::single(point.site(), DISC, Some(state.owner(point)?)));
        Scene { pieces: Point::all().filter_map(disc).collect(), ..Scene::default() }
    }

    fn gestures(&self, _state: &State, made: Point, into: &mut Vec<Gesture>) {
        into.push(Gesture::from_iter([Pick::Site(made.site())]));
    }

    fn events(&self, before: &State, made: Point, after: &State) -> Vec<Event> {
        let seat = before.seat();
        let mut events = vec![Event::Placed { sites: vec![made.site()], kind: DISC, seat, replaced: None }];
        if let Some(row) = after.row(seat) {
            events.push(Event::Line { sites: Point::of(row).map(Point::site).collect(), seat, points: 0 });
            events.push(Event::Over(End::Line));
        } else if after.free() == 0 {
            events.push(Event::Over(End::Stuck));
        }
        events
    }

    fn move_effect(&self, before: &State, _made: Point, after: &State) -> Option<MoveEffect> {
        after.row(before.seat()).map(|_| MoveEffect { effect: EffectKind::Pattern(ROW, 0), rule: "end-1" })
    }

    fn explain_illegal(&self, state: &State, picks: &[Pick]) -> Option<Refusal> {
        let [Pick::Site(site)] = *picks else { return None };
        self.check(state, Point::of_site(site)?).err()
    }

    fn sites(&self, _state: &State) -> Vec<Site> {
        Point::rows().flatten().map(Point::site).collect()
    }

    fn site_name(&self, site: Site) -> String {
        Point::of_site(site).map(Point::name).unwrap_or_default()
    }
}
