//! The worker client as a state machine without a browser: events in, commands out.

use trivium_engine::{Analysis, Hint, JobKind, Reply, Request, WorkerError};

/// Time limit for the start of a worker, in milliseconds.
pub const START: u32 = 30_000;
/// Longest silence of a worker with a task, in milliseconds.
pub const REPLY: u32 = 12_000;

#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// The token of the best move.
    Found(String),
    Hint(Hint),
    /// An analysis, either interim or final.
    Outlook(Analysis),
    /// Whether the engine agrees to end the game.
    Agrees(bool),
    /// The worker died or stopped responding. A new one has the task.
    Renewed,
    /// No engine can answer.
    Gone(WorkerError),
}

/// An event for the client. `A` is the type of the answer callback.
#[derive(Clone, PartialEq, Debug)]
pub enum Event<A> {
    /// A new task with a unique ticket.
    NewTask(u32, Request, A),
    /// The caller cancels the task.
    Dropped(u32),
    /// The caller wants the best result so far.
    Hurried(u32),
    /// Workers are not supported.
    Unsupported,
    /// A message from the worker; `None` if it cannot be parsed.
    Message(Option<Reply>),
    /// The worker died or timed out.
    Failed,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Command<A> {
    Start,
    /// Terminates the worker and ignores its messages.
    Terminate,
    Post(Request),
    /// Replaces the timeout: reports [`Event::Failed`] after the given milliseconds, or never (`None`).
    Patience(Option<u32>),
    Answer(A, Answer),
}

#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Worker {
    #[default]
    Absent,
    Starting,
    Ready,
}

struct Waiting<A> {
    ticket: u32,
    request: Request,
    asker: A,
    /// Whether the worker was restarted for this task.
    again: bool,
}

impl<A> Waiting<A> {
    fn analysis(&self) -> bool {
        matches!(self.request, Request::Job(_, JobKind::Compare(_), _))
    }
}

/// The client: the queue of tasks, and the state of the worker.
pub struct Machine<A> {
    worker: Worker,
    /// The worker handles the first task. Analyses come last, because they are not urgent.
    waiting: Vec<Waiting<A>>,
}

impl<A> Default for Machine<A> {
    fn default() -> Machine<A> {
        Machine { worker: Worker::Absent, waiting: Vec::new() }
    }
}

impl<A: Clone> Machine<A> {
    /// Handles an event. If there is an answer, it is the last command.
    pub fn on(&mut self, event: Event<A>) -> Vec<Command<A>> {
        match event {
            Event::NewTask(ticket, request, asker) => self.new_task(Waiting { ticket, request, asker, again: false }),
            Event::Dropped(ticket) => self.dropped(ticket),
            Event::Hurried(ticket) => {
                let first = self.waiting.first().is_some_and(|first| first.ticket == ticket);
                let works = first && self.worker == Worker::Ready;
                works.then_some(Command::Post(Request::Finish(ticket))).into_iter().collect()
            }
            Event::Unsupported => {
                self.worker = Worker::Absent;
                // No worker will answer. The failure is reported by the timer, so that the caller has its ticket first.
                vec![Command::Patience((!self.waiting.is_empty()).then_some(0))]
            }
            Event::Message(reply) => self.message(reply),
            Event::Failed => self.failed(false),
        }
    }

    fn new_task(&mut self, task: Waiting<A>) -> Vec<Command<A>> {
        let analysis = task.analysis();
        let place = self.waiting.iter().take_while(|other| analysis || !other.analysis()).count();
        self.waiting.insert(place, task);
        if place == 0 { self.begin() } else { Vec::new() }
    }

    fn dropped(&mut self, ticket: u32) -> Vec<Command<A>> {
        let Some(place) = self.waiting.iter().position(|waiting| waiting.ticket == ticket) else { return Vec::new() };
        self.waiting.remove(place);
        if place > 0 {
            return Vec::new();
        }
        let mut commands = Vec::new();
        if self.worker == Worker::Ready {
            commands.push(Command::Post(Request::Stop));
        }
        commands.extend(self.begin());
        commands
    }

    /// Sends the first task, once a worker is ready.
    fn begin(&mut self) -> Vec<Command<A>> {
        let Some(first) = self.waiting.first() else { return vec![Command::Patience(None)] };
        match self.worker {
            Worker::Ready => vec![Command::Post(first.request.clone()), Command::Patience(Some(REPLY))],
            Worker::Starting => vec![Command::Patience(Some(START))],
            Worker::Absent => {
                self.worker = Worker::Starting;
                vec![Command::Start, Command::Patience(Some(START))]
            }
        }
    }

    fn message(&mut self, reply: Option<Reply>) -> Vec<Command<A>> {
        let (ticket, answer, last) = match reply {
            Some(Reply::Ready) => {
                self.worker = Worker::Ready;
                return self.begin();
            }
            Some(Reply::Update(ticket, found)) => {
                let last = found.finished;
                (ticket, last.then(|| found.best.map_or(Answer::Gone(WorkerError::Nothing), Answer::Found)), last)
            }
            Some(Reply::Hint(ticket, hint)) => (ticket, Some(Answer::Hint(hint)), true),
            Some(Reply::Analysis(ticket, analysis)) => {
                let last = analysis.finished;
                (ticket, Some(Answer::Outlook(analysis)), last)
            }
            Some(Reply::AgreeDraw(ticket, agrees)) => (ticket, Some(Answer::Agrees(agrees)), true),
            Some(Reply::Refused(ticket)) => (ticket, Some(Answer::Gone(WorkerError::Nothing)), true),
            None => return self.failed(true),
        };
        let Some(first) = self.waiting.first().filter(|first| first.ticket == ticket) else { return Vec::new() };
        let asker = first.asker.clone();
        let mut commands = if last {
            self.waiting.remove(0);
            self.begin()
        } else {
            vec![Command::Patience(Some(REPLY))]
        };
        commands.extend(answer.map(|answer| Command::Answer(asker, answer)));
        commands
    }

    /// Handles a worker that is dead, stuck or `foreign` (of another version), or none at all. A new worker gets the
    /// task once, if that can help.
    fn failed(&mut self, foreign: bool) -> Vec<Command<A>> {
        let worker_error = match self.worker {
            Worker::Absent => WorkerError::Unsupported,
            _ if foreign => WorkerError::WrongVersion,
            Worker::Starting => WorkerError::NotStarted,
            Worker::Ready => WorkerError::Stopped,
        };
        let mut commands = Vec::new();
        if self.worker != Worker::Absent {
            self.worker = Worker::Absent;
            commands.push(Command::Terminate);
        }
        let helps = matches!(worker_error, WorkerError::NotStarted | WorkerError::Stopped);
        let answer = match self.waiting.first_mut() {
            Some(first) if helps && !first.again => {
                first.again = true;
                Some(Command::Answer(first.asker.clone(), Answer::Renewed))
            }
            Some(_) => Some(Command::Answer(self.waiting.remove(0).asker, Answer::Gone(worker_error))),
            None => None,
        };
        commands.extend(self.begin());
        commands.extend(answer);
        commands
    }
}
