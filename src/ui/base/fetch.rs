//! Fetches files of the page on demand: words of a language, rules of a game, style sheets.

use gloo::utils::window;
use js_sys::{Promise, Reflect, Uint8Array};
use std::cell::RefCell;
use std::future::Future;
use std::rc::Rc;
use trivium_words::{Language, LazyCatalog, Words};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

#[wasm_bindgen(module = "/src/ui/base/fetch.mjs")]
extern "C" {
    /// The URL of a file of this release. `scripts/release.mjs` puts them all in a folder that belongs to one release.
    pub fn address(file: &str) -> String;
    /// Starts the worker through the given loader file, which may be on another origin.
    #[wasm_bindgen(catch)]
    pub fn worker(loader: &str) -> Result<web_sys::Worker, JsValue>;
    /// Takes the page's Trusted Types policy for markup and script URLs; null or undefined if there is none.
    pub fn trust(policy: &JsValue);
    fn sheet(name: &str) -> Promise;
    /// Whether the document has the style sheet of that name.
    pub fn styled(name: &str) -> bool;
}

thread_local! {
    /// Cached texts by file name, so that a screen can be drawn at once when the user returns to it.
    static HELD: RefCell<Vec<(String, Rc<str>)>> = const { RefCell::new(Vec::new()) };
}

/// The text of a file; `None` if it cannot be fetched.
pub async fn text(file: &str) -> Option<String> {
    body(window().fetch_with_str(&address(file))).await
}

/// The bytes of a file; `None` if it cannot be fetched.
pub async fn bytes(file: &str) -> Option<Vec<u8>> {
    let response = JsFuture::from(window().fetch_with_str(&address(file))).await.ok()?;
    let response = response.dyn_into::<Response>().ok().filter(Response::ok)?;
    let bytes = JsFuture::from(response.array_buffer().ok()?).await.ok()?;
    Some(Uint8Array::new(&bytes).to_vec())
}

/// The file with the words of a language.
pub fn words_file<T: LazyCatalog>(language: Language) -> String {
    ["words/", &language.file_name::<T>()].concat()
}

/// Installs the words of a language. Returns false if they cannot be fetched.
pub async fn words<T: LazyCatalog>(language: Language) -> bool {
    if language.installed::<T>().is_some() {
        return true;
    }
    let file = text(&words_file::<T>(language)).await;
    file.is_some_and(|file| language.install::<T>(file).is_ok())
}

/// Like [`words`], for the words that index.html has already requested.
pub async fn first_words(language: Language) -> bool {
    let request = Reflect::get(&window(), &"triviumWords".into());
    let text = match request.ok().and_then(|request| request.dyn_into().ok()) {
        Some(request) => body(request).await,
        None => None,
    };
    // index.html may have requested another language, or its request failed.
    text.is_some_and(|text| language.install::<Words>(text).is_ok()) || words::<Words>(language).await
}

/// Adds a style sheet to the page. The request starts at once. The result is false if it fails.
pub fn style(name: &str) -> impl Future<Output = bool> + use<> {
    let sheet = JsFuture::from(sheet(name));
    async { sheet.await.is_ok() }
}

/// The cached text of a file.
pub fn held(file: &str) -> Option<Rc<str>> {
    HELD.with_borrow(|held| held.iter().find(|(name, _)| name == file).map(|(_, text)| text.clone()))
}

/// Caches the text of a file. Returns false if it cannot be fetched.
pub async fn hold(file: &str) -> bool {
    if held(file).is_some() {
        return true;
    }
    let Some(text) = text(file).await else { return false };
    HELD.with_borrow_mut(|held| held.push((file.to_owned(), text.into())));
    true
}

/// The words of a language, if their file is cached.
pub fn held_words<T: LazyCatalog>(language: Language) -> Option<&'static T> {
    if language.installed::<T>().is_none()
        && let Some(text) = held(&words_file::<T>(language))
    {
        // Words of another version fail to install; then the result is `None`.
        let _ = language.install::<T>(text.as_ref().to_owned());
    }
    language.installed()
}

async fn body(response: Promise) -> Option<String> {
    let response = JsFuture::from(response).await.ok()?.dyn_into::<Response>().ok().filter(Response::ok)?;
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}
