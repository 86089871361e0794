//! Tokens and positions as text. rules/tritt.md, section "Text".

use super::board::{BoardPoint, Placement};
use super::rules::{Move, Tritt, Variant};
use super::state::{PlayerColour, Stage, State};
use crate::core::{
    FieldValue, Fields, Notation, Outcome, ParseError, ParseFault, Rules, Seat, join, move_text, number, read_turn,
};
use std::fmt::{self, Display};

const STAGES: [(&str, Stage); 4] =
    [("turn", Stage::Turn), ("set", Stage::Set), ("shift", Stage::Shift), ("over", Stage::Over)];
const COLOURS: [&str; 2] = ["o:", "b:"];

impl Display for BoardPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (r, n) = self.coordinates();
        write!(f, "{}{n}", (b'a' + r as u8 - 1) as char)
    }
}

impl Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [from, _, to] = self.points();
        write!(f, "{from}-{to}")
    }
}

/// Whether a text looks like a coordinate, on the board or not.
fn like_a_point(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(|c| c.is_ascii_lowercase())
        && (2..=3).contains(&text.len())
        && letters.all(|c| c.is_ascii_digit())
}

/// Reads a coordinate: `a1`, `k11`.
fn read_point(text: &str) -> Result<BoardPoint, ParseError> {
    if !like_a_point(text) {
        return Err(ParseError::new(0, ParseFault::NotAToken));
    }
    let row = (text.as_bytes()[0] - b'a') as i8 + 1;
    let point = number(&text[1..]).and_then(|n| BoardPoint::at(row, n));
    point.ok_or(ParseError::new(0, ParseFault::NotASite))
}

/// Reads the two end points of a placement, the smaller (r,n) first: `c3-c5`.
fn read_placement(text: &str) -> Result<Placement, ParseError> {
    let (one, two) = text.split_once('-').ok_or(ParseError::new(0, ParseFault::NotAToken))?;
    let from = read_point(one)?;
    let to = read_point(two).map_err(|e| e.shifted(one.len() + 1))?;
    Placement::between(from, to).filter(|_| from < to).ok_or(ParseError::new(0, ParseFault::NotAToken))
}

/// Reads an entry of the field `trittons=`: `o:c3-c5`.
fn read_tritton(text: &str) -> Option<(PlayerColour, Placement)> {
    let colour = COLOURS.iter().position(|letter| text.starts_with(letter))?;
    Some((PlayerColour::ALL[colour], read_placement(&text[2..]).ok()?))
}

move_text!(Move, Tritt::new(Variant::Step));

impl Notation for Tritt {
    fn write_move(&self, made: Move, out: &mut String) {
        match made {
            Move::Set(place) => join(out, [place], '-'),
            Move::Shift(from, to) => join(out, [from, to], '>'),
            Move::Swap => out.push_str("swap"),
            Move::Pass => out.push_str("pass"),
        }
    }

    fn read_move(&self, token: &str) -> Result<Move, ParseError> {
        match token {
            "swap" => return Ok(Move::Swap),
            "pass" => return Ok(Move::Pass),
            _ => {}
        }
        match token.split_once('>') {
            None => read_placement(token).map(Move::Set),
            Some((from, to)) => {
                let shifted = |e: ParseError| e.shifted(from.len() + 1);
                Ok(Move::Shift(read_placement(from)?, read_placement(to).map_err(shifted)?))
            }
        }
    }

    /// Swap, pass, every set, and every shift along a line. For trittons on the board, also every shift off their line.
    fn alphabet(&self, state: &State, into: &mut Vec<Move>) {
        into.extend([Move::Swap, Move::Pass]);
        into.extend(Placement::all().map(Move::Set));
        for from in Placement::all() {
            let meant = |to: &Placement| state.owner(from).is_some() || from.distance(*to).is_some();
            into.extend(Placement::all().filter(meant).map(|to| Move::Shift(from, to)));
        }
    }

    fn sides(&self) -> [&'static str; 2] {
        ["orange", "blue"]
    }

