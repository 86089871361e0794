//! `trivium check --puzzles FILE`: proves every puzzle of a file by the rules alone. It shares nothing with the maker but the form of
//! the file: it plays tokens at positions, and looks at everything that its statement speaks of.

use super::Failure;
use serde_json::json;
use std::collections::HashMap;
use std::fmt;
use std::io::Write;
use std::path::Path;
use trivium_rules::core::{Event, Outcome, Seat, SeededRng, Turn, Verdict};
use trivium_rules::games::Position;
use trivium_session::puzzle::{Goal, NoSetup, Puzzle, PuzzleFile};

/// Positions that are looked at for one puzzle at the most.
const MOST: u64 = 20_000_000;

/// The flaw of a puzzle.
#[derive(Debug)]
pub enum Flaw {
    Setup(NoSetup),
    /// The game is over or chance decides at the position.
    NobodyDecides,
    /// A token is not legal where it stands.
    Illegal(String),
    /// The position would be written otherwise.
    Written(String),
    /// This decision does not do what the puzzle says.
    Fails(String),
    /// This one does it as well.
    AlsoGood(String),
    /// This decision is said to be wrong, and what follows it does not show that.
    NotBeaten(String),
    /// A line of decisions ends with one of another seat, or goes on behind the end.
    Line,
    /// The match goes on behind the round, so that nothing can be proven.
    Round,
    /// There is too much to look at.
    TooMuch,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Setup(why) => why.fmt(f),
            Flaw::NobodyDecides => f.write_str("no seat decides at its position"),
            Flaw::Illegal(token) => write!(f, "{token:?} is not legal where it stands"),
            Flaw::Written(text) => write!(f, "its position is written as {text:?}"),
            Flaw::Fails(token) => write!(f, "{token:?} does not reach the goal"),
            Flaw::AlsoGood(token) => write!(f, "{token:?} reaches the goal as well"),
            Flaw::NotBeaten(token) => write!(f, "the answer to {token:?} does not beat it"),
            Flaw::Line => f.write_str("its solution does not end with a decision of the seat that solves it"),
            Flaw::Round => f.write_str("it leads out of the round"),
            Flaw::TooMuch => f.write_str("there is too much to look at"),
        }
    }
}

/// Proves the puzzles of a file, all of them or one of so many, which a seed chooses.
pub fn check(path: &Path, part: Option<(u32, u64)>) -> Result<(), Failure> {
    let bytes = std::fs::read(path)?;
    let text = String::from_utf8_lossy(&bytes);
    let wrong = |why: &dyn fmt::Display| Failure::Usage(format!("{}: {why}", path.display()));
    let file = PuzzleFile::read(&text).map_err(|error| wrong(&error))?;
    let mut rng = part.map(|(of, seed)| (of, SeededRng::new(seed)));
    let (mut proven, mut positions) = (0, 0);
    for (number, puzzle) in file.puzzles.iter().enumerate() {
        if rng.as_mut().is_some_and(|(of, rng)| rng.below(*of) > 0) {
            continue;
        }
        positions += prove(file.game, puzzle).map_err(|flaw| {
            let line = text.lines().position(|line| line.trim_end() == puzzle.to_string()).map_or(0, |at| at + 1);
            wrong(&format!("line {line}, puzzle {}: {flaw}", number + 1))
        })?;
        proven += 1;
    }
    let line = json!({ "game": file.game, "puzzles": file.puzzles.len(), "proven": proven, "positions": positions });
    writeln!(std::io::stdout(), "{line}")?;
    Ok(())
}

