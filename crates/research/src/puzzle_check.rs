//! `trivium check --puzzles FILE`: proves every puzzle of a file by the rules alone. It shares only the file format
//! with the maker of puzzles.

use crate::failure::{Failure, print_line};
use crate::threads::in_threads;
use serde_json::json;
use std::collections::HashMap;
use std::fmt;
use std::hash::BuildHasherDefault;
use std::path::Path;
use thiserror::Error;
use trivium_engine::MixHasher;
use trivium_engine::games::Visitor;
use trivium_rules::core::{Event, Notation, Outcome, Present, Seat, SeededRng, Turn, Verdict};
use trivium_rules::games::{GameRules, VariantValues};
use trivium_session::NoSetup;
use trivium_session::puzzle::{Goal, Puzzle, PuzzleFile};

/// Maximum number of positions searched for a puzzle.
const MAX_POSITIONS: u64 = 20_000_000;

#[derive(Debug, Error)]
pub enum Flaw {
    #[error("{0}")]
    Setup(NoSetup),
    /// The rules cannot read the puzzle's variant or position.
    #[error("its position cannot be read")]
    Unread,
    /// The game is over or chance decides.
    #[error("no seat decides at its position")]
    NobodyDecides,
    #[error("{0:?} is not legal where it stands")]
    Illegal(String),
    /// The canonical text of the position.
    #[error("its position is written as {0:?}")]
    Written(String),
    #[error("{0:?} does not reach the goal")]
    Fails(String),
    #[error("{0:?} reaches the goal as well")]
    AlsoGood(String),
    /// A move that is listed as wrong.
    #[error("the answer to {0:?} does not beat it")]
    NotBeaten(String),
    /// A line ends with a move of another seat, or continues after the end.
    #[error("its solution does not end with a decision of the seat that solves it")]
    Line,
    /// The match continues after the round, so that nothing can be proven.
    #[error("it leads out of the round")]
    Round,
    /// The proof would take too many positions.
    #[error("there is too much to look at")]
    TooMuch,
}

/// Proves the puzzles of a file with `jobs` threads. With `part`, a number n and a seed, it proves a random one in n.
pub fn check(path: &Path, part: Option<(u32, u64)>, jobs: usize) -> Result<(), Failure> {
    let bytes = std::fs::read(path)?;
    let text = String::from_utf8_lossy(&bytes);
    let wrong = |why: &dyn fmt::Display| Failure::Usage(format!("{}: {why}", path.display()));
    let file = PuzzleFile::read(&text).map_err(|error| wrong(&error))?;
    let mut rng = part.map(|(of, seed)| (of, SeededRng::new(seed)));
    let mut chosen = |_: &usize| rng.as_mut().is_none_or(|(of, rng)| rng.below(*of) == 0);
    let chosen: Vec<usize> = (0..file.puzzles.len()).filter(|at| chosen(at)).collect();
    let positions = in_threads(&chosen, jobs, |at| {
        let puzzle = &file.puzzles[*at];
        prove(file.game, puzzle).map_err(|flaw| {
            let puzzle = puzzle.to_string();
            let line = text.lines().position(|line| line.trim_end() == puzzle).map_or(0, |at| at + 1);
            wrong(&format!("line {line}, puzzle {}: {flaw}", at + 1))
        })
    })?;
    let (all, proven, positions) = (file.puzzles.len(), positions.len(), positions.iter().sum::<u64>());
    print_line(json!({ "game": file.game, "puzzles": all, "proven": proven, "positions": positions }))
}

/// Proves a puzzle. Returns the number of searched positions.
///
/// # Errors
/// The first flaw.
pub fn prove(game: &str, puzzle: &Puzzle) -> Result<u64, Flaw> {
    puzzle.setup(game, &[]).map_err(Flaw::Setup)?;
    let options = puzzle.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    trivium_engine::games::with_rules(game, &puzzle.variant, options, Proving(puzzle)).map_err(|_| Flaw::Unread)?
}

struct Proving<'a>(&'a Puzzle);

