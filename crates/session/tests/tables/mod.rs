//! Matches of Traffic Lights for the other tests, and a controller to play them.

use std::ops::Deref;
use trivium_engine::Level;
use trivium_rules::core::Seat;
use trivium_rules::games::TokenError;
use trivium_session::{Clock, Controller, Intent, Match, RecordTree, Setup};

/// A match of Traffic Lights between Anna and Bo.
pub fn setup(variant: &str) -> Setup {
    Setup::new("traffic-lights", variant, [], ["Anna", "Bo"], 7).unwrap()
}

/// A match of Traffic Lights after these tokens.
pub fn game_match(variant: &str, tokens: &str) -> Match {
    Match::after(setup(variant), tokens.split_whitespace()).expect("legal tokens")
}

/// A match of Traffic Lights after these tokens, with an engine in the second seat.
pub fn against(level: u8, tokens: &str) -> Match {
    let setup = setup("simple").with_engine(Seat::TWO, Level::new(level));
    Match::after(setup, tokens.split_whitespace()).expect("legal tokens")
}

/// The tokens of the main line.
pub fn main_line(game_match: &Match) -> Vec<String> {
    let tree = game_match.tree();
    tree.line(RecordTree::ROOT).into_iter().map(|node| tree.node(node).token.clone()).collect()
}

/// The tokens of the line in view.
pub fn line(game_match: &Match) -> Vec<&str> {
    game_match.line().iter().map(|node| game_match.tree().node(*node).token.as_str()).collect()
}

/// The newest state of a match, with the time of the last intent.
#[derive(Clone)]
pub struct Desk {
    pub state: Controller,
    pub now: u64,
}

impl Deref for Desk {
    type Target = Controller;

    fn deref(&self) -> &Controller {
        &self.state
    }
}

impl Desk {
    pub fn new(game_match: Match) -> Desk {
        Desk { state: Controller::new(game_match), now: 0 }
    }

    pub fn sandbox(game_match: Match) -> Desk {
        Desk { state: Controller::sandbox(game_match), now: 0 }
    }

    /// Performs an intent. Returns whether the match must be saved.
    pub fn apply(&mut self, intent: Intent) -> bool {
        let before = self.state.changes();
        self.state = self.state.after(intent, self.now);
        self.state.changes() != before
    }

    /// Lets the clock advance to `now`. Returns whether the seat to move has run out of time.
    pub fn tick(&mut self, now: u64) -> bool {
        self.now = now;
        self.apply(Intent::TimeUp)
    }

    /// Lets `millis` pass. Returns whether the seat to move has run out of time.
    pub fn pass(&mut self, millis: u64) -> bool {
        self.tick(self.now + millis)
    }

    /// Plays a token after `millis`, and starts the clock before if it has not started yet.
    pub fn think(&mut self, millis: u64, token: &str) {
        self.pass(0);
        self.pass(millis);
        assert!(self.typed(token), "{token}: {:?}", self.feedback());
    }

    /// Types a token. Returns whether it was played.
    pub fn typed(&mut self, token: &str) -> bool {
        self.apply(Intent::Type(token.to_owned()))
    }

    pub fn enter(&mut self, token: &str) -> Result<(), TokenError> {
        self.state = self.state.entered(token)?;
        Ok(())
    }

    pub fn left(&self) -> Option<Vec<i64>> {
        self.state.left(self.now)
    }

    pub fn left_by(&self, clock: Clock) -> Vec<i64> {
        self.state.left_by(clock, self.now)
    }

    pub fn short_of(&self, clock: Clock) -> Option<Seat> {
        self.state.short_of(clock, self.now)
    }

    pub fn thinking(&self) -> Option<String> {
        self.state.thinking(self.now)
    }
}
