//! Progress in lessons, in local storage: the step reached, and the lessons that were done or dismissed.

use super::store::LocalStorage;
use trivium_session::Storage;

const KEY: &str = "trivium/lessons";

/// The key of a lesson: the game, and the name of the lesson unless it is that of the game.
pub fn key(game: &str, name: &str) -> String {
    [game, if name.is_empty() { "" } else { "/" }, name].concat()
}

fn place_key(lesson: &str) -> String {
    ["trivium/lesson/", lesson].concat()
}

/// The step reached in the lesson of that key, from 0. A newer version of the lesson may have fewer steps.
pub fn place(lesson: &str) -> usize {
    let stored = LocalStorage.get(&place_key(lesson)).ok().flatten();
    stored.and_then(|step| step.parse().ok()).unwrap_or_default()
}

/// Stores the step reached. If the browser refuses, the lesson starts from the beginning.
pub fn keep_place(lesson: &str, step: usize) {
    if place(lesson) != step {
        let _ = LocalStorage.set(&place_key(lesson), &step.to_string());
    }
}

fn done_lessons() -> String {
    LocalStorage.get(KEY).ok().flatten().unwrap_or_default()
}

/// Whether the lesson of a game was done or dismissed.
pub fn is_done(game: &str) -> bool {
    done_lessons().split(' ').any(|word| word == game)
}

/// Marks a lesson as done or dismissed. If the browser refuses, the lesson is offered again.
pub fn mark_done(game: &str) {
    if !is_done(game) {
        let _ = LocalStorage.set(KEY, [&done_lessons(), " ", game].concat().trim());
    }
}
