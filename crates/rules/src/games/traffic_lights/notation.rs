//! Tokens and positions as text. rules/traffic-lights.md, section "Text".

use super::board::{Cell, CellLayout, STRIP};
use super::rules::TrafficLights;
use super::state::{ChipColour, Chips, Move, Stage, State, count};
use crate::core::{BoardEdge, Fields, Notation, Outcome, ParseError, ParseFault, Rules, Seat, Turn};
use std::fmt::Write;

const STAGES: [(&str, Stage); 5] = [
    ("draft", Stage::Draft),
    ("play", Stage::Play),
    ("refill", Stage::Refill),
    ("draw", Stage::Draw),
    ("over", Stage::Over),
];
const SIDES: [&str; 4] = ["N", "E", "S", "W"];

pub(super) fn side_letter(side: BoardEdge) -> &'static str {
    SIDES[side as usize]
}

pub(super) fn side_of(letter: &str) -> Option<BoardEdge> {
    SIDES.iter().position(|l| *l == letter).map(|i| BoardEdge::ALL[i])
}

impl CellLayout {
    /// The coordinate of a cell: `a1`, `s2`.
    pub fn name(self, cell: Cell) -> String {
        if self == CellLayout::Slider && cell >= STRIP[0] {
            return format!("s{}", cell.index() - STRIP[0].index() + 1);
        }
        let (column, row) = (cell.index() as u8 / self.rows(), cell.index() as u8 % self.rows());
        format!("{}{}", (b'a' + column) as char, row + 1)
    }

    /// The cell of a coordinate.
    pub fn cell(self, name: &str) -> Option<Cell> {
        let &[column, row] = name.as_bytes() else { return None };
        let row = row.checked_sub(b'1')?;
        if self == CellLayout::Slider && column == b's' {
            return STRIP.get(usize::from(row)).copied();
        }
        let column = column.checked_sub(b'a')?;
        self.cell_at(column, row)
    }

    /// The cell of the main board in a column and a row, both from 0.
    fn cell_at(self, column: u8, row: u8) -> Option<Cell> {
        let index = usize::from(column) * usize::from(self.rows()) + usize::from(row);
        Cell::new(index).filter(|_| column < 3 && row < self.rows())
    }
}

pub(super) fn push_chips(out: &mut String, chips: &Chips) {
    for colour in ChipColour::ALL {
        out.extend(std::iter::repeat_n(colour.letter(), chips[colour as usize].into()));
    }
}

/// Reads chips from letters in the order of [`ChipColour::ALL`].
pub(super) fn read_chips(text: &str) -> Option<Chips> {
    let mut chips = [0u8; 3];
    let mut last = ChipColour::Red;
    for letter in text.chars() {
        let colour = ChipColour::of_letter(letter).filter(|c| *c >= last)?;
        chips[colour as usize] = chips[colour as usize].checked_add(1)?;
        last = colour;
    }
    Some(chips)
}

impl TrafficLights {
    /// The rows of the main board from the top, each a list of cells.
    pub(super) fn rows(&self) -> impl Iterator<Item = [Cell; 3]> + use<> {
        let layout = self.layout;
        let cell = move |column, row| layout.cell_at(column, row).expect("a cell of the board");
        (0..layout.rows()).rev().map(move |row| [0, 1, 2].map(|column| cell(column, row)))
    }

    /// The outcome of a finished position; `None` if its fields do not determine it.
    fn ending(&self, state: &State) -> Option<Outcome> {
        let made = self.layout.lines(state.side).iter().any(|line| self.worth(state.cells, line) > 0);
        if !made {
            return None;
        }
        if self.rounds.is_some() {
            let [one, two] = state.score;
            let last = state.round == state.rounds;
            return (last && one != two).then(|| Outcome::win(2, if one > two { Seat::ONE } else { Seat::TWO }));
        }
        // Without passes and slides, the number of chips determines the seat that laid the last one.
        let laid = state.cells.iter().zip(1..).map(|(cells, chips)| cells.count_ones() * chips).sum::<u32>();
        let starter = self.starter(state.round);
        let winner = if laid % 2 == 1 { starter } else { starter.other() };
        self.chips.is_none().then(|| Outcome::win(2, winner))
    }
}

impl Notation for TrafficLights {
    fn write_move(&self, made: Move, out: &mut String) {
        match made {
            Move::Lay(cell) => out.push_str(&self.layout.name(cell)),
            Move::Slide(side) => out.extend(["slide-", side_letter(side)]),
            Move::Draw(colour) => out.extend(['*', colour.letter()]),
            Move::Pick(colour) => out.extend(['=', colour.letter()]),
            Move::Pass => out.push_str("pass"),
        }
    }

