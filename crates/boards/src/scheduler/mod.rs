//! Schedules work after the next paint.
//!
//! A press is highlighted in the next frame, and its effect is computed afterwards. The board is drawn first; legal
//! targets, panels and the record follow after its paint. `machine` determines the order; this module requests frames
//! and timers.

mod machine;
#[cfg(test)]
mod tests;

use crate::event_queue::EventQueue;
use gloo::timers::callback::Timeout;
use js_sys::{Function, Promise};
use machine::{Command, Event, Machine, Work};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Element;
use yew::prelude::*;

type Job = Box<dyn FnOnce()>;

/// Scheduled work. Dropping it cancels the work.
pub struct Later(u32);

impl Drop for Later {
    fn drop(&mut self) {
        // When the page closes, the scheduler may be dropped first.
        let _ = SCHEDULER.try_with(|scheduler| scheduler.send(Event::Dropped(self.0)));
    }
}

/// Longest wait for a frame, in milliseconds.
const FRAME_TIMEOUT: u32 = 100;

#[derive(Default)]
struct Scheduler {
    machine: RefCell<Machine<Job>>,
    events: EventQueue<Event<Job>>,
    tickets: Cell<u32>,
    /// How many components have not rendered their last change.
    drawings: Cell<u32>,
    busy: RefCell<Option<Element>>,
}

thread_local! {
    static SCHEDULER: Scheduler = Scheduler::default();
}

/// Runs work in the first task after the next paint. A hidden page does not paint, so there the work waits until the
/// page is visible.
pub fn after_paint(work: impl FnOnce() + 'static) -> Later {
    Later(ask(Work::Painted(Box::new(work))))
}

/// Runs `act` after the press is painted, also if the page is hidden and does not paint, or if it is closed ([`flush`]).
pub fn answer(act: impl FnOnce() + 'static) {
    ask(Work::Answer(Box::new(act)));
}

/// A change that is not rendered yet.
struct Drawing;

impl Drawing {
    fn begin() -> Drawing {
        Drawing::count(1);
        Drawing
    }

    fn count(more: i32) {
        SCHEDULER.with(|scheduler| {
            scheduler.drawings.set(scheduler.drawings.get().wrapping_add_signed(more));
            scheduler.show();
        });
    }
}

impl Drop for Drawing {
    fn drop(&mut self) {
        Drawing::count(-1);
    }
}

/// A function to call before a change of the component's state. It keeps the page busy until the effects of the next
/// render have run, because they may ask for more work. If a render takes long, Yew runs its effects in a later task.
#[hook]
pub fn use_drawing() -> Rc<dyn Fn()> {
    let drawing = use_mut_ref(|| None::<Drawing>);
    {
        let drawing = drawing.clone();
        use_effect(move || drop(drawing.take()));
    }
    Rc::new(move || _ = drawing.borrow_mut().get_or_insert_with(Drawing::begin))
}

/// Gives an element `data-busy` as long as work waits, so that programs can wait until everything is drawn.
pub fn show_busy(element: Element) {
    SCHEDULER.with(|scheduler| scheduler.busy.replace(Some(element)));
}

/// Waits for the next paint, or a short delay if there is none.
pub async fn painted() {
    let painted = Promise::new(&mut |resolve: Function, _| {
        ask(Work::Soon(Box::new(move || _ = resolve.call0(&JsValue::NULL))));
    });
    let _ = JsFuture::from(painted).await;
}

/// Runs all waiting answers now. A drop must be drawn at once, or the piece would jump back; and a closing page would
/// lose them.
pub fn flush() {
    report(Event::Flush);
}

fn ask(work: Work<Job>) -> u32 {
    SCHEDULER.with(|scheduler| {
        let ticket = scheduler.tickets.get().wrapping_add(1);
        scheduler.tickets.set(ticket);
        scheduler.send(Event::Asked(ticket, work));
        ticket
    })
}

fn report(event: Event<Job>) {
    SCHEDULER.with(|scheduler| scheduler.send(event));
}

impl Scheduler {
    fn send(&self, event: Event<Job>) {
        self.events.send(event, |event| {
            let commands = self.machine.borrow_mut().on(event);
            commands.into_iter().for_each(obey);
            self.show();
        });
    }

    fn show(&self) {
        if let Some(element) = &*self.busy.borrow() {
            let busy = self.drawings.get() > 0 || self.machine.borrow().waits();
            let _ = element.toggle_attribute_with_force("data-busy", busy);
        }
    }
}

fn obey(command: Command<Job>) {
    match command {
        Command::Frame(ticket) => {
            // The browser paints the frame after this callback and before the timer fires.
            let due = move || _ = Timeout::new(0, move || report(Event::Due(ticket))).forget();
            if let Some(window) = web_sys::window() {
                let _ = window.request_animation_frame(Closure::once_into_js(due).unchecked_ref());
            }
        }
        Command::Timer(ticket) => _ = Timeout::new(FRAME_TIMEOUT, move || report(Event::Due(ticket))).forget(),
        Command::Run(job) => job(),
    }
}

/// The new value if `now`, otherwise the previous one.
#[hook]
pub fn use_kept<T: Clone + 'static>(now: bool, value: impl FnOnce() -> T) -> T {
    let kept = use_mut_ref(|| None::<T>);
    let mut kept = kept.borrow_mut();
    if now || kept.is_none() {
        *kept = Some(value());
    }
    kept.clone().expect("just kept")
}
