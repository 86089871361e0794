//! Model-based test of the scheduler: frames and timers in any order, or never.

use super::machine::{Command, Event, Machine, Work};
use proptest::prelude::*;

#[derive(Clone, Debug)]
enum Step {
    Painted,
    Soon,
    Answer { hurry: bool },
    Drop(usize),
    Frame(usize),
    Timer(usize),
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
    machine: Machine<u32>,
    /// All requests in order of their tickets, and whether each was cancelled.
    asked: Vec<(Kind, bool)>,
    frames: Vec<u32>,
    timers: Vec<u32>,
    done: Vec<u32>,
}

impl World {
    fn ask(&mut self, kind: Kind) {
        let ticket = self.asked.len() as u32;
        self.asked.push((kind, false));
        let work = match kind {
            Kind::Painted => Work::Painted(ticket),
            Kind::Soon => Work::Soon(ticket),
            Kind::Answer => Work::Answer(ticket),
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
            Step::Leave => {
                self.send(Event::Flush);
                self.all_answered();
            }
            _ => {}
        }
    }

    fn send(&mut self, event: Event<u32>) {
        for command in self.machine.on(event) {
            match command {
                Command::Frame(ticket) => self.frames.push(ticket),
                Command::Timer(ticket) => self.timers.push(ticket),
                Command::Run(ticket) => self.run(ticket),
            }
        }
    }

    fn run(&mut self, ticket: u32) {
        assert!(!self.done.contains(&ticket), "{ticket} runs twice");
        let (kind, dropped) = self.asked[ticket as usize];
        assert!(!dropped, "{ticket} was dropped");
        if kind == Kind::Answer {
            let before = |other: &u32| self.asked[*other as usize].0 == Kind::Answer;
            for other in (0..ticket).filter(before) {
                assert!(self.done.contains(&other), "{ticket} overtakes {other}");
            }
        }
        self.done.push(ticket);
    }

    fn all_answered(&self) {
        for (ticket, _) in self.asked.iter().enumerate().filter(|(_, (kind, _))| *kind == Kind::Answer) {
            assert!(self.done.contains(&(ticket as u32)), "{ticket} is not answered");
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
        for (ticket, (kind, dropped)) in world.asked.iter().enumerate() {
            let done = world.done.contains(&(ticket as u32));
            match kind {
                Kind::Answer | Kind::Soon => prop_assert!(done),
                Kind::Painted if seen => prop_assert!(done || *dropped),
                Kind::Painted => {}
            }
        }
        let waits = world.asked.iter().enumerate().any(|(ticket, (_, dropped))| {
            !dropped && !world.done.contains(&(ticket as u32))
        });
        prop_assert_eq!(world.machine.waits(), waits);
    }
}

#[test]
fn an_answer_is_done_after_the_frame() {
    let mut machine = Machine::default();
    assert_eq!(machine.on(Event::Asked(1, Work::Answer("act"))), [Command::Frame(1), Command::Timer(1)]);
    assert!(machine.waits());
    assert_eq!(machine.on(Event::Due(1)), [Command::Run("act")]);
    assert_eq!(machine.on(Event::Due(1)), [], "the timer comes too late");
    assert!(!machine.waits());
}

#[test]
fn a_drop_is_answered_at_once_behind_what_waits() {
    let mut machine = Machine::default();
    machine.on(Event::Asked(1, Work::Answer("press")));
    machine.on(Event::Asked(2, Work::Painted("sound")));
    machine.on(Event::Asked(3, Work::Answer("drop")));
    assert_eq!(machine.on(Event::Flush), [Command::Run("press"), Command::Run("drop")]);
    assert_eq!(machine.on(Event::Asked(4, Work::Answer("press"))).len(), 2, "the next one waits");
    assert_eq!(machine.on(Event::Due(2)), [Command::Run("sound")]);
}
