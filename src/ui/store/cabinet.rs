//! What `cabinet.mjs` does, typed.

use js_sys::{Array, Function, JsString};
use trivium_rules::core::number;
use trivium_session::{StorageError, Summary, kept_head, kept_mark, kept_when};
use web_sys::wasm_bindgen::prelude::*;

#[wasm_bindgen(module = "/src/ui/store/cabinet.mjs")]
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
    #[wasm_bindgen(js_name = "led", catch)]
    async fn led_ids() -> Result<JsValue, JsValue>;
    /// Says the newest state of a match to the tabs that follow it.
    pub fn tell(id: &str, kept: &str);
    /// Leads a match or follows the tab that does; see there.
    pub fn lead(id: &str, told: &Function) -> Function;
}

fn why(error: JsValue) -> StorageError {
    if error == "Full" { StorageError::Full } else { StorageError::Refused }
}

/// Keeps matches' texts by name, all or none; not those of which a newer text is there.
///
/// # Errors
/// When the browser does not keep them.
pub async fn put(texts: &[(&str, &str)]) -> Result<(), StorageError> {
    let row = Array::new();
    for (id, text) in texts {
        // A list is cut at zeros.
        let head = kept_head(text).replace('\0', " ");
        let (saved, mark) = (kept_when(text) as f64, f64::from(kept_mark(text)));
        for field in [JsValue::from(*id), saved.into(), mark.into(), head.into(), JsValue::from(*text)] {
            row.push(&field);
        }
    }
    put_texts(&row).await.map(|_| ()).map_err(why)
}

/// Whether there may be matches, on the desk or here, without a look at them.
pub async fn some() -> bool {
    may_be_some().await.is_ok_and(|some| some == true)
}

/// A match's text, if it is there.
///
/// # Errors
/// When the browser does not say.
pub async fn text(id: &str) -> Result<Option<String>, StorageError> {
    get_text(id).await.map(|text| text.as_string()).map_err(why)
}

/// Forgets a match.
///
/// # Errors
/// When the browser does not.
pub async fn remove(id: &str) -> Result<(), StorageError> {
    remove_text(id).await.map(|_| ()).map_err(why)
}

/// Matches in a list.
#[derive(Clone, PartialEq, Default)]
pub struct Listed {
    /// How many there are, those that are not listed here among them.
    pub total: usize,
    /// The newest, the last saved first.
    pub matches: Vec<Summary>,
    /// The names of those among them of which nothing can be told.
    pub broken: Vec<String>,
}

/// The newest matches.
///
/// # Errors
/// When the browser does not say.
pub async fn newest(most: usize) -> Result<Listed, StorageError> {
    let all = newest_heads(most as u32).await.map_err(why)?;
    let all = all.as_string().unwrap_or_default();
    let mut parts = all.split_terminator('\0');
    let total = parts.next().and_then(number).unwrap_or_default();
    let mut listed = Listed { total, ..Listed::default() };
    while let (Some(id), Some(head)) = (parts.next(), parts.next()) {
        match Summary::read(id, head) {
            Some(summary) => listed.matches.push(summary),
            None => listed.broken.push(id.to_owned()),
        }
    }
    Ok(listed)
}

/// The names and texts of the matches with a [mark](kept_mark).
///
/// # Errors
/// When the browser does not say.
pub async fn marked(mark: u32) -> Result<Vec<(String, String)>, StorageError> {
    let all = strings(marked_texts(mark).await.map_err(why)?);
    Ok(all.chunks_exact(2).map(|pair| (pair[0].clone(), pair[1].clone())).collect())
}

/// Whether the browser promises not to clear the storage by itself; it is asked to, or that is just looked up.
pub async fn lasting(ask: bool) -> bool {
    is_lasting(ask).await.is_ok_and(|lasting| lasting.is_truthy())
}

/// The names of the matches that a tab leads, this one or another.
pub async fn led() -> Vec<String> {
    led_ids().await.map(strings).unwrap_or_default()
}

fn strings(list: JsValue) -> Vec<String> {
    let list = Array::from(&list);
    list.iter().filter_map(|text| text.dyn_into::<JsString>().ok()).map(String::from).collect()
}
