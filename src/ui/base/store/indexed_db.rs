//! Typed access to `indexed_db.mjs`.

use super::match_store::{Database, ListedMatches};
use super::strings;
use gloo::timers::callback::Timeout;
use js_sys::{Array, Function, Promise};
use trivium_rules::core::number;
use trivium_session::{StorageError, Summary, fingerprint, kept_header, kept_when};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen(module = "/src/ui/base/store/indexed_db.mjs")]
extern "C" {
    #[wasm_bindgen(js_name = "put", catch)]
    async fn put_texts(row: &Array) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_name = "text", catch)]
    async fn get_text(id: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_name = "remove", catch)]
    async fn remove_text(id: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_name = "newest", catch)]
    async fn newest_heads(most: u32) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_name = "marked", catch)]
    async fn marked_texts(mark: u32) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_name = "lasting", catch)]
    async fn is_lasting(ask: bool) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_name = "some", catch)]
    async fn may_be_some() -> Result<JsValue, JsValue>;
}

/// How long a match in local storage waits before it is copied to the database, in milliseconds. The move is painted
/// meanwhile.
const PAINT_DELAY: u32 = 300;

fn why(error: JsValue) -> StorageError {
    if error == "Full" { StorageError::Full } else { StorageError::Refused }
}

/// Whether there may be matches in local storage or the database, without reading them.
pub async fn some() -> bool {
    may_be_some().await.is_ok_and(|some| some == true)
}

pub struct IndexedDb;

impl Database for IndexedDb {
    async fn put(&self, texts: &[(&str, &str)]) -> Result<(), StorageError> {
        let row = Array::new();
        for (id, text) in texts {
            // Zeros separate the items of a list.
            let head = kept_header(text).replace('\0', " ");
            let (saved, mark) = (kept_when(text) as f64, f64::from(fingerprint(text)));
            for field in [JsValue::from(*id), saved.into(), mark.into(), head.into(), JsValue::from(*text)] {
                row.push(&field);
            }
        }
        put_texts(&row).await.map(|_| ()).map_err(why)
    }

    async fn text(&self, id: &str) -> Result<Option<String>, StorageError> {
        get_text(id).await.map(|text| text.as_string()).map_err(why)
    }

    async fn remove(&self, id: &str) -> Result<(), StorageError> {
        remove_text(id).await.map(|_| ()).map_err(why)
    }

    async fn newest(&self, most: usize) -> Result<ListedMatches, StorageError> {
        let all = newest_heads(most as u32).await.map_err(why)?;
        let all = all.as_string().unwrap_or_default();
        let mut parts = all.split_terminator('\0');
        let total = parts.next().and_then(number).unwrap_or_default();
        let mut listed = ListedMatches { total, ..ListedMatches::default() };
        while let (Some(id), Some(head)) = (parts.next(), parts.next()) {
            match Summary::read(id, head) {
                Some(summary) => listed.matches.push(summary),
                None => listed.broken.push(id.to_owned()),
            }
        }
        Ok(listed)
    }

    async fn rest(&self) {
        let rested = Promise::new(&mut |resolve: Function, _| {
            Timeout::new(PAINT_DELAY, move || _ = resolve.call0(&JsValue::NULL)).forget();
        });
        let _ = JsFuture::from(rested).await;
    }
}

/// The ids and texts of the matches with a [`fingerprint`].
pub async fn with_fingerprint(mark: u32) -> Result<Vec<(String, String)>, StorageError> {
    let all = strings(marked_texts(mark).await.map_err(why)?);
    Ok(all.chunks_exact(2).map(|pair| (pair[0].clone(), pair[1].clone())).collect())
}

/// Whether the browser promises not to evict the data. With `ask`, requests that promise.
pub async fn lasting(ask: bool) -> bool {
    is_lasting(ask).await.is_ok_and(|lasting| lasting.is_truthy())
}
