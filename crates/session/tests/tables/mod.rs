//! Matches of Traffic Lights for the other tests.

use trivium_session::{Match, Setup};

/// A match of Traffic Lights between Anna and Bo.
pub fn setup(variant: &str) -> Setup {
    Setup::new("traffic-lights", variant, [], ["Anna", "Bo"], 7).unwrap()
}

/// Such a match after these tokens.
pub fn game_match(variant: &str, tokens: &str) -> Match {
    let mut game_match = Match::new(setup(variant));
    for token in tokens.split_whitespace() {
        game_match.play(token).unwrap_or_else(|why| panic!("{token}: {why:?}"));
    }
    game_match
}

/// The tokens of the line in view.
pub fn line(game_match: &Match) -> Vec<&str> {
    game_match.line().iter().map(|node| game_match.tree().node(*node).token.as_str()).collect()
}
