//! The worker client against a model: a queue of tasks, and a browser that has at most one worker and one timer.

use super::machine::{Command, Event, Machine, REPLY, START};
use super::*;
use proptest::prelude::*;
use std::collections::VecDeque;
use trivium_engine::{Analysis, Reply, SearchUpdate, WorkerError};

/// A ticket serves as the asker.
type Asker = u32;

fn task() -> Task {
    Task {
        game: "tritt".to_owned(),
        variant: "base".to_owned(),
        options: Vec::new(),
        start: None,
        tokens: Vec::new(),
        level: Level::FULL,
        seed: 1,
        millis: None,
    }
}

fn decide(ticket: u32) -> Request {
    Request::Job(ticket, JobKind::Decide, task())
}

fn think(ticket: u32) -> Event<Asker> {
    Event::NewTask(ticket, decide(ticket), ticket)
}

fn found(ticket: u32, best: &str) -> Event<Asker> {
    let found = SearchUpdate { best: Some(best.to_owned()), finished: true };
    Event::Message(Some(Reply::Update(ticket, found)))
}

fn ready() -> Event<Asker> {
    Event::Message(Some(Reply::Ready))
}

#[test]
fn a_task_waits_for_the_worker_and_is_answered() {
    let mut machine = Machine::default();
    assert_eq!(machine.on(think(1)), [Command::Start, Command::Patience(Some(START))]);
    assert_eq!(machine.on(ready()), [Command::Post(decide(1)), Command::Patience(Some(REPLY))]);
    assert_eq!(
        machine.on(found(1, "a1")),
        [Command::Patience(None), Command::Answer(1, Answer::Found("a1".to_owned())),]
    );
}

#[test]
fn a_task_goes_before_an_analysis_that_runs() {
    let mut machine = Machine::default();
    let analysis = Request::Job(1, JobKind::Compare(3), task());
    machine.on(Event::NewTask(1, analysis.clone(), 1));
    machine.on(ready());
    assert_eq!(machine.on(think(2)), [Command::Post(decide(2)), Command::Patience(Some(REPLY))]);
    let late = Event::Message(Some(Reply::Analysis(1, Analysis { finished: true, ..Analysis::default() })));
    assert_eq!(machine.on(late), [], "the paused analysis will restart");
    assert_eq!(machine.on(found(2, "a1"))[0], Command::Post(analysis));
}

#[test]
fn a_silent_worker_is_replaced_once() {
    let mut machine = Machine::default();
    machine.on(think(1));
    machine.on(ready());
    assert_eq!(
        machine.on(Event::Failed),
        [Command::Terminate, Command::Start, Command::Patience(Some(START)), Command::Answer(1, Answer::Renewed),]
    );
    assert_eq!(
        machine.on(Event::Failed),
        [Command::Terminate, Command::Patience(None), Command::Answer(1, Answer::Gone(WorkerError::NotStarted)),]
    );
}

#[test]
fn missing_worker_support_is_reported_later() {
    let mut machine = Machine::default();
    machine.on(think(1));
    assert_eq!(machine.on(Event::Unsupported), [Command::Patience(Some(0))]);
    assert_eq!(
        machine.on(Event::Failed),
        [Command::Patience(None), Command::Answer(1, Answer::Gone(WorkerError::Unsupported)),]
    );
}

#[test]
fn a_worker_of_another_version_is_not_tried_twice() {
    let mut machine = Machine::default();
    machine.on(think(1));
    assert_eq!(
        machine.on(Event::Message(None)),
        [Command::Terminate, Command::Patience(None), Command::Answer(1, Answer::Gone(WorkerError::WrongVersion)),]
    );
}

