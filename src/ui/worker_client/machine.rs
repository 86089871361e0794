//! The worker client as a state machine without a browser: events in, commands out.

use trivium_engine::{Hint, Reply, Request, VERSION, WorkerError};

/// The most milliseconds until a worker listens.
pub const START: u32 = 30_000;
/// The most milliseconds between two signs of life of a worker with a task.
pub const REPLY: u32 = 12_000;

/// An answer to a task.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// The best decision.
    Found(String),
    /// A hint.
    Hint(Hint),
    /// The findings of an analysis so far, or in the end: an [`trivium_engine::Analysis`] as text.
    Outlook(String),
    /// Whether it agrees to end the game.
    Agrees(bool),
    /// The worker died or fell silent; another one has the task now.
    Renewed,
    /// There is no engine that answers.
    Gone(WorkerError),
}

/// An event for the client. `A` is how an asker is reached.
#[derive(Clone, PartialEq, Debug)]
pub enum Event<A> {
    /// A task, under a ticket that no other task has.
    Asked(u32, Request, A),
    /// The asker gives the task up.
    Dropped(u32),
    /// The asker takes what was found so far.
    Hurried(u32),
    /// The worker that was to start cannot: there are no workers.
    Unsupported,
    /// A message of the worker; `None` where it is not understood.
    Heard(Option<Reply>),
    /// The worker died, or the patience ended.
    Failed,
}

/// An order to the browser.
#[derive(Clone, PartialEq, Debug)]
pub enum Command<A> {
    /// Starts a worker.
    Start,
    /// Ends the worker: nothing of it is heard any more.
    Terminate,
    /// Sends the worker a message.
    Post(Request),
    /// Reports [`Event::Failed`] after so many milliseconds, instead of when that was due before; `None`: never.
    Patience(Option<u32>),
    /// Answers an asker.
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
    /// Whether the worker was replaced for it.
    again: bool,
}

impl<A> Waiting<A> {
    fn analysis(&self) -> bool {
        matches!(self.request, Request::Analyse(..))
    }
}

/// The client: the tasks that wait, and the state of the worker.
pub struct Machine<A> {
    worker: Worker,
    /// The worker is at the first. Analyses come last: they have time.
    waiting: Vec<Waiting<A>>,
}

impl<A> Default for Machine<A> {
    fn default() -> Machine<A> {
        Machine { worker: Worker::Absent, waiting: Vec::new() }
    }
}

impl<A: Clone> Machine<A> {
    /// Takes an event. An answer is the last of the commands.
    pub fn on(&mut self, event: Event<A>) -> Vec<Command<A>> {
        match event {
            Event::Asked(ticket, request, asker) => self.asked(Waiting { ticket, request, asker, again: false }),
            Event::Dropped(ticket) => self.dropped(ticket),
            Event::Hurried(ticket) => {
                let first = self.waiting.first().is_some_and(|first| first.ticket == ticket);
                let works = first && self.worker == Worker::Ready;
                works.then_some(Command::Post(Request::Finish(ticket))).into_iter().collect()
            }
            Event::Unsupported => {
                self.worker = Worker::Absent;
                // Nothing will ever be said. The asker hears it once it has its ticket.
                vec![Command::Patience((!self.waiting.is_empty()).then_some(0))]
            }
            Event::Heard(reply) => self.heard(reply),
            Event::Failed => self.failed(false),
        }
    }

    fn asked(&mut self, asked: Waiting<A>) -> Vec<Command<A>> {
        let analysis = asked.analysis();
        let place = self.waiting.iter().take_while(|other| analysis || !other.analysis()).count();
        self.waiting.insert(place, asked);
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

    /// Has the first task worked on, once there is a worker that listens.
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

    fn heard(&mut self, reply: Option<Reply>) -> Vec<Command<A>> {
        let (ticket, answer, last) = match reply {
            Some(Reply::Ready(VERSION)) => {
                self.worker = Worker::Ready;
                return self.begin();
            }
            Some(Reply::Update(ticket, found)) => {
                let last = found.finished;
                (ticket, last.then(|| found.best.map_or(Answer::Gone(WorkerError::Nothing), Answer::Found)), last)
            }
            Some(Reply::Hint(ticket, hint)) => (ticket, Some(Answer::Hint(hint)), true),
            Some(Reply::Analysis(ticket, last, analysis)) => (ticket, Some(Answer::Outlook(analysis)), last),
            Some(Reply::AgreeDraw(ticket, agrees)) => (ticket, Some(Answer::Agrees(agrees)), true),
            Some(Reply::Refused(ticket)) => (ticket, Some(Answer::Gone(WorkerError::Nothing)), true),
            Some(Reply::Ready(_)) | None => return self.failed(true),
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

    /// The worker is dead, stuck or `foreign`, or there is none: where that can help, another one gets the task, once.
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
