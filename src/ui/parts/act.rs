//! The intents of a screen.

use trivium_rules::core::{Command, Pick};
use trivium_session::{Controller, Intent};

/// An intent as a screen sends it.
#[derive(Clone)]
pub struct Act {
    pub intent: Intent,
    /// Whether it comes from a tap that was meant for an earlier picture. Such a tap must not decide.
    pub stale: bool,
}

impl Act {
    /// The intent, unless it must not decide.
    pub fn admitted(self, controller: &Controller) -> Option<Intent> {
        let decides = match &self.intent {
            Intent::Pick(Pick::Command(Command::Pass | Command::Swap)) => true,
            Intent::Pick(pick) => controller.deciding(*pick).is_some(),
            _ => false,
        };
        (!self.stale || !decides).then_some(self.intent)
    }
}
