//! Scenes, gestures and events.

use super::Refusal;
use super::board::{self, BOARD, BoardPoint, Placement};
use super::pieces::{BLUE_ORANGE_BLUE, ORANGE_BLUE_ORANGE, ROW};
use super::rules::{Move, Tritt};
use super::state::{PlayerColour, Stage, State};
use crate::core::{
    Command, EffectKind, End, Event, Gesture, MoveEffect, Overview, PatternProgress, Pick, Piece, PieceKind, Present,
    Referee, Rules, Scene, Seat, Site, Tray, TrayRole, Turn,
};

/// What the seat to act is asked to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Set a tritton.
    Set,
    /// Shift a tritton of the opponent.
    Shift,
    /// Set a tritton or shift one of the opponent.
    SetOrShift,
    /// Set a tritton, shift one of the opponent, or swap colours.
    SetShiftOrSwap,
    /// Set a tritton without making a row.
    SetWithoutRow,
    /// Shift a tritton of the opponent or pass.
    ShiftOrPass,
}

fn sites(place: Placement) -> Vec<Site> {
    place.points().map(BoardPoint::site).to_vec()
}

/// The end point of `to` that leads in the direction of the shift.
fn leading(from: Placement, to: Placement) -> BoardPoint {
    let [first, _, last] = to.points();
    if from < to { last } else { first }
}

impl Tritt {
    /// The kind of a colour's trittons.
    pub(super) fn kind(&self, owner: PlayerColour) -> PieceKind {
        match self.end_colour(owner) {
            PlayerColour::Orange => ORANGE_BLUE_ORANGE,
            PlayerColour::Blue => BLUE_ORANGE_BLUE,
        }
    }

    /// Why no move begins with this point.
    fn explain_illegal_first(&self, state: &State, point: BoardPoint) -> Option<Refusal> {
        let colour = state.colour();
        if let Some((owner, place)) = state.covering(point.mask()) {
            let free = place.beside() & state.free() != 0;
            return match state.stage() {
                Stage::Over => Some(Refusal::Over),
                Stage::Set => Some(Refusal::SetFirst),
                _ if owner == colour => Some(Refusal::OwnTritton),
                _ => (!free).then_some(Refusal::Hemmed),
            };
        }
        // Of the placements that end here, prefer any reason over `Taken`, which is the least specific.
        let ending = Placement::all().filter(|p| p.ends() & point.mask() != 0);
        let mut reasons: Vec<_> = ending.map(|p| self.check(state, Move::Set(p)).err()).collect();
        reasons.sort_by_key(|why| (why.is_some(), *why == Some(Refusal::Taken)));
        match reasons.first().copied().flatten() {
            Some(Refusal::Taken) => Some(Refusal::NoRoom),
            why => why,
        }
    }

    /// Why no legal move consists of these two picks.
    fn explain_illegal_second(&self, state: &State, first: BoardPoint, second: BoardPoint) -> Option<Refusal> {
        if let Some(why) = self.explain_illegal_first(state, first) {
            return Some(why);
        }
        if let Some((_, from)) = state.covering(first.mask()) {
            if from.mask() & second.mask() != 0 {
                return Some(Refusal::InPlace);
            }
            let leads = |to: &Placement| leading(from, *to) == second;
            let to = from.line().find(|to| *to != from && leads(to));
            return to.map_or(Some(Refusal::OffLine), |to| self.check(state, Move::Shift(from, to)).err());
        }
        match Placement::between(first, second) {
            None => Some(Refusal::NotEnds),
            Some(place) => self.check(state, Move::Set(place)).err(),
        }
    }
}

impl Present for Tritt {
    type Prompt = Prompt;

    fn prompt(&self, state: &State) -> Option<Prompt> {
        let colour = state.colour();
        Some(match state.stage() {
            Stage::Over => return None,
            Stage::Set => Prompt::SetWithoutRow,
            Stage::Shift => Prompt::ShiftOrPass,
            Stage::Turn if state.can_swap() => Prompt::SetShiftOrSwap,
            Stage::Turn => match (self.can_set(state, colour), self.can_shift(state, colour)) {
                (true, true) => Prompt::SetOrShift,
                (true, false) => Prompt::Set,
                (false, _) => Prompt::Shift,
            },
        })
    }

    fn scene(&self, state: &State) -> Scene {
        let piece = |owner: PlayerColour| {
            state.trittons(owner).iter().map(move |place| Piece {
                sites: place.points().map(BoardPoint::site).into(),
                kind: self.kind(owner),
                seat: Some(state.seat_of(owner)),
                count: 1,
            })
        };
        let tray = |seat: Seat| {
            let owner =
                PlayerColour::ALL.into_iter().find(|c| state.seat_of(*c) == seat).expect("every seat has a colour");
            let stacks = vec![(self.kind(owner), self.hand(state, owner) as u16)];
            Tray { role: TrayRole::Hand, seat: Some(seat), from: None, stacks }
        };
        Scene {
            pieces: PlayerColour::ALL.into_iter().flat_map(piece).collect(),
            trays: Seat::all(2).map(tray).collect(),
            colours: if state.seat_of(PlayerColour::Orange) == Seat::ONE { "ob" } else { "bo" },
            ..Scene::default()
        }
    }

