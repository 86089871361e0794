//! Keeps the screen on while people think. Does nothing in browsers without wake locks.

use crate::ui::base::browser::call;
use gloo::events::EventListener;
use gloo::utils::{document, window};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::js_sys::{Promise, Reflect};
use yew::prelude::*;

/// The browser releases the lock when the page is hidden.
#[derive(Default)]
struct WakeLock {
    wanted: bool,
    held: Option<JsValue>,
}

fn ask(lock: &Rc<RefCell<WakeLock>>) {
    let lock = lock.clone();
    spawn_local(async move {
        let request = || {
            let navigator = window().navigator();
            let locks = Reflect::get(&navigator, &"wakeLock".into()).ok()?;
            call(&locks, "request", &["screen".into()])?.dyn_into::<Promise>().ok()
        };
        let Some(request) = request() else { return };
        // Refused, for example to save battery. The screen then turns off as usual.
        let Ok(held) = JsFuture::from(request).await else { return };
        let mut lock = lock.borrow_mut();
        let old = if lock.wanted { lock.held.replace(held) } else { Some(held) };
        old.map(|old| call(&old, "release", &[]));
    });
}

/// Keeps the screen on while `wanted`.
#[hook]
pub fn use_wake_lock(wanted: bool) {
    use_effect_with(wanted, |wanted| {
        let wanted = *wanted;
        let lock = Rc::new(RefCell::new(WakeLock { wanted, held: None }));
        let listener = wanted.then(|| {
            ask(&lock);
            let lock = lock.clone();
            EventListener::new(&document(), "visibilitychange", move |_| {
                if !document().hidden() {
                    ask(&lock);
                }
            })
        });
        move || {
            drop(listener);
            let held = {
                let mut lock = lock.borrow_mut();
                lock.wanted = false;
                lock.held.take()
            };
            held.map(|held| call(&held, "release", &[]));
        }
    });
}
