//! Scenes, gestures and events.

use super::Refusal;
use super::board::{DIRECTIONS, Hole, Reach, TRIAD, arms, holes};
use super::capture::triad;
use super::pieces::{BALL, TRIAD_PATTERN};
use super::rules::Triapon;
use super::state::{Move, SEATS, Stage, State};
use crate::core::{
    Command, EffectKind, End, Event, Gesture, MoveEffect, Overview, PatternProgress, Pick, Piece, Present, Referee,
    Rules, Scene, Seat, Site, Tray, TrayRole,
};

/// What the seat to act is asked to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Set a ball on a free hole.
    Place,
    /// Move a ball to a neighbouring free hole.
    Move,
    /// Move one of the last three balls to any free hole.
    Jump,
    /// Take one of the balls that can be taken.
    Take,
    /// Set back a ball of the seat that is out, or none.
    Reset,
}

/// The triads that a ball forms when it is set or moved into a hole: at most one in each direction.
fn triads_formed(own: u64, hole: Hole) -> impl Iterator<Item = Vec<Site>> {
    DIRECTIONS.into_iter().filter_map(move |direction| {
        let only_lengthens = arms(own, hole, direction).into_iter().any(|arm| arm.count() >= TRIAD);
        let row = triad(own, hole, direction).filter(|_| !only_lengthens)?;
        Some(row.into_iter().map(Hole::site).collect())
    })
}

impl Present for Triapon {
    type Prompt = Prompt;

    fn prompt(&self, state: &State) -> Option<Prompt> {
        Some(match state.stage {
            Stage::Place => Prompt::Place,
            Stage::Move if state.jumps(state.seat) => Prompt::Jump,
            Stage::Move => Prompt::Move,
            Stage::Take => Prompt::Take,
            Stage::Reset => Prompt::Reset,
            Stage::Over => return None,
        })
    }

    fn scene(&self, state: &State) -> Scene {
        let piece = |hole| state.owner(hole).map(|seat| Piece::single(hole.site(), BALL, Some(seat)));
        let mut trays = Vec::new();
        for seat in Seat::all(SEATS) {
            let mut tray = |role, from, count: u8| {
                trays.push(Tray { role, seat: Some(seat), from, stacks: vec![(BALL, count.into())] });
            };
            tray(TrayRole::Hand, None, state.hand[seat.index()]);
            for of in Seat::all(SEATS).filter(|of| *of != seat) {
                tray(TrayRole::Taken, Some(of), state.taken[seat.index()][of.index()]);
            }
            if let Some(out) = state.first_out().filter(|out| self.barricade && *out != seat) {
                tray(TrayRole::Stock, Some(out), state.stock[seat.index()]);
            }
        }
        Scene {
            pieces: Hole::all().filter_map(piece).collect(),
            trays,
            out: Seat::all(SEATS).filter(|seat| state.is_out(*seat)).collect(),
            ..Scene::default()
        }
    }

    /// The triads of each seat, longer reaches first.
    fn overview(&self, state: &State) -> Overview {
        let mut patterns = Vec::new();
        for seat in Seat::all(SEATS) {
            let own = state.balls[seat.index()];
            for direction in DIRECTIONS {
                let rows = holes(own).filter_map(|hole| triad(own, hole, direction).filter(|row| row[0] == hole));
                patterns.extend(rows.map(|row| PatternProgress {
                    kind: TRIAD_PATTERN,
                    seat: Some(seat),
                    sites: row.into_iter().map(Hole::site).collect(),
                    missing: Vec::new(),
                }));
            }
        }
        Overview { patterns, ..Overview::default() }
    }

    /// Lines of neighbouring holes.
    fn lines(&self, _state: &State, from: Site) -> Vec<Vec<Site>> {
        let short = DIRECTIONS.into_iter().filter(|direction| direction.reach == Reach::Short);
        let ways = short.flat_map(|direction| [(direction, 1), (direction, -1)]);
        let lines = Hole::of_site(from).into_iter().flat_map(|from| {
            ways.clone().map(move |(direction, by)| {
                std::iter::successors(from.step(direction, by), |hole| hole.step(direction, by))
                    .map(Hole::site)
                    .collect()
            })
        });
        lines.filter(|line: &Vec<_>| !line.is_empty()).collect()
    }

