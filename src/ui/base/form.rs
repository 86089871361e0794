//! The player's recent form against the computer in each game, in local storage.

use super::store::LocalStorage;
use trivium_session::{Form, Match, SoloResult, Storage};

fn key(game: &str) -> String {
    ["trivium/form/", game].concat()
}

/// The form in a game; `None` before the first match against the computer.
pub fn of(game: &str) -> Option<Form> {
    Form::read(&LocalStorage.get(&key(game)).ok()??)
}

/// Records the result of a match that has just ended. Errors are ignored: without storage, no level is suggested.
pub fn note(game_match: &Match) {
    let game = game_match.setup().game().id();
    if let Some(SoloResult { level, clear, .. }) = SoloResult::of(game_match) {
        let _ = LocalStorage.set(&key(game), &Form::after(of(game), level, clear).to_string());
    }
}
