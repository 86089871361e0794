//! The matches that the browser keeps. A decision is written to the desk at once (local storage: it is there again however the page
//! ends) and to the shelf behind it (IndexedDB: room for any number, and lists that read no moves). The desk holds the matches that
//! are played; the others are moved off it whenever matches are listed. What is on the desk is never older than what is on the
//! shelf. What neither takes is kept in memory, so that play goes on.

mod cabinet;
mod desk;
mod lead;

pub use cabinet::{Listed, lasting, marked};
pub use desk::Local;
pub use lead::use_lead;

use gloo_timers::callback::Timeout;
use std::cell::{Cell, RefCell};
use trivium_session::{self as session, Evening, Memory, Shelf, StorageError, Summary, Table, write_kept};
use wasm_bindgen_futures::spawn_local;

const DESK: Shelf<Local> = Shelf::new(Local);

thread_local! {
    /// Matches that the desk does not take.
    static SPARE: Shelf<Memory> = Shelf::new(Memory::default());
    /// Matches on the desk that are not on the shelf yet; while there are any, they are under way.
    static WAITING: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    /// Whether the browser was asked not to clear the storage by itself.
    static ASKED: Cell<bool> = const { Cell::new(false) };
}

/// How long a match on the desk waits for the shelf, in milliseconds: until the decision is seen.
const BEHIND: u32 = 300;
/// How many matches are moved at once.
const ARMFUL: usize = 200;

/// Keeps a match, and says later whether the browser does; else it is kept until the tab is closed. A match that another tab
/// leads is that tab's to keep.
pub fn keep(id: &str, table: &Table, told: impl FnOnce(Result<(), StorageError>) + 'static) {
    if lead::follows(id) {
        return told(Ok(()));
    }
    let text = write_kept(table, js_sys::Date::now() as u64);
    lead::tell(id, &text);
    if table.result().is_some() && !ASKED.replace(true) {
        // Now there is something to lose.
        spawn_local(async {
            lasting(true).await;
        });
    }
    restore(id, text, told);
}

/// As [`keep`], for a match as it is kept: one that was deleted, or one from elsewhere.
pub fn restore(id: &str, text: String, told: impl FnOnce(Result<(), StorageError>) + 'static) {
    match DESK.restore(id, &text) {
        Ok(()) => {
            // Memory does not refuse.
            let _ = SPARE.with(|spare| spare.delete(id));
            shelve(id);
            told(Ok(()));
        }
        Err(error) => {
            let _ = SPARE.with(|spare| spare.restore(id, &text));
            let id = id.to_owned();
            spawn_local(async move {
                let put = cabinet::put(&[(&id, &text)]).await;
                if put.is_ok() {
                    // It is older than what the shelf has now. Where it cannot be removed, it was not there.
                    let _ = DESK.delete(&id);
                }
                told(put.map_err(|why| if why == StorageError::Full { why } else { error }));
            });
        }
    }
}

/// Puts matches from elsewhere on the shelf, by name: all, or those before the one that fails.
///
/// # Errors
/// When the browser does not keep them.
pub async fn take_in(texts: &[(String, String)]) -> Result<(), StorageError> {
    let row: Vec<_> = texts.iter().map(|(id, text)| (id.as_str(), text.as_str())).collect();
    if cabinet::put(&row).await.is_ok() {
        return Ok(());
    }
    texts.iter().try_for_each(|(id, text)| DESK.restore(id, text))
}

/// Puts a match of the desk on the shelf, too, soon.
fn shelve(id: &str) {
    let begin = WAITING.with_borrow_mut(|waiting| {
        let begin = waiting.is_empty();
        if !waiting.iter().any(|waits| waits == id) {
            waiting.push(id.to_owned());
        }
        begin
    });
    if begin {
        shelve_next();
    }
}

fn shelve_next() {
    let next = || async {
        let Some(id) = WAITING.with_borrow(|waiting| waiting.first().cloned()) else { return };
        let text = DESK.text(&id).ok().flatten();
        if let Some(text) = text {
            // Whatever does not go there stays on the desk.
            let _ = cabinet::put(&[(&id, &text)]).await;
            // Played on meanwhile, it waits again.
            let same = DESK.text(&id).ok().flatten().is_none_or(|now| now == text);
            WAITING.with_borrow_mut(|waiting| waiting.retain(|waits| *waits != id || !same));
        } else {
            WAITING.with_borrow_mut(|waiting| waiting.retain(|waits| *waits != id));
        }
        if WAITING.with_borrow(|waiting| !waiting.is_empty()) {
            shelve_next();
        }
    };
    Timeout::new(BEHIND, move || spawn_local(next())).forget();
}

