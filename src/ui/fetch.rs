//! Files beside the page that are fetched when they are needed: the words of a language, the rules of a game, styles.

use crate::i18n::{Apart, Language, Words};
use js_sys::{Function, Promise, Reflect};
use wasm_bindgen_futures::JsFuture;
use web_sys::wasm_bindgen::prelude::*;
use web_sys::{HtmlLinkElement, Response};

#[wasm_bindgen(module = "/src/ui/fetch.mjs")]
extern "C" {
    /// The address of a file of the page's release. `scripts/release.mjs` puts all of them in a folder that no other release has.
    pub fn address(file: &str) -> String;
    /// The worker that this loader among them starts, from whatever origin it comes.
    #[wasm_bindgen(catch)]
    pub fn worker(loader: &str) -> Result<web_sys::Worker, JsValue>;
}

/// The text of a file, if it can be had.
pub async fn text(file: &str) -> Option<String> {
    body(web_sys::window()?.fetch_with_str(&address(file))).await
}

/// Sees to it that a language's words of that kind are installed; false when they cannot be had.
pub async fn words<T: Apart>(language: Language) -> bool {
    if language.installed::<T>().is_some() {
        return true;
    }
    let file = text(&["words/", &language.file_name::<T>()].concat()).await;
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

/// Sees to it that the page has a sheet of styles of that name; `None` when it cannot be had.
pub async fn style(name: &str) -> Option<()> {
    let document = web_sys::window()?.document()?;
    let id = [name, "-styles"].concat();
    if document.get_element_by_id(&id).is_some() {
        return Some(());
    }
    let link: HtmlLinkElement = document.create_element("link").ok()?.dyn_into().ok()?;
    link.set_id(&id);
    link.set_rel("stylesheet");
    let loaded = Promise::new(&mut |resolve: Function, reject: Function| {
        link.set_onload(Some(&resolve));
        link.set_onerror(Some(&reject));
    });
    link.set_href(&address(&[name, ".css"].concat()));
    document.head()?.append_with_node_1(&link).ok()?;
    if JsFuture::from(loaded).await.is_err() {
        link.remove();
        return None;
    }
    Some(())
}

/// The text of an answer.
async fn body(answer: Promise) -> Option<String> {
    let answer = JsFuture::from(answer).await.ok()?.dyn_into::<Response>().ok().filter(Response::ok)?;
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}
