//! How far a step has come, and what becomes of what the reader does.

use super::step_at_board::StepAtBoard;
use crate::ui::game::beaten_by;
use trivium_session::Intent;
use trivium_session::lesson::StepKind;

/// How far a step has come.
#[derive(Clone, PartialEq, Debug)]
pub enum StepStage {
    /// Something is to be done.
    Open,
    /// The tap missed the marked place.
    Unmarked,
    /// Something else was decided, by this token; the other one beats it at once, if there is one.
    Other(String, Option<String>),
    /// Nothing is to be done, any more or at all. The board has played so many decisions of the step's line; the reader may have found
    /// what comes before it.
    Told { played: usize, found: bool },
}

impl StepStage {
    /// Where a step begins.
    pub fn first(kind: StepKind) -> StepStage {
        if kind.waits() { StepStage::Open } else { StepStage::Told { played: 0, found: false } }
    }

    /// Whether the reader is to decide something.
    pub fn open(&self) -> bool {
        !matches!(self, StepStage::Told { .. })
    }

    /// The moves that the board plays next by itself.
    pub fn next(&self, laid: &StepAtBoard) -> Option<String> {
        match self {
            StepStage::Told { played, .. } => laid.step.line().nth(*played).cloned(),
            _ => None,
        }
    }

    /// The same after that was played.
    pub fn further(&self) -> StepStage {
        match self {
            StepStage::Told { played, found } => StepStage::Told { played: played + 1, found: *found },
            stage => stage.clone(),
        }
    }

    /// Does what the reader wants: a decision counts when it is one of the right ones, or when it was asked to be shown. While a turn is
    /// done that was shown, only what leads to it can be picked.
    pub fn after(&self, laid: &StepAtBoard, intent: Intent) -> StepStage {
        if !self.open() {
            return self.clone();
        }
        if let (StepKind::Do, Intent::Pick(pick), Some(token)) = (laid.step.kind, &intent, laid.step.play.first())
            && !laid.game_match.borrow().leads(*pick, token)
        {
            laid.game_match.apply(Intent::Cancel);
            return StepStage::Unmarked;
        }
        let token = match &intent {
            Intent::Pick(pick) => laid.game_match.borrow().deciding(*pick),
            Intent::EngineMove(_) => laid.step.play.first().cloned(),
            _ => None,
        };
        match token {
            Some(token) if laid.step.play.contains(&token) => {
                // It was tried when the lesson was made.
                let _ = laid.game_match.shared().borrow_mut().enter(&token);
                StepStage::Told { played: 0, found: matches!(intent, Intent::Pick(_)) }
            }
            Some(token) => {
                laid.game_match.apply(Intent::Cancel);
                let answer = {
                    let controller = laid.game_match.borrow();
                    let seat = controller.game_match().turn().seat();
                    seat.and_then(|seat| beaten_by(&controller, &token, seat))
                };
                StepStage::Other(token, answer)
            }
            None => {
                laid.game_match.apply(intent);
                StepStage::Open
            }
        }
    }
}
