//! The intents of a screen.

use trivium_rules::core::{Command, Pick};
use trivium_session::{Controller, Intent};

/// An intent, and whether the user meant the board as it is now.
#[derive(Clone)]
pub struct Act {
    pub intent: Intent,
    /// Whether it comes from a tap that was meant for an earlier picture of the board. Such a tap cannot complete a
    /// move.
    pub stale: bool,
}

impl Act {
    /// The intent; `None` if a stale tap would complete a move.
    pub fn admitted(self, controller: &Controller) -> Option<Intent> {
        let decides = match &self.intent {
            Intent::Pick(Pick::Command(Command::Pass | Command::Swap)) => true,
            Intent::Pick(pick) => controller.deciding(*pick).is_some(),
            _ => false,
        };
        (!self.stale || !decides).then_some(self.intent)
    }
}
