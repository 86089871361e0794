//! Stores the thinking time of the moves under way, so that leaving or reloading a match gives no time back.

use crate::ui::base::browser::now;
use crate::ui::base::store::LocalStorage;
use trivium_session::{Controller, Storage};

/// A line for each match, the newest first: its id and [`trivium_session::ControllerState::thinking`].
const KEY: &str = "trivium/thinking";
/// The number of matches whose time is stored.
const MAX_MATCHES: usize = 50;

fn stored_times() -> String {
    LocalStorage.get(KEY).ok().flatten().unwrap_or_default()
}

/// Stores the time of a match. If the browser refuses, the match continues with the times of its record.
pub fn keep(id: &str, controller: &Controller) {
    let (stored_times, own) =
        (stored_times(), controller.thinking(now()).map(|thinking| [id, " ", &thinking].concat()));
    let others = stored_times.lines().filter(|line| line.split(' ').next() != Some(id));
    let lines: Vec<_> = own.iter().map(String::as_str).chain(others).take(MAX_MATCHES).collect();
    let text = lines.join("\n");
    if text != stored_times {
        let _ = LocalStorage.set(KEY, &text);
    }
}

/// The match with its stored time.
pub fn restore(id: &str, controller: Controller) -> Controller {
    if controller.game_match().setup().clock().is_none() {
        return controller;
    }
    let stored_times = stored_times();
    let thinking = stored_times.lines().find_map(|line| line.strip_prefix(id)?.strip_prefix(' '));
    thinking.and_then(|thinking| controller.thinking_on(thinking)).unwrap_or(controller)
}