/// Moves what lies on the desk to the shelf; what a tab plays is copied. What could not be moved.
async fn clear_desk() -> Vec<String> {
    let ids = DESK.ids().unwrap_or_default();
    if ids.is_empty() {
        return ids;
    }
    let led = cabinet::led().await;
    let mut left = Vec::new();
    for armful in ids.chunks(ARMFUL) {
        let texts: Vec<_> = armful.iter().filter_map(|id| Some((id.as_str(), DESK.text(id).ok()??))).collect();
        let texts: Vec<_> = texts.iter().map(|(id, text)| (*id, text.as_str())).collect();
        if cabinet::put(&texts).await.is_err() {
            left.extend(armful.iter().cloned());
            continue;
        }
        for (id, text) in texts {
            // Perhaps it was played on meanwhile.
            if !led.iter().any(|led| led == id) && DESK.text(id).ok().flatten().as_deref() == Some(text) {
                // It stays, and is moved the next time.
                let _ = DESK.delete(id);
            }
        }
    }
    left
}

/// The text of a match that can be had at once.
pub fn at_hand(id: &str) -> Option<String> {
    let spare = SPARE.with(|spare| spare.text(id)).ok().flatten();
    spare.or_else(|| DESK.text(id).ok().flatten())
}

/// The text of a match, if it is there.
///
/// # Errors
/// When the browser does not say.
pub async fn text(id: &str) -> Result<Option<String>, StorageError> {
    match at_hand(id) {
        Some(text) => Ok(Some(text)),
        None => cabinet::text(id).await,
    }
}

/// Forgets a match. What it was, so that it can be put back.
///
/// # Errors
/// When the browser keeps it.
pub async fn delete(id: &str) -> Result<Option<String>, StorageError> {
    let found = text(id).await?;
    let removed = cabinet::remove(id).await;
    WAITING.with_borrow_mut(|waiting| waiting.retain(|waits| waits != id));
    let spare = SPARE.with(|spare| spare.delete(id)).ok().flatten();
    let desk = DESK.delete(id);
    // Where the shelf is closed, all there is lies elsewhere.
    if removed.is_err() && spare.is_none() && !matches!(desk, Ok(Some(_))) {
        removed?;
    }
    Ok(found)
}

/// How many of the newest matches are looked through for those of an evening.
const EVENING: usize = 200;

/// The score of the evening to which a match belongs, if it is one of several.
pub async fn evening(id: &str) -> Option<Evening> {
    let mut all = SPARE.with(|spare| spare.list()).unwrap_or_default().0;
    let desk = DESK.list().unwrap_or_default().0;
    let shelf = cabinet::newest(EVENING).await.map(|listed| listed.matches).unwrap_or_default();
    for summary in desk.into_iter().chain(shelf) {
        if !all.iter().any(|known| known.id == summary.id) {
            all.push(summary);
        }
    }
    session::evening(&all, id)
}

/// Whether a tab plays a match just now: what it keeps next takes the place of what others keep.
pub async fn is_led(id: &str) -> bool {
    cabinet::led().await.iter().any(|led| led == id)
}

/// Whether there may be matches, without a look at them.
pub async fn some() -> bool {
    !SPARE.with(|spare| spare.ids()).unwrap_or_default().is_empty() || cabinet::some().await
}

/// The newest matches, the last saved first.
///
/// # Errors
/// When the browser does not say.
pub async fn list(most: usize) -> Result<Listed, StorageError> {
    let left = clear_desk().await;
    let (mut listed, wrong) = match cabinet::newest(most).await {
        Ok(listed) => (listed, None),
        Err(error) => (Listed::default(), Some(error)),
    };
    let mut spare = SPARE.with(|spare| spare.ids()).unwrap_or_default();
    spare.extend(left);
    spare.retain(|id| !listed.matches.iter().any(|summary| summary.id == *id && wrong.is_none()));
    spare.dedup();
    if let (Some(error), true) = (wrong, spare.is_empty()) {
        return if DESK.ids().is_ok() { Ok(listed) } else { Err(error) };
    }
    for id in spare {
        let Some(text) = at_hand(&id) else { continue };
        listed.total += 1;
        match Summary::read(&id, &text) {
            Some(summary) => listed.matches.push(summary),
            None => listed.broken.push(id),
        }
    }
    listed.matches.sort_by_key(|summary| std::cmp::Reverse(summary.saved));
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
