//! Scenes, gestures and events.

use super::Refusal;
use super::board::{COLUMNS, HOLES, Hole, RING};
use super::pieces::SEED;
use super::rules::{State, Trias};
use crate::core::{
    BoardRow, EffectKind, End, Event, Gesture, MoveEffect, Overview, Pick, Piece, Present, Referee, Rules, Scene, Seat,
    Site, Tray, TrayRole, Turn,
};

/// What the seat to act is asked to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Choose a hole in the seat's own row.
    Sow,
}

/// The seat that owns the row of a hole; `None` for the neutral row.
fn owner(hole: Hole) -> Option<Seat> {
    Seat::all(2).find(|seat| hole.own_place(*seat).is_some())
}

/// The most moves that are few: a third of a row.
const FEW: u16 = 4;

impl Present for Trias {
    type Prompt = Prompt;

    fn prompt(&self, state: &State) -> Option<Prompt> {
        self.turn(state).seat().map(|_| Prompt::Sow)
    }

    fn scene(&self, state: &State) -> Scene {
        let stones = Hole::all().map(|hole| (hole, u16::from(state.holes()[hole.index()])));
        let pieces = stones.filter(|(_, count)| *count > 0);
        let tray = |seat: Seat| Tray {
            role: TrayRole::Taken,
            seat: Some(seat),
            from: None,
            stacks: vec![(SEED, state.taken()[seat.index()].into())],
        };
        Scene {
            pieces: pieces.map(|(hole, count)| Piece { count, ..Piece::single(hole.site(), SEED, None) }).collect(),
            trays: Seat::all(2).map(tray).collect(),
            mobility: Seat::all(2).map(|seat| Trias::mobility(state.holes(), seat)).collect(),
            ..Scene::default()
        }
    }

    /// Three rows, with North's row at the top.
    fn overview(&self, state: &State) -> Overview {
        let sites = self.sites(state);
        let rows = sites.chunks(COLUMNS).zip([Some(Seat::TWO), None, Some(Seat::ONE)]);
        Overview {
            rows: rows.map(|(sites, seat)| BoardRow { seat, sites: sites.to_vec() }).collect(),
            ..Overview::default()
        }
    }

    /// Lines to the right, to the left, up and down.
    fn lines(&self, _state: &State, from: Site) -> Vec<Vec<Site>> {
        let Some(at) = Hole::of_site(from).map(Hole::index) else { return Vec::new() };
        let (row, column) = (at / COLUMNS, at % COLUMNS);
        let along = |column: usize| Hole::new(row * COLUMNS + column).map(Hole::site);
        let across = |row: usize| Hole::new(row * COLUMNS + column).map(Hole::site);
        let lines: [Vec<Site>; 4] = [
            (column + 1..COLUMNS).filter_map(along).collect(),
            (0..column).rev().filter_map(along).collect(),
            (row + 1..HOLES / COLUMNS).filter_map(across).collect(),
            (0..row).rev().filter_map(across).collect(),
        ];
        lines.into_iter().filter(|line| !line.is_empty()).collect()
    }

    fn gestures(&self, _state: &State, made: Hole, into: &mut Vec<Gesture>) {
        into.push(Gesture::from_iter([Pick::Site(made.site())]));
    }

    fn events(&self, before: &State, made: Hole, after: &State) -> Vec<Event> {
        let seat = before.seat();
        let on_ring = |place| Hole::on_ring(seat, place).site();
        let mut events = Vec::new();
        let sown = self.sow(before, made, |start| {
            let from = on_ring(start.place);
            if start.put_across {
                let neutral = on_ring(RING as u8 - 1 - start.place);
                events.push(Event::Moved { from: vec![neutral], to: vec![from], kind: SEED, seat });
            }
            let into = (1..=start.stones).map(|stone| on_ring((start.place + stone) % RING as u8)).collect();
            events.push(Event::Sown { from, into, seat });
        });
        if let Ok(sown) = sown {
            let (from, count) = (sown.summary.from, sown.summary.removed.into());
            events.push(Event::Taken { site: from.site(), count, by: seat, of: owner(from) });
        }
        if matches!(self.turn(after), Turn::Over(_)) {
            events.push(Event::Over(End::NoMove));
        }
        events
    }

    /// One event for all laps, from the chosen hole to the hole of the last stone, the removed stones, and the number
    /// of holes that the opponent can choose then.
    fn preview(&self, before: &State, made: Hole) -> Vec<Event> {
        let Some((turn, moves)) = self.foresee(before, made) else { return Vec::new() };
        let (from, into, seat) = (made.site(), vec![turn.last.site()], before.seat());
        let taken = Event::Taken { site: turn.from.site(), count: turn.removed.into(), by: seat, of: owner(turn.from) };
        vec![Event::Sown { from, into, seat }, taken, Event::Leaves { seat: seat.other(), moves }]
    }

    fn move_effect(&self, _before: &State, _made: Hole, after: &State) -> Option<MoveEffect> {
        // The next seat cannot move, so it has lost.
        if matches!(self.turn(after), Turn::Over(_)) {
            return Some(MoveEffect { effect: EffectKind::NoMove, rule: "end" });
        }
        // Removed stones do not count, but a seat with few moves may soon have none.
        let moves = self.legal_moves(after);
        let count = u16::try_from(moves.len()).ok().filter(|count| *count <= FEW)?;
        Some(MoveEffect { effect: EffectKind::FewMoves(count), rule: "end" })
    }

    fn explain_illegal(&self, state: &State, picks: &[Pick]) -> Option<Refusal> {
        match *picks.last()? {
            Pick::Site(at) => self.check(state, Hole::of_site(at)?).err(),
            Pick::Tray(..) | Pick::Command(_) => None,
        }
    }

    fn sites(&self, _state: &State) -> Vec<Site> {
        // North's row is at the top.
        let rows = (0..HOLES / COLUMNS).rev();
        rows.flat_map(|row| row * COLUMNS..(row + 1) * COLUMNS)
            .filter_map(|index| Hole::new(index).map(Hole::site))
            .collect()
    }

    fn site_name(&self, site: Site) -> String {
        Hole::of_site(site).map_or_else(String::new, |hole| hole.name().into_iter().collect())
    }
}
