//! How far a puzzle has come, and what becomes of what the solver does.

use crate::ui::game::{SharedController, beaten_by};
use std::cell::RefCell;
use std::rc::Rc;
use trivium_rules::core::Seat;
use trivium_rules::games::TokenError;
use trivium_session::puzzle::Puzzle;
use trivium_session::{Controller, Intent, Match};

/// A puzzle with the match that stands at its position, or further along its line.
#[derive(Clone, PartialEq)]
pub struct PuzzleAtBoard {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The match.
    pub game_match: SharedController,
    /// The seat that solves it.
    pub seat: Seat,
}

/// How far it has come.
#[derive(Clone, PartialEq, Debug)]
pub enum PuzzleStage {
    /// So many tokens of the line were played.
    Open(usize),
    /// A decision misses the goal; so much of what beats it was played.
    Beaten { attempt: String, answer: Vec<String>, played: usize, at: usize },
    /// It is solved, or the solution is shown; so many tokens of the line and of what follows it were played.
    Told { played: usize, found: bool },
}

impl PuzzleStage {
    /// Its name.
    pub fn name(&self, open: bool) -> &'static str {
        match self {
            PuzzleStage::Open(_) if open => "open",
            PuzzleStage::Open(_) => "answered",
            PuzzleStage::Beaten { .. } => "beaten",
            PuzzleStage::Told { found: true, .. } => "solved",
            PuzzleStage::Told { .. } => "shown",
        }
    }

    /// Whether the solver is to decide.
    pub fn open(&self, laid: &PuzzleAtBoard) -> bool {
        matches!(self, PuzzleStage::Open(_)) && self.next(laid).is_none()
    }

    /// The token that the board plays next by itself.
    pub fn next(&self, laid: &PuzzleAtBoard) -> Option<String> {
        let Puzzle { line, rest, .. } = &laid.puzzle;
        match self {
            PuzzleStage::Open(at) => {
                let own = laid.game_match.borrow().game_match().turn().seat() == Some(laid.seat);
                line.get(*at).filter(|_| !own).cloned()
            }
            PuzzleStage::Beaten { answer, played, .. } => answer.get(*played).cloned(),
            PuzzleStage::Told { played, .. } => line.iter().chain(rest).nth(*played).cloned(),
        }
    }

    /// The same after that was played.
    pub fn further(&self) -> PuzzleStage {
        match self.clone() {
            PuzzleStage::Open(at) => PuzzleStage::Open(at + 1),
            PuzzleStage::Beaten { attempt, answer, played, at } => {
                PuzzleStage::Beaten { attempt, answer, played: played + 1, at }
            }
            PuzzleStage::Told { played, found } => PuzzleStage::Told { played: played + 1, found },
        }
    }

    /// Does what the solver wants. An engine's move stands for the wish to see the solution.
    pub fn after(&self, laid: &PuzzleAtBoard, intent: Intent) -> PuzzleStage {
        let PuzzleStage::Open(at) = *self else { return self.clone() };
        if !self.open(laid) {
            return self.clone();
        }
        let token = match &intent {
            Intent::Pick(pick) => laid.game_match.borrow().deciding(*pick),
            Intent::EngineMove(_) => return PuzzleStage::Told { played: at, found: false },
            _ => None,
        };
        let Some(token) = token else {
            laid.game_match.apply(intent);
            return self.clone();
        };
        // It is legal: it was chosen at the board.
        laid.tried(at, &token).unwrap_or_else(|_| self.clone())
    }
}

impl PuzzleAtBoard {
    /// Its number in links.
    pub fn id(&self) -> u32 {
        self.puzzle.id(self.game_match.borrow().game_match().setup().game().id())
    }

