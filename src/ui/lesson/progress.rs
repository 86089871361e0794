//! Which lessons were done, or put aside: they are offered less loudly then. Kept in the browser like settings.

use crate::ui::store::LocalStorage;
use trivium_session::Storage;

const KEY: &str = "trivium/lessons";

fn kept() -> String {
    LocalStorage.get(KEY).ok().flatten().unwrap_or_default()
}

/// Whether the lesson of a game was done or put aside.
pub fn is_done(game: &str) -> bool {
    kept().split(' ').any(|word| word == game)
}

/// Notes that it was. A browser that keeps nothing offers it again.
pub fn mark_done(game: &str) {
    if !is_done(game) {
        let _ = LocalStorage.set(KEY, [&kept(), " ", game].concat().trim());
    }
}
