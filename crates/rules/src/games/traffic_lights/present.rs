//! Scenes, gestures and events.

use super::board::{Cell, CellLayout};
use super::pieces::{GREENS, LIGHTS, PIECES, REDS, YELLOWS};
use super::rules::TrafficLights;
use super::state::{ChipColour, Chips, Move, Stage, State};
use super::{Refusal, board::CellLine};
use crate::core::{
    BoardRow, Command, EffectKind, End, Event, Gesture, MoveEffect, Overview, PatternKind, PatternProgress, Pick,
    Piece, PieceKind, Present, Referee, Rounds, Rules, Scene, Seat, Site, Tray, TrayRole, Turn,
};

/// What the seat to act is asked to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Take one of the two chips in the supply, before play begins.
    Draft,
    /// Lay a chip.
    Lay,
    /// Lay a chip or slide the strip.
    LayOrSlide,
    /// No chip fits: pass.
    Pass,
    /// No chip fits: pass or slide the strip.
    PassOrSlide,
    /// No seat can lay a chip: slide the strip so that a line is complete.
    SlideToLine,
    /// Take one chip of the supply.
    Refill,
    /// Chance draws a chip.
    Draw,
}

impl From<ChipColour> for PieceKind {
    fn from(colour: ChipColour) -> PieceKind {
        PieceKind::new(&PIECES[colour as usize])
    }
}

/// The next chip on a cell, given its top chip; `None` after green (rules/traffic-lights.md, section "Turn").
pub fn next_kind(top: Option<PieceKind>) -> Option<PieceKind> {
    match top {
        Some(kind) => ChipColour::after(Some(colour_of(kind)?)).map(PieceKind::from),
        None => ChipColour::after(None).map(PieceKind::from),
    }
}

pub(super) fn colour_of(kind: PieceKind) -> Option<ChipColour> {
    ChipColour::ALL.into_iter().find(|c| PieceKind::from(*c) == kind)
}

fn sites(line: &CellLine) -> Vec<Site> {
    line.cells.map(Cell::site).to_vec()
}

/// The pattern of a line that counts.
fn pattern(board: &State, line: &CellLine) -> PatternKind {
    match line.cells.map(|cell| board.colour(cell).unwrap_or(ChipColour::Green)) {
        [ChipColour::Red, _, ChipColour::Red] => REDS,
        [ChipColour::Yellow, ..] => YELLOWS,
        [ChipColour::Green, _, ChipColour::Green] => GREENS,
        _ => LIGHTS,
    }
}

fn stacks(chips: &Chips) -> Vec<(PieceKind, u16)> {
    ChipColour::ALL.map(|c| (c.into(), chips[c as usize].into())).to_vec()
}

impl TrafficLights {
    /// The cell of a site, if this board has it.
    fn cell(&self, site: Site) -> Option<Cell> {
        Cell::of_site(site).filter(|cell| self.layout.has(*cell))
    }

    fn pieces(&self, state: &State) -> Vec<Piece> {
        let piece = |cell: Cell| state.colour(cell).map(|c| Piece::single(cell.site(), c.into(), None));
        self.layout.cells().filter_map(piece).collect()
    }

    /// The lines that count after a move, with their points.
    fn lines_after(&self, before: &State, made: Move) -> Vec<(&'static CellLine, u32)> {
        let board = self.board_after(before, made);
        let lines = self.layout.lines(board.side).iter().map(|line| (line, self.worth(board.cells, line)));
        lines.filter(|(_, worth)| *worth > 0).collect()
    }

    /// The board after a move, before the end of a round clears it.
    fn board_after(&self, before: &State, made: Move) -> State {
        let mut board = before.clone();
        match made {
            Move::Lay(cell) => {
                board.put(cell);
            }
            Move::Slide(side) => board.side = side,
            Move::Draw(_) | Move::Pick(_) | Move::Pass => {}
        }
        board
    }
}

impl Present for TrafficLights {
    type Prompt = Prompt;

