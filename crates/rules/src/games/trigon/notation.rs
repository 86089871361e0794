//! Tokens and positions as text. rules/trigon.md, section "Text".

use super::board::Triangle;
use super::occupancy::Occupancy;
use super::rules::{EACH, Move, NUMBERS, State, TILES, Trigon};
use crate::core::{
    FieldValue, Fields, Notation, Outcome, ParseError, ParseFault, Present, Rules, Seat, Site, move_text, number,
    read_turn,
};
use std::fmt::Write;

/// Appends the coordinate of a site: `-1,0u`. Appends nothing for sites of other games.
pub(super) fn write_site(site: Site, out: &mut String) {
    if let Some(Triangle { i, j, down }) = Triangle::of(site) {
        let way = if down { 'd' } else { 'u' };
        write!(out, "{i},{j}{way}").expect("a string");
    }
}

/// The site of a coordinate; `None` for other texts, and beyond [`REACH`](super::REACH).
fn read_site(text: &str) -> Option<Site> {
    let (i, rest) = text.split_once(',')?;
    let (j, down) = match (rest.strip_suffix('u'), rest.strip_suffix('d')) {
        (Some(j), _) => (j, false),
        (_, Some(j)) => (j, true),
        _ => return None,
    };
    Triangle { i: coordinate(i)?, j: coordinate(j)?, down }.site()
}

/// Reads a whole number without a plus sign, leading zeros, or `-0`.
fn coordinate(text: &str) -> Option<i16> {
    match text.strip_prefix('-') {
        Some(digits) => number::<i16>(digits).filter(|n| *n > 0).map(|n| -n),
        None => number(text),
    }
}

/// Reads the number of a tile, 1 to 6.
fn tile_number(text: &str) -> Option<u8> {
    number(text).filter(|n| (1..=NUMBERS).contains(n))
}

fn seat_of(text: &str) -> Option<Seat> {
    number(text).and_then(Seat::new).filter(|s| *s <= Seat::TWO)
}

/// Reads two sites with `separator` between them; `None` if the token does not contain it.
fn read_two(token: &str, separator: &str) -> Option<Result<(Site, Site), ParseError>> {
    let (first, second) = token.split_once(separator)?;
    let read = |text, at| read_site(text).ok_or(ParseError::new(at, ParseFault::NotASite));
    let both = read(first, 0).and_then(|one| Ok((one, read(second, first.len() + separator.len())?)));
    Some(both)
}

/// Appends the hands: the number of tiles left for each number, `333333/333333`.
fn write_hands(state: &State, out: &mut String) {
    for seat in Seat::all(2) {
        if seat == Seat::TWO {
            out.push('/');
        }
        out.extend(state.hand(seat).map(|n| (b'0' + n) as char));
    }
}

impl Trigon {
    /// Reads the fields, which may contradict each other, into a state without an outcome. Its tiles exist in the game,
    /// and the hands have all other tiles. If the game is over, seat 1 is to act.
    pub(super) fn read_fields<'a>(&self, text: &'a str) -> Result<(State, [FieldValue<'a>; 3]), ParseError> {
        let fields = Fields::all(text, ["tiles", "hand", "turn"])?;
        let [tiles, hand, turn] = &fields;
        let mut state = self.start();
        let (mut at, mut last) = (0, None);
        for item in tiles.value.split(';').filter(|_| tiles.value != "-") {
            let read = || {
                let (site, owner) = item.split_once('=')?;
                let (seat, number) = owner.split_at_checked(1)?;
                Some((read_site(site).filter(|s| last < Some(*s))?, seat_of(seat)?, tile_number(number)?))
            };
            let (site, seat, number) = read().ok_or(tiles.bad(at))?;
            if !state.lay(site, seat, number) {
                return Err(tiles.wrong(ParseFault::Count));
            }
            last = Some(site);
            at += item.len() + 1;
        }
        let mut expected = String::new();
        write_hands(&state, &mut expected);
        let form =
            |(is, expected): (u8, u8)| is == expected || is.is_ascii_digit() && is <= b'0' + EACH && expected != b'/';
        if hand.value.len() != expected.len() || !hand.value.bytes().zip(expected.bytes()).all(form) {
            return Err(hand.bad(0));
        }
        if hand.value != expected {
            return Err(hand.wrong(ParseFault::Count));
        }
        state.seat = read_turn(turn, 2)?;
        Ok((state, fields))
    }

    /// Sets the seat to act or the outcome, from the complete formations and the field `turn=`; `None` if they
    /// contradict each other.
    fn settle(&self, state: &mut State, turn: &str) -> Option<()> {
        let even = state.tiles().len().is_multiple_of(2);
        let standing = [Seat::ONE, Seat::TWO].map(|s| state.has_formation(s));
        if turn == "-" {
            let winner = match standing {
                [true, false] => Seat::ONE,
                [false, true] => Seat::TWO,
                _ => return None,
            };
            // While tiles are laid, only the seat that laid the last one can have won.
            let last = if even { Seat::TWO } else { Seat::ONE };
            state.outcome = Some(Outcome::win(2, winner));
            return (!state.laying() || winner == last).then_some(());
        }
        let next = if even { Seat::ONE } else { Seat::TWO };
        (standing == [false; 2] && (!state.laying() || state.seat == next)).then_some(())
    }
}

