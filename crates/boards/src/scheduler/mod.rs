//! Work that can wait until what is seen at once is painted.
//!
//! A press shows with the next frame; its consequences are computed after that. Then it is shown where one looks: on
//! the board. The next choices, the panels and the record follow in tasks of their own. The order is that of `machine`; here
//! are the frames and timers.

mod machine;
#[cfg(test)]
mod tests;

use crate::event_queue::EventQueue;
use gloo::timers::callback::Timeout;
use js_sys::{Function, Promise};
use machine::{Command, Event, Machine, Work};
use std::cell::{Cell, RefCell};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use yew::prelude::*;

type Job = Box<dyn FnOnce()>;

/// Work that waits; dropped, it is never done.
pub struct Later(u32);

impl Drop for Later {
    fn drop(&mut self) {
        // When the page goes, the scheduler may be gone first.
        let _ = SCHEDULER.try_with(|scheduler| scheduler.send(Event::Dropped(self.0)));
    }
}

/// How long one waits for a frame, in milliseconds.
const UNSEEN: u32 = 100;

/// The scheduler of this page.
#[derive(Default)]
struct Scheduler {
    machine: RefCell<Machine<Job>>,
    events: EventQueue<Event<Job>>,
    tickets: Cell<u32>,
}

thread_local! {
    static SCHEDULER: Scheduler = Scheduler::default();
}

/// Does something in the first task after the next frame is painted. A page that is not seen paints none: there it waits until
/// someone looks.
pub fn after_paint(work: impl FnOnce() + 'static) -> Later {
    Later(ask(Work::Painted(Box::new(work))))
}

/// Does what was chosen by a press, once that is seen, and then shows it. Whatever was pressed is answered, even on a page that is
/// not seen any more and paints no frame, or that is left ([`flush`]).
pub fn answer(act: impl FnOnce() + 'static, show: impl FnOnce() + 'static) {
    ask(Work::Answer(Box::new(act), Box::new(show)));
}

/// Until the next frame is painted, or for a while without one.
pub async fn painted() {
    let painted = Promise::new(&mut |resolve: Function, _| {
        ask(Work::Soon(Box::new(move || _ = resolve.call0(&JsValue::NULL))));
    });
    let _ = JsFuture::from(painted).await;
}

/// Runs now the answers that wait for a frame. A dropped piece lies at its place and nowhere else, and a page that goes owes no answer.
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
        });
    }
}

fn obey(command: Command<Job>) {
    match command {
        Command::Frame(ticket) => {
            // The frame is painted after this call and before the timer.
            let due = move || _ = Timeout::new(0, move || report(Event::Due(ticket))).forget();
            if let Some(window) = web_sys::window() {
                let _ = window.request_animation_frame(Closure::once_into_js(due).unchecked_ref());
            }
        }
        Command::Timer(ticket) => _ = Timeout::new(UNSEEN, move || report(Event::Due(ticket))).forget(),
        Command::Run(job) => job(),
        Command::Task(job) => _ = Timeout::new(0, job).forget(),
    }
}

/// How far the screen has come with what the stamp stands for: 0 at once, and one more with each frame up to `last`. The first
/// picture is complete.
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
