//! The set-up of the last match of each game, in local storage. The user can start another match with it.

use super::chunk::Chunk;
use crate::ui::base::route::{Route, go};
use crate::ui::base::store::{self, LocalStorage};
use trivium_session::{Match, Storage, read_kept, write_kept};
use wasm_bindgen_futures::spawn_local;

fn key(game: &str) -> String {
    ["trivium/setup/", game].concat()
}

/// Whether a set-up of the game is stored.
pub fn is_kept(game: &str) -> bool {
    LocalStorage.get(&key(game)).is_ok_and(|text| text.is_some())
}

/// Stores the set-up of a new match. Errors are ignored: without storage, the set-up is not offered again.
pub fn keep(game: &str, begun: &Match) {
    let _ = LocalStorage.set(&key(game), &write_kept(begun, 0));
}

const NAMES_KEY: &str = "trivium/names";
/// How many names are proposed.
const MOST_NAMES: usize = 12;

/// The names of people in earlier matches, the newest ones first.
pub fn known_names() -> Vec<String> {
    let text = LocalStorage.get(NAMES_KEY).ok().flatten().unwrap_or_default();
    text.lines().filter(|name| !name.is_empty()).map(str::to_owned).take(MOST_NAMES).collect()
}

/// Adds names to those that are proposed. Errors are ignored, as in [`keep`].
pub fn remember_names<'a>(names: impl Iterator<Item = &'a str>) {
    let mut all: Vec<_> = names.map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect();
    if all.is_empty() {
        return;
    }
    for known in known_names() {
        if !all.contains(&known) {
            all.push(known);
        }
    }
    all.truncate(MOST_NAMES);
    let _ = LocalStorage.set(NAMES_KEY, &all.join("\n"));
}

/// Starts a match with the stored set-up. If there is none that can be read, opens the set-up page.
pub fn begin_again(game: &'static str) {
    spawn_local(async move { go(&another(game).await.unwrap_or_else(|| Route::New(game.to_owned()))) });
}

async fn another(game: &str) -> Option<Route> {
    let text = LocalStorage.get(&key(game)).ok()??;
    if !Chunk::game(game)?.fetch().await {
        return None;
    }
    let setup = read_kept(&text).ok()?.setup().clone().with_seed(store::seed());
    Some(Route::Game(store::add(&Match::new(setup)), None))
}
