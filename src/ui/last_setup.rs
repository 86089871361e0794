//! The set-up of the last match of each game, from which another match like it begins. Kept in the browser like settings.

use super::chunk::Chunk;
use super::route::{Route, go};
use super::store::{self, LocalStorage};
use trivium_session::{Match, Storage, read_kept, write_kept};
use wasm_bindgen_futures::spawn_local;

fn key(game: &str) -> String {
    ["trivium/setup/", game].concat()
}

/// Whether a match of the game was set up here.
pub fn is_kept(game: &str) -> bool {
    LocalStorage.get(&key(game)).is_ok_and(|text| text.is_some())
}

/// Keeps the set-up of a match that begins. A browser that keeps nothing does not offer it again.
pub fn keep(game: &str, begun: &Match) {
    let _ = LocalStorage.set(&key(game), &write_kept(begun, 0));
}

/// Begins another match with the set-up of the last one; without one that can be read, shows the sheet.
pub fn begin_again(game: &'static str) {
    spawn_local(async move { go(&another(game).await.unwrap_or_else(|| Route::New(game.to_owned()))) });
}

async fn another(game: &str) -> Option<Route> {
    let text = LocalStorage.get(&key(game)).ok()??;
    if !Chunk::game(game)?.fetch().await {
        return None;
    }
    let setup = read_kept(&text).ok()?.setup().clone().with_seed(store::seed());
    let id = store::fresh_id();
    // When the browser does not keep it, the match says so itself.
    store::keep(&id, &Match::new(setup), drop);
    Some(Route::Game(id, None))
}
