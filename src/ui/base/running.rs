//! The number of unfinished matches on the start page, in local storage. The page, and index.html before it, reserve
//! space for them until they are loaded.

use super::store::LocalStorage;
use gloo::utils::document_element;
use trivium_session::Storage;

const KEY: &str = "trivium/running";

/// Stores the number for the next start, and reserves the space now.
pub fn keep(count: usize) {
    let root = document_element();
    if count == 0 {
        let _ = (LocalStorage.remove(KEY), root.remove_attribute("data-running"));
    } else {
        let text = count.to_string();
        let _ = (LocalStorage.set(KEY, &text), root.set_attribute("data-running", &text));
    }
}
