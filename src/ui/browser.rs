//! Features that some browsers lack.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Array, Function, Reflect};

/// Calls a method where there is one and it does not throw.
pub fn call(of: &JsValue, method: &str, with: &[JsValue]) -> Option<JsValue> {
    let method: Function = Reflect::get(of, &method.into()).ok()?.dyn_into().ok()?;
    method.apply(of, &with.iter().collect::<Array>()).ok()
}
