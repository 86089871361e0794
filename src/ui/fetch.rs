//! Files next to the page that are fetched when they are needed: the words of a language, the rules of a game, styles.

use js_sys::{Promise, Reflect};
use std::cell::RefCell;
use std::rc::Rc;
use trivium_words::{Language, LazyCatalog, Words};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

#[wasm_bindgen(module = "/src/ui/fetch.mjs")]
extern "C" {
    /// The address of a file of the page's release. `scripts/release.mjs` puts all of them in a folder that no other release has.
    pub fn address(file: &str) -> String;
    /// The worker that this loader among them starts, from whatever origin it comes.
    #[wasm_bindgen(catch)]
    pub fn worker(loader: &str) -> Result<web_sys::Worker, JsValue>;
    /// Takes the policy of a page with Trusted Types, which makes markup and addresses of scripts; null or undefined elsewhere.
    pub fn trust(policy: &JsValue);
    fn sheet(name: &str) -> Promise;
    /// Whether the document has a sheet of styles of that name.
    pub fn styled(name: &str) -> bool;
}

thread_local! {
    /// Texts of files, by name: what screens show, so that they can be drawn at once when one comes back to them.
    static HELD: RefCell<Vec<(String, Rc<str>)>> = const { RefCell::new(Vec::new()) };
}

/// The text of a file, if it can be had.
pub async fn text(file: &str) -> Option<String> {
    body(web_sys::window()?.fetch_with_str(&address(file))).await
}

/// Where a language's words of that kind lie.
pub fn words_file<T: LazyCatalog>(language: Language) -> String {
    ["words/", &language.file_name::<T>()].concat()
}

/// Sees to it that a language's words of that kind are installed; false when they cannot be had.
pub async fn words<T: LazyCatalog>(language: Language) -> bool {
    if language.installed::<T>().is_some() {
        return true;
    }
    let file = text(&words_file::<T>(language)).await;
    file.is_some_and(|file| language.install::<T>(file).is_ok())
}

/// The same for those that the page begins with, for which index.html has asked already.
pub async fn first_words(language: Language) -> bool {
    let asked = web_sys::window().and_then(|window| Reflect::get(&window, &"triviumWords".into()).ok());
    let text = match asked.and_then(|asked| asked.dyn_into().ok()) {
        Some(asked) => body(asked).await,
        None => None,
    };
    // It may have asked for another language, or in vain.
    text.is_some_and(|text| language.install::<Words>(text).is_ok()) || words::<Words>(language).await
}

/// Sees to it that the page has a sheet of styles of that name; false when it cannot be had.
pub async fn style(name: &str) -> bool {
    JsFuture::from(sheet(name)).await.is_ok()
}

/// A file's text, if it is held.
pub fn held(file: &str) -> Option<Rc<str>> {
    HELD.with_borrow(|held| held.iter().find(|(name, _)| name == file).map(|(_, text)| text.clone()))
}

/// Sees to it that a file's text is held; false when it cannot be had.
pub async fn hold(file: &str) -> bool {
    if held(file).is_some() {
        return true;
    }
    let Some(text) = text(file).await else { return false };
    HELD.with_borrow_mut(|held| held.push((file.to_owned(), text.into())));
    true
}

/// A language's words of that kind, of their file when that is held.
pub fn held_words<T: LazyCatalog>(language: Language) -> Option<&'static T> {
    if language.installed::<T>().is_none()
        && let Some(text) = held(&words_file::<T>(language))
    {
        // Words of another version are none.
        let _ = language.install::<T>(text.as_ref().to_owned());
    }
    language.installed()
}

/// The text of an answer.
async fn body(answer: Promise) -> Option<String> {
    let answer = JsFuture::from(answer).await.ok()?.dyn_into::<Response>().ok().filter(Response::ok)?;
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}
