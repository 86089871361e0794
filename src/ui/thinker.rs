//! The worker seen from the page: tasks one after the other, begun by [`think`], [`advise`] or [`agree`] and stopped by dropping what they return, and
//! analyses ([`analyse`]), which wait while there are such tasks and then begin anew. A worker that dies, or says
//! nothing for long, is replaced once a task, which is told ([`Answer::Renewed`]); when that does not help, the answer is [`Answer::Gone`].

use super::fetch;
use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use trivium_engine::{Hint, Level, Outage, Reply, Request, Task, VERSION};
use trivium_rules::core::Seat;
use trivium_session::Setup;
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
    /// The best decision.
    Found(String),
    /// A hint.
    Hint(Hint),
    /// What an analysis found so far, or in the end: an [`trivium_engine::Outlook`] as text.
    Outlook(String),
    /// Whether it agrees to end the game.
    Agrees(bool),
    /// The worker died or fell silent; another one has the task now.
    Renewed,
    /// There is no program that answers.
    Gone(Outage),
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
    /// Whether nobody waits for it to go on.
    analysis: bool,
    /// Whether the worker was replaced for it.
    again: bool,
}

#[derive(Default)]
struct Thinker {
    worker: Option<(Worker, [EventListener; 2])>,
    ready: bool,
    /// The worker is at the first. Analyses come last: they have time.
    waiting: Vec<Waiting>,
    patience: Option<Timeout>,
    tickets: u32,
}

thread_local! {
    static THINKER: RefCell<Thinker> = RefCell::default();
}

/// The task of a position: what was agreed, and what was played. `millis` is the most time.
pub fn task(setup: &Setup, tokens: Vec<String>, level: Level, millis: Option<u32>) -> Task {
    let game = setup.game();
    Task {
        game: game.id().to_owned(),
        variant: game.variant().id.to_owned(),
        options: game.options().iter().map(|(key, value)| ((*key).to_owned(), *value)).collect(),
        tokens,
        level,
        seed: setup.seed(),
        millis,
    }
}

/// Lets a program look for the best decision. The answer comes once.
pub fn think(task: Task, answer: Callback<Answer>) -> Thinking {
    THINKER.with_borrow_mut(|thinker| thinker.ask(false, |ticket| Request::Think(ticket, task), answer))
}

/// Lets a program look for the best decision and what explains it. The answer comes once.
pub fn advise(task: Task, answer: Callback<Answer>) -> Thinking {
    THINKER.with_borrow_mut(|thinker| thinker.ask(false, |ticket| Request::Hint(ticket, task), answer))
}

/// Asks the program in that seat whether it agrees to end the game.
pub fn agree(seat: Seat, task: Task, answer: Callback<Answer>) -> Thinking {
    THINKER.with_borrow_mut(|thinker| thinker.ask(false, |ticket| Request::Draw(ticket, seat, task), answer))
}

/// Has up to so many decisions compared. The answer comes again and again, until the analysis is finished.
pub fn analyse(lines: u8, task: Task, answer: Callback<Answer>) -> Thinking {
    THINKER.with_borrow_mut(|thinker| thinker.ask(true, |ticket| Request::Analyse(ticket, lines, task), answer))
}

impl Thinker {
    fn ask(&mut self, analysis: bool, request: impl FnOnce(u32) -> Request, answer: Callback<Answer>) -> Thinking {
        self.tickets = self.tickets.wrapping_add(1);
        let ticket = self.tickets;
        let waiting = Waiting { ticket, request: request(ticket), answer, analysis, again: false };
        let ahead = |other: &Waiting| analysis || !other.analysis;
        let place = self.waiting.iter().take_while(|other| ahead(other)).count();
        self.waiting.insert(place, waiting);
        if place == 0 {
            self.begin();
        }
        Thinking(ticket)
    }

    fn stop(&mut self, ticket: u32) {
        let Some(place) = self.waiting.iter().position(|waiting| waiting.ticket == ticket) else { return };
        self.waiting.remove(place);
        if place == 0 {
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
        self.patience = None;
        let Some(request) = self.waiting.first().map(|waiting| waiting.request.clone()) else { return };
        if self.worker.is_none() {
            self.ready = false;
            self.worker = fetch::worker(FILE).ok().map(|worker| {
                let hear = EventListener::new(&worker, "message", |event| {
                    let text = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string());
                    hear(text.as_deref().and_then(Reply::read));
                });
                let fail = EventListener::new(&worker, "error", |_| fail(false));
                (worker, [hear, fail])
            });
        }
        self.say(&request);
        // Without a worker nothing will ever be said.
        let patience = if self.worker.is_none() { 0 } else { PATIENCE[usize::from(self.ready)] };
        self.patience = Some(Timeout::new(patience, || fail(false)));
    }
}

/// The worker said something; `None` is something that is not understood.
fn hear(reply: Option<Reply>) {
    let (ticket, answer, last) = match reply {
        Some(Reply::Ready(VERSION)) => {
            return THINKER.with_borrow_mut(|thinker| {
                thinker.ready = true;
                thinker.begin();
            });
        }
        Some(Reply::Found(ticket, found)) => {
            let last = found.finished;
            (ticket, last.then(|| found.best.map_or(Answer::Gone(Outage::Nothing), Answer::Found)), last)
        }
        Some(Reply::Hint(ticket, hint)) => (ticket, Some(Answer::Hint(hint)), true),
        Some(Reply::Outlook(ticket, last, outlook)) => (ticket, Some(Answer::Outlook(outlook)), last),
        Some(Reply::Draw(ticket, agrees)) => (ticket, Some(Answer::Agrees(agrees)), true),
        Some(Reply::Refused(ticket)) => (ticket, Some(Answer::Gone(Outage::Nothing)), true),
        Some(Reply::Ready(_)) | None => return fail(true),
    };
    let answered = THINKER.with_borrow_mut(|thinker| {
        let waiting = thinker.waiting.first().filter(|waiting| waiting.ticket == ticket)?;
        let answered = waiting.answer.clone();
        if last {
            thinker.waiting.remove(0);
            thinker.begin();
        } else {
            thinker.patience = Some(Timeout::new(PATIENCE[1], || fail(false)));
        }
        Some(answered)
    });
    if let (Some(answered), Some(answer)) = (answered, answer) {
        answered.emit(answer);
    }
}

/// The worker is dead, stuck or `foreign`, or there is none: where that can help, another one gets the task, once.
fn fail(foreign: bool) {
    let told = THINKER.with_borrow_mut(|thinker| {
        let outage = match &thinker.worker {
            None => Outage::Unsupported,
            Some(_) if foreign => Outage::Foreign,
            Some(_) if !thinker.ready => Outage::Unstarted,
            Some(_) => Outage::Stopped,
        };
        if let Some((worker, _)) = thinker.worker.take() {
            worker.terminate();
        }
        thinker.patience = None;
        let helps = matches!(outage, Outage::Unstarted | Outage::Stopped);
        let told = match thinker.waiting.first_mut() {
            Some(waiting) if helps && !waiting.again => {
                waiting.again = true;
                Some((waiting.answer.clone(), Answer::Renewed))
            }
            Some(_) => Some((thinker.waiting.remove(0).answer, Answer::Gone(outage))),
            None => None,
        };
        thinker.begin();
        told
    });
    if let Some((answer, told)) = told {
        answer.emit(told);
    }
}
