//! A sandbox of a match: a match of its own in which everything can be tried, and a game made of what was tried.

use super::{FLAG, Match};
use crate::Setup;
use trivium_engine::Level;
use trivium_rules::core::{Seat, TableAction};

impl Match {
    /// A match of its own that begins with what was played up to where one looks: people at all seats, no clock, nothing strict. Draws
    /// that are still to come are others, so a sandbox tells nothing about them. Resigning, agreeing and time that ran out are left out.
    #[must_use]
    pub fn sandbox(&self, seed: u64) -> Match {
        self.played_by(|_| None, seed)
    }

    /// The same as a game: `level` gives each seat a computer player, or a person.
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
