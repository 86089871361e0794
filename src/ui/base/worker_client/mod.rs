//! The page's side of the worker. Tasks run one after another: [`think`], [`advise`] and [`agree`] start one, and
//! dropping the returned value stops it. Analyses ([`analyse`]) pause for such tasks and then restart.
//!
//! A worker that dies or stops responding is replaced once per task, which the caller learns from [`Answer::Renewed`].
//! If that does not help, the answer is [`Answer::Gone`]. `machine` makes the decisions; this module has the worker
//! and the timer.

mod machine;
#[cfg(test)]
mod tests;

pub use machine::Answer;

use super::fetch;
use crate::ui::base::event_queue::EventQueue;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use js_sys::Uint8Array;
use machine::{Command, Event, Machine};
use std::cell::{Cell, RefCell};
use trivium_engine::{JobKind, Level, Request, Task, read_message, write_message};
use trivium_rules::core::Seat;
use trivium_session::Setup;
use wasm_bindgen::JsCast;
use web_sys::{MessageEvent, Worker};
use yew::Callback;

/// The loader of the worker, a file next to the page.
const LOADER_FILE: &str = "worker_loader.js";

/// A running task. Dropping it stops the task.
#[must_use]
pub struct RunningTask(u32);

impl RunningTask {
    /// Requests the best result so far, at once.
    pub fn finish(&self) {
        report(Event::Hurried(self.0));
    }
}

impl Drop for RunningTask {
    fn drop(&mut self) {
        // When the page closes, the client may be dropped first.
        let _ = CLIENT.try_with(|client| client.send(Event::Dropped(self.0)));
    }
}

#[derive(Default)]
struct Client {
    machine: RefCell<Machine<Callback<Answer>>>,
    events: EventQueue<Event<Callback<Answer>>>,
    worker: RefCell<Option<(Worker, [EventListener; 2])>>,
    patience: RefCell<Option<Timeout>>,
    tickets: Cell<u32>,
}

thread_local! {
    static CLIENT: Client = Client::default();
}

/// The search task for a position after `tokens`. `millis` limits the time.
pub fn task(setup: &Setup, tokens: Vec<String>, level: Level, millis: Option<u32>) -> Task {
    let game = setup.game();
    Task {
        game: game.id().to_owned(),
        variant: game.variant().id.to_owned(),
        options: game.options().iter().map(|(key, value)| ((*key).to_owned(), *value)).collect(),
        start: setup.start(),
        tokens,
        level,
        seed: setup.seed(),
        millis,
    }
}

/// Searches for the best move. The callback is called once.
pub fn think(task: Task, answer: Callback<Answer>) -> RunningTask {
    ask(JobKind::Decide, task, answer)
}

/// Searches for the best move and an explanation. The callback is called once.
pub fn advise(task: Task, answer: Callback<Answer>) -> RunningTask {
    ask(JobKind::Advise, task, answer)
}

/// Asks the engine in a seat whether it agrees to end the game.
pub fn agree(seat: Seat, task: Task, answer: Callback<Answer>) -> RunningTask {
    ask(JobKind::Agree(seat.index() as u8), task, answer)
}

/// Compares up to `lines` moves. The callback is called repeatedly, until the analysis is finished.
pub fn analyse(lines: u8, task: Task, answer: Callback<Answer>) -> RunningTask {
    ask(JobKind::Compare(lines), task, answer)
}

fn ask(kind: JobKind, task: Task, answer: Callback<Answer>) -> RunningTask {
    CLIENT.with(|client| {
        let ticket = client.tickets.get().wrapping_add(1);
        client.tickets.set(ticket);
        client.send(Event::NewTask(ticket, Request::Job(ticket, kind, task), answer));
        RunningTask(ticket)
    })
}

/// Reports an event of the worker or the timer.
fn report(event: Event<Callback<Answer>>) {
    CLIENT.with(|client| client.send(event));
}

impl Client {
    fn send(&self, event: Event<Callback<Answer>>) {
        self.events.send(event, |event| {
            let commands = self.machine.borrow_mut().on(event);
            for command in commands {
                self.obey(command);
            }
        });
    }

    fn obey(&self, command: Command<Callback<Answer>>) {
        match command {
            Command::Start => match fetch::worker(LOADER_FILE) {
                Ok(worker) => {
                    let hear = EventListener::new(&worker, "message", |event| {
                        let data = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
                        let bytes = data.and_then(|data| data.dyn_into::<Uint8Array>().ok());
                        report(Event::Message(bytes.and_then(|bytes| read_message(&bytes.to_vec()))));
                    });
                    let fail = EventListener::new(&worker, "error", |_| report(Event::Failed));
                    self.worker.replace(Some((worker, [hear, fail])));
                }
                Err(_) => self.send(Event::Unsupported),
            },
            Command::Terminate => {
                if let Some((worker, _)) = self.worker.take() {
                    worker.terminate();
                }
            }
            Command::Post(request) => {
                if let Some((worker, _)) = &*self.worker.borrow() {
                    // Bytes can always be cloned, so this cannot fail.
                    let _ = worker.post_message(&Uint8Array::from(&write_message(&request)[..]));
                }
            }
            Command::Patience(millis) => {
                let timer = millis.map(|millis| Timeout::new(millis, || report(Event::Failed)));
                self.patience.replace(timer);
            }
            Command::Answer(asker, answer) => asker.emit(answer),
        }
    }
}