    fn read_move(&self, token: &str) -> Result<Move, ParseError> {
        let colour = |rest: &str| {
            let mut letters = rest.chars();
            let colour = letters.next().and_then(ChipColour::of_letter).filter(|_| letters.next().is_none());
            colour.ok_or(ParseError::new(1, ParseFault::NotAToken))
        };
        if token == "pass" {
            return Ok(Move::Pass);
        }
        if let Some(side) = token.strip_prefix("slide-") {
            return side_of(side).map(Move::Slide).ok_or(ParseError::new(6, ParseFault::NotAToken));
        }
        if let Some(rest) = token.strip_prefix('*') {
            return colour(rest).map(Move::Draw);
        }
        if let Some(rest) = token.strip_prefix('=') {
            return colour(rest).map(Move::Pick);
        }
        self.layout.cell(token).map(Move::Lay).ok_or_else(|| {
            let like_a_cell = token.len() == 2 && token.as_bytes()[0].is_ascii_lowercase();
            ParseError::new(0, if like_a_cell { ParseFault::NotASite } else { ParseFault::NotAToken })
        })
    }

    fn alphabet(&self, _state: &State, into: &mut Vec<Move>) {
        into.extend(self.layout.cells().map(Move::Lay));
        into.extend(BoardEdge::ALL.map(Move::Slide));
        into.extend(ChipColour::ALL.map(Move::Draw));
        into.extend(ChipColour::ALL.map(Move::Pick));
        into.push(Move::Pass);
    }

    fn write_position(&self, state: &State, out: &mut String) {
        let letter = |cell| state.colour(cell).map_or('.', ChipColour::letter);
        let over = state.stage == Stage::Over;
        out.push_str("board=");
        for (i, row) in self.rows().enumerate() {
            if i > 0 {
                out.push('/');
            }
            out.extend(row.map(letter));
        }
        let strip = self.layout == CellLayout::Slider;
        out.push_str(" strip=");
        if strip {
            out.extend(STRIP.map(letter));
        } else {
            out.push('-');
        }
        let barred = if strip && state.slid && !over { 'y' } else { 'n' };
        let side = if strip { side_letter(state.side) } else { "-" };
        write!(out, " side={side} barred={barred} hands=").expect("a string");
        if self.chips.is_some() {
            push_chips(out, &state.hands[0]);
            out.push('|');
            push_chips(out, &state.hands[1]);
            out.push_str(" supply=");
            push_chips(out, &state.supply);
            let [red, yellow, green] = state.bag;
            write!(out, " bag={red}.{yellow}.{green}").expect("a string");
        } else {
            out.push_str("- supply=- bag=-");
        }
        let stage = STAGES.iter().find(|s| s.1 == state.stage).expect("every stage has a name").0;
        let next = if state.stage == Stage::Draw { (b'0' + state.seat.number()) as char } else { '-' };
        let State { round, rounds, score: [one, two], .. } = state;
        let starter = self.starter(*round);
        let turn = self.turn(state).letter();
        write!(
            out,
            " round={round}/{rounds} starter={starter} score={one},{two} stage={stage} next={next} turn={turn}"
        )
        .expect("a string");
    }

    fn read_position(&self, text: &str) -> Result<State, ParseError> {
        let mut fields = Fields::new(text);
        let mut state = self.start();
        self.read_cells(&mut fields, &mut state)?;
        let barred = fields.next("barred")?;
        state.slid = barred.one_of(&["n", "y"])? == 1;
        self.read_stock(&mut fields, &mut state)?;
        self.read_round(&mut fields, &mut state)?;
        let stage = fields.next("stage")?;
        state.stage = STAGES[stage.one_of(&STAGES.map(|s| s.0))?].1;
        let next = fields.next("next")?;
        let turn = fields.next("turn")?;
        fields.end()?;
        if state.stage != Stage::Over
            && self.layout.lines(state.side).iter().any(|line| self.worth(state.cells, line) > 0)
        {
            return Err(stage.wrong(ParseFault::Ended));
        }
        self.settle(&mut state, next.value, turn.value).ok_or(match state.stage {
            Stage::Draw => next.contradiction(),
            Stage::Over => turn.contradiction(),
            _ => stage.contradiction(),
        })?;
        if state.slid && (self.layout != CellLayout::Slider || state.stage != Stage::Play) {
            return Err(barred.contradiction());
        }
        Ok(state)
    }
}