    fn prompt(&self, state: &State) -> Option<Prompt> {
        Some(match state.stage {
            Stage::Over => return None,
            Stage::Draft => Prompt::Draft,
            Stage::Refill => Prompt::Refill,
            Stage::Draw => Prompt::Draw,
            Stage::Play => {
                let slides = self.layout == CellLayout::Slider && !state.slid;
                match (self.can_lay(state, state.seat), slides) {
                    (true, false) => Prompt::Lay,
                    (true, true) => Prompt::LayOrSlide,
                    (false, _) if self.stuck(state) => Prompt::SlideToLine,
                    (false, false) => Prompt::Pass,
                    (false, true) => Prompt::PassOrSlide,
                }
            }
        })
    }

    fn scene(&self, state: &State) -> Scene {
        let mut trays = Vec::new();
        if self.chips.is_some() {
            for seat in Seat::all(2) {
                let stacks = stacks(&state.hands[seat.index()]);
                trays.push(Tray { role: TrayRole::Hand, seat: Some(seat), from: None, stacks });
            }
            for (role, chips) in [(TrayRole::Supply, &state.supply), (TrayRole::Bag, &state.bag)] {
                trays.push(Tray { role, seat: None, from: None, stacks: stacks(chips) });
            }
        }
        let rounds = Rounds {
            now: state.round,
            of: state.rounds,
            starter: self.starter(state.round),
            score: state.score,
            points: self.rounds.is_some(),
        };
        Scene {
            pieces: self.pieces(state),
            trays,
            side: (self.layout == CellLayout::Slider).then_some(state.side),
            rounds: Some(rounds),
            ..Scene::default()
        }
    }

    /// The rows of the board, and the lines that one chip completes.
    fn overview(&self, state: &State) -> Overview {
        let height = |site: &Site| Cell::of_site(*site).map(|cell| self.layout.point(cell, state.side).1);
        let sites = self.sites(state);
        let rows = sites.chunk_by(|one, two| height(one) == height(two));
        let mut patterns = Vec::new();
        for line in self.layout.lines(state.side) {
            for missing in line.cells {
                let mut board = state.clone();
                if board.put(missing).is_some()
                    && self.worth(state.cells, line) == 0
                    && self.worth(board.cells, line) > 0
                {
                    let sites = line.cells.into_iter().filter(|cell| *cell != missing).map(Cell::site).collect();
                    let kind = pattern(&board, line);
                    patterns.push(PatternProgress { kind, seat: None, sites, missing: vec![missing.site()] });
                }
            }
        }
        Overview { rows: rows.map(|row| BoardRow { seat: None, sites: row.to_vec() }).collect(), patterns }
    }

