//! Elements that are filled only once they are near the visible area.

use js_sys::Function;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::{Closure, wasm_bindgen};
use web_sys::Element;
use yew::prelude::*;

#[wasm_bindgen(module = "/src/ui/base/in_view.mjs")]
extern "C" {
    #[wasm_bindgen(js_name = "whenNear")]
    fn when_near(element: &Element, on_near: &JsValue) -> Function;
}

/// Whether the element has been near the visible area.
#[hook]
pub fn use_near_viewport(node: &NodeRef) -> bool {
    let is_near = use_state_eq(|| false);
    let (node, set) = (node.clone(), is_near.setter());
    use_effect_with((), move |()| {
        let on_near = Closure::<dyn Fn()>::new(move || set.set(true));
        let end = node.cast::<Element>().map(|element| when_near(&element, on_near.as_ref()));
        move || {
            // The function does not throw, and the closure lives until then.
            let _ = end.map(|end| end.call0(&JsValue::NULL));
            drop(on_near);
        }
    });
    *is_near
}
