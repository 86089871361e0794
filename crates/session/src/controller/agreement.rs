//! The agreement to end a game: the people say yes or no, then the engines.

use super::{Controller, Feedback};
use trivium_rules::core::{Seat, TableAction};

impl Controller {
    /// Takes a person's reply to an offer to end the game by agreement.
    pub(super) fn consent(&mut self, seat: Seat, agrees: bool) -> bool {
        if !self.consents.contains(&seat) {
            return false;
        }
        self.consents.retain(|other| *other != seat);
        if !agrees {
            self.consents.clear();
            self.said = Some(Feedback::NotEveryoneAgrees);
        } else if self.consents.is_empty() {
            return self.people_agree();
        }
        false
    }

    /// Takes the engine's reply to such an offer.
    pub(super) fn agreed(&mut self, agrees: bool) -> bool {
        let Some(agreed) = self.offered.take() else { return false };
        if !agrees {
            self.said = Some(Feedback::Declined);
        } else if self.game_match.setup().engines().nth(agreed + 1).is_some() {
            self.offered = Some(agreed + 1);
        } else {
            return self.play(TableAction::Agree.token());
        }
        false
    }

    /// Ends the game by agreement of all people: the engines are asked then, one after the other.
    pub(super) fn people_agree(&mut self) -> bool {
        if self.game_match.setup().engines().next().is_some() {
            self.offered = Some(0);
            return false;
        }
        self.play(TableAction::Agree.token())
    }
}
