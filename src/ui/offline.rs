//! Whether the page is ready without a network, and what it offers: a new version, to be installed. `public/offline.js` finds these
//! out, with or without this program, and writes them into the document's element.

use super::settings::use_language;
use gloo::events::EventListener;
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use yew::prelude::*;

/// Known facts about the page itself.
#[derive(Clone, Copy, Default, PartialEq)]
struct OfflineStatus {
    /// Every file of it is kept.
    ready: bool,
    /// A newer version is kept, or has taken over in another tab.
    update: bool,
    /// It can be installed.
    install: bool,
}

impl OfflineStatus {
    fn read() -> OfflineStatus {
        let root = web_sys::window().and_then(|w| w.document()).and_then(|d| d.document_element());
        let has = |name| root.as_ref().is_some_and(|root| root.has_attribute(name));
        OfflineStatus { ready: has("data-offline"), update: has("data-update"), install: has("data-install") }
    }
}

/// Whether the service worker brings this page its files: then they are all here.
pub fn serves() -> bool {
    let read = |of: JsValue, name: &str| Reflect::get(&of, &name.into()).ok().filter(JsValue::is_object);
    let navigator = web_sys::window().map(|window| window.navigator().into());
    navigator.and_then(|it| read(it, "serviceWorker")).and_then(|it| read(it, "controller")).is_some()
}

/// Says something to `public/offline.js`.
fn say(what: &str) {
    if let (Some(window), Ok(event)) = (web_sys::window(), web_sys::Event::new(what)) {
        // Nobody prevents it.
        let _ = window.dispatch_event(&event);
    }
}

/// A line of what is known of the page, where no game is under way.
#[component]
pub fn Offline() -> Html {
    let words = &use_language().shell().offline;
    let known = use_state_eq(OfflineStatus::read);
    {
        let known = known.setter();
        use_effect_with((), move |()| {
            // It may have changed since it was drawn.
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
