//! Session storage: values of this tab. They survive a reload, unless the browser refuses to store them.

fn storage() -> Option<web_sys::Storage> {
    gloo::utils::window().session_storage().ok()?
}

pub fn get(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

pub fn set(key: &str, text: &str) {
    let _ = storage().map(|storage| storage.set_item(key, text));
}

pub fn remove(key: &str) {
    let _ = storage().map(|storage| storage.remove_item(key));
}
