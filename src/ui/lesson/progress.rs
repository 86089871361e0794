//! Progress in lessons, in local storage: the step reached, and the lessons that were done or dismissed.

use crate::ui::store::LocalStorage;
use trivium_session::Storage;

const KEY: &str = "trivium/lessons";

fn place_key(game: &str) -> String {
    ["trivium/lesson/", game].concat()
}

/// The step reached in the lesson of a game, from 0. A newer version of the lesson may have fewer steps.
pub fn place(game: &str) -> usize {
    let kept = LocalStorage.get(&place_key(game)).ok().flatten();
    kept.and_then(|step| step.parse().ok()).unwrap_or_default()
}

/// Stores the step reached. If the browser refuses, the lesson starts from the beginning.
pub fn keep_place(game: &str, step: usize) {
    if place(game) != step {
        let _ = LocalStorage.set(&place_key(game), &step.to_string());
    }
}

fn kept() -> String {
    LocalStorage.get(KEY).ok().flatten().unwrap_or_default()
}

/// Whether the lesson of a game was done or dismissed.
pub fn is_done(game: &str) -> bool {
    kept().split(' ').any(|word| word == game)
}

/// Marks a lesson as done or dismissed. If the browser refuses, the lesson is offered again.
pub fn mark_done(game: &str) {
    if !is_done(game) {
        let _ = LocalStorage.set(KEY, [&kept(), " ", game].concat().trim());
    }
}
