//! What need not be seen at once waits until what is to be seen at once is painted.
//!
//! What is pressed is seen to be pressed with the next frame; what follows from it is found after that. Then it is shown where one looks: on
//! the board. What can be chosen next, the panels and the record follow in tasks of their own.

use gloo_timers::callback::Timeout;
use js_sys::{Function, Promise};
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use wasm_bindgen_futures::JsFuture;
use web_sys::wasm_bindgen::closure::Closure;
use web_sys::wasm_bindgen::{JsCast, JsValue};
use yew::prelude::*;

type Work = Rc<RefCell<Option<Box<dyn FnOnce()>>>>;

/// Work that waits; dropped, it is never done.
pub struct Later(Work);

impl Later {
    /// Does it now, unless it is done already.
    fn now(&self) {
        let work = self.0.take();
        if let Some(work) = work {
            work();
        }
    }
}

impl Drop for Later {
    fn drop(&mut self) {
        self.0.take();
    }
}

/// Does something in the first task after the next frame is painted. A page that is not seen paints none: there it waits until
/// someone looks.
pub fn after_paint(work: impl FnOnce() + 'static) -> Later {
    let work: Work = Rc::new(RefCell::new(Some(Box::new(work))));
    let later = Later(work.clone());
    // The frame is painted after this call and before the timer.
    let frame = Closure::once_into_js(move || Timeout::new(0, move || later.now()).forget());
    if let Some(window) = web_sys::window() {
        let _ = window.request_animation_frame(frame.unchecked_ref());
    }
    Later(work)
}

/// Something that answers; given whether it shows what follows at once, or in a task of its own.
type Answer = Box<dyn FnOnce(bool)>;

thread_local! {
    /// Whether the next answer comes with the next frame.
    static AT_ONCE: Cell<bool> = const { Cell::new(false) };
    /// What is to be answered, in its order.
    static WAITING: RefCell<VecDeque<Answer>> = const { RefCell::new(VecDeque::new()) };
}

/// The next answer does not wait for a frame: what is let go over a place lies there and nowhere else.
pub fn at_once() {
    AT_ONCE.set(true);
}

/// How long one waits for a frame, in milliseconds.
const UNSEEN: u32 = 100;

/// Does what was chosen by a press, once that is seen, and then shows it. Whatever was pressed is answered, even on a page that is
/// not seen any more and paints no frame, or that is left ([`leaving`]).
pub fn answer(act: impl FnOnce() + 'static, show: impl FnOnce() + 'static) {
    let answer = Box::new(move |at_once| {
        act();
        if at_once {
            show();
        } else {
            Timeout::new(0, show).forget();
        }
    });
    WAITING.with_borrow_mut(|waiting| waiting.push_back(answer));
    if AT_ONCE.take() {
        return answer_all(true);
    }
    soon(|| answer_all(false));
}

/// Does something after the next frame, or after a while without one.
fn soon(work: impl FnOnce() + 'static) {
    let later = after_paint(work);
    Timeout::new(UNSEEN, move || later.now()).forget();
}

/// Until the next frame is painted, or for a while without one.
pub async fn painted() {
    let painted = Promise::new(&mut |resolve: Function, _| soon(move || _ = resolve.call0(&JsValue::NULL)));
    let _ = JsFuture::from(painted).await;
}

/// What is not answered yet is, before the page goes.
pub fn leaving() {
    answer_all(true);
}

fn answer_all(at_once: bool) {
    while let Some(answer) = WAITING.with_borrow_mut(VecDeque::pop_front) {
        answer(at_once);
    }
}

/// How far the screen has come with what the stamp stands for: 0 at once, and one more with each frame up to `last`. What is
/// first shown is complete.
#[hook]
pub fn use_stage(stamp: u32, last: u8) -> u8 {
    let reached = use_state_eq(|| (stamp, last));
    let stage = if reached.0 == stamp { reached.1 } else { 0 };
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
