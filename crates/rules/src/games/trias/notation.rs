//! Tokens and positions as text. rules/trias.md, section "Text".

use super::board::{COLUMNS, HOLES, Hole, STONES};
use super::rules::{State, Trias};
use crate::core::{Fields, Notation, ParseError, ParseFault, Rules, Seat, Turn, join, move_text};
use std::fmt::Write;

/// The rows in the order of a position, with the index of their first hole.
pub(super) const ROWS: [(&str, usize); 3] = [("north", 2 * COLUMNS), ("middle", COLUMNS), ("south", 0)];

move_text!(Hole, write_move, read_move);

fn write_move(made: Hole, out: &mut String) {
    out.extend(made.name());
}

fn read_move(token: &str) -> Result<Hole, ParseError> {
    Hole::read(token).ok_or_else(|| {
        let like_a_hole = matches!(token.as_bytes(), [b'A'..=b'Z', b'0'..=b'9', ..]);
        ParseError::new(0, if like_a_hole { ParseFault::NotASite } else { ParseFault::NotAToken })
    })
}

impl Notation for Trias {
    fn write_move(&self, made: Hole, out: &mut String) {
        write_move(made, out);
    }

    fn read_move(&self, token: &str) -> Result<Hole, ParseError> {
        read_move(token)
    }

    fn alphabet(&self, _state: &State, into: &mut Vec<Hole>) {
        into.extend(Hole::all());
    }

    fn write_position(&self, state: &State, out: &mut String) {
        for (name, first) in ROWS {
            out.push_str(name);
            out.push('=');
            join(out, &state.holes()[first..first + COLUMNS], ',');
            out.push(' ');
        }
        let [south, north] = state.taken();
        write!(out, "taken={south},{north} turn={}", self.turn(state).letter()).expect("a string");
    }

    /// With `turn=-`, the seat that has no hole to choose has lost. If both seats or no seat have one, as after a
    /// resignation, the text does not determine the outcome, and the error names `turn=`.
    fn read_position(&self, text: &str) -> Result<State, ParseError> {
        let mut fields = Fields::new(text);
        let mut holes = [0u8; HOLES];
        for (name, first) in ROWS {
            let row: [u8; COLUMNS] = fields.next(name)?.numbers(',')?;
            holes[first..first + COLUMNS].copy_from_slice(&row);
        }
        let removed = fields.next("taken")?;
        let taken: [u8; 2] = removed.numbers(',')?;
        let stones: u32 = holes.iter().chain(&taken).map(|n| u32::from(*n)).sum();
        if stones != u32::from(STONES) {
            return Err(removed.wrong(ParseFault::Count));
        }
        let turn = fields.next("turn")?;
        fields.end()?;
        let at = |seat| State::new(holes, taken, seat);
        let over = |state: &State| matches!(self.turn(state), Turn::Over(_));
        let state = match turn.one_of(&["1", "2", "-"])? {
            0 => Some(at(Seat::ONE)).filter(|state| !over(state)),
            1 => Some(at(Seat::TWO)).filter(|state| !over(state)),
            _ => match [Seat::ONE, Seat::TWO].map(at) {
                [south, north] if over(&south) && !over(&north) => Some(south),
                [south, north] if over(&north) && !over(&south) => Some(north),
                _ => None,
            },
        };
        state.ok_or(turn.wrong(if turn.value == "-" { ParseFault::Contradiction } else { ParseFault::WrongTurn }))
    }
}
