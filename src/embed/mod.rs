//! Boards in pages of other authors: Trivium's side of the custom element in `embed.js`.
//!
//! The element loads Trivium once for all boards of a page. In a document that is not ours, `main` mounts no app.
//! Instead the element calls [`boards`], which fetches the chunk that is declared here. The element and a mounted board
//! exchange only words and plain values (see `host`), no Rust types, so that all code of boards stays in the chunk.
//!
//! - `attributes`: parses the attributes and sets up the match. Uses no browser.
//! - `error`: the errors of attributes and records, with their messages.
//! - `host`: the commands of the element to a board.
//! - `view`: the view of a board and its controls.
//! - `viewer`: the list of moves and the menu of a viewer.

mod acting;
mod attributes;
mod error;
mod host;
mod view;
mod viewer;

pub use attributes::{Attributes, BoardSource, Mode};
pub use error::EmbedError;

mod guest {
    use js_sys::Function;
    use wasm_bindgen::prelude::*;
    use wasm_bindgen_futures::spawn_local;
    #[cfg(feature = "split")]
    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    #[cfg(not(feature = "split"))]
    async fn embed_part() -> Result<JsValue, ()> {
        Ok(super::host::mounts())
    }

    #[cfg(feature = "split")]
    #[wasm_split(embed, fallible)]
    fn embed_part() -> Result<JsValue, SplitLoaderError> {
        Ok(super::host::mounts())
    }

    /// Passes the function that mounts a board to `give`, or null if the chunk cannot be fetched. `policy` is the
    /// Trusted Types policy of the page, if it has one.
    #[wasm_bindgen]
    pub fn boards(give: Function, policy: &JsValue) {
        crate::ui::base::fetch::trust(policy);
        crate::ui::chunks::install(None);
        spawn_local(async move {
            let mount = embed_part().await.unwrap_or(JsValue::NULL);
            _ = give.call1(&JsValue::UNDEFINED, &mount);
        });
    }
}

pub use guest::boards;
