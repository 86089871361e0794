//! Property tests of several tabs against a model of the browser's locks and messages. Both arrive late but in order.

use super::machine::{Command, Event, Lock, Machine};
use proptest::prelude::*;
use std::collections::VecDeque;
use std::rc::Rc;

#[derive(Clone, Debug)]
enum Step {
    Open,
    Close(usize),
    Take(usize),
    /// The tab that holds the lock stores a state.
    Keep,
    /// A tab receives its next lock event.
    Hear(usize),
    /// A tab receives the next message of another tab.
    Message(usize),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        2 => Just(Step::Open),
        1 => any::<usize>().prop_map(Step::Close),
        2 => any::<usize>().prop_map(Step::Take),
        3 => Just(Step::Keep),
        6 => any::<usize>().prop_map(Step::Hear),
        4 => any::<usize>().prop_map(Step::Message),
    ];
    prop::collection::vec(step, 0..60)
}

struct Tab {
    name: u32,
    leader: Machine,
    /// Pending lock events.
    words: VecDeque<Event>,
    messages: VecDeque<Rc<str>>,
    /// Whether the screen shows another tab as the leader, and the state that it shows.
    follows: bool,
    shown: Rc<str>,
}

#[derive(Default)]
struct World {
    tabs: Vec<Tab>,
    opened: u32,
    holder: Option<u32>,
    queue: VecDeque<u32>,
    stored_count: u32,
    stored: Option<Rc<str>>,
}

impl World {
    fn tab(&mut self, name: u32) -> &mut Tab {
        self.tabs.iter_mut().find(|tab| tab.name == name).expect("an open tab")
    }

    fn newest(&self) -> Rc<str> {
        self.stored.clone().unwrap_or_else(|| "start".into())
    }

    fn grant(&mut self, name: u32) {
        self.holder = Some(name);
        self.tab(name).words.push_back(Event::Granted);
    }

    fn free(&mut self) {
        self.holder = None;
        if let Some(next) = self.queue.pop_front() {
            self.grant(next);
        }
    }

    /// Releases the lock or the pending request. The tab receives no more events of either.
    fn give_up(&mut self, name: u32) {
        self.tab(name).words.clear();
        self.queue.retain(|other| *other != name);
        if self.holder == Some(name) {
            self.free();
        }
    }

    fn ask(&mut self, name: u32, how: Lock) {
        self.give_up(name);
        match (how, self.holder) {
            (_, None) => self.grant(name),
            (Lock::Free, Some(_)) => self.tab(name).words.push_back(Event::Refused),
            (Lock::Wait, Some(_)) => self.queue.push_back(name),
            (Lock::Steal, Some(holder)) => {
                self.tab(holder).words.push_back(Event::Lost);
                self.grant(name);
            }
        }
    }

    fn send(&mut self, name: u32, event: Event) {
        let commands = self.tab(name).leader.on(event);
        for command in commands {
            match command {
                Command::Ask(how) => self.ask(name, how),
                Command::Follows(follows) => self.tab(name).follows = follows,
                Command::Adopt(text) => self.tab(name).shown = text,
                Command::Read => {
                    if let Some(stored) = self.stored.clone() {
                        self.send(name, Event::Stored(stored));
                    }
                }
            }
        }
    }