    /// Plays a decision where so many tokens were right.
    fn tried(&self, at: usize, token: &str) -> Result<PuzzleStage, TokenError> {
        let right = self.puzzle.line.get(at).is_some_and(|known| known == token);
        let answer = if right { Vec::new() } else { self.answer(at, token) };
        self.game_match.shared().borrow_mut().enter(token)?;
        Ok(match right {
            true if at + 1 == self.puzzle.line.len() => PuzzleStage::Told { played: at + 1, found: true },
            true => PuzzleStage::Open(at + 1),
            false => PuzzleStage::Beaten { attempt: token.to_owned(), answer, played: 0, at },
        })
    }

    /// The tokens that beat a wrong decision: those of the puzzle, else a decision with which the solver loses at once.
    fn answer(&self, at: usize, attempt: &str) -> Vec<String> {
        let known = self.puzzle.refutations.iter().find(|known| at == 0 && known.attempt == attempt);
        if let Some(known) = known {
            return known.answer.clone();
        }
        beaten_by(&self.game_match.borrow(), attempt, self.seat).into_iter().collect()
    }
}

/// A puzzle at its board with how far it has come.
#[derive(Clone)]
pub struct Solving {
    /// The puzzle and its match.
    pub laid: PuzzleAtBoard,
    /// How far it has come.
    pub stage: Rc<RefCell<PuzzleStage>>,
}

/// The same one, however far it has come.
impl PartialEq for Solving {
    fn eq(&self, other: &Solving) -> bool {
        self.laid == other.laid && Rc::ptr_eq(&self.stage, &other.stage)
    }
}

impl Solving {
    /// The puzzle after so many tokens of its line; its seats have these names.
    pub fn new(game: &str, puzzle: &Puzzle, at: usize, names: &[&str]) -> Option<Solving> {
        let game_match = Match::new(puzzle.setup(game, names).ok()?);
        let seat = game_match.turn().seat()?;
        let game_match = Rc::new(RefCell::new(stands(game_match, puzzle, at)?)).into();
        let laid = PuzzleAtBoard { puzzle: puzzle.clone(), game_match, seat };
        Some(Solving { laid, stage: Rc::new(RefCell::new(PuzzleStage::Open(at))) })
    }

    /// Begins again in the same match, where so many tokens were right. Whether there are as many.
    pub fn again(&self, at: usize) -> bool {
        let setup = self.laid.game_match.borrow().game_match().setup().clone();
        let Some(begun) = stands(Match::new(setup), &self.laid.puzzle, at) else { return false };
        self.laid.game_match.shared().replace(begun);
        self.stage.replace(PuzzleStage::Open(at));
        true
    }

    /// Does what the solver wants. Whether the puzzle is solved or missed by that; nothing while it is neither.
    pub fn decide(&self, intent: Intent) -> Option<bool> {
        let after = self.stage.borrow().after(&self.laid, intent);
        match (self.stage.replace(after.clone()), after) {
            (PuzzleStage::Open(_), PuzzleStage::Told { found, .. }) => Some(found),
            (PuzzleStage::Open(_), PuzzleStage::Beaten { .. }) => Some(false),
            _ => None,
        }
    }

    /// How many tokens of the line were right.
    pub fn right(&self) -> usize {
        match *self.stage.borrow() {
            PuzzleStage::Open(at) | PuzzleStage::Beaten { at, .. } => at,
            PuzzleStage::Told { played, .. } => played.min(self.laid.puzzle.line.len()),
        }
    }

    /// Tries a token of the seat that solves it.
    ///
    /// # Errors
    /// When it is not legal, or nothing is asked any more.
    pub fn play(&self, token: &str) -> Result<(), TokenError> {
        let PuzzleStage::Open(at) = *self.stage.borrow() else { return Err(TokenError::Over) };
        let after = self.laid.tried(at, token)?;
        self.stage.replace(after);
        Ok(())
    }
}

/// A match after so many tokens of a puzzle's line.
fn stands(mut game_match: Match, puzzle: &Puzzle, at: usize) -> Option<Controller> {
    for token in puzzle.line.get(..at)? {
        game_match.play(token).ok()?;
    }
    Some(Controller::new(game_match))
}
