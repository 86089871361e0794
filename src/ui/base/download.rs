//! Saves files through the browser.

use gloo::timers::callback::Timeout;
use gloo::utils::document;
use js_sys::{Array, Uint8Array};
use trivium_session::Match;
use wasm_bindgen::JsCast;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// How long a file's URL stays valid, in milliseconds. By then, the browser has started to save.
const SAVE_STARTED: u32 = 60_000;

/// A file; `kind` is its media type.
pub fn file(content: &[u8], kind: &str) -> Option<Blob> {
    let bag = BlobPropertyBag::new();
    bag.set_type(kind);
    Blob::new_with_u8_array_sequence_and_options(&Array::of1(&Uint8Array::from(content)), &bag).ok()
}

/// A file name such as `tritt-step-2026-11-21.svg`.
pub fn file_name(game_match: &Match, ending: &str) -> String {
    let game = game_match.setup().game();
    dated(&[game.id(), "-", &game.variant().id.replace('+', "-")].concat(), ending)
}

/// A file name that ends in today's date.
pub fn dated(name: &str, ending: &str) -> String {
    let now = js_sys::Date::new_0();
    let (year, month, day) = (now.get_full_year(), now.get_month() + 1, now.get_date());
    format!("{name}-{year}-{month:02}-{day:02}.{ending}")
}

/// Lets the browser save a file under a name.
pub fn save(name: &str, file: &Blob) -> Option<()> {
    let url = Url::create_object_url_with_blob(file).ok()?;
    let link: HtmlAnchorElement = document().create_element("a").ok()?.dyn_into().ok()?;
    link.set_href(&url);
    link.set_download(name);
    link.click();
    Timeout::new(SAVE_STARTED, move || {
        // The URL was created above, so this does not fail.
        let _ = Url::revoke_object_url(&url);
    })
    .forget();
    Some(())
}
