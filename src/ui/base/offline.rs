//! Shows whether the page works offline, whether an update is available, and whether it can be installed.
//! `public/offline.js` detects these states, independently of this program, and writes them to the document element.

use super::settings::use_language;
use gloo::events::EventListener;
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
        let root = web_sys::window().and_then(|w| w.document()).and_then(|d| d.document_element());
        let has = |name| root.as_ref().is_some_and(|root| root.has_attribute(name));
        OfflineStatus { ready: has("data-offline"), update: has("data-update"), install: has("data-install") }
    }
}

/// Whether the service worker serves this page. Then all files are available.
pub fn serves() -> bool {
    let read = |of: JsValue, name: &str| Reflect::get(&of, &name.into()).ok().filter(JsValue::is_object);
    let navigator = web_sys::window().map(|window| window.navigator().into());
    navigator.and_then(|it| read(it, "serviceWorker")).and_then(|it| read(it, "controller")).is_some()
}

/// Sends a command to `public/offline.js`.
fn say(what: &str) {
    if let (Some(window), Ok(event)) = (web_sys::window(), web_sys::Event::new(what)) {
        // No listener cancels this event.
        let _ = window.dispatch_event(&event);
    }
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
            let listener = web_sys::window().map(|window| {
                EventListener::new(&window, "trivium-offline", move |_| known.set(OfflineStatus::read()))
            });
            move || drop(listener)
        });
    }
    let offer = |on: bool, text: &'static str, event: &'static str| {
        on.then(|| html! { <button class="button" onclick={move |_| say(event)}>{ text }</button> })
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
