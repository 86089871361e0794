//! The worker runs the searches of `trivium_engine` outside the page's thread. It searches in slices, so that it can
//! handle a stop at once.

use std::cell::RefCell;
use trivium_engine::{
    Analysis, EngineSession, JobKind, Level, Reply, Request, SearchReport, SearchUpdate, Task, engine_session,
    read_message, write_message,
};
use trivium_rules::core::Seat;
use wasm_bindgen::prelude::*;

// Declares only the browser functions that the worker uses, because the bindings of `web-sys` take longer to compile
// than the worker itself.
#[wasm_bindgen]
extern "C" {
    /// The global scope of the worker, which connects it to the page, or one end of a message channel.
    type MessagePort;
    #[wasm_bindgen(thread_local_v2, js_name = self)]
    static PAGE: MessagePort;
    #[wasm_bindgen(method, js_name = postMessage)]
    fn post_message(this: &MessagePort, message: Option<Vec<u8>>);
    #[wasm_bindgen(method, setter, js_name = onmessage)]
    fn set_onmessage(this: &MessagePort, on_message: &JsValue);

    type MessageEvent;
    #[wasm_bindgen(method, getter)]
    fn data(this: &MessageEvent) -> Vec<u8>;

    type MessageChannel;
    #[wasm_bindgen(constructor)]
    fn new() -> MessageChannel;
    #[wasm_bindgen(method, getter)]
    fn port1(this: &MessageChannel) -> MessagePort;
    #[wasm_bindgen(method, getter)]
    fn port2(this: &MessageChannel) -> MessagePort;

    /// Time since the start of the worker, in milliseconds.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// Target duration of a slice, in milliseconds.
const SLICE: f64 = 12.0;
/// Target duration of a step within a slice, in milliseconds. Steps are short, because a step may cost many times as
/// much as the previous one.
const STEP: f64 = 2.0;
/// Interval between interim results, in milliseconds.
const REPORT_INTERVAL: f64 = 200.0;
/// Nodes in the first step. A single playout of a long game can take one or two milliseconds.
const FIRST: u32 = 1;

struct Job {
    ticket: u32,
    began: f64,
    reported: f64,
    millis: Option<u32>,
    aim: JobKind,
    /// Nodes in the next step, adapted so that it takes about [`STEP`].
    nodes: u32,
}

/// The worker's state. The engine of the last game is kept, because a solved game keeps its table between tasks.
struct TaskRunner {
    /// The worker posts a message to itself after each slice. Unlike a timer, a message has no delay, and messages of
    /// the page come first.
    next: MessagePort,
    game: Option<(String, Box<dyn EngineSession>)>,
    job: Option<Job>,
}

impl TaskRunner {
    fn post(reply: &Reply) {
        PAGE.with(|page| page.post_message(Some(write_message(reply))));
    }

    fn receive(&mut self, request: Request) {
        if let Request::Finish(ticket) = request {
            // A time limit of 0 ends the job after the next slice, or as soon as there is a result.
            return self.job.iter_mut().filter(|job| job.ticket == ticket).for_each(|job| job.millis = Some(0));
        }
        self.job = None;
        if let Request::Job(ticket, aim, task) = request {
            self.take(ticket, aim, &task);
        }
    }

    fn take(&mut self, ticket: u32, aim: JobKind, task: &Task) {
        match self.begin(task, aim) {
            Some(()) => {
                let began = now();
                self.job = Some(Job { ticket, began, reported: began, millis: task.millis, aim, nodes: FIRST });
                self.go_on();
            }
            None => Self::post(&Reply::Refused(ticket)),
        }
    }

    /// The engine for the task's game: the previous engine if the game is the same, or else a new one.
    fn engine(&mut self, task: &Task) -> Option<&mut Box<dyn EngineSession>> {
        let options: Vec<_> = task.options.iter().map(|(key, value)| (key.as_str(), value.to_string())).collect();
        let name = format!("{} {} {options:?}", task.game, task.variant);
        if self.game.as_ref().is_none_or(|(known, _)| *known != name) {
            let options = options.iter().map(|(key, value)| (*key, value.as_str()));
            self.game = Some((name, engine_session(&task.game, &task.variant, options).ok()?));
        }
        self.game.as_mut().map(|(_, engine)| engine)
    }

    fn begin(&mut self, task: &Task, aim: JobKind) -> Option<()> {
        let tokens: Vec<_> = task.tokens.iter().map(String::as_str).collect();
        let engine = self.engine(task)?;
        engine.start_at(task.start.as_deref()).ok()?;
        match aim {
            JobKind::Decide => engine.begin(&tokens, task.level, task.seed).ok(),
            JobKind::Advise => engine.advise(&tokens, task.seed).ok(),
            JobKind::Compare(lines) => engine.analyse(&tokens, lines.into()).ok(),
            // A weaker and faster search is enough to judge an offer to end the game.
            JobKind::Agree(_) => engine.begin(&tokens, task.level.min(Level::new(6)?), task.seed).ok(),
        }
    }

    fn go_on(&self) {
        self.next.post_message(None);
    }

    fn slice(&mut self) {
        let (Some(mut job), Some((_, engine))) = (self.job.take(), self.game.as_mut()) else { return };
        let before = now();
        let mut after = before;
        let mut finished = false;
        while !finished && after - before < SLICE - STEP {
            finished = engine.step(job.nodes);
            let stretch = (STEP / (now() - after).max(0.1)).clamp(0.25, 4.0);
            job.nodes = (f64::from(job.nodes) * stretch).clamp(1.0, 4_000_000.0) as u32;
            after = now();
        }
        let late = job.millis.is_some_and(|millis| after - job.began >= f64::from(millis));
        finished |= late && engine.report().is_some_and(|found| found.best.is_some());
        // An offer to end the game gets only the final answer.
        let on_the_way = !matches!(job.aim, JobKind::Agree(_));
        if finished || on_the_way && after - job.reported >= REPORT_INTERVAL {
            job.reported = after;
            let reply = reply_to(&**engine, &job, finished).unwrap_or(Reply::Refused(job.ticket));
            Self::post(&reply);
        }
        if !finished {
            self.job = Some(job);
            self.go_on();
        }
    }
}

/// The reply to the page: an interim or the final result. `None` if the engine has no result.
fn reply_to(engine: &dyn EngineSession, job: &Job, finished: bool) -> Option<Reply> {
    Some(match job.aim {
        JobKind::Advise if finished => Reply::Hint(job.ticket, engine.hint()?),
        JobKind::Decide | JobKind::Advise => {
            let SearchReport { best, .. } = engine.report()?;
            Reply::Update(job.ticket, SearchUpdate { best, finished })
        }
        JobKind::Compare(lines) => Reply::Analysis(job.ticket, Analysis { finished, ..engine.analysis(lines.into())? }),
        JobKind::Agree(seat) => Reply::AgreeDraw(job.ticket, engine.agrees(Seat::at(seat.into()))),
    })
}

thread_local! {
    static RUNNER: RefCell<Option<TaskRunner>> = const { RefCell::new(None) };
}

fn with(act: impl FnOnce(&mut TaskRunner)) {
    RUNNER.with_borrow_mut(|thinker| thinker.as_mut().map(act));
}

fn main() {
    let channel = MessageChannel::new();
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        if let Some(request) = read_message(&event.data()) {
            with(|thinker| thinker.receive(request));
        }
    });
    let slice = Closure::<dyn Fn()>::new(|| with(TaskRunner::slice));
    PAGE.with(|page| page.set_onmessage(on_message.as_ref()));
    channel.port1().set_onmessage(slice.as_ref());
    // Both callbacks must live as long as the worker.
    on_message.forget();
    slice.forget();
    RUNNER.set(Some(TaskRunner { next: channel.port2(), game: None, job: None }));
    TaskRunner::post(&Reply::Ready);
}