    fn exchange(&self) -> Option<Move> {
        Some(Move::Swap)
    }

    fn write_position(&self, state: &State, out: &mut String) {
        let entry = |c: PlayerColour| state.trittons(c).iter().map(move |p| format!("{}{p}", COLOURS[c as usize]));
        let mut trittons: Vec<String> = PlayerColour::ALL.into_iter().flat_map(entry).collect();
        trittons.sort_unstable();
        out.push_str("trittons=");
        if trittons.is_empty() {
            out.push('-');
        }
        join(out, trittons, ',');
        out.push_str(" hand=");
        join(out, PlayerColour::ALL.map(|c| self.hand(state, c)), ',');
        let stage = STAGES.iter().find(|s| s.1 == state.stage()).expect("every stage has a name").0;
        let (orange, turn) = (state.seat_of(PlayerColour::Orange), self.turn(state).letter());
        let swap = if state.can_swap() { 'y' } else { 'n' };
        *out += &format!(" orange={orange} swap={swap} stage={stage} turn={turn}");
    }

    /// Reads a position. A finished game can be read if a row decided it, unless both colours have rows and either
    /// player could have made them with the last turn. Without a row it can be read only in `reloaded`, if the next
    /// player cannot set and the last player had nothing to shift. In all other cases the text does not distinguish a
    /// resignation, an agreement, a claim and a loss by R1, and the error names `turn=`.
    fn read_position(&self, text: &str) -> Result<State, ParseError> {
        let (mut state, [trittons, _, orange, swap, stage, turn]) = self.read_fields(text)?;
        let to_act = [Some(Seat::ONE), Some(Seat::TWO), None][turn.one_of(&["1", "2", "-"])?];
        if !self.numbers_fit(&state) {
            return Err(trittons.contradiction());
        }
        // A swap needs a tritton on the board, and `reloaded` has no swap.
        let swapped = state.orange == Seat::TWO;
        if swapped && (self.variant() == Variant::Reloaded || state.trittons(PlayerColour::Orange).is_empty()) {
            return Err(orange.contradiction());
        }
        if state.stage == Stage::Over {
            let outcome = self.ending(&state).filter(|_| to_act.is_none()).ok_or(turn.contradiction())?;
            state.end(outcome);
        } else {
            if state.any_row() {
                return Err(stage.wrong(ParseFault::Ended));
            }
            if !self.stage_fits(&state) {
                return Err(stage.contradiction());
            }
            if to_act.is_none() || !self.seat_fits(&state) {
                return Err(turn.wrong(ParseFault::WrongTurn));
            }
        }
        if (swap.value == "y") != state.can_swap() {
            return Err(swap.contradiction());
        }
        Ok(state)
    }
}