move_text!(Move, Trigon);

impl Notation for Trigon {
    fn write_move(&self, made: Move, out: &mut String) {
        match made {
            Move::Lay { number, site } => {
                write!(out, "{number}@").expect("a string");
                write_site(site, out);
            }
            Move::Move { from, to } => {
                write_site(from, out);
                out.push('>');
                write_site(to, out);
            }
            Move::Exchange { first, second } => {
                write_site(first, out);
                out.push_str("<>");
                write_site(second, out);
            }
        }
    }

    fn read_move(&self, token: &str) -> Result<Move, ParseError> {
        if let Some((text, place)) = token.split_once('@') {
            let number = tile_number(text).ok_or(ParseError::new(0, ParseFault::NotAToken))?;
            let site = read_site(place).ok_or(ParseError::new(text.len() + 1, ParseFault::NotASite))?;
            return Ok(Move::Lay { number, site });
        }
        if let Some(sites) = read_two(token, "<>") {
            return sites.map(|(first, second)| Move::Exchange { first, second });
        }
        if let Some(sites) = read_two(token, ">") {
            return sites.map(|(from, to)| Move::Move { from, to });
        }
        Err(ParseError::new(0, ParseFault::NotAToken))
    }

    /// Moves among the triangles that a board shows. See [`Present::sites`].
    fn alphabet(&self, state: &State, into: &mut Vec<Move>) {
        let sites = self.sites(state);
        for first in sites.iter().copied() {
            into.extend((1..=NUMBERS).map(|number| Move::Lay { number, site: first }));
            for second in sites.iter().copied() {
                into.push(Move::Move { from: first, to: second });
                into.push(Move::Exchange { first, second });
            }
        }
    }

    fn write_position(&self, state: &State, out: &mut String) {
        out.push_str("tiles=");
        if state.tiles().is_empty() {
            out.push('-');
        }
        for (t, tile) in state.tiles().iter().enumerate() {
            if t > 0 {
                out.push(';');
            }
            write_site(tile.site(), out);
            write!(out, "={}{}", tile.seat(), tile.number()).expect("a string");
        }
        out.push_str(" hand=");
        write_hands(state, out);
        out.push_str(" turn=");
        out.push(self.turn(state).letter());
    }

    /// # Errors
    /// Also when the game is over and not exactly one seat has a formation, because the text does not determine the
    /// outcome then. The first tile may be anywhere, because the plane has no fixed origin (R3). While tiles are laid,
    /// the field must be connected.
    fn read_position(&self, text: &str) -> Result<State, ParseError> {
        let (mut state, [tiles, hand, turn]) = self.read_fields(text)?;
        let left = Seat::all(2).map(|s| state.hand(s).iter().sum::<u8>());
        let balance = left.reduce(|one, two| two.wrapping_sub(one));
        if !matches!(balance, Some(0 | 1)) {
            return Err(hand.contradiction());
        }
        let field = Occupancy::new(state.tiles());
        let one_piece = state.tiles().len() == TILES || field.is_one_piece();
        if !one_piece || !field.is_lawful() {
            return Err(tiles.wrong(ParseFault::Unlawful));
        }
        self.settle(&mut state, turn.value).ok_or_else(|| match turn.value {
            "-" => turn.contradiction(),
            _ if Seat::all(2).any(|seat| state.has_formation(seat)) => turn.wrong(ParseFault::Ended),
            _ => turn.wrong(ParseFault::WrongTurn),
        })?;
        Ok(state)
    }
}