    /// Lines along rows, columns and diagonals, including the strip.
    fn lines(&self, state: &State, from: Site) -> Vec<Vec<Site>> {
        let point = |cell: Cell| self.layout.point(cell, state.side);
        let at = |(x, y): (i8, i8)| self.layout.cells().find(|cell| point(*cell) == (x, y));
        let Some(from) = self.cell(from) else { return Vec::new() };
        let ways = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (-1, 1), (1, -1)];
        let lines = ways.map(|(right, up)| {
            let next = |cell: &Cell| {
                let (x, y) = point(*cell);
                at((x + right, y + up))
            };
            std::iter::successors(next(&from), next).map(Cell::site).collect()
        });
        lines.into_iter().filter(|line: &Vec<_>| !line.is_empty()).collect()
    }

    fn gestures(&self, state: &State, made: Move, into: &mut Vec<Gesture>) {
        let pick = match made {
            Move::Lay(cell) => Pick::Site(cell.site()),
            Move::Slide(side) => Pick::Command(Command::Slide(side)),
            Move::Pick(colour) => Pick::Tray(TrayRole::Supply, colour.into()),
            Move::Pass => Pick::Command(Command::Pass),
            Move::Draw(_) => return,
        };
        into.push(Gesture::from_iter([pick]));
        // The cell alone is a gesture. A player may also pick the chip in the hand first.
        if let (Move::Lay(cell), Some(_)) = (made, self.chips) {
            let colour = state.next_colour(cell).expect("a legal cell asks for a chip");
            into.push(Gesture::from_iter([Pick::Tray(TrayRole::Hand, colour.into()), Pick::Site(cell.site())]));
        }
    }

    fn events(&self, before: &State, made: Move, after: &State) -> Vec<Event> {
        let seat = before.seat;
        let mut events = vec![match made {
            Move::Lay(cell) => Event::Placed {
                sites: vec![cell.site()],
                kind: before.next_colour(cell).unwrap_or(ChipColour::Green).into(),
                seat,
                replaced: before.colour(cell).map(PieceKind::from),
            },
            Move::Slide(to) => Event::Slid { from: before.side, to, seat },
            Move::Draw(colour) => Event::Drawn { kind: colour.into() },
            Move::Pick(colour) => Event::Picked { kind: colour.into(), seat },
            Move::Pass => Event::Passed { seat },
        }];
        let board = self.board_after(before, made);
        let mut earned = [0; 2];
        if matches!(made, Move::Lay(_) | Move::Slide(_)) {
            for (line, worth) in self.lines_after(before, made) {
                let points = if self.rounds.is_some() { worth } else { 0 };
                earned[seat.index()] += points;
                events.push(Event::Line { sites: sites(line), seat, points });
            }
        }
        let over = matches!(self.turn(after), Turn::Over(_));
        if over || after.round != before.round {
            if self.rounds.is_some() {
                let (pieces, side) = (self.pieces(&board), self.scene(&board).side);
                events.push(Event::RoundOver { pieces, side, points: earned, round: before.round });
            }
            if over {
                let lines = events.iter().any(|e| matches!(e, Event::Line { .. }));
                events.push(Event::Over(match (self.rounds.is_some(), lines) {
                    (true, _) => End::Rounds,
                    (false, true) => End::Line,
                    (false, false) => End::Stuck,
                }));
            }
        }
        events
    }

    fn move_effect(&self, before: &State, made: Move, after: &State) -> Option<MoveEffect> {
        let lines = match made {
            Move::Lay(_) | Move::Slide(_) => self.lines_after(before, made),
            Move::Draw(_) | Move::Pick(_) | Move::Pass => Vec::new(),
        };
        if let Some((line, _)) = lines.iter().max_by_key(|(_, worth)| *worth) {
            let board = self.board_after(before, made);
            let points = if self.rounds.is_some() { lines.iter().map(|(_, worth)| worth).sum() } else { 0 };
            return Some(MoveEffect { effect: EffectKind::Pattern(pattern(&board, line), points), rule: "lines" });
        }
        let won = self.turn(after).is_won_by(before.seat);
        won.then_some(MoveEffect { effect: EffectKind::Count, rule: "rounds" })
    }

    fn explain_illegal(&self, state: &State, picks: &[Pick]) -> Option<Refusal> {
        let made = match *picks.last()? {
            Pick::Site(site) => Move::Lay(self.cell(site)?),
            Pick::Command(Command::Slide(side)) => Move::Slide(side),
            Pick::Command(Command::Pass) => Move::Pass,
            Pick::Tray(TrayRole::Supply, kind) => Move::Pick(colour_of(kind)?),
            Pick::Tray(TrayRole::Bag, kind) => Move::Draw(colour_of(kind)?),
            Pick::Tray(TrayRole::Hand, kind) => {
                let colour = colour_of(kind)?;
                let held = state.hands[state.seat.index()][colour as usize] > 0;
                return if state.stage != Stage::Play {
                    Some(Refusal::Stage(state.stage))
                } else {
                    (!held).then_some(Refusal::NotHeld(colour))
                };
            }
            Pick::Tray(..) | Pick::Command(Command::Swap) => return None,
        };
        // The picked chip does not have the colour that the cell takes.
        if let (Move::Lay(cell), [Pick::Tray(TrayRole::Hand, kind), _]) = (made, picks) {
            match state.next_colour(cell) {
                Some(colour) if PieceKind::from(colour) != *kind => return Some(Refusal::Asks(colour)),
                _ => {}
            }
        }
        self.check(state, made).err()
    }

    fn sites(&self, state: &State) -> Vec<Site> {
        let mut cells: Vec<Cell> = self.layout.cells().collect();
        cells.sort_by_key(|cell| {
            let (x, y) = self.layout.point(*cell, state.side);
            (-y, x)
        });
        cells.into_iter().map(Cell::site).collect()
    }

    fn site_name(&self, site: Site) -> String {
        self.cell(site).map_or_else(String::new, |cell| self.layout.name(cell))
    }
}
