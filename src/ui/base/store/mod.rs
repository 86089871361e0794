//! The match store in the browser. A move is written to local storage at once, so that it survives however the page
//! ends. Soon after, it is written to IndexedDB, which holds any number of matches and can list them without reading
//! moves. Local storage holds the matches being played; listing the matches moves the others out of it. A match in
//! local storage is never older than the same match in IndexedDB. A match that neither takes is kept in memory, so that
//! play continues.
//!
//! `match_store` and `tab_leader` make the decisions; this module connects them to the browser.

mod indexed_db;
mod local_storage;
mod match_store;
pub mod session_storage;
mod tab_leader;
#[cfg(test)]
mod tests;

pub use indexed_db::{lasting, with_fingerprint};
pub use local_storage::LocalStorage;
pub use match_store::ListedMatches;
pub use tab_leader::{TabLeader, use_tab_leader};

use indexed_db::IndexedDb;
use js_sys::{Array, JsString};
use match_store::{MatchStore, Tabs, Written};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use tab_leader::ScreenMatch;
use trivium_session::{Match, SeriesScore, StorageError, Summary, write_kept};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;

type Store = MatchStore<LocalStorage, IndexedDb, Browser>;

/// This tab among the tabs of the browser.
#[derive(Default)]
struct Browser {
    screen: RefCell<Option<Rc<ScreenMatch>>>,
    /// Whether persistent storage was requested.
    persistence_requested: Cell<bool>,
}

impl Tabs for Browser {
    fn follows(&self, id: &str) -> bool {
        self.screen.borrow().as_ref().is_some_and(|screen| screen.follows(id))
    }

    fn kept(&self, id: &str, text: &str) {
        if let Some(screen) = &*self.screen.borrow() {
            screen.kept(id, text);
        }
        tab_leader::broadcast(id, text);
    }

    async fn led(&self) -> Vec<String> {
        tab_leader::led().await
    }
}

thread_local! {
    static STORE: Rc<Store> = Rc::new(MatchStore::new(LocalStorage, IndexedDb, Browser::default()));
}

fn store() -> Rc<Store> {
    STORE.with(Rc::clone)
}

/// Sets the match on this tab's screen.
fn on_screen(screen: Option<Rc<ScreenMatch>>) {
    store().tabs().screen.replace(screen);
}

fn now_on_screen() -> Option<Rc<ScreenMatch>> {
    store().tabs().screen.borrow().clone()
}

/// The strings of a JavaScript array.
fn strings(list: JsValue) -> Vec<String> {
    let list = Array::from(&list);
    list.iter().filter_map(|text| text.dyn_into::<JsString>().ok()).map(String::from).collect()
}

/// Stores a match, and later reports whether the browser stored it. If not, it is kept until the tab is closed. Does
/// nothing if another tab leads the match.
pub fn keep(id: &str, game_match: &Match, done: impl FnOnce(Result<(), StorageError>) + 'static) {
    let store = store();
    let Some((text, written)) = store.keep(id, || write_kept(game_match, js_sys::Date::now() as u64)) else {
        return done(Ok(()));
    };
    if game_match.result().is_some() && !store.tabs().persistence_requested.replace(true) {
        // From now on there is data to protect from eviction.
        spawn_local(async {
            lasting(true).await;
        });
    }
    follow_up(id, text, written, done);
}

/// Like [`keep`], for the text of a match: a deleted or imported one.
pub fn restore(id: &str, text: String, done: impl FnOnce(Result<(), StorageError>) + 'static) {
    let written = store().write(id, &text);
    follow_up(id, text, written, done);
}

fn follow_up(id: &str, text: String, written: Written, done: impl FnOnce(Result<(), StorageError>) + 'static) {
    match written {
        Written::Local(begin) => {
            if begin {
                spawn_local(async { store().shelve().await });
            }
            done(Ok(()));
        }
        Written::Spare(refused) => {
            let id = id.to_owned();
            spawn_local(async move { done(store().rescue(&id, &text, refused).await) });
        }
    }
}

/// Imports matches by id: all, or those before the first failure.
pub async fn take_in(texts: &[(String, String)]) -> Result<(), StorageError> {
    store().take_in(texts).await
}

/// The text of a match, if memory or local storage holds it: without a wait for the database.
pub fn at_hand(id: &str) -> Option<String> {
    store().at_hand(id)
}

/// The text of a match, if it is stored.
pub async fn text(id: &str) -> Result<Option<String>, StorageError> {
    store().text(id).await
}

/// Deletes a match. Returns its text, so that the deletion can be undone.
pub async fn delete(id: &str) -> Result<Option<String>, StorageError> {
    store().delete(id).await
}

/// The score of the series of a match, if it belongs to one.
pub async fn series_score(id: &str) -> Option<SeriesScore> {
    store().series_score(id).await
}

/// Whether any tab is playing a match. Its next save would overwrite the changes of other tabs.
pub async fn is_led(id: &str) -> bool {
    tab_leader::led().await.iter().any(|led| led == id)
}

/// Whether there may be matches, without reading them.
pub async fn some() -> bool {
    store().has_spare() || indexed_db::some().await
}

/// How long a new match without moves is kept, in milliseconds.
const UNPLAYED_LIFETIME: u64 = 3_600_000;

/// The newest matches, the last saved first. Matches without moves are not listed, and are deleted after
/// `UNPLAYED_LIFETIME`.
pub async fn list(most: usize) -> Result<ListedMatches, StorageError> {
    let mut listed = store().list(most).await?;
    let (played, unplayed): (Vec<_>, Vec<_>) = listed.matches.into_iter().partition(Summary::is_played);
    (listed.matches, listed.total) = (played, listed.total - unplayed.len());
    let now = js_sys::Date::now() as u64;
    for old in unplayed.into_iter().filter(|summary| summary.saved + UNPLAYED_LIFETIME < now) {
        if !is_led(&old.id).await {
            let _ = delete(&old.id).await;
        }
    }
    Ok(listed)
}

/// Stores a new match and returns its id. If the browser cannot store it, that is reported after its next move.
pub fn add(game_match: &Match) -> String {
    let id = fresh_id();
    keep(&id, game_match, drop);
    id
}

/// An id that no other match has.
pub fn fresh_id() -> String {
    let (mut number, mut id) = (js_sys::Date::now() as u64, String::new());
    number = number * 1024 + seed() % 1024;
    while number > 0 {
        id.push(char::from_digit((number % 36) as u32, 36).expect("a digit"));
        number /= 36;
    }
    id
}

/// An unpredictable number.
pub fn seed() -> u64 {
    // Without a random source, use the clock.
    getrandom::u64().unwrap_or_else(|_| js_sys::Date::now().to_bits())
}
