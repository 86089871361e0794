//! Tokens and positions as text. rules/traffic-lights.md, section "Text".

use super::board::{Cell, CellLayout, STRIP};
use super::rules::{TrafficLights, by_points};
use super::state::{ChipColour, Chips, Move, Stage, State, count};
use crate::core::{
    BoardEdge, FieldValue, Fields, Notation, Outcome, ParseError, ParseFault, Rules, Seat, Turn, number, read_turn,
};
use std::fmt::Write;

/// The names of the stages, in the order of [`Stage::ALL`].
const STAGES: [&str; 5] = ["draft", "play", "refill", "draw", "over"];
const SIDES: [&str; 4] = ["N", "E", "S", "W"];

fn side_letter(side: BoardEdge) -> &'static str {
    SIDES[side as usize]
}

fn side_of(letter: &str) -> Option<BoardEdge> {
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

fn push_chips(out: &mut String, chips: &Chips) {
    for colour in ChipColour::ALL {
        out.extend(std::iter::repeat_n(colour.letter(), chips[colour as usize].into()));
    }
}

/// Reads chips from letters in the order of [`ChipColour::ALL`].
fn read_chips(text: &str) -> Option<Chips> {
    let mut chips = [0u8; 3];
    let mut last = ChipColour::Red;
    for letter in text.chars() {
        let colour = ChipColour::of_letter(letter).filter(|c| *c >= last)?;
        chips[colour as usize] = chips[colour as usize].checked_add(1)?;
        last = colour;
    }
    Some(chips)
}

/// Reads the letters of these rows of cells.
fn read_cells(
    field: &FieldValue,
    rows: impl IntoIterator<Item = Vec<Cell>>,
    state: &mut State,
) -> Result<(), ParseError> {
    for (cell, chips) in field.letters(rows, ".RYG")? {
        if chips > 0 {
            state.cells[chips - 1] |= cell.mask();
        }
    }
    Ok(())
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
            return (state.round == state.rounds && one != two).then(|| by_points(state.score));
        }
        // Without passes and slides, the number of chips determines the seat that laid the last one.
        let chips_on_board = state.cells.iter().zip(1..).map(|(cells, chips)| cells.count_ones() * chips).sum::<u32>();
        let starter = self.starter(state.round);
        let winner = if chips_on_board % 2 == 1 { starter } else { starter.other() };
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
        let stage = STAGES[state.stage as usize];
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
        let (mut state, fields) = self.read_fields(text)?;
        let [_, _, _, barred, hands, supply, bag, round, starter, score, stage, next, turn] = fields;
        self.check_stock(&state, [hands, supply, bag])?;
        self.check_round(&state, [round, starter, score])?;
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
    /// Reads the fields, which may contradict each other, into a state without an outcome. If the game is over, seat 1
    /// is to act.
    pub(super) fn read_fields<'a>(&self, text: &'a str) -> Result<(State, [FieldValue<'a>; 13]), ParseError> {
        const NAMES: [&str; 13] = [
            "board", "strip", "side", "barred", "hands", "supply", "bag", "round", "starter", "score", "stage", "next",
            "turn",
        ];
        let fields = Fields::all(text, NAMES)?;
        let [board, strip, side, barred, hands, supply, bag, round, starter, score, stage, next, turn] = &fields;
        let mut state = self.start();
        read_cells(board, self.rows().map(Vec::from), &mut state)?;
        if self.layout == CellLayout::Slider {
            read_cells(strip, [Vec::from(STRIP)], &mut state)?;
            state.side = side_of(side.value).ok_or(side.bad(0))?;
        } else {
            strip.one_of(&["-"])?;
            side.one_of(&["-"])?;
        }
        state.slid = barred.one_of(&["n", "y"])? == 1;
        if self.chips.is_some() {
            let (one, two) = hands.value.split_once('|').ok_or(hands.bad(0))?;
            let hand = |text: &str| read_chips(text).ok_or(hands.bad(0));
            state.hands = [hand(one)?, hand(two)?];
            state.supply = read_chips(supply.value).ok_or(supply.bad(0))?;
            state.bag = bag.numbers('.')?;
        } else {
            for field in [hands, supply, bag] {
                field.one_of(&["-"])?;
            }
        }
        let (now, of) = round.value.split_once('/').ok_or(round.bad(0))?;
        state.round = number(now).filter(|now| *now > 0).ok_or(round.bad(0))?;
        state.rounds = number(of).ok_or(round.bad(0))?;
        starter.one_of(&["1", "2"])?;
        state.score = score.numbers(',')?;
        state.stage = Stage::ALL[stage.one_of(&STAGES)?];
        state.seat = read_turn(if turn.value == "0" { next } else { turn }, 2)?;
        Ok((state, fields))
    }

    /// Checks the hands and the supply, and that the chips on the board, in hands, supply and bag are all chips.
    fn check_stock(&self, state: &State, [hands, supply, bag]: [FieldValue; 3]) -> Result<(), ParseError> {
        let Some(chips) = self.chips else { return Ok(()) };
        if state.hands.iter().any(|hand| count(hand) > 3) {
            return Err(hands.bad(0));
        }
        if count(&state.supply) > 2 {
            return Err(supply.bad(0));
        }
        let apart = [state.hands[0], state.hands[1], state.supply, state.bag];
        let total =
            |colour: usize| apart.iter().map(|c| u32::from(c[colour])).sum::<u32>() + state.cells[colour].count_ones();
        let fits = (0..3).all(|colour| total(colour) == u32::from(chips));
        if fits { Ok(()) } else { Err(bag.wrong(ParseFault::Count)) }
    }

    /// Checks the round, its starter and the score.
    fn check_round(&self, state: &State, [round, starter, score]: [FieldValue; 3]) -> Result<(), ParseError> {
        let agreed = self.rounds.unwrap_or(1);
        let longer = state.rounds > agreed && self.rounds.is_some() && (state.rounds - agreed).is_multiple_of(2);
        let fits = state.round <= state.rounds && (state.rounds == agreed || longer);
        if !fits || longer && state.round + 2 <= state.rounds {
            return Err(round.contradiction());
        }
        if starter.value != self.starter(state.round).to_string() {
            return Err(starter.contradiction());
        }
        if self.rounds.is_none() && state.score != [0, 0] {
            return Err(score.contradiction());
        }
        Ok(())
    }

    /// Sets the seat to act, and the outcome if the game is over; `None` if stage, next and turn contradict other
    /// fields. The caller has checked that only finished positions have a line that counts.
    fn settle(&self, state: &mut State, next: &str, turn: &str) -> Option<()> {
        let seat = |text: &str| number::<u8>(text).and_then(Seat::new).filter(|s| *s <= Seat::TWO);
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
            Stage::Play => !self.legal_moves(state).is_empty() && (!bag || state.taken() != 0 || held == 6),
            Stage::Over => unreachable!("handled above"),
        };
        let next_fits = state.stage == Stage::Draw || next == "-";
        (fits && next_fits && matches!(self.turn(state), Turn::Seat(_) | Turn::Chance)).then_some(())
    }
}
