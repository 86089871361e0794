//! Shows whether the page works offline, whether an update is available, and whether it can be installed.
//! `public/offline.js` detects these states, independently of this program, and writes them to the document element.

use super::browser::dispatch;
use super::settings::use_language;
use gloo::events::EventListener;
use gloo::utils::{document_element, window};
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use yew::prelude::*;

/// The states that `public/offline.js` reports.
#[derive(Clone, Copy, Default, PartialEq)]
struct OfflineStatus {
    /// All files of this version are cached.
    ready: bool,
    /// A newer version is cached, or is active in another tab.
    update: bool,
    /// The browser offers to install the page.
    install: bool,
}

impl OfflineStatus {
    fn read() -> OfflineStatus {
        let has = |name| document_element().has_attribute(name);
        OfflineStatus { ready: has("data-offline"), update: has("data-update"), install: has("data-install") }
    }
}

/// Whether the service worker serves this page. Then all files are available.
pub fn serves() -> bool {
    let read = |of: JsValue, name: &str| Reflect::get(&of, &name.into()).ok().filter(JsValue::is_object);
    read(window().navigator().into(), "serviceWorker").and_then(|it| read(it, "controller")).is_some()
}

/// The status line, shown where no match is open.
#[component]
pub fn Offline() -> Html {
    let words = &use_language().shell().offline;
    let known = use_state_eq(OfflineStatus::read);
    {
        let known = known.setter();
        use_effect_with((), move |()| {
            // The state may have changed since the first render.
            known.set(OfflineStatus::read());
            let listener = EventListener::new(&window(), "trivium-offline", move |_| known.set(OfflineStatus::read()));
            move || drop(listener)
        });
    }
    // `public/offline.js` listens for the event.
    let offer = |on: bool, text: &'static str, event: &'static str| {
        on.then(|| html! { <button class="button" onclick={move |_| dispatch(event)}>{ text }</button> })
    };
    html! {
        <div class="offline" role="status">
            if known.update {
                <span>{ words.update }</span>
            } else if known.ready {
                <span>{ words.ready }</span>
            }
            { for offer(known.update, words.reload, "trivium-update") }
            { for offer(known.install, words.install, "trivium-install") }
        </div>
    }
}
