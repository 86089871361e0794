//! Sandboxes: copies of a match in which users try moves, and matches that start from a sandbox.

use super::{FLAG, Match};
use crate::Setup;
use trivium_engine::Level;
use trivium_rules::core::{Seat, TableAction};

impl Match {
    /// A copy of the match up to the node in view, without clock and strict mode and with people at all seats. The new
    /// seed changes future draws, so that a sandbox does not reveal those of the match. The copy ends before the first
    /// table action or flag fall.
    #[must_use]
    pub fn sandbox(&self, seed: u64) -> Match {
        self.played_by(|_| None, seed)
    }

    /// Like [`Match::sandbox`], but `level` assigns an engine or a person (`None`) to each seat.
    #[must_use]
    pub fn played_by(&self, level: impl Fn(Seat) -> Option<Level>, seed: u64) -> Match {
        let open = self.setup.clone().with_clock(None).with_strict(false).with_seed(seed);
        let seat = |setup: Setup, seat: Seat| setup.with_engine(seat, level(seat));
        let mut own = Match::new(Seat::all(self.setup.game().seats()).fold(open, seat));
        for node in &self.line[..self.ply()] {
            let token = &self.tree.node(*node).token;
            let by_the_rules = token != FLAG && TableAction::read(token).is_none();
            if !by_the_rules || own.play(token).is_err() {
                break;
            }
        }
        own
    }
}