    fn gestures(&self, _state: &State, made: Move, into: &mut Vec<Gesture>) {
        into.push(match made {
            Move::Place(hole) | Move::Take(hole) | Move::Reset(hole) => Gesture::from_iter([Pick::Site(hole.site())]),
            Move::Shift(from, to) => [from, to].into_iter().map(|hole| Pick::Site(hole.site())).collect(),
            Move::Pass => Gesture::from_iter([Pick::Command(Command::Pass)]),
        });
    }

    fn events(&self, before: &State, made: Move, after: &State) -> Vec<Event> {
        let seat = before.seat;
        let mut events = vec![match made {
            Move::Place(hole) => Event::Placed { sites: vec![hole.site()], kind: BALL, seat, replaced: None },
            Move::Shift(from, to) => Event::Moved { from: vec![from.site()], to: vec![to.site()], kind: BALL, seat },
            Move::Take(hole) => Event::Taken { site: hole.site(), count: 1, by: seat, of: before.owner(hole) },
            Move::Reset(hole) => {
                let of = before.first_out().expect("a ball is set back only when one seat is out");
                Event::Returned { site: hole.site(), by: seat, of }
            }
            Move::Pass => Event::Passed { seat },
        }];
        if let Move::Place(hole) | Move::Shift(_, hole) = made {
            let formed = triads_formed(after.balls[seat.index()], hole);
            events.extend(formed.map(|sites| Event::Line { sites, seat, points: 0 }));
        }
        let gone = Seat::all(SEATS).filter(|seat| after.is_out(*seat) && !before.is_out(*seat));
        events.extend(gone.map(|seat| Event::WentOut { seat }));
        if after.stage == Stage::Over {
            events.push(Event::Over(match () {
                () if after.decided() => End::LastIn,
                () if after.quiet >= after.quiet_limit() => End::Quiet,
                () => End::NoMove,
            }));
        }
        events
    }

    fn move_effect(&self, before: &State, made: Move, after: &State) -> Option<MoveEffect> {
        let won = self.turn(after).is_won_by(before.seat);
        let mut gone = Seat::all(SEATS).filter(|seat| after.is_out(*seat) && !before.is_out(*seat));
        let (effect, rule) = match gone.next() {
            _ if won && after.decided() => (EffectKind::LastIn, "going-2"),
            _ if won => (EffectKind::Count, "going-5"),
            Some(seat) if seat != before.seat => (EffectKind::Out(seat), "going-1"),
            _ if after.stage == Stage::Take && !matches!(made, Move::Take(_)) => {
                (EffectKind::Pattern(TRIAD_PATTERN, 0), "play-4")
            }
            _ => return None,
        };
        Some(MoveEffect { effect, rule })
    }

    fn explain_illegal(&self, state: &State, picks: &[Pick]) -> Option<Refusal> {
        let made = match (state.stage, picks) {
            (_, [Pick::Command(Command::Pass)]) => Move::Pass,
            (Stage::Move, [Pick::Site(from)]) => return self.explain_illegal_ball(state, Hole::of_site(*from)?),
            (Stage::Move, [Pick::Site(from), Pick::Site(to)]) => {
                Move::Shift(Hole::of_site(*from)?, Hole::of_site(*to)?)
            }
            (Stage::Place, [Pick::Site(at)]) => Move::Place(Hole::of_site(*at)?),
            (Stage::Take, [Pick::Site(at)]) => Move::Take(Hole::of_site(*at)?),
            (Stage::Reset, [Pick::Site(at)]) => Move::Reset(Hole::of_site(*at)?),
            (Stage::Over, _) => return Some(Refusal::Stage(Stage::Over)),
            _ => return None,
        };
        self.check(state, made).err()
    }

    fn sites(&self, _state: &State) -> Vec<Site> {
        Hole::all().map(Hole::site).collect()
    }

    fn site_name(&self, site: Site) -> String {
        Hole::of_site(site).map(|hole| hole.to_string()).unwrap_or_default()
    }
}

impl Triapon {
    /// Why the ball in a hole cannot be moved at all.
    fn explain_illegal_ball(&self, state: &State, ball: Hole) -> Option<Refusal> {
        match state.owner(ball) {
            None => Some(Refusal::Empty),
            Some(owner) if owner != state.seat => Some(Refusal::NotYours),
            Some(_) if state.targets(ball) == 0 => Some(Refusal::Blocked),
            Some(_) => None,
        }
    }
}
