//! The matches that the browser keeps. A decision is written to local storage at once (it is there again however the page ends) and
//! to IndexedDB soon after (room for any number, and lists that read no moves). Local storage holds the matches that are played; the
//! others are moved out of it whenever matches are listed. A match there is never older than the same match in IndexedDB. A match that
//! neither takes is kept in memory, so that play goes on.
//!
//! The decisions are those of [`match_store`] and `tab_leader`; here they get the browser.

mod indexed_db;
mod local_storage;
mod match_store;
mod tab_leader;
#[cfg(test)]
mod tests;

pub use indexed_db::{lasting, with_fingerprint};
pub use local_storage::LocalStorage;
pub use match_store::ListedMatches;
pub use tab_leader::use_tab_leader;

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

/// This tab among the tabs of its browser.
#[derive(Default)]
struct Browser {
    screen: RefCell<Option<Rc<ScreenMatch>>>,
    /// Whether the browser was asked not to clear the storage by itself.
    asked: Cell<bool>,
}

impl Tabs for Browser {
    fn follows(&self, id: &str) -> bool {
        self.screen.borrow().as_ref().is_some_and(|screen| screen.follows(id))
    }

    fn kept(&self, id: &str, text: &str) {
        if let Some(screen) = &*self.screen.borrow() {
            screen.kept(id, text);
        }
        tab_leader::tell(id, text);
    }

    async fn led(&self) -> Vec<String> {
        tab_leader::led().await
    }
}

thread_local! {
    /// The store of this page.
    static STORE: Rc<Store> = Rc::new(MatchStore::new(LocalStorage, IndexedDb, Browser::default()));
}

fn store() -> Rc<Store> {
    STORE.with(Rc::clone)
}

/// Says which match is on this tab's screen.
fn on_screen(screen: Option<Rc<ScreenMatch>>) {
    store().tabs().screen.replace(screen);
}

fn now_on_screen() -> Option<Rc<ScreenMatch>> {
    store().tabs().screen.borrow().clone()
}

/// The texts of a list.
fn strings(list: JsValue) -> Vec<String> {
    let list = Array::from(&list);
    list.iter().filter_map(|text| text.dyn_into::<JsString>().ok()).map(String::from).collect()
}

/// Keeps a match, and says later whether the browser does; else it is kept until the tab is closed. A match that another tab
/// leads is that tab's to keep.
pub fn keep(id: &str, game_match: &Match, told: impl FnOnce(Result<(), StorageError>) + 'static) {
    let store = store();
    let Some((text, written)) = store.keep(id, || write_kept(game_match, js_sys::Date::now() as u64)) else {
        return told(Ok(()));
    };
    if game_match.result().is_some() && !store.tabs().asked.replace(true) {
        // Now there is something to lose.
        spawn_local(async {
            lasting(true).await;
        });
    }
    follow_up(id, text, written, told);
}

/// As [`keep`], for a match as it is kept: one that was deleted, or one from elsewhere.
pub fn restore(id: &str, text: String, told: impl FnOnce(Result<(), StorageError>) + 'static) {
    let written = store().write(id, &text);
    follow_up(id, text, written, told);
}

fn follow_up(id: &str, text: String, written: Written, told: impl FnOnce(Result<(), StorageError>) + 'static) {
    match written {
        Written::Local(begin) => {
            if begin {
                spawn_local(async { store().shelve().await });
            }
            told(Ok(()));
        }
        Written::Spare(refused) => {
            let id = id.to_owned();
            spawn_local(async move { told(store().rescue(&id, &text, refused).await) });
        }
    }
}

/// Puts matches from elsewhere on the shelf, by name: all, or those before the one that fails.
///
/// # Errors
/// When the browser does not keep them.
pub async fn take_in(texts: &[(String, String)]) -> Result<(), StorageError> {
    store().take_in(texts).await
}

/// The text of a match that can be had at once.
pub fn at_hand(id: &str) -> Option<String> {
    store().at_hand(id)
}

/// The text of a match, if it is there.
///
/// # Errors
/// When the browser does not say.
pub async fn text(id: &str) -> Result<Option<String>, StorageError> {
    store().text(id).await
}

/// Forgets a match. Returns its text, so that it can be put back.
///
/// # Errors
/// When the browser keeps it.
pub async fn delete(id: &str) -> Result<Option<String>, StorageError> {
    store().delete(id).await
}

/// The score of the evening to which a match belongs, if it is one of several.
pub async fn series_score(id: &str) -> Option<SeriesScore> {
    store().series_score(id).await
}

/// Whether a tab plays a match just now: what it keeps next takes the place of what others keep.
pub async fn is_led(id: &str) -> bool {
    tab_leader::led().await.iter().any(|led| led == id)
}

/// Whether there may be matches, without a look at them.
pub async fn some() -> bool {
    store().has_spare() || indexed_db::some().await
}

/// How long a match without a move is kept after it was set up, in milliseconds.
const UNPLAYED: u64 = 3_600_000;

/// The newest matches, the last saved first. One without a move is not among them, and is forgotten after a while.
///
/// # Errors
/// When the browser does not say.
pub async fn list(most: usize) -> Result<ListedMatches, StorageError> {
    let mut listed = store().list(most).await?;
    let (played, unplayed): (Vec<_>, Vec<_>) = listed.matches.into_iter().partition(Summary::is_played);
    (listed.matches, listed.total) = (played, listed.total - unplayed.len());
    let now = js_sys::Date::now() as u64;
    for old in unplayed.into_iter().filter(|summary| summary.saved + UNPLAYED < now) {
        if !is_led(&old.id).await {
            let _ = delete(&old.id).await;
        }
    }
    Ok(listed)
}

/// A name on the shelf that no other match has.
pub fn fresh_id() -> String {
    let (mut number, mut id) = (js_sys::Date::now() as u64, String::new());
    number = number * 1024 + seed() % 1024;
    while number > 0 {
        id.push(char::from_digit((number % 36) as u32, 36).expect("a digit"));
        number /= 36;
    }
    id
}

/// A number that nobody can foresee.
pub fn seed() -> u64 {
    // Without the browser's source, as good as the clock gives.
    getrandom::u64().unwrap_or_else(|_| js_sys::Date::now().to_bits())
}
