//! Tokens and positions as text. rules/trias.md, section "Text".

use super::board::{COLUMNS, HOLES, Hole, STONES};
use super::rules::{State, Trias};
use crate::core::{FieldValue, Fields, Notation, ParseError, ParseFault, Rules, Seat, Turn, join, move_text};
use std::fmt::{Display, Write};

move_text!(Hole, Trias);

/// Reads the numbers of stones in the holes and of captured stones. Their sum may be wrong. Also returns the fields
/// `taken=` and `turn=`.
pub(super) fn read_stones(text: &str) -> Result<([u8; HOLES], [u8; 2], FieldValue<'_>, FieldValue<'_>), ParseError> {
    let [north, middle, south, removed, turn] = Fields::all(text, ["north", "middle", "south", "taken", "turn"])?;
    let mut holes = [0; HOLES];
    for (field, row) in [north, middle, south].into_iter().zip(holes.chunks_exact_mut(COLUMNS).rev()) {
        row.copy_from_slice(&field.numbers::<u8, COLUMNS>(',')?);
    }
    Ok((holes, removed.numbers(',')?, removed, turn))
}

/// Appends a position with these stones in the holes and these captured ones.
pub(super) fn write_stones<T: Display>(holes: &[T; HOLES], taken: [T; 2], turn: impl Display, out: &mut String) {
    for (name, row) in ["north", "middle", "south"].into_iter().zip(holes.chunks_exact(COLUMNS).rev()) {
        out.extend([name, "="]);
        join(out, row, ',');
        out.push(' ');
    }
    let [south, north] = taken;
    write!(out, "taken={south},{north} turn={turn}").expect("a string");
}

impl Notation for Trias {
    fn write_move(&self, made: Hole, out: &mut String) {
        out.extend(made.name());
    }

    fn read_move(&self, token: &str) -> Result<Hole, ParseError> {
        Hole::read(token).ok_or_else(|| {
            let like_a_hole = matches!(token.as_bytes(), [b'A'..=b'Z', b'0'..=b'9', ..]);
            ParseError::new(0, if like_a_hole { ParseFault::NotASite } else { ParseFault::NotAToken })
        })
    }

    fn alphabet(&self, _state: &State, into: &mut Vec<Hole>) {
        into.extend(Hole::all());
    }

    fn write_position(&self, state: &State, out: &mut String) {
        write_stones(state.holes(), state.taken(), self.turn(state).letter(), out);
    }

    /// With `turn=-`, the seat that has no hole to choose has lost. If both seats or no seat have one, as after a
    /// resignation, the text does not determine the outcome, and the error names `turn=`.
    fn read_position(&self, text: &str) -> Result<State, ParseError> {
        let (holes, taken, removed, turn) = read_stones(text)?;
        let stones: u32 = holes.iter().chain(&taken).map(|n| u32::from(*n)).sum();
        if stones != u32::from(STONES) {
            return Err(removed.wrong(ParseFault::Count));
        }
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
