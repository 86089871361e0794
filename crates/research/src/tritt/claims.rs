//! The text format of bounds of `reloaded`. A line states that a seat has no forced win within a number of its first
//! turns.

use std::fmt::Write;
use trivium_engine::TurnMoves;
use trivium_rules::core::{Notation, Referee, Rules};
use trivium_rules::games::tritt::{Move, PlayerColour, Stage, State, Tritt};

/// The lines before the first bound.
pub const HEAD: &str = "\
# Bounds, not results: a first turn, and a side that has no forced win within so many of its own turns from the start of the game.
# Behind a bound of orange the turn of blue after which it holds. A first turn stands for all that the board's symmetries make of it.
tritt reloaded
";

/// A bound on forced wins after a first turn of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    pub first: Move,
    /// The seat without a forced win.
    pub side: PlayerColour,
    /// The number of turns of that seat, including the first turn of the game.
    pub turns: u8,
    /// Blue's turn after which the bound holds for Orange; empty in a bound of Blue.
    pub reply: TurnMoves<Move>,
}

fn name(side: PlayerColour) -> &'static str {
    if side == PlayerColour::Orange { "orange" } else { "blue" }
}

impl Claim {
    pub fn text(&self, rules: &Tritt) -> String {
        let mut text = rules.token(self.first);
        let _ = write!(text, " {} {}", name(self.side), self.turns);
        for (at, made) in self.reply.iter().enumerate() {
            text.push(if at == 0 { ' ' } else { '+' });
            rules.write_move(*made, &mut text);
        }
        text
    }

    /// Parses a line; `None` if it is malformed.
    pub fn read(rules: &Tritt, line: &str) -> Option<Claim> {
        let mut words = line.split(' ');
        let first = rules.read_move(words.next()?).ok()?;
        let colour = words.next()?;
        let side = PlayerColour::ALL.into_iter().find(|side| name(*side) == colour)?;
        let turns = words.next()?.parse().ok()?;
        let mut reply = TurnMoves::new();
        if side == PlayerColour::Orange {
            for token in words.next()?.split('+') {
                reply.try_push(rules.read_move(token).ok()?).ok()?;
            }
        }
        let claim = Claim { first, side, turns, reply };
        (words.next().is_none() && claim.text(rules) == line).then_some(claim)
    }

    /// Parses all bounds of a file.
    ///
    /// # Errors
    /// The number of the first malformed line.
    pub fn read_all(rules: &Tritt, text: &str) -> Result<Vec<Claim>, usize> {
        let head = HEAD.lines().count();
        if let Some(at) = (0..head).find(|at| text.lines().nth(*at) != HEAD.lines().nth(*at)) {
            return Err(at + 1);
        }
        let lines = text.lines().zip(1usize..).skip(head);
        let claims = lines.map(|(line, at)| Claim::read(rules, line).ok_or(at)).collect::<Result<_, _>>()?;
        if text.ends_with('\n') { Ok(claims) } else { Err(text.lines().count()) }
    }

    /// The position in which the side is to act, and the number of its turns left. `None` if a move is not legal or the
    /// game is over.
    pub fn position(&self, rules: &Tritt) -> Option<(State, u8)> {
        let mut state = rules.start();
        for made in std::iter::once(self.first).chain(self.reply.iter().copied()) {
            rules.check(&state, made).ok()?;
            rules.play_unchecked(&mut state, made);
        }
        rules.turn(&state).seat()?;
        let begins = state.stage() == Stage::Set && state.colour() == self.side;
        let left = self.turns.checked_sub(u8::from(self.side == PlayerColour::Orange))?;
        begins.then_some((state, left))
    }
}