/// A step of the model. Numbers select among the existing askers.
#[derive(Clone, Debug)]
enum Step {
    Ask {
        analysis: bool,
    },
    Drop(usize),
    Ready,
    Garbage,
    /// A reply to the task at the worker.
    Reply {
        last: bool,
    },
    /// A late or repeated reply to any ticket.
    Stray(usize),
    Refuse,
    Die,
    Expire,
    /// Whether workers can be started from now on.
    Support(bool),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        4 => any::<bool>().prop_map(|analysis| Step::Ask { analysis }),
        2 => any::<usize>().prop_map(Step::Drop),
        5 => Just(Step::Ready),
        1 => Just(Step::Garbage),
        6 => any::<bool>().prop_map(|last| Step::Reply { last }),
        3 => any::<usize>().prop_map(Step::Stray),
        1 => Just(Step::Refuse),
        1 => Just(Step::Die),
        2 => Just(Step::Expire),
        1 => prop::bool::weighted(0.8).prop_map(Step::Support),
    ];
    prop::collection::vec(step, 0..60)
}

/// The view of an asker: open until the last answer. After that or after giving up, it must get no answer.
#[derive(Clone, Copy, PartialEq, Debug)]
enum AskerState {
    Open { renewed: bool },
    Answered,
    GivenUp,
}

struct World {
    machine: Machine<Asker>,
    supported: bool,
    /// The live worker: whether it listens, and the ticket it works on.
    worker: Option<(bool, Option<u32>)>,
    timer: bool,
    /// By ticket, from 1.
    askers: Vec<AskerState>,
    /// The order in which tasks are due: those that a caller waits for, then analyses.
    tasks: VecDeque<u32>,
    analyses: VecDeque<u32>,
}

impl World {
    fn new() -> World {
        World {
            machine: Machine::default(),
            supported: true,
            worker: None,
            timer: false,
            askers: Vec::new(),
            tasks: VecDeque::new(),
            analyses: VecDeque::new(),
        }
    }

    fn due(&self) -> Option<u32> {
        self.tasks.front().or(self.analyses.front()).copied()
    }

    fn forget(&mut self, ticket: u32) {
        self.tasks.retain(|other| *other != ticket);
        self.analyses.retain(|other| *other != ticket);
    }

    fn step(&mut self, step: &Step) {
        let listening = self.worker.is_some_and(|(ready, _)| ready);
        let worked_on = self.worker.and_then(|(_, ticket)| ticket);
        let any = |at: usize| (!self.askers.is_empty()).then(|| (at % self.askers.len()) as u32 + 1);
        match step {
            Step::Ask { analysis } => {
                self.askers.push(AskerState::Open { renewed: false });
                let ticket = self.askers.len() as u32;
                let kind = if *analysis {
                    self.analyses.push_back(ticket);
                    JobKind::Compare(3)
                } else {
                    self.tasks.push_back(ticket);
                    JobKind::Decide
                };
                self.send(Event::NewTask(ticket, Request::Job(ticket, kind, task()), ticket), None);
            }
            Step::Drop(at) => {
                let Some(ticket) = any(*at) else { return };
                if matches!(self.askers[ticket as usize - 1], AskerState::Open { .. }) {
                    self.askers[ticket as usize - 1] = AskerState::GivenUp;
                    self.forget(ticket);
                }
                self.send(Event::Dropped(ticket), None);
            }
            Step::Ready if self.worker.is_some() && !listening => {
                self.worker = Some((true, None));
                self.send(ready(), None);
            }
            Step::Garbage if self.worker.is_some() => self.send(Event::Message(None), None),
            Step::Reply { last } if listening => {
                let Some(ticket) = worked_on else { return };
                self.reply(ticket, *last);
            }
            Step::Stray(at) if listening => {
                let Some(ticket) = any(*at) else { return };
                self.reply(ticket, true);
            }
            Step::Refuse if listening => {
                let Some(ticket) = worked_on else { return };
                self.say(Reply::Refused(ticket), ticket, true);
            }
            Step::Die if self.worker.is_some() => self.send(Event::Failed, None),
            Step::Expire => self.expire(),
            Step::Support(supported) => self.supported = *supported,
            _ => {}
        }
    }

    fn expire(&mut self) {
        if std::mem::take(&mut self.timer) {
            self.send(Event::Failed, None);
        }
    }