impl Visitor for Proving<'_> {
    type Out = Result<u64, Flaw>;

    fn visit<R: GameRules>(self, _id: &'static str, rules: R, _values: VariantValues) -> Self::Out {
        let puzzle = self.0;
        let mut state = rules.read_position(&puzzle.position).map_err(|_| Flaw::Unread)?;
        let Turn::Seat(seat) = rules.turn(&state) else { return Err(Flaw::NobodyDecides) };
        let written = rules.position_text(&state);
        if written != puzzle.position {
            return Err(Flaw::Written(written));
        }
        let mut proof = Proof::new(&rules, seat, &state);
        let mut goal = puzzle.goal;
        proof.alone(&state, &puzzle.line[0], goal)?;
        for refutation in &puzzle.refutations {
            proof.beats(&state, refutation.attempt.as_str(), &refutation.continuation, goal)?;
        }
        let mut own = true;
        for (at, token) in puzzle.line.iter().chain(&puzzle.rest).enumerate() {
            let mine = rules.turn(&state) == Turn::Seat(seat);
            if mine && !own {
                goal = match goal {
                    Goal::WinIn(turns) | Goal::WinOrLose(turns, _) => Goal::WinIn(turns.saturating_sub(1)),
                    goal @ (Goal::Win | Goal::Draw | Goal::Hold(_)) => goal,
                };
            }
            if mine && at > 0 && at < puzzle.line.len() {
                let inner = if let Goal::WinOrLose(turns, _) = goal { Goal::WinIn(turns) } else { goal };
                proof.alone(&state, token, inner)?;
            }
            own = mine;
            if at + 1 == puzzle.line.len() && !mine {
                return Err(Flaw::Line);
            }
            let made = proof.made(&state, token)?;
            rules.play_unchecked(&mut state, made);
        }
        Ok(proof.looked)
    }
}

/// The outcome to be forced: by the seat or, for `Loss`, by all others against it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Wish {
    Win,
    NoLoss,
    Loss,
}

/// Search results: whether an outcome is forced at a position, with this many turns of the seat left.
type Known<S> = HashMap<(S, Wish, Option<u8>), bool, BuildHasherDefault<MixHasher>>;

struct Proof<'a, R: Present + Notation> {
    rules: &'a R,
    seat: Seat,
    /// Whether the game has rounds, so that the match may continue after this one.
    rounds: bool,
    looked: u64,
    known: Known<R::State>,
    /// For each depth, the last move that settled a position. It is tried first.
    last: Vec<Option<R::Move>>,
    /// Move lists for reuse. Threads that allocate a list for each position wait for each other.
    spare: Vec<Vec<R::Move>>,
}

impl<'a, R: Present + Notation> Proof<'a, R> {
    fn new(rules: &'a R, seat: Seat, root: &R::State) -> Self {
        let rounds = rules.scene(root).rounds.is_some();
        Proof { rules, seat, rounds, looked: 0, known: Known::default(), last: Vec::new(), spare: Vec::new() }
    }

    /// The move of a token, if it is legal.
    fn made(&self, state: &R::State, token: &str) -> Result<R::Move, Flaw> {
        let made = self.rules.read_move(token).ok().filter(|made| self.rules.legal_moves(state).contains(made));
        made.ok_or_else(|| Flaw::Illegal(token.to_owned()))
    }

    /// The position after a move, if the match stays in the round.
    fn after(&self, state: &R::State, made: R::Move) -> Result<R::State, Flaw> {
        let after = self.rules.after(state, made);
        let left = |event: &Event| matches!(event, Event::RoundOver { .. });
        let over = !self.rounds || matches!(self.rules.turn(&after), Turn::Over(_));
        if !over && self.rules.events(state, made, &after).iter().any(left) { Err(Flaw::Round) } else { Ok(after) }
    }

    /// Checks that the move `right` reaches the goal and no other move does.
    fn alone(&mut self, state: &R::State, right: &str, goal: Goal) -> Result<(), Flaw> {
        let right = self.made(state, right)?;
        for made in self.rules.legal_moves(state) {
            let good = match goal {
                Goal::Win => self.is_forced(state, made, Wish::Win, None)?,
                Goal::Draw => self.is_forced(state, made, Wish::NoLoss, None)?,
                Goal::WinIn(turns) => self.is_forced(state, made, Wish::Win, turns.checked_sub(1))?,
                Goal::WinOrLose(turns, _) if made == right => {
                    self.is_forced(state, made, Wish::Win, turns.checked_sub(1))?
                }
                Goal::WinOrLose(_, lost) | Goal::Hold(lost) => {
                    !self.is_forced(state, made, Wish::Loss, lost.checked_sub(1))?
                }
            };
            match (good, made == right) {
                (false, true) => return Err(Flaw::Fails(self.rules.token(made))),
                (true, false) => return Err(Flaw::AlsoGood(self.rules.token(made))),
                _ => {}
            }
        }
        Ok(())
    }

