//! Model-based test of the scheduler: frames, timers and tasks in any order, or never.

use super::machine::{Command, Event, Machine, Work};
use proptest::prelude::*;

/// A piece of work: its ticket, and whether it is the drawing of an answer.
type Piece = (u32, bool);

#[derive(Clone, Debug)]
enum Step {
    Painted,
    Soon,
    Answer { hurry: bool },
    Drop(usize),
    Frame(usize),
    Timer(usize),
    Task,
    Leave,
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        2 => Just(Step::Painted),
        1 => Just(Step::Soon),
        4 => prop::bool::weighted(0.2).prop_map(|hurry| Step::Answer { hurry }),
        2 => any::<usize>().prop_map(Step::Drop),
        4 => any::<usize>().prop_map(Step::Frame),
        2 => any::<usize>().prop_map(Step::Timer),
        3 => Just(Step::Task),
        1 => Just(Step::Leave),
    ];
    prop::collection::vec(step, 0..50)
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Kind {
    Painted,
    Soon,
    Answer,
}

#[derive(Default)]
struct World {
    machine: Machine<Piece>,
    /// All requests in order of their tickets, and whether each was cancelled.
    asked: Vec<(Kind, bool)>,
    frames: Vec<u32>,
    timers: Vec<u32>,
    tasks: Vec<Piece>,
    done: Vec<Piece>,
}

impl World {
    fn ask(&mut self, kind: Kind) {
        let ticket = self.asked.len() as u32;
        self.asked.push((kind, false));
        let work = match kind {
            Kind::Painted => Work::Painted((ticket, false)),
            Kind::Soon => Work::Soon((ticket, false)),
            Kind::Answer => Work::Answer((ticket, false), (ticket, true)),
        };
        self.send(Event::Asked(ticket, work));
    }

    fn step(&mut self, step: &Step) {
        match *step {
            Step::Painted => self.ask(Kind::Painted),
            Step::Soon => self.ask(Kind::Soon),
            Step::Answer { hurry } => {
                self.ask(Kind::Answer);
                if hurry {
                    self.send(Event::Flush);
                    self.all_answered();
                }
            }
            Step::Drop(at) => {
                // Only callers of [`Work::Painted`] hold a handle that they can drop.
                let held: Vec<_> = (0..self.asked.len()).filter(|at| self.asked[*at].0 == Kind::Painted).collect();
                if let Some(at) = held.get(at % held.len().max(1)) {
                    self.asked[*at].1 = true;
                    self.send(Event::Dropped(*at as u32));
                }
            }
            Step::Frame(at) if !self.frames.is_empty() => {
                let ticket = self.frames.remove(at % self.frames.len());
                self.send(Event::Due(ticket));
            }
            Step::Timer(at) if !self.timers.is_empty() => {
                let ticket = self.timers.remove(at % self.timers.len());
                self.send(Event::Due(ticket));
                assert_ne!(self.asked[ticket as usize].0, Kind::Painted, "it waits for a frame");
            }
            Step::Task if !self.tasks.is_empty() => {
                let piece = self.tasks.remove(0);
                self.run(piece);
            }
            Step::Leave => {
                self.send(Event::Flush);
                self.all_answered();
            }
            _ => {}
        }
    }

    fn send(&mut self, event: Event<Piece>) {
        for command in self.machine.on(event) {
            match command {
                Command::Frame(ticket) => self.frames.push(ticket),
                Command::Timer(ticket) => self.timers.push(ticket),
                Command::Run(piece) => self.run(piece),
                Command::Task(piece) => self.tasks.push(piece),
            }
        }
    }

    fn run(&mut self, piece: Piece) {
        let (ticket, shows) = piece;
        assert!(!self.done.contains(&piece), "{piece:?} runs twice");
        let (kind, dropped) = self.asked[ticket as usize];
        assert!(!dropped, "{piece:?} was dropped");
        if shows {
            assert!(self.done.contains(&(ticket, false)), "{ticket} is shown before it is done");
        } else if kind == Kind::Answer {
            let before = |other: &u32| self.asked[*other as usize].0 == Kind::Answer;
            for other in (0..ticket).filter(before) {
                assert!(self.done.contains(&(other, false)), "{ticket} overtakes {other}");
            }
        }
        self.done.push(piece);
    }

    /// All answers were run, and each was drawn or will be.
    fn all_answered(&self) {
        for (ticket, _) in self.asked.iter().enumerate().filter(|(_, (kind, _))| *kind == Kind::Answer) {
            let [act, show] = [false, true].map(|shows| (ticket as u32, shows));
            assert!(self.done.contains(&act), "{ticket} is not answered");
            assert!(self.done.contains(&show) || self.tasks.contains(&show), "{ticket} is not shown");
        }
    }
}

proptest! {
    /// Nothing runs twice or after its cancellation, answers keep their order, and nothing is lost.
    #[test]
    fn work_is_done_once_and_in_order(steps in steps(), seen in any::<bool>()) {
        let mut world = World::default();
        for step in &steps {
            world.step(step);
        }
        // Without frames, timers alone run the answers.
        let last = if seen { Step::Frame(0) } else { Step::Timer(0) };
        while !(if seen { &world.frames } else { &world.timers }).is_empty() {
            world.step(&last);
        }
        while !world.tasks.is_empty() {
            world.step(&Step::Task);
        }
        for (ticket, (kind, dropped)) in world.asked.iter().enumerate() {
            let done = world.done.contains(&(ticket as u32, false));
            match kind {
                Kind::Answer => prop_assert!(done && world.done.contains(&(ticket as u32, true))),
                Kind::Soon => prop_assert!(done),
                Kind::Painted if seen => prop_assert!(done || *dropped),
                Kind::Painted => {}
            }
        }
    }
}

#[test]
fn an_answer_is_done_after_the_frame_and_shown_after_that() {
    let mut machine = Machine::default();
    assert_eq!(machine.on(Event::Asked(1, Work::Answer("act", "show"))), [Command::Frame(1), Command::Timer(1)]);
    assert_eq!(machine.on(Event::Due(1)), [Command::Run("act"), Command::Task("show")]);
    assert_eq!(machine.on(Event::Due(1)), [], "the timer comes too late");
}

#[test]
fn a_drop_is_answered_at_once_behind_what_waits() {
    let mut machine = Machine::default();
    machine.on(Event::Asked(1, Work::Answer("press", "show the press")));
    machine.on(Event::Asked(2, Work::Painted("sound")));
    machine.on(Event::Asked(3, Work::Answer("drop", "show the drop")));
    assert_eq!(
        machine.on(Event::Flush),
        [Command::Run("press"), Command::Run("show the press"), Command::Run("drop"), Command::Run("show the drop"),]
    );
    assert_eq!(machine.on(Event::Asked(4, Work::Answer("press", "show"))).len(), 2, "the next one waits");
    assert_eq!(machine.on(Event::Due(2)), [Command::Run("sound")]);
}
