//! How far a puzzle has come, and what becomes of what the solver does.

use crate::ui::game::SharedController;
use trivium_rules::core::{Seat, Verdict};
use trivium_session::Intent;
use trivium_session::puzzle::Puzzle;

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
        let right = laid.puzzle.line.get(at) == Some(&token);
        let answer = if right { Vec::new() } else { laid.answer(at, &token) };
        // It is legal: it was chosen at the board.
        let _ = laid.game_match.shared().borrow_mut().enter(&token);
        match right {
            true if at + 1 == laid.puzzle.line.len() => PuzzleStage::Told { played: at + 1, found: true },
            true => PuzzleStage::Open(at + 1),
            false => PuzzleStage::Beaten { attempt: token, answer, played: 0, at },
        }
    }
}

impl PuzzleAtBoard {
    /// The tokens that beat a wrong decision: those of the puzzle, else a decision with which the solver loses at once.
    fn answer(&self, at: usize, attempt: &str) -> Vec<String> {
        let known = self.puzzle.refutations.iter().find(|known| at == 0 && known.attempt == attempt);
        if let Some(known) = known {
            return known.answer.clone();
        }
        let controller = self.game_match.borrow();
        let Ok(step) = controller.game_match().position().step(attempt) else { return Vec::new() };
        let loses = |token: &String| {
            let step = step.next.step(token).ok();
            step.and_then(|step| step.next.turn().outcome()).is_some_and(|end| end.of(self.seat) == Verdict::Loss)
        };
        step.next.legal().into_iter().find(loses).into_iter().collect()
    }
}
