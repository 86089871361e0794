//! How someone has done against the computer in each game lately. Kept in the browser like settings.

use super::store::LocalStorage;
use trivium_session::{Form, Match, SoloResult, Storage};

fn key(game: &str) -> String {
    ["trivium/form/", game].concat()
}

/// The form in a game, where a match against the computer was played here.
pub fn of(game: &str) -> Option<Form> {
    Form::read(&LocalStorage.get(&key(game)).ok()??)
}

/// Notes the result of a match that has just ended. A browser that keeps nothing suggests nothing.
pub fn note(game_match: &Match) {
    let game = game_match.setup().game().id();
    if let Some(SoloResult { level, clear, .. }) = SoloResult::of(game_match) {
        let _ = LocalStorage.set(&key(game), &Form::after(of(game), level, clear).to_string());
    }
}
