//! Tokens and positions as text (rules/tapatan.md, Text).

use super::board::{Point, SIDE};
use super::rules::{Move, STONES, State, Tapatan};
use crate::core::{Fields, Notation, ParseError, ParseFault, Rules, Seat, Turn};

/// The letters for a stone of seat 1, a stone of seat 2, and a free point.
const LETTERS: [char; 3] = ['1', '2', '.'];

fn read_point(text: &str) -> Result<Point, ParseError> {
    Point::read(text).ok_or_else(|| {
        let like_a_point = matches!(text.as_bytes(), [b'a'..=b'z', b'0'..=b'9', ..]);
        ParseError::new(0, if like_a_point { ParseFault::NotASite } else { ParseFault::NotAToken })
    })
}

impl Notation for Tapatan {
    fn write_move(&self, made: Move, out: &mut String) {
        match made {
            Move::Set(point) => out.extend(point.name()),
            Move::Shift(from, to) => {
                out.extend(from.name());
                out.push('-');
                out.extend(to.name());
            }
        }
    }

    fn read_move(&self, token: &str) -> Result<Move, ParseError> {
        let Some((from, to)) = token.split_once('-') else { return read_point(token).map(Move::Set) };
        let to = read_point(to).map_err(|error| error.shifted(from.len() + 1));
        Ok(Move::Shift(read_point(from)?, to?))
    }

    fn alphabet(&self, _state: &State, into: &mut Vec<Move>) {
        into.extend(Point::all().map(Move::Set));
        into.extend(Point::all().flat_map(|from| Point::all().map(move |to| Move::Shift(from, to))));
    }

    fn write_position(&self, state: &State, out: &mut String) {
        out.push_str("board=");
        for row in (0..SIDE).rev() {
            let points = Point::all().filter(|point| point.place().1 == row);
            out.extend(points.map(|point| LETTERS[state.owner(point).map_or(2, Seat::index)]));
            if row > 0 {
                out.push('/');
            }
        }
        out.push_str(" turn=");
        out.push(self.turn(state).letter());
    }

    /// With `turn=-`, the seat with a row has won. The text cannot express an end by agreement, claim or resignation:
    /// without a row, `turn=-` is a contradiction.
    fn read_position(&self, text: &str) -> Result<State, ParseError> {
        let mut fields = Fields::new(text);
        let board = fields.next("board")?;
        let turn = fields.next("turn")?;
        fields.end()?;
        let mut stones = [0; 2];
        let rows: Vec<&str> = board.value.split('/').collect();
        if rows.len() != SIDE || rows.iter().any(|row| row.chars().count() != SIDE) {
            return Err(board.bad(0));
        }
        for (point, letter) in Point::all().zip(rows.into_iter().rev().flat_map(str::chars)) {
            match LETTERS.iter().position(|known| *known == letter).ok_or(board.bad(0))? {
                2 => {}
                seat => stones[seat] |= point.bit(),
            }
        }
        let [one, two] = stones.map(u16::count_ones);
        // The seats take turns, and seat 1 begins.
        if two > STONES || !(two..=two + 1).contains(&one) || one > STONES {
            return Err(board.contradiction());
        }
        // Before all stones are set, their number determines the seat to act.
        let set = one == STONES && two == STONES;
        let seats = Seat::all(2).filter(|seat| set || *seat == if one == two { Seat::ONE } else { Seat::TWO });
        let over = |state: &State| matches!(self.turn(state), Turn::Over(_));
        let mut states = seats.map(|seat| State::new(stones, seat)).filter(|state| state.row(state.seat()).is_none());
        let state = match turn.one_of(&["1", "2", "-"])? {
            2 => {
                let mut ended = states.filter(over);
                ended.next().filter(|_| ended.next().is_none())
            }
            seat => states.find(|state| state.seat() == Seat::at(seat) && !over(state)),
        };
        state.ok_or(turn.contradiction())
    }
}