    fn step(&mut self, step: &Step) {
        let one = |at: usize| (!self.tabs.is_empty()).then(|| self.tabs[at % self.tabs.len()].name);
        match *step {
            Step::Open if self.tabs.len() < 4 => {
                let (name, shown) = (self.opened, self.newest());
                self.opened += 1;
                self.tabs.push(Tab {
                    name,
                    leader: Machine::new(),
                    words: VecDeque::new(),
                    messages: VecDeque::new(),
                    follows: false,
                    shown,
                });
                self.ask(name, Machine::FIRST);
            }
            Step::Close(at) => {
                let Some(name) = one(at) else { return };
                self.give_up(name);
                self.tabs.retain(|tab| tab.name != name);
            }
            Step::Take(at) => {
                let Some(name) = one(at) else { return };
                self.send(name, Event::Take);
            }
            Step::Keep => {
                let Some(name) = self.holder.filter(|name| !self.tab(*name).leader.follows()) else { return };
                self.stored_count += 1;
                let text: Rc<str> = format!("saved {}\n", self.stored_count).into();
                self.stored = Some(text.clone());
                self.send(name, Event::Kept(text.clone()));
                self.tab(name).shown = text.clone();
                for tab in self.tabs.iter_mut().filter(|tab| tab.name != name) {
                    tab.messages.push_back(text.clone());
                }
            }
            Step::Hear(at) => {
                let Some(name) = one(at) else { return };
                if let Some(word) = self.tab(name).words.pop_front() {
                    self.send(name, word);
                }
            }
            Step::Message(at) => {
                let Some(name) = one(at) else { return };
                if let Some(text) = self.tab(name).messages.pop_front() {
                    self.send(name, Event::Reported(text));
                }
            }
            Step::Open => {}
        }
        self.check();
    }

    /// Among the tabs without pending lock events, at most one leads.
    fn check(&self) {
        let knows = |tab: &&Tab| tab.words.is_empty() && !tab.leader.follows();
        let leading: Vec<_> = self.tabs.iter().filter(knows).map(|tab| tab.name).collect();
        assert!(leading.len() <= 1, "{leading:?} lead");
        assert_eq!(leading.first().copied().or(self.holder), self.holder, "no tab leads without the lock");
    }

    fn settle(&mut self) {
        while self.tabs.iter().any(|tab| !tab.words.is_empty() || !tab.messages.is_empty()) {
            for at in 0..self.tabs.len() {
                self.step(&Step::Hear(at));
                self.step(&Step::Message(at));
            }
        }
    }
}

proptest! {
    /// In the end one tab leads, all others follow, and all show the newest state.
    #[test]
    fn one_tab_leads_in_the_end(steps in steps()) {
        let mut world = World::default();
        for step in &steps {
            world.step(step);
        }
        world.settle();
        let leading = world.tabs.iter().filter(|tab| !tab.leader.follows()).count();
        prop_assert_eq!(leading, world.tabs.len().min(1));
        for tab in &world.tabs {
            prop_assert_eq!(tab.follows, tab.leader.follows(), "the screen shows the role");
            prop_assert_eq!(&tab.shown, &world.newest(), "tab {} shows the newest state", tab.name);
        }
    }
}

#[test]
fn a_second_tab_follows_takes_the_lead_and_gives_it_back() {
    let mut first = Machine::new();
    let mut second = Machine::new();
    assert_eq!(first.on(Event::Granted), [Command::Follows(false)]);
    assert_eq!(second.on(Event::Refused), [Command::Follows(true), Command::Ask(Lock::Wait)]);
    assert!(second.follows());
    assert_eq!(second.on(Event::Take), [Command::Ask(Lock::Steal)]);
    assert_eq!(second.on(Event::Granted), [Command::Follows(false), Command::Read]);
    assert_eq!(first.on(Event::Lost), [Command::Follows(true), Command::Ask(Lock::Wait), Command::Read]);
    assert_eq!(first.on(Event::Granted), [Command::Follows(false), Command::Read]);
    assert_eq!(first.on(Event::Take), [], "it leads already");
}

#[test]
fn the_previous_leaders_last_decision_is_adopted_until_this_tab_decides() {
    let mut tab = Machine::new();
    tab.on(Event::Refused);
    tab.on(Event::Take);
    tab.on(Event::Granted);
    assert_eq!(tab.on(Event::Reported("late".into())), [Command::Adopt("late".into())]);
    tab.on(Event::Kept("mine".into()));
    assert_eq!(tab.on(Event::Reported("later".into())), []);
}
