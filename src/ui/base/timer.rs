//! Delayed calls of components.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// Calls `then`, if there is one, after `wait` milliseconds. A change of `deps` starts the wait again, with the values
/// of that render.
#[hook]
pub fn use_timer<D: PartialEq + 'static, F: FnOnce() + 'static>(deps: D, wait: u32, then: Option<F>) {
    use_effect_with(deps, move |_| {
        let timer = then.map(|then| Timeout::new(wait, then));
        move || drop(timer)
    });
}
