//! Runs work after the next paint.
//!
//! A press is highlighted in the next frame, and its effect is computed afterwards. The board is drawn first; legal
//! targets, panels and the record follow after its paint.

use gloo::timers::callback::Timeout;
use js_sys::{Function, Promise};
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Element;
use yew::prelude::*;

/// Longest wait for a frame, in milliseconds.
const FRAME_TIMEOUT: u32 = 100;

/// Work that runs at most once: it is taken out of the cell to run or to be cancelled.
type Job = Rc<Cell<Option<Box<dyn FnOnce()>>>>;

#[derive(Default)]
struct Scheduler {
    /// Responses to presses, in their order.
    answers: RefCell<VecDeque<Box<dyn FnOnce()>>>,
    /// The number of waiting jobs, plus the number of components that have not rendered their last change.
    unfinished: Cell<u32>,
    busy: RefCell<Option<Element>>,
}

thread_local! {
    static SCHEDULER: Scheduler = Scheduler::default();
}

/// A guard: the page has `data-busy` as long as one exists.
struct Unfinished;

impl Unfinished {
    fn begin() -> Unfinished {
        count(1);
        Unfinished
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        count(-1);
    }
}

fn count(more: i32) {
    // When the page closes, the scheduler may be dropped first.
    let _ = SCHEDULER.try_with(|scheduler| {
        let unfinished = scheduler.unfinished.get().wrapping_add_signed(more);
        scheduler.unfinished.set(unfinished);
        if let Some(element) = &*scheduler.busy.borrow() {
            let _ = element.toggle_attribute_with_force("data-busy", unfinished > 0);
        }
    });
}

/// Gives an element `data-busy` as long as work waits, so that programs can wait until everything is drawn.
pub fn show_busy(element: Element) {
    SCHEDULER.with(|scheduler| scheduler.busy.replace(Some(element)));
}

/// Schedules a job for the first task after the next paint.
fn at_next_paint(work: impl FnOnce() + 'static) -> Job {
    let unfinished = Unfinished::begin();
    let job: Job = Rc::new(Cell::new(Some(Box::new(move || {
        work();
        drop(unfinished);
    }))));
    let painted = job.clone();
    // The browser paints the frame after this callback and before the timer fires.
    let frame = move || Timeout::new(0, move || run(&painted)).forget();
    if let Some(window) = web_sys::window() {
        let _ = window.request_animation_frame(Closure::once_into_js(frame).unchecked_ref());
    }
    job
}

fn run(job: &Job) {
    if let Some(work) = job.take() {
        work();
    }
}

/// Scheduled work. Dropping it cancels the work.
pub struct Later(Job);

impl Drop for Later {
    fn drop(&mut self) {
        self.0.take();
    }
}

/// Runs work in the first task after the next paint. A hidden page does not paint, so there the work waits until the
/// page is visible.
pub fn after_paint(work: impl FnOnce() + 'static) -> Later {
    Later(at_next_paint(work))
}

/// Runs work after the next paint, or after a short delay if there is none.
fn soon(work: impl FnOnce() + 'static) {
    let job = at_next_paint(work);
    Timeout::new(FRAME_TIMEOUT, move || run(&job)).forget();
}

/// Waits for the next paint, or a short delay if there is none.
pub async fn painted() {
    let painted = Promise::new(&mut |resolve: Function, _| {
        soon(move || _ = resolve.call0(&JsValue::NULL));
    });
    let _ = JsFuture::from(painted).await;
}

/// Runs `act`, the response to a press, after the press is painted. A hidden page, which does not paint, runs it too,
/// and so does a closing page ([`flush`]).
pub fn respond(act: impl FnOnce() + 'static) {
    SCHEDULER.with(|scheduler| scheduler.answers.borrow_mut().push_back(Box::new(act)));
    soon(flush);
}

/// Runs all waiting responses now. A drop needs this, or the piece would jump back until the response is drawn. A
/// closing page needs it, or it would lose the responses.
pub fn flush() {
    while let Some(act) = SCHEDULER.with(|scheduler| scheduler.answers.borrow_mut().pop_front()) {
        act();
    }
}

/// A function to call before a change of the component's state. It keeps the page busy until the effects of the next
/// render have run, because they may ask for more work. If a render takes long, Yew runs its effects in a later task.
#[hook]
pub fn use_drawing() -> Rc<dyn Fn()> {
    let drawing = use_mut_ref(|| None::<Unfinished>);
    {
        let drawing = drawing.clone();
        use_effect(move || drop(drawing.take()));
    }
    Rc::new(move || _ = drawing.borrow_mut().get_or_insert_with(Unfinished::begin))
}

#[hook]
pub fn use_updated_if<T: Clone + 'static>(now: bool, value: impl FnOnce() -> T) -> T {
    let held = use_mut_ref(|| None::<T>);
    let mut held = held.borrow_mut();
    if now || held.is_none() {
        *held = Some(value());
    }
    held.clone().expect("just set")
}