    fn reply(&mut self, ticket: u32, last: bool) {
        let reply = if self.analyses.contains(&ticket) {
            Reply::Analysis(ticket, Analysis { depth: ticket, finished: last, ..Analysis::default() })
        } else {
            Reply::Update(ticket, SearchUpdate { best: Some(ticket.to_string()), finished: last })
        };
        self.say(reply, ticket, last);
    }

    fn say(&mut self, reply: Reply, ticket: u32, last: bool) {
        if let Some((_, at)) = self.worker.as_mut().filter(|(_, at)| last && *at == Some(ticket)) {
            *at = None;
        }
        self.send(Event::Message(Some(reply)), Some((ticket, last)));
    }

    /// Sends an event and executes the commands. Only the asker of `replied` may get an answer of the worker.
    fn send(&mut self, event: Event<Asker>, replied: Option<(u32, bool)>) {
        let commands = self.machine.on(event);
        let mut unsupported = false;
        for (at, command) in commands.iter().enumerate() {
            match command {
                Command::Start => {
                    assert!(self.worker.is_none(), "two workers");
                    self.worker = self.supported.then_some((false, None));
                    unsupported = !self.supported;
                }
                Command::Terminate => assert!(self.worker.take().is_some(), "no worker to end"),
                Command::Post(request) => {
                    let worker = self.worker.as_mut().filter(|(ready, _)| *ready).expect("a worker that listens");
                    worker.1 = match request {
                        Request::Job(ticket, JobKind::Decide | JobKind::Compare(_), _) => Some(*ticket),
                        Request::Stop => None,
                        _ => panic!("an unexpected request"),
                    };
                }
                Command::Patience(millis) => self.timer = millis.is_some(),
                Command::Answer(ticket, answer) => {
                    assert_eq!(at, commands.len() - 1, "an answer comes last");
                    self.answer(*ticket, answer, replied);
                }
            }
        }
        if unsupported {
            self.send(Event::Unsupported, None);
        }
        self.check();
    }

    fn answer(&mut self, ticket: u32, answer: &Answer, replied: Option<(u32, bool)>) {
        let asker = self.askers[ticket as usize - 1];
        let AskerState::Open { renewed } = asker else { panic!("{answer:?} for {ticket}, which is {asker:?}") };
        let last = match answer {
            Answer::Renewed => {
                assert!(!renewed, "replaced twice for {ticket}");
                false
            }
            Answer::Found(text) => {
                assert_eq!((text, replied), (&ticket.to_string(), Some((ticket, true))), "another asker's answer");
                true
            }
            Answer::Outlook(analysis) => {
                let (of, last) = replied.expect("a reply");
                assert_eq!((analysis.depth, of), (ticket, ticket), "another asker's answer");
                last
            }
            Answer::Gone(_) => true,
            Answer::Agrees(_) | Answer::Hint(_) => panic!("an unexpected answer"),
        };
        let renewed = renewed || *answer == Answer::Renewed;
        self.askers[ticket as usize - 1] = if last { AskerState::Answered } else { AskerState::Open { renewed } };
        if last {
            self.forget(ticket);
        }
    }

    fn check(&self) {
        let due = self.due();
        assert_eq!(self.timer, due.is_some(), "a timer runs while a task waits, and only then");
        if let Some((true, at)) = self.worker {
            assert_eq!(at, due, "the worker is at the first task");
        }
        let open = self.askers.iter().filter(|asker| matches!(asker, AskerState::Open { .. })).count();
        assert_eq!(open, self.tasks.len() + self.analyses.len());
    }
}

proptest! {
    /// Every task gets one last answer or is given up, answers reach their own askers, and a worker is replaced at most
    /// once per task.
    #[test]
    fn every_task_ends_once(steps in steps()) {
        let mut world = World::new();
        for step in &steps {
            world.step(step);
        }
        // Timeouts alone end all remaining tasks.
        for _ in 0..2 * world.askers.len() {
            world.expire();
        }
        prop_assert!(world.askers.iter().all(|asker| matches!(asker, AskerState::Answered | AskerState::GivenUp)));
        prop_assert!(!world.timer);
    }
}
