//! Copies texts to the clipboard.

use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

#[wasm_bindgen(module = "/src/ui/base/share.mjs")]
extern "C" {
    async fn copy(text: &str) -> JsValue;
}

/// Copies a text at a press. `copied` then holds whether that succeeded.
pub fn copier(copied: &UseStateHandle<Option<bool>>, text: &str) -> Callback<MouseEvent> {
    let (copied, text) = (copied.setter(), text.to_owned());
    Callback::from(move |_| {
        let (copied, text) = (copied.clone(), text.clone());
        spawn_local(async move { copied.set(Some(copy(&text).await.is_truthy())) });
    })
}

/// The report of the last copy, empty before the first one.
pub fn copy_status(copied: Option<bool>, success: &'static str, failure: &'static str) -> &'static str {
    match copied {
        None => "",
        Some(true) => success,
        Some(false) => failure,
    }
}