impl Tritt {
    /// Reads the fields, which may contradict each other, into a state without an outcome. No trittons overlap, and the
    /// hands have all other trittons. If the game is over, seat 1 is to act.
    pub(super) fn read_fields<'a>(&self, text: &'a str) -> Result<(State, [FieldValue<'a>; 6]), ParseError> {
        let fields = Fields::all(text, ["trittons", "hand", "orange", "swap", "stage", "turn"])?;
        let [trittons, hand, orange, swap, stage, turn] = &fields;
        let mut state = self.start();
        self.read_trittons(&mut state, trittons)?;
        if hand.numbers::<usize, 2>(',')? != PlayerColour::ALL.map(|c| self.hand(&state, c)) {
            return Err(hand.wrong(ParseFault::Count));
        }
        state.orange = [Seat::ONE, Seat::TWO][orange.one_of(&["1", "2"])?];
        swap.one_of(&["n", "y"])?;
        state.stage = STAGES[stage.one_of(&STAGES.map(|s| s.0))?].1;
        state.seat = read_turn(turn, 2)?;
        Ok((state, fields))
    }

    /// Sets the trittons of the field, and checks that they do not overlap.
    fn read_trittons(&self, state: &mut State, field: &FieldValue) -> Result<(), ParseError> {
        let (mut at, mut last) = (0, "");
        for entry in field.value.split(',').filter(|_| field.value != "-") {
            let (colour, place) = read_tritton(entry).filter(|_| last < entry).ok_or(field.bad(at))?;
            let overlap = place.mask() & !state.free() != 0;
            if overlap || self.hand(state, colour) == 0 {
                let fault = if overlap { ParseFault::Overlap } else { ParseFault::Count };
                return Err(ParseError::new(field.at + at, fault(field.name)));
            }
            self.put(state, colour, place);
            (at, last) = (at + entry.len() + 1, entry);
        }
        Ok(())
    }

    /// Whether both colours can have their numbers of trittons. In `reloaded` each turn sets one, and Orange begins.
    fn numbers_fit(&self, state: &State) -> bool {
        let [orange, blue] = PlayerColour::ALL.map(|c| state.trittons(c).len());
        self.variant() != Variant::Reloaded || orange == blue || orange == blue + 1
    }

    /// Whether the variant has this stage and a seat has a move in it.
    fn stage_fits(&self, state: &State) -> bool {
        match (self.variant(), state.stage()) {
            (Variant::Reloaded, Stage::Set) => self.can_set(state, self.next_setter(state)),
            (Variant::Reloaded, Stage::Shift) => self.can_shift(state, self.next_setter(state).other()),
            (Variant::Step | Variant::Slide, Stage::Turn) => true,
            _ => false,
        }
    }

    /// Whether it can be the turn of this seat, given that the stage is possible.
    fn seat_fits(&self, state: &State) -> bool {
        let colour = state.colour();
        match state.stage() {
            Stage::Set => colour == self.next_setter(state),
            Stage::Shift => colour != self.next_setter(state),
            _ if PlayerColour::ALL.iter().all(|c| state.trittons(*c).is_empty()) => colour == PlayerColour::Orange,
            _ => self.can_set(state, colour) || self.can_shift(state, colour),
        }
    }

    /// The colour that sets the next tritton in `reloaded`.
    fn next_setter(&self, state: &State) -> PlayerColour {
        let [orange, blue] = PlayerColour::ALL.map(|c| state.trittons(c).len());
        if orange == blue { PlayerColour::Orange } else { PlayerColour::Blue }
    }

    /// The outcome of a finished position; `None` if its fields do not determine it.
    fn ending(&self, state: &State) -> Option<Outcome> {
        if self.variant() == Variant::Reloaded {
            let next = self.next_setter(state);
            let last = next.other();
            if state.any_row() {
                return self.could_shift_to(state, last).then(|| self.decided(state, last)).flatten();
            }
            let certain = !self.can_set(state, next) && !self.can_shift(state, last);
            return certain.then(|| Outcome::win(2, state.seat_of(last)));
        }
        let could = |mover: &PlayerColour| self.could_set_to(state, *mover) || self.could_shift_to(state, *mover);
        let mut outcomes = PlayerColour::ALL.into_iter().filter(could).map(|mover| self.decided(state, mover));
        let outcome = outcomes.next()?;
        outcomes.all(|other| other == outcome).then_some(outcome).flatten()
    }

    /// Whether the mover may have made the rows by setting a tritton.
    fn could_set_to(&self, state: &State, mover: PlayerColour) -> bool {
        state.trittons(mover).iter().any(|place| {
            let mut before = state.clone();
            self.lift(&mut before, mover, *place);
            !before.any_row()
        })
    }

    /// Whether shifting a tritton may have been the turn that made the rows.
    fn could_shift_to(&self, state: &State, mover: PlayerColour) -> bool {
        let of = mover.other();
        state.trittons(of).iter().any(|place| {
            let mut found = false;
            self.for_each_shift(state.free(), *place, |from| {
                let mut before = state.clone();
                self.shift(&mut before, of, *place, from);
                found |= !before.any_row();
            });
            found
        })
    }
}