    /// The rows of each colour that lack one free point. A complete row ends the game, so it needs no entry.
    fn overview(&self, state: &State) -> Overview {
        let of = |colour: PlayerColour| {
            let rows = board::near_rows(state.shown(colour), state.free());
            rows.into_iter().map(move |(two, missing)| PatternProgress {
                kind: ROW,
                seat: Some(state.seat_of(colour)),
                sites: two.map(BoardPoint::site).to_vec(),
                missing: vec![missing.site()],
            })
        };
        Overview { patterns: PlayerColour::ALL.into_iter().flat_map(of).collect(), ..Overview::default() }
    }

    fn lines(&self, _state: &State, from: Site) -> Vec<Vec<Site>> {
        let lines = BoardPoint::of_site(from).map(BoardPoint::onward).into_iter().flatten();
        lines
            .map(|line| line.into_iter().map(BoardPoint::site).collect())
            .filter(|line: &Vec<_>| !line.is_empty())
            .collect()
    }

    /// A set is its two end points. A shift is any point of the tritton, then the point that its leading end reaches.
    /// This point is different for each shift of a tritton.
    fn gestures(&self, _state: &State, made: Move, into: &mut Vec<Gesture>) {
        let pick = |point: BoardPoint| Pick::Site(point.site());
        match made {
            Move::Set(place) => {
                let [one, _, two] = place.points();
                into.push([one, two].map(pick).into_iter().collect());
                into.push([two, one].map(pick).into_iter().collect());
            }
            Move::Shift(from, to) => {
                let goal = leading(from, to);
                into.extend(from.points().map(|held| [held, goal].map(pick).into_iter().collect::<Gesture>()));
            }
            Move::Swap => into.push(Gesture::from_iter([Pick::Command(Command::Swap)])),
            Move::Pass => into.push(Gesture::from_iter([Pick::Command(Command::Pass)])),
        }
    }

    fn events(&self, before: &State, made: Move, after: &State) -> Vec<Event> {
        let (seat, mover) = (before.seat(), before.colour());
        let mut events = vec![match made {
            Move::Set(place) => Event::Placed { sites: sites(place), kind: self.kind(mover), seat, replaced: None },
            Move::Shift(from, to) => {
                Event::Moved { from: sites(from), to: sites(to), kind: self.kind(mover.other()), seat }
            }
            Move::Swap => Event::Swapped { seat },
            Move::Pass => Event::Passed { seat },
        }];
        if matches!(self.turn(after), Turn::Over(_)) {
            // A row of the opponent's colour decides even if there are rows of both colours.
            let colour = if after.has_row(mover.other()) { mover.other() } else { mover };
            let rows = board::rows(after.shown(colour));
            let end = if rows.is_empty() { End::NoMove } else { End::Line };
            let line = |row: Vec<BoardPoint>| Event::Line {
                sites: row.into_iter().map(BoardPoint::site).collect(),
                seat,
                points: 0,
            };
            events.extend(rows.into_iter().map(line));
            events.push(Event::Over(end));
        }
        events
    }

    fn move_effect(&self, before: &State, made: Move, after: &State) -> Option<MoveEffect> {
        let won = self.turn(after).is_won_by(before.seat());
        let moved = matches!(made, Move::Set(_) | Move::Shift(..));
        won.then_some(match () {
            () if moved && after.has_row(before.colour()) => {
                MoveEffect { effect: EffectKind::Pattern(ROW, 0), rule: "end" }
            }
            () if before.stage() == Stage::Turn => MoveEffect { effect: EffectKind::NoMove, rule: "R1" },
            () => MoveEffect { effect: EffectKind::NoMove, rule: "reloaded" },
        })
    }

    fn explain_illegal(&self, state: &State, picks: &[Pick]) -> Option<Refusal> {
        match *picks {
            [.., Pick::Command(Command::Swap)] => self.check(state, Move::Swap).err(),
            [.., Pick::Command(Command::Pass)] => self.check(state, Move::Pass).err(),
            [Pick::Site(only)] => self.explain_illegal_first(state, BoardPoint::of_site(only)?),
            [Pick::Site(first), Pick::Site(second)] => {
                self.explain_illegal_second(state, BoardPoint::of_site(first)?, BoardPoint::of_site(second)?)
            }
            _ => None,
        }
    }

    fn sites(&self, _state: &State) -> Vec<Site> {
        board::points(BOARD).map(BoardPoint::site).collect()
    }

    fn site_name(&self, site: Site) -> String {
        BoardPoint::of_site(site).map_or_else(String::new, |point| point.to_string())
    }
}
