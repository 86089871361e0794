//! The match as a value.

use super::{ControllerState, Intent};
use crate::Match;
use std::ops::Deref;
use std::rc::Rc;
use trivium_rules::games::TokenError;

/// A match with the current choice and the state of its view. A clone shares everything. Two values are equal if they
/// are the same, whatever they contain.
#[derive(Clone)]
pub struct Controller(Rc<ControllerState>);

impl PartialEq for Controller {
    fn eq(&self, other: &Controller) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Deref for Controller {
    type Target = ControllerState;

    fn deref(&self) -> &ControllerState {
        &self.0
    }
}

impl Controller {
    /// A controller of a match. Its clock starts with the first intent, or with [`Controller::clocked`].
    pub fn new(game_match: Match) -> Controller {
        Controller(Rc::new(ControllerState::new(game_match)))
    }

    /// A controller of a sandbox: a move anywhere in its record continues from there.
    pub fn sandbox(game_match: Match) -> Controller {
        let mut state = ControllerState::new(game_match);
        state.sandbox = true;
        state.game_match.continue_here();
        Controller(Rc::new(state))
    }

    fn with(&self, change: impl FnOnce(&mut ControllerState)) -> Controller {
        let mut state = ControllerState::clone(&self.0);
        change(&mut state);
        Controller(Rc::new(state))
    }

    /// The match after an intent at the time `now`, in milliseconds of a monotonic clock. If the time of the seat to
    /// move is over by then, it loses and the intent is dropped. [`ControllerState::changes`] tells whether the match
    /// must be saved.
    #[must_use]
    pub fn after(&self, intent: Intent, now: u64) -> Controller {
        let intent = match intent {
            Intent::At(serial, _) if serial != self.serial => return self.clone(),
            Intent::At(_, intent) => *intent,
            intent => intent,
        };
        self.with(|state| {
            state.settle(now);
            if !state.expire() {
                let changed = state.apply(intent);
                state.changes = state.changes.wrapping_add(changed.into());
            }
            state.settle(now);
        })
    }

    /// The match after a token on behalf of the record: a move of any seat, a chance draw or a table action. The match
    /// continues with it.
    ///
    /// # Errors
    /// The same as [`Match::play`].
    pub fn entered(&self, token: &str) -> Result<Controller, TokenError> {
        let mut state = ControllerState::clone(&self.0);
        let events = state.game_match.enter(token)?;
        state.show(events);
        state.changes = state.changes.wrapping_add(1);
        Ok(Controller(Rc::new(state)))
    }

    /// Starts the clock of the seat to move.
    #[must_use]
    pub fn clocked(&self, now: u64) -> Controller {
        self.with(|state| state.settle(now))
    }

    /// Continues the pictures of `before`, which shows an older state of the same match: another tab has played on.
    /// Views compare the serials of the two, and animate a single move. If the reader was away from the current node,
    /// the node in view stays, unless it was removed.
    #[must_use]
    pub fn following(&self, before: &Controller) -> Controller {
        self.with(|state| state.follow(before))
    }

    /// Continues from the times of [`ControllerState::thinking`]. `None` if they belong to another node or are malformed.
    pub fn thinking_on(&self, text: &str) -> Option<Controller> {
        let mut state = ControllerState::clone(&self.0);
        state.think_on(text).then(|| Controller(Rc::new(state)))
    }
}
