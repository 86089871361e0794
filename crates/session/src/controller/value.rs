//! The public, immutable handle of a controller.

use super::{ControllerState, Intent};
use crate::Match;
use std::ops::Deref;
use std::rc::Rc;
use trivium_rules::games::TokenError;

/// A match, the picks made so far, and all other data that views need. Cloning is cheap. Two controllers are equal only
/// if they share the same state; contents are not compared.
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
    /// The clock starts with the first intent, or with [`Controller::clocked`].
    pub fn new(game_match: Match) -> Controller {
        Controller(Rc::new(ControllerState::new(game_match)))
    }

    /// A controller for a sandbox: each move, also in a variation, makes its node the current node.
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

    /// Applies an intent at the time `now`, in milliseconds of a monotonic clock. If the time of the seat to move is
    /// over by then, the seat loses and the intent is dropped. If [`ControllerState::changes`] differs afterwards, the
    /// match must be saved.
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

    /// Plays a token that comes from the program, not from a user: a move of any seat, a chance draw or a table action.
    /// Its node becomes the current node.
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

    /// Starts the clock of the seat to move without an intent.
    #[must_use]
    pub fn clocked(&self, now: u64) -> Controller {
        self.with(|state| state.settle(now))
    }

    /// Replaces `before` on screen after another tab has played on in the same match. The serial continues from
    /// `before`, and a single new move is animated. If the user was browsing, the node in view stays, unless it was
    /// removed.
    #[must_use]
    pub fn following(&self, before: &Controller) -> Controller {
        self.with(|state| state.follow(before))
    }

    /// Restores the times of [`ControllerState::thinking`]. `None` if they belong to another node or are malformed.
    pub fn thinking_on(&self, text: &str) -> Option<Controller> {
        let mut state = ControllerState::clone(&self.0);
        state.think_on(text).then(|| Controller(Rc::new(state)))
    }
}
