//! Calls to browser features that some browsers lack.

use gloo::utils::window;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Array, Function, Reflect};

/// The time in milliseconds since the page was loaded, unaffected by changes of the system clock.
pub fn monotonic() -> f64 {
    window().performance().map_or_else(js_sys::Date::now, |performance| performance.now())
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
