//! Boards in other people's pages: what the custom element of `embed.js` is on the side of the program.
//!
//! The element runs the page's own program, once for all boards of a page. Where the document is not our own, `main` starts no app;
//! the element calls [`boards`], which fetches the part of the program that is declared here. The element speaks to a
//! mounted board by words and values (`host`), never by types of ours, so that all of it stays in the part.
//!
//! - `attributes`: what the element's attributes ask for, and the table that comes of it. Pure.
//! - `error`: why it cannot be had, in words.
//! - `host`: one board: what the element asks of it.
//! - `view`: what is seen of it and done with it.
//! - `viewer`: the list of moves and the menu of a viewer.

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

    /// Gives the element what mounts a board, or null when that part of the program cannot be had. `policy` is that of the page's
    /// Trusted Types, if it has one.
    #[wasm_bindgen]
    pub fn boards(give: Function, policy: &JsValue) {
        crate::ui::fetch::trust(policy);
        crate::ui::chunks::install();
        spawn_local(async move {
            let mount = embed_part().await.unwrap_or(JsValue::NULL);
            _ = give.call1(&JsValue::UNDEFINED, &mount);
        });
    }
}

pub use guest::boards;