    /// Checks that a wrong move and the tokens after it lead to a position where the goal can no longer be reached.
    fn beats(&mut self, state: &R::State, attempt: &str, continuation: &[String], goal: Goal) -> Result<(), Flaw> {
        let mut turns = match goal {
            Goal::Win | Goal::Draw => None,
            Goal::WinIn(turns) => turns.checked_sub(1),
            Goal::WinOrLose(_, lost) | Goal::Hold(lost) => lost.checked_sub(1),
        };
        let mut reached = self.after(state, self.made(state, attempt)?)?;
        let mut own = true;
        for token in continuation {
            let mine = self.rules.turn(&reached) == Turn::Seat(self.seat);
            if mine && !own {
                turns = turns.map(|turns| turns.saturating_sub(1));
            }
            own = mine;
            reached = self.after(&reached, self.made(&reached, token)?)?;
        }
        let beaten = match goal {
            Goal::Win | Goal::WinIn(_) => !self.search(&reached, Wish::Win, turns, own, 0)?,
            Goal::Draw => !self.search(&reached, Wish::NoLoss, turns, own, 0)?,
            Goal::WinOrLose(..) | Goal::Hold(_) => self.search(&reached, Wish::Loss, turns, own, 0)?,
        };
        if beaten { Ok(()) } else { Err(Flaw::NotBeaten(attempt.to_owned())) }
    }

    /// Whether the outcome is forced after a move of the seat, before the seat begins more than `turns` further turns.
    fn is_forced(&mut self, state: &R::State, made: R::Move, wish: Wish, turns: Option<u8>) -> Result<bool, Flaw> {
        self.search(&self.after(state, made)?, wish, turns, true, 0)
    }

    /// Whether the game has ended for the seat as `wish` wants it; `None` while the seat has no verdict.
    fn granted(&self, state: &R::State, wish: Wish) -> Option<bool> {
        let of = |outcome: Outcome| outcome.of(self.seat);
        let out = || self.rules.is_out(state, self.seat);
        let verdict = self.rules.turn(state).outcome().map(of).or_else(|| out().then_some(Verdict::Loss))?;
        Some(match wish {
            Wish::Win => verdict == Verdict::Win,
            Wish::NoLoss => verdict != Verdict::Loss,
            Wish::Loss => verdict == Verdict::Loss,
        })
    }

    fn search(
        &mut self,
        state: &R::State,
        wish: Wish,
        turns: Option<u8>,
        inside: bool,
        depth: usize,
    ) -> Result<bool, Flaw> {
        self.looked += 1;
        if self.looked > MAX_POSITIONS {
            return Err(Flaw::TooMuch);
        }
        if let Some(granted) = self.granted(state, wish) {
            return Ok(granted);
        }
        let turn = self.rules.turn(state);
        let mine = turn == Turn::Seat(self.seat);
        let mut left = turns;
        if mine && !inside {
            match turns {
                Some(0) => return Ok(false),
                Some(turns) => left = Some(turns - 1),
                None => {}
            }
        }
        // Without a turn left, a single move of the others usually settles the question, so the result is not stored.
        let brief = left == Some(0) && !mine && wish != Wish::Loss;
        let key = if brief { None } else { Some((state.clone(), wish, left)) };
        if let Some(known) = key.as_ref().and_then(|key| self.known.get(key)) {
            return Ok(*known);
        }
        // The seat tries to win or not to lose, the others try to make it lose. Chance takes no side.
        let wishes = turn != Turn::Chance && mine == (wish != Wish::Loss);
        let mut legal = self.spare.pop().unwrap_or_default();
        self.rules.legal(state, &mut legal);
        let found = self.follow(state, &mut legal, wish, left, (mine, wishes), depth);
        legal.clear();
        self.spare.push(legal);
        let found = found?;
        if let Some(key) = key {
            self.known.insert(key, found);
        }
        Ok(found)
    }

    /// Whether the outcome is forced: with one of the moves if the acting side wants it, otherwise with every move.
    fn follow(
        &mut self,
        state: &R::State,
        legal: &mut [R::Move],
        wish: Wish,
        left: Option<u8>,
        (mine, wishes): (bool, bool),
        depth: usize,
    ) -> Result<bool, Flaw> {
        if self.last.len() <= depth {
            self.last.resize(depth + 1, None);
        }
        if let Some(at) = legal.iter().position(|made| Some(*made) == self.last[depth]) {
            legal.swap(0, at);
        }
        // Looking for a move that settles the question at once saves searching the other moves.
        let settles = |made| self.after(state, made).is_ok_and(|after| self.granted(&after, wish) == Some(true));
        if wishes && left != Some(0) && legal.iter().any(|made| settles(*made)) {
            return Ok(true);
        }
        // The search cannot look beyond the round. A move that ends it leaves the question open, unless another move
        // settles it.
        let mut open = false;
        for &mut made in legal {
            match self.after(state, made).and_then(|after| self.search(&after, wish, left, mine, depth + 1)) {
                Ok(there) if there == wishes => {
                    self.last[depth] = Some(made);
                    return Ok(wishes);
                }
                Ok(_) => {}
                Err(Flaw::Round) => open = true,
                Err(flaw) => return Err(flaw),
            }
        }
        if open { Err(Flaw::Round) } else { Ok(!wishes) }
    }
}
