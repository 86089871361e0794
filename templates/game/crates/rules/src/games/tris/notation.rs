//! Tokens and positions as text (rules/tris.md, Text).

use super::board::Point;
use super::rules::{State, Tris};
use crate::core::{FieldValue, Fields, Notation, ParseError, ParseFault, Rules, Seat, Turn};

/// The text of a position.
pub fn write(owner: impl Fn(Point) -> Option<Seat>, turn: Turn) -> String {
    let letter = |point| owner(point).map_or('.', |seat| Turn::Seat(seat).letter());
    let rows: Vec<String> = Point::rows().map(|row| row.into_iter().map(letter).collect()).collect();
    format!("board={} turn={}", rows.join("/"), turn.letter())
}

/// Reads the text of a position: the discs of each seat, and the fields `board` and `turn`.
pub fn read(text: &str) -> Result<([u16; 2], [FieldValue<'_>; 2]), ParseError> {
    let [board, turn] = Fields::all(text, ["board", "turn"])?;
    let mut discs = [0; 2];
    for (point, seat) in board.letters(Point::rows(), ".12")? {
        if seat > 0 {
            discs[seat - 1] |= point.bit();
        }
    }
    Ok((discs, [board, turn]))
}

impl Notation for Tris {
    fn write_move(&self, made: Point, out: &mut String) {
        out.push_str(&made.name());
    }

    fn read_move(&self, token: &str) -> Result<Point, ParseError> {
        Point::all().find(|point| point.name() == token).ok_or(ParseError::new(0, ParseFault::NotASite))
    }

    fn alphabet(&self, _state: &State, into: &mut Vec<Point>) {
        into.extend(Point::all());
    }

    fn write_position(&self, state: &State, out: &mut String) {
        out.push_str(&write(|point| state.owner(point), self.turn(state)));
    }

    /// The board determines whose turn it is, and how the game ended. It cannot express an end by agreement or
    /// resignation: then `turn=-` is a contradiction.
    fn read_position(&self, text: &str) -> Result<State, ParseError> {
        let (discs, [board, turn]) = read(text)?;
        let state = State { discs, ..self.start() };
        let [one, two] = discs.map(u16::count_ones);
        // Seat 1 begins, and a row ends the game, so the seat to act has none.
        if !(two..=two + 1).contains(&one) || state.row(state.seat()).is_some() {
            return Err(board.contradiction());
        }
        turn.one_of(&["1", "2", "-"])?;
        if turn.value.starts_with(self.turn(&state).letter()) { Ok(state) } else { Err(turn.contradiction()) }
    }
}
