//! How many matches the start page shows as under way: kept in the browser, so that their room is there before they are. The document
//! itself reads it, too.

use super::store::LocalStorage;
use trivium_session::Storage;

const KEY: &str = "trivium/running";

/// Keeps the number for the next start, and gives them the room.
pub fn keep(count: usize) {
    let root = web_sys::window().and_then(|window| window.document()).and_then(|document| document.document_element());
    let Some(root) = root else { return };
    if count == 0 {
        let _ = (LocalStorage.remove(KEY), root.remove_attribute("data-running"));
    } else {
        let text = count.to_string();
        let _ = (LocalStorage.set(KEY, &text), root.set_attribute("data-running", &text));
    }
}
