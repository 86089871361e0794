//! The starts of the program: the app in its own document, and boards in documents of other authors.

use crate::chunks;
use crate::ui::base::fetch;
use crate::ui::parts::chunk::Chunk;
use js_sys::Function;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// Mounts the app if the document is its own.
pub fn app() {
    if crate::ui::is_ours() {
        chunks::install(Some("play"));
        crate::ui::mount();
    }
}

/// Passes the function that mounts a board to `give`, or null if the chunk cannot be fetched. `policy` is the
/// Trusted Types policy of the page, if it has one.
#[wasm_bindgen]
pub fn boards(give: Function, policy: &JsValue) {
    fetch::trust(policy);
    chunks::install(None);
    spawn_local(async move {
        let mount = if Chunk::Embed.fetch().await { Chunk::embed() } else { JsValue::NULL };
        _ = give.call1(&JsValue::UNDEFINED, &mount);
    });
}
