//! Tokens and positions as text. rules/triapon.md, section "Text".

use super::board::{Hole, ROWS};
use super::rules::{Triapon, Variant};
use super::state::{Move, SEATS, Stage, State};
use super::validity::ending;
use crate::core::{
    FieldValue, Fields, Notation, ParseError, ParseFault, Rules, Seat, join, list, move_text, number, read_turn,
};
use std::fmt::{self, Write};

/// The names of the stages, in the order of [`Stage::ALL`].
const STAGES: [&str; 5] = ["place", "move", "take", "reset", "over"];

/// The coordinate: `a1` to `i9`.
impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, place) = self.row_and_place();
        write!(f, "{}{}", (b'a' + row as u8) as char, place + 1)
    }
}

/// Reads a coordinate at byte `at` of a token. Returns the hole and the rest of the token.
fn read_hole(token: &str, at: usize) -> Result<(Hole, &str), ParseError> {
    let (&[row, place], rest) =
        token.as_bytes()[at..].split_first_chunk().ok_or(ParseError::new(at, ParseFault::NotAToken))?;
    if !row.is_ascii_lowercase() || !place.is_ascii_digit() {
        return Err(ParseError::new(at, ParseFault::NotAToken));
    }
    // Two ASCII characters were read, so the rest begins at a character.
    let rest = &token[token.len() - rest.len()..];
    let hole = Hole::at((row - b'a') as i8, (place as i8) - (b'1' as i8));
    hole.map(|hole| (hole, rest)).ok_or(ParseError::new(at, ParseFault::NotASite))
}

move_text!(Move, Triapon::new(Variant::Base));

impl Notation for Triapon {
    fn write_move(&self, made: Move, out: &mut String) {
        match made {
            Move::Place(hole) => out.push_str(&hole.to_string()),
            Move::Shift(from, to) => out.extend([from.to_string(), "-".to_owned(), to.to_string()]),
            Move::Take(hole) => out.extend(["x", &hole.to_string()]),
            Move::Reset(hole) => out.extend(["+", &hole.to_string()]),
            Move::Pass => out.push_str("pass"),
        }
    }

    fn read_move(&self, token: &str) -> Result<Move, ParseError> {
        if token == "pass" {
            return Ok(Move::Pass);
        }
        let (begins, made): (usize, fn(Hole) -> Move) = match token.as_bytes().first() {
            Some(b'x') => (1, Move::Take),
            Some(b'+') => (1, Move::Reset),
            _ => (0, Move::Place),
        };
        let (hole, rest) = read_hole(token, begins)?;
        if rest.is_empty() {
            return Ok(made(hole));
        }
        let end = token.len() - rest.len();
        if begins > 0 || !rest.starts_with('-') {
            return Err(ParseError::new(end, ParseFault::TooLong));
        }
        let (to, rest) = read_hole(token, end + 1)?;
        if !rest.is_empty() {
            return Err(ParseError::new(token.len() - rest.len(), ParseFault::TooLong));
        }
        Ok(Move::Shift(hole, to))
    }

    fn alphabet(&self, _state: &State, into: &mut Vec<Move>) {
        let holes = Hole::all;
        into.extend(holes().map(Move::Place));
        into.extend(holes().flat_map(|from| holes().map(move |to| Move::Shift(from, to))));
        into.extend(holes().map(Move::Take));
        into.extend(holes().map(Move::Reset));
        into.push(Move::Pass);
    }

    fn write_position(&self, state: &State, out: &mut String) {
        out.push_str("board=");
        for hole in Hole::all() {
            if hole.index() > 0 && hole.row_and_place().1 == 0 {
                out.push('/');
            }
            out.push(state.owner(hole).map_or('.', |seat| (b'0' + seat.number()) as char));
        }
        out.push_str(" hand=");
        join(out, state.hand, ',');
        out.push_str(" taken=");
        for (i, of) in state.taken.iter().enumerate() {
            if i > 0 {
                out.push('/');
            }
            join(out, of, '.');
        }
        out.push_str(" stock=");
        join(out, state.stock, ',');
        out.push_str(" out=");
        if state.out == 0 {
            out.push('-');
        }
        join(out, Seat::all(SEATS).filter(|seat| state.is_out(*seat)), ',');
        let stage = STAGES[state.stage as usize];
        let turn = self.turn(state).letter();
        write!(out, " quiet={} stage={stage} turn={turn}", state.quiet).expect("a string");
    }

    fn read_position(&self, text: &str) -> Result<State, ParseError> {
        let (mut state, fields) = self.read_fields(text)?;
        let [_, hand, taken, stock, out, quiet, stage, turn] = fields;
        let over = state.stage == Stage::Over;
        if (turn.value == "-") != over {
            return Err(if over { turn.contradiction() } else { turn.bad(0) });
        }
        if !over && state.is_out(state.seat) {
            return Err(turn.bad(0));
        }
        if let Some(flaw) = self.flaw(&state) {
            let fields = [hand, taken, stock, out, quiet, stage];
            let field = fields.into_iter().find(|field| field.name == flaw).unwrap_or(stage);
            return Err(field.wrong(if flaw == "taken" { ParseFault::Count } else { ParseFault::Contradiction }));
        }
        if state.stage == Stage::Take {
            state.takeable = state.could_take();
        }
        if state.stage == Stage::Over {
            let outcome = ending(&state).ok_or(turn.contradiction())?;
            state.end(outcome);
        }
        Ok(state)
    }
}

impl Triapon {
    /// Reads the fields, which may contradict each other, into a state without an outcome and without the balls that
    /// can be taken. If the game is over, seat 1 is to act.
    pub(super) fn read_fields<'a>(&self, text: &'a str) -> Result<(State, [FieldValue<'a>; 8]), ParseError> {
        let fields = Fields::all(text, ["board", "hand", "taken", "stock", "out", "quiet", "stage", "turn"])?;
        let [board, hand, taken, stock, out, quiet, stage, turn] = &fields;
        let mut state = self.start();
        let rows = (0..ROWS as i8).map(|row| (0..=row).filter_map(|place| Hole::at(row, place)).collect());
        for (hole, seat) in board.letters(rows, ".123")? {
            if seat > 0 {
                state.balls[seat - 1] |= hole.mask();
            }
        }
        state.hand = hand.numbers(',')?;
        let mut rows = taken.value.split('/');
        for of in &mut state.taken {
            *of = rows.next().and_then(|row| list(row, '.')).ok_or(taken.bad(0))?;
        }
        if rows.next().is_some() {
            return Err(taken.bad(0));
        }
        state.stock = stock.numbers(',')?;
        state.out = read_out(out.value).ok_or(out.bad(0))?;
        state.quiet = quiet.number()?;
        state.stage = Stage::ALL[stage.one_of(&STAGES)?];
        state.seat = read_turn(turn, SEATS)?;
        Ok((state, fields))
    }
}

/// Reads the field `out=`: numbers of seats in ascending order, joined by commas, or `-`. Returns a mask.
fn read_out(text: &str) -> Option<u8> {
    if text == "-" {
        return Some(0);
    }
    let mut out = 0u8;
    for seat in text.split(',') {
        let bit = 1 << number(seat).and_then(Seat::new)?.index();
        if out >= bit {
            return None;
        }
        out |= bit;
    }
    Some(out)
}
