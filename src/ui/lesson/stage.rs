//! How far a step has come, and what becomes of what the reader does.

use super::laid::Laid;
use trivium_session::Intent;
use trivium_session::lesson::Kind;

/// How far a step has come.
#[derive(Clone, PartialEq, Debug)]
pub enum Stage {
    /// Something is to be done.
    Open,
    /// What is marked was not what was tapped.
    Unmarked,
    /// Something else was decided, by this token.
    Other(String),
    /// Nothing is to be done, any more or at all. The board has played so many decisions of the step's line; the reader may have found
    /// what comes before it.
    Told { played: usize, found: bool },
}

impl Stage {
    /// Where a step begins.
    pub fn first(kind: Kind) -> Stage {
        if kind.waits() { Stage::Open } else { Stage::Told { played: 0, found: false } }
    }

    /// Whether the reader is to decide something.
    pub fn open(&self) -> bool {
        !matches!(self, Stage::Told { .. })
    }

    /// What the board plays next by itself.
    pub fn next(&self, laid: &Laid) -> Option<String> {
        match self {
            Stage::Told { played, .. } => laid.step.line().nth(*played).cloned(),
            _ => None,
        }
    }

    /// The same after that was played.
    pub fn further(&self) -> Stage {
        match self {
            Stage::Told { played, found } => Stage::Told { played: played + 1, found: *found },
            stage => stage.clone(),
        }
    }

    /// Does what the reader wants: a decision counts when it is one of the right ones, or when it was asked to be shown. While a turn is
    /// done that was shown, only what leads to it can be picked.
    pub fn after(&self, laid: &Laid, intent: Intent) -> Stage {
        if !self.open() {
            return self.clone();
        }
        if let (Kind::Do, Intent::Pick(pick), Some(token)) = (laid.step.kind, &intent, laid.step.play.first())
            && !laid.table.borrow().leads(*pick, token)
        {
            laid.table.apply(Intent::Cancel);
            return Stage::Unmarked;
        }
        let token = match &intent {
            Intent::Pick(pick) => laid.table.borrow().deciding(*pick),
            Intent::Answer(_) => laid.step.play.first().cloned(),
            _ => None,
        };
        match token {
            Some(token) if laid.step.play.contains(&token) => {
                // It was tried when the lesson was made.
                let _ = laid.table.shared().borrow_mut().enter(&token);
                Stage::Told { played: 0, found: matches!(intent, Intent::Pick(_)) }
            }
            Some(token) => {
                laid.table.apply(Intent::Cancel);
                Stage::Other(token)
            }
            None => {
                laid.table.apply(intent);
                Stage::Open
            }
        }
    }
}