/// Proves a puzzle; the number of positions that were looked at.
///
/// # Errors
/// The first flaw.
pub fn prove(game: &str, puzzle: &Puzzle) -> Result<u64, Flaw> {
    let setup = puzzle.setup(game, &[]).map_err(Flaw::Setup)?;
    let mut position = setup.game().start();
    let Turn::Seat(seat) = position.turn() else { return Err(Flaw::NobodyDecides) };
    if position.text() != puzzle.position {
        return Err(Flaw::Written(position.text()));
    }
    let mut proof = Proof { seat, seats: setup.game().seats(), looked: 0, known: HashMap::new(), last: Vec::new() };
    let mut goal = puzzle.goal;
    proof.alone(&*position, &puzzle.line[0], goal)?;
    for refutation in &puzzle.refutations {
        proof.beats(&*position, refutation.attempt.as_str(), &refutation.answer, goal)?;
    }
    let mut own = true;
    for (at, token) in puzzle.line.iter().chain(&puzzle.rest).enumerate() {
        let mine = position.turn() == Turn::Seat(seat);
        if mine && !own {
            goal = match goal {
                Goal::WinIn(turns) | Goal::WinOrLose(turns, _) => Goal::WinIn(turns.saturating_sub(1)),
                goal @ (Goal::Win | Goal::Draw | Goal::Hold(_)) => goal,
            };
        }
        if mine && at > 0 && at < puzzle.line.len() {
            let inner = if let Goal::WinOrLose(turns, _) = goal { Goal::WinIn(turns) } else { goal };
            proof.alone(&*position, token, inner)?;
        }
        own = mine;
        if at + 1 == puzzle.line.len() && !mine {
            return Err(Flaw::Line);
        }
        position.play(token).map_err(|_| Flaw::Illegal(token.clone()))?;
    }
    Ok(proof.looked)
}

/// The thing to be brought about: by the seat, or by all others against it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Wish {
    Win,
    NoLoss,
    Loss,
}

/// All that a search has found: whether a wish comes true at a position, with so many turns of the seat left.
type Known = HashMap<(String, Wish, Option<u8>), bool>;

struct Proof {
    seat: Seat,
    seats: u8,
    looked: u64,
    known: Known,
    /// For each depth the token that decided last.
    last: Vec<String>,
}

/// The position after a token, if it stays in the round.
fn after(position: &Position, token: &str) -> Result<Box<Position>, Flaw> {
    let step = position.step(token).map_err(|_| Flaw::Illegal(token.to_owned()))?;
    let over = matches!(step.next.turn(), Turn::Over(_));
    let left = step.events.iter().any(|event| matches!(event, Event::RoundOver { .. }));
    if left && !over { Err(Flaw::Round) } else { Ok(step.next) }
}

impl Proof {
    /// Whether a token does what the goal says, and every other one does not.
    fn alone(&mut self, position: &Position, right: &str, goal: Goal) -> Result<(), Flaw> {
        let legal = position.legal();
        if !legal.iter().any(|token| token == right) {
            return Err(Flaw::Illegal(right.to_owned()));
        }
        for token in &legal {
            let good = match goal {
                Goal::Win => self.comes(position, token, Wish::Win, None)?,
                Goal::Draw => self.comes(position, token, Wish::NoLoss, None)?,
                Goal::WinIn(turns) => self.comes(position, token, Wish::Win, turns.checked_sub(1))?,
                Goal::WinOrLose(turns, _) if token == right => {
                    self.comes(position, token, Wish::Win, turns.checked_sub(1))?
                }
                Goal::WinOrLose(_, lost) | Goal::Hold(lost) => {
                    !self.comes(position, token, Wish::Loss, lost.checked_sub(1))?
                }
            };
            match (good, token == right) {
                (false, true) => return Err(Flaw::Fails(token.clone())),
                (true, false) => return Err(Flaw::AlsoGood(token.clone())),
                _ => {}
            }
        }
        Ok(())
    }

