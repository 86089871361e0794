//! The worker seen from the page: tasks one after the other, begun by [`think`] or [`agree`] and stopped by dropping what they return. A
//! worker that dies, or says nothing for long, is replaced once a task; when that does not help, the answer is [`Answer::Gone`].

use super::fetch;
use crate::ai::{Found, Reply, Request, Task, VERSION};
use crate::core::Seat;
use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use web_sys::wasm_bindgen::JsCast;
use web_sys::{MessageEvent, Worker};
use yew::Callback;

/// The file that starts the worker, beside the page.
const FILE: &str = "worker_loader.js";
/// How long a worker may take until it listens, and then to say something, in milliseconds.
const PATIENCE: [u32; 2] = [30_000, 12_000];

/// What comes of a task.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// What it found.
    Found(Found),
    /// Whether it agrees to end the game.
    Agrees(bool),
    /// There is no program that answers.
    Gone,
}

/// A task that is thought about; dropped, it is not any more.
#[must_use]
pub struct Thinking(u32);

impl Drop for Thinking {
    fn drop(&mut self) {
        // The answer may be what drops it, when the thinker is long done with it.
        let _ = THINKER.try_with(|thinker| {
            if let Ok(mut thinker) = thinker.try_borrow_mut() {
                thinker.stop(self.0);
            }
        });
    }
}

struct Waiting {
    ticket: u32,
    request: Request,
    answer: Callback<Answer>,
    /// Whether the worker was replaced for it.
    again: bool,
}

#[derive(Default)]
struct Thinker {
    worker: Option<(Worker, [EventListener; 2])>,
    ready: bool,
    /// The first is thought about.
    waiting: Vec<Waiting>,
    patience: Option<Timeout>,
    tickets: u32,
}

thread_local! {
    static THINKER: RefCell<Thinker> = RefCell::default();
}

/// Lets a program look for the best decision. The answer comes once.
pub fn think(task: Task, answer: Callback<Answer>) -> Thinking {
    THINKER.with_borrow_mut(|thinker| thinker.ask(|ticket| Request::Think(ticket, task), answer))
}

/// Asks the program in that seat whether it agrees to end the game.
pub fn agree(seat: Seat, task: Task, answer: Callback<Answer>) -> Thinking {
    THINKER.with_borrow_mut(|thinker| thinker.ask(|ticket| Request::Draw(ticket, seat, task), answer))
}

impl Thinker {
    fn ask(&mut self, request: impl FnOnce(u32) -> Request, answer: Callback<Answer>) -> Thinking {
        self.tickets = self.tickets.wrapping_add(1);
        let ticket = self.tickets;
        self.waiting.push(Waiting { ticket, request: request(ticket), answer, again: false });
        if self.waiting.len() == 1 {
            self.begin();
        }
        Thinking(ticket)
    }

    fn stop(&mut self, ticket: u32) {
        let Some(at) = self.waiting.iter().position(|waiting| waiting.ticket == ticket) else { return };
        self.waiting.remove(at);
        if at == 0 {
            self.say(&Request::Stop);
            self.begin();
        }
    }

    fn say(&self, request: &Request) {
        if let Some((worker, _)) = self.worker.as_ref().filter(|_| self.ready) {
            // It only fails for what cannot be copied; text can.
            let _ = worker.post_message(&request.write().into());
        }
    }

    /// Sends what waits first, once there is a worker that listens.
    fn begin(&mut self) {
        if self.waiting.is_empty() {
            self.patience = None;
            return;
        }
        if self.worker.is_none() {
            self.ready = false;
            self.worker = fetch::worker(FILE).ok().map(|worker| {
                let hear = EventListener::new(&worker, "message", |event| {
                    let text = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string());
                    hear(text.as_deref().and_then(Reply::read));
                });
                let fail = EventListener::new(&worker, "error", |_| fail());
                (worker, [hear, fail])
            });
        }
        if let Some(waiting) = self.waiting.first() {
            self.say(&waiting.request);
        }
        // Without a worker nothing will ever be said.
        let patience = if self.worker.is_none() { 0 } else { PATIENCE[usize::from(self.ready)] };
        self.patience = Some(Timeout::new(patience, fail));
    }
}

/// The worker said something; `None` is something that is not understood.
fn hear(reply: Option<Reply>) {
    let (ticket, answer) = match reply {
        Some(Reply::Ready(VERSION)) => {
            return THINKER.with_borrow_mut(|thinker| {
                thinker.ready = true;
                thinker.begin();
            });
        }
        Some(Reply::Found(ticket, found)) => (ticket, found.finished.then_some(Answer::Found(found))),
        Some(Reply::Draw(ticket, agrees)) => (ticket, Some(Answer::Agrees(agrees))),
        Some(Reply::Refused(ticket)) => (ticket, Some(Answer::Gone)),
        Some(Reply::Ready(_)) | None => return fail(),
    };
    let answered = THINKER.with_borrow_mut(|thinker| {
        thinker.waiting.first().filter(|waiting| waiting.ticket == ticket)?;
        if answer.is_none() {
            thinker.patience = Some(Timeout::new(PATIENCE[1], fail));
            return None;
        }
        let waiting = thinker.waiting.remove(0);
        thinker.begin();
        Some(waiting.answer)
    });
    if let (Some(answered), Some(answer)) = (answered, answer) {
        answered.emit(answer);
    }
}

/// The worker is dead or stuck: another one gets the task, once.
fn fail() {
    let gone = THINKER.with_borrow_mut(|thinker| {
        if let Some((worker, _)) = thinker.worker.take() {
            worker.terminate();
        }
        let gone = match thinker.waiting.first_mut() {
            Some(waiting) if !waiting.again => {
                waiting.again = true;
                None
            }
            Some(_) => Some(thinker.waiting.remove(0)),
            None => None,
        };
        thinker.begin();
        gone
    });
    if let Some(gone) = gone {
        gone.answer.emit(Answer::Gone);
    }
}
