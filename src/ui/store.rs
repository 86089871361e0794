//! The browser's storage: matches, settings. What it does not take is kept in memory, so that play goes on.

use crate::session::{LoadError, Memory, Shelf, Storage, StorageError, Table};

/// The browser's local storage.
pub struct Local;

impl Local {
    fn storage() -> Result<web_sys::Storage, StorageError> {
        let found = web_sys::window().and_then(|w| w.local_storage().ok()).flatten();
        found.ok_or(StorageError::Refused)
    }
}

impl Storage for Local {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        Local::storage()?.get_item(key).map_err(|_| StorageError::Refused)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StorageError> {
        // Where there is a storage that can be written to, a refusal means that it is full.
        Local::storage()?.set_item(key, text).map_err(|_| StorageError::Full)
    }

    fn remove(&self, key: &str) -> Result<(), StorageError> {
        Local::storage()?.remove_item(key).map_err(|_| StorageError::Refused)
    }

    fn keys(&self) -> Result<Vec<String>, StorageError> {
        let storage = Local::storage()?;
        let count = storage.length().map_err(|_| StorageError::Refused)?;
        Ok((0..count).filter_map(|i| storage.key(i).ok().flatten()).collect())
    }
}

thread_local! {
    /// Matches that the browser does not keep.
    static SPARE: Shelf<Memory> = Shelf::new(Memory::default());
}

/// The matches kept by the browser.
pub const SHELF: Shelf<Local> = Shelf::new(Local);

/// Keeps a match.
///
/// # Errors
/// When the browser does not; then it is kept until the tab is closed.
pub fn keep(id: &str, table: &Table) -> Result<(), StorageError> {
    let now = js_sys::Date::now() as u64;
    let kept = SHELF.save(id, table, now);
    SPARE.with(|spare| if kept.is_ok() { spare.delete(id).map(|_| ()) } else { spare.save(id, table, now) })?;
    kept
}

/// Takes a match that was kept.
///
/// # Errors
/// [`LoadError`].
pub fn load(id: &str) -> Result<Table, LoadError> {
    SPARE.with(|spare| spare.load(id)).or_else(|_| SHELF.load(id))
}

/// A name on the shelf that no other match has.
pub fn fresh_id() -> String {
    let (mut number, mut id) = (js_sys::Date::now() as u64, String::new());
    number = number * 32 + seed() % 32;
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