    /// Whether a wrong decision and the tokens after it lead to where the goal is missed.
    fn beats(&mut self, position: &Position, attempt: &str, answer: &[String], goal: Goal) -> Result<(), Flaw> {
        let mut turns = match goal {
            Goal::Win | Goal::Draw => None,
            Goal::WinIn(turns) => turns.checked_sub(1),
            Goal::WinOrLose(_, lost) | Goal::Hold(lost) => lost.checked_sub(1),
        };
        let mut reached = after(position, attempt)?;
        let mut own = true;
        for token in answer {
            let mine = reached.turn() == Turn::Seat(self.seat);
            if mine && !own {
                turns = turns.map(|turns| turns.saturating_sub(1));
            }
            own = mine;
            reached = after(&*reached, token)?;
        }
        let beaten = match goal {
            Goal::Win | Goal::WinIn(_) => !self.look(&*reached, Wish::Win, turns, own, 0)?,
            Goal::Draw => !self.look(&*reached, Wish::NoLoss, turns, own, 0)?,
            Goal::WinOrLose(..) | Goal::Hold(_) => self.look(&*reached, Wish::Loss, turns, own, 0)?,
        };
        if beaten { Ok(()) } else { Err(Flaw::NotBeaten(attempt.to_owned())) }
    }

    /// Whether the wish comes true after the seat's token, before it begins more further turns than that.
    fn comes(&mut self, position: &Position, token: &str, wish: Wish, turns: Option<u8>) -> Result<bool, Flaw> {
        self.look(&*after(position, token)?, wish, turns, true, 0)
    }

    /// Whether the wish came true, once the seat's verdict stands.
    fn granted(&self, position: &Position, wish: Wish) -> Option<bool> {
        let of = |outcome: Outcome| outcome.of(self.seat);
        let out = || self.seats > 2 && position.scene().out.contains(&self.seat);
        let verdict = position.turn().outcome().map(of).or_else(|| out().then_some(Verdict::Loss))?;
        Some(match wish {
            Wish::Win => verdict == Verdict::Win,
            Wish::NoLoss => verdict != Verdict::Loss,
            Wish::Loss => verdict == Verdict::Loss,
        })
    }

    fn look(
        &mut self,
        position: &Position,
        wish: Wish,
        turns: Option<u8>,
        inside: bool,
        depth: usize,
    ) -> Result<bool, Flaw> {
        self.looked += 1;
        if self.looked > MOST {
            return Err(Flaw::TooMuch);
        }
        if let Some(granted) = self.granted(position, wish) {
            return Ok(granted);
        }
        let turn = position.turn();
        let mine = turn == Turn::Seat(self.seat);
        let mut left = turns;
        if mine && !inside {
            match turns {
                Some(0) => return Ok(false),
                Some(turns) => left = Some(turns - 1),
                None => {}
            }
        }
        // Without a turn left, one token of the others mostly tells.
        let brief = left == Some(0) && !mine && wish != Wish::Loss;
        let key = if brief { None } else { Some((position.text(), wish, left)) };
        if let Some(known) = key.as_ref().and_then(|key| self.known.get(key)) {
            return Ok(*known);
        }
        // The seat wishes to win or not to lose, the others that it loses. Chance wishes nothing.
        let wishes = turn != Turn::Chance && mine == (wish != Wish::Loss);
        let mut tokens = position.legal();
        if self.last.len() <= depth {
            self.last.resize(depth + 1, String::new());
        }
        if let Some(at) = tokens.iter().position(|token| *token == self.last[depth]) {
            tokens.swap(0, at);
        }
        // A token that settles it at once spares looking at what follows the others.
        if wishes && left != Some(0) {
            for token in &tokens {
                if after(position, token).is_ok_and(|after| self.granted(&*after, wish) == Some(true)) {
                    if let Some(key) = key {
                        self.known.insert(key, true);
                    }
                    return Ok(true);
                }
            }
        }
        // A token that leads out of the round leaves the question open, unless another one answers it.
        let (mut found, mut open) = (!wishes, false);
        for token in tokens {
            match after(position, &token).and_then(|after| self.look(&*after, wish, left, mine, depth + 1)) {
                Ok(there) if there == wishes => {
                    self.last[depth] = token;
                    (found, open) = (wishes, false);
                    break;
                }
                Ok(_) => {}
                Err(Flaw::Round) => open = true,
                Err(flaw) => return Err(flaw),
            }
        }
        if open {
            return Err(Flaw::Round);
        }
        if let Some(key) = key {
            self.known.insert(key, found);
        }
        Ok(found)
    }
}
