//! Ending a game by agreement: first the people answer a proposal, then the engines.

use super::{ControllerState, Feedback};
use trivium_rules::core::{Seat, TableAction};

impl ControllerState {
    pub(super) fn consent(&mut self, seat: Seat, agrees: bool) -> bool {
        if !self.consents.contains(&seat) {
            return false;
        }
        self.consents.retain(|other| *other != seat);
        if !agrees {
            self.consents.clear();
            self.feedback = Some(Feedback::NotEveryoneAgrees);
        } else if self.consents.is_empty() {
            return self.people_agree();
        }
        false
    }

    /// Handles the answer of the engine asked last, then asks the next engine or ends the game.
    pub(super) fn agreed(&mut self, agrees: bool) -> bool {
        let Some(agreed) = self.offered.take() else { return false };
        if !agrees {
            self.feedback = Some(Feedback::Declined);
        } else if self.game_match.setup().engines().nth(agreed + 1).is_some() {
            self.offered = Some(agreed + 1);
        } else {
            return self.play(TableAction::Agree.token());
        }
        false
    }

    /// All people have agreed: asks the first engine, or ends the game if no engine plays.
    pub(super) fn people_agree(&mut self) -> bool {
        if self.game_match.setup().engines().next().is_some() {
            self.offered = Some(0);
            return false;
        }
        self.play(TableAction::Agree.token())
    }
}
