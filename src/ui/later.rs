//! What need not be seen at once waits until what is to be seen at once is painted.
//!
//! What is pressed is seen to be pressed with the next frame. Then a decision is answered where one looks: on the board. What can be
//! chosen next, the panels and the record follow in tasks of their own.

use gloo_timers::callback::Timeout;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use web_sys::wasm_bindgen::JsCast;
use web_sys::wasm_bindgen::closure::Closure;
use yew::prelude::*;

type Work = Rc<RefCell<Option<Box<dyn FnOnce()>>>>;

/// Work that waits; dropped, it is never done.
pub struct Later(Work);

impl Drop for Later {
    fn drop(&mut self) {
        self.0.take();
    }
}

/// Does something in the first task after the next frame is painted. A page that is not seen paints none: there it waits until
/// someone looks.
pub fn after_paint(work: impl FnOnce() + 'static) -> Later {
    let work: Work = Rc::new(RefCell::new(Some(Box::new(work))));
    let later = work.clone();
    // The frame is painted after this call and before the timer.
    let frame = Closure::once_into_js(move || {
        let run = move || {
            let work = later.take();
            if let Some(work) = work {
                work();
            }
        };
        Timeout::new(0, run).forget();
    });
    if let Some(window) = web_sys::window() {
        let _ = window.request_animation_frame(frame.unchecked_ref());
    }
    Later(work)
}

thread_local! {
    /// Whether the next answer begins with what changes, and not with what was pressed.
    static AT_ONCE: Cell<bool> = const { Cell::new(false) };
}

/// The next answer does not wait for a frame: what is let go over a place lies there and nowhere else.
pub fn at_once() {
    AT_ONCE.set(true);
}

/// How far the screen has come with what the stamp stands for: 0 at once, and one more with each frame up to `last`. What is
/// first shown is complete.
#[hook]
pub fn use_stage(stamp: u32, last: u8) -> u8 {
    let reached = use_state_eq(|| (stamp, last));
    let begun = use_mut_ref(|| (stamp, last));
    let mut begun = begun.borrow_mut();
    if begun.0 != stamp {
        *begun = (stamp, AT_ONCE.take().into());
    }
    let stage = if reached.0 == stamp { reached.1 } else { begun.1 };
    let setter = reached.setter();
    use_effect_with((stamp, stage), move |(stamp, stage)| {
        let next = (*stamp, stage + 1);
        let later = (*stage < last).then(|| after_paint(move || setter.set(next)));
        move || drop(later)
    });
    stage
}

/// The value when its time has come; until then, the one before it.
#[hook]
pub fn use_kept<T: Clone + 'static>(now: bool, value: impl FnOnce() -> T) -> T {
    let kept = use_mut_ref(|| None::<T>);
    let mut kept = kept.borrow_mut();
    if now || kept.is_none() {
        *kept = Some(value());
    }
    kept.clone().expect("just kept")
}