impl TrafficLights {
    /// Reads the chips on the board and on the strip, and the side of the strip.
    fn read_cells(&self, fields: &mut Fields, state: &mut State) -> Result<(), ParseError> {
        let board = fields.next("board")?;
        let mut lay = |cell: Cell, letter: char| match ChipColour::of_letter(letter) {
            Some(colour) => {
                state.cells[colour as usize] |= cell.mask();
                true
            }
            None => letter == '.',
        };
        let mut rows = board.value.split('/');
        for row in self.rows() {
            let letters = rows.next().ok_or(board.bad(board.value.len()))?;
            let fits = letters.chars().count() == 3 && row.into_iter().zip(letters.chars()).all(|(c, l)| lay(c, l));
            if !fits {
                return Err(board.bad(0));
            }
        }
        if rows.next().is_some() {
            return Err(board.bad(0));
        }
        let has_strip = self.layout == CellLayout::Slider;
        let strip = fields.next("strip")?;
        let fits = match has_strip {
            true => {
                strip.value.chars().count() == 3 && STRIP.into_iter().zip(strip.value.chars()).all(|(c, l)| lay(c, l))
            }
            false => strip.value == "-",
        };
        if !fits {
            return Err(strip.bad(0));
        }
        let side = fields.next("side")?;
        match (has_strip, side_of(side.value)) {
            (true, Some(at)) => state.side = at,
            (false, None) if side.value == "-" => {}
            _ => return Err(side.bad(0)),
        }
        Ok(())
    }

    /// Reads the chips in hands, supply and bag.
    fn read_stock(&self, fields: &mut Fields, state: &mut State) -> Result<(), ParseError> {
        let hands = fields.next("hands")?;
        let supply = fields.next("supply")?;
        let bag = fields.next("bag")?;
        if let Some(chips) = self.chips {
            let (one, two) = hands.value.split_once('|').ok_or(hands.bad(0))?;
            let read = |text: &str| read_chips(text).filter(|c| count(c) <= 3).ok_or(hands.bad(0));
            state.hands = [read(one)?, read(two)?];
            state.supply = read_chips(supply.value).filter(|c| count(c) <= 2).ok_or(supply.bad(0))?;
            state.bag = bag.numbers('.')?;
            for colour in 0..3 {
                let apart = [state.hands[0], state.hands[1], state.supply, state.bag];
                let total = apart.iter().map(|c| u32::from(c[colour])).sum::<u32>() + state.cells[colour].count_ones();
                if total != u32::from(chips) {
                    return Err(bag.wrong(ParseFault::Count));
                }
            }
        } else {
            for field in [hands, supply, bag] {
                field.one_of(&["-"])?;
            }
        }
        Ok(())
    }

    /// Reads the round, its starter and the score.
    fn read_round(&self, fields: &mut Fields, state: &mut State) -> Result<(), ParseError> {
        let round = fields.next("round")?;
        let (now, of) = round.value.split_once('/').ok_or(round.bad(0))?;
        state.round = crate::core::number(now).ok_or(round.bad(0))?;
        state.rounds = crate::core::number(of).ok_or(round.bad(0))?;
        let agreed = self.rounds.unwrap_or(1);
        let longer = state.rounds > agreed && self.rounds.is_some() && (state.rounds - agreed).is_multiple_of(2);
        let fits = state.round >= 1 && state.round <= state.rounds && (state.rounds == agreed || longer);
        if !fits || longer && state.round + 2 <= state.rounds {
            return Err(round.contradiction());
        }
        let starter = fields.next("starter")?;
        if starter.number::<u8>()? != self.starter(state.round).number() {
            return Err(starter.contradiction());
        }
        let score = fields.next("score")?;
        state.score = score.numbers(',')?;
        if self.rounds.is_none() && state.score != [0, 0] {
            return Err(score.contradiction());
        }
        Ok(())
    }

    /// Sets the seat to act, and the outcome if the game is over; `None` if stage, next and turn contradict other
    /// fields. The caller has checked that only finished positions have a line that counts.
    fn settle(&self, state: &mut State, next: &str, turn: &str) -> Option<()> {
        let seat = |text: &str| crate::core::number::<u8>(text).and_then(Seat::new).filter(|s| *s <= Seat::TWO);
        let bag = self.chips.is_some();
        if state.stage == Stage::Over {
            state.seat = self.starter(state.round);
            state.outcome = self.ending(state);
            return (next == "-" && turn == "-" && state.outcome.is_some()).then_some(());
        }
        state.seat = seat(if state.stage == Stage::Draw { next } else { turn })?;
        let held = count(&state.hands[0]) + count(&state.hands[1]);
        let fits = match state.stage {
            Stage::Draw => bag && turn == "0" && count(&state.bag) > 0 && count(&state.supply) < 2,
            Stage::Draft => bag && state.taken() == 0 && held < 6 && count(&state.supply) == 2,
            Stage::Refill => bag && state.taken() != 0 && count(&state.supply) > 0,
            Stage::Play => {
                let legal = {
                    let mut moves = Vec::new();
                    self.legal(state, &mut moves);
                    !moves.is_empty()
                };
                legal && (!bag || state.taken() != 0 || held == 6)
            }
            Stage::Over => unreachable!("handled above"),
        };
        let next_fits = state.stage == Stage::Draw || next == "-";
        (fits && next_fits && matches!(self.turn(state), Turn::Seat(_) | Turn::Chance)).then_some(())
    }
}
