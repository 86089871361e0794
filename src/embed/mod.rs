//! Boards in other people's pages: what the custom element of `embed.js` is on the side of the program.
//!
//! The element runs the page's own program, once for all boards of a page: where the document is not our own, `main` starts no app
//! but fetches the part of the program that is declared here, and hands what mounts a board to `bridge.mjs`. The element speaks to a
//! mounted board by words and values (`host`), never by types of ours, so that all of it stays in the part.
//!
//! - `wish`: what the element's attributes ask for, and the table that comes of it. Pure.
//! - `fault`: why it cannot be had, in words.
//! - `host`: one board: what the element asks of it.
//! - `view`: what is seen of it and done with it.
//! - `over`: marks over a board.

mod fault;
mod host;
mod view;
mod wish;

pub use fault::Fault;
pub use wish::{Laid, Mode, Wish};

mod guest {
    use wasm_bindgen_futures::spawn_local;
    use wasm_split_helpers::{SplitLoaderError, wasm_split};
    use web_sys::wasm_bindgen::prelude::*;

    #[wasm_bindgen(module = "/src/embed/bridge.mjs")]
    extern "C" {
        /// Gives the element what mounts a board, or null.
        fn ready(mount: &JsValue);
    }

    #[wasm_split(embed, fallible)]
    fn embed_part() -> Result<(), SplitLoaderError> {
        ready(&super::host::mounts());
        Ok(())
    }

    /// Fetches what puts boards into a document that is not our own.
    pub fn start() {
        spawn_local(async {
            if embed_part().await.is_err() {
                ready(&JsValue::NULL);
            }
        });
    }
}

pub use guest::start;
