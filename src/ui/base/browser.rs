//! Small calls to the browser.

use gloo::utils::window;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Event;
use web_sys::js_sys::{Array, Function, Reflect};

/// The time in milliseconds since the page was loaded, unaffected by changes of the system clock.
pub fn monotonic() -> f64 {
    window().performance().map_or_else(js_sys::Date::now, |performance| performance.now())
}

/// Dispatches an event at the window.
pub fn dispatch(name: &str) {
    if let Ok(event) = Event::new(name) {
        // No listener cancels these events.
        let _ = window().dispatch_event(&event);
    }
}

/// Calls a method; `None` if it does not exist or throws.
pub fn call(of: &JsValue, method: &str, with: &[JsValue]) -> Option<JsValue> {
    let method: Function = Reflect::get(of, &method.into()).ok()?.dyn_into().ok()?;
    method.apply(of, &with.iter().collect::<Array>()).ok()
}

/// The monotonic time as clocks of matches count it, in milliseconds.
pub fn now() -> u64 {
    monotonic() as u64
}
