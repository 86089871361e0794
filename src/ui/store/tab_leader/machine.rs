//! The part that a tab plays for the match on its screen, as a state machine without a browser: events in, commands out.

use std::rc::Rc;
use trivium_session::kept_when;

/// A way to ask for the lock of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lock {
    /// Now, if no tab has it.
    Free,
    /// As soon as the tab that has it gives it up.
    Wait,
    /// Now, from the tab that has it.
    Steal,
}

impl Lock {
    /// The word of `tab_leader.mjs`.
    pub const fn word(self) -> &'static str {
        match self {
            Lock::Free => "free",
            Lock::Wait => "wait",
            Lock::Steal => "steal",
        }
    }
}

/// An event for a tab.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// It has the lock.
    Granted,
    /// Another tab has it.
    Refused,
    /// Another tab has stolen it.
    Lost,
    /// Its player wants to play here.
    Take,
    /// The tab has kept a state of the match.
    Kept(Rc<str>),
    /// A state that another tab tells, which may come late.
    Told(Rc<str>),
    /// The state that the storage has.
    Stored(Rc<str>),
}

/// An order to the browser.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Gives up what it has of the lock, or waits for, and asks for it so.
    Ask(Lock),
    /// Says on screen whether another tab leads.
    Follows(bool),
    /// Shows a state.
    Adopt(Rc<str>),
    /// Reads the newest state from the storage, and reports [`Event::Stored`].
    Read,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Asking,
    Follows,
    Takes,
    Leads,
}

/// A tab with a match on its screen.
pub struct Machine {
    part: Part,
    /// Whether it has kept a state since it leads.
    kept: bool,
    /// The newest state that it has kept or shown.
    newest: Option<Rc<str>>,
    /// The last state that it knows to be in the storage.
    stored: Option<Rc<str>>,
}

impl Machine {
    /// The way in which a new tab asks for the lock.
    pub const FIRST: Lock = Lock::Free;

    /// A tab that has asked for the lock as [`Machine::FIRST`] says.
    pub const fn new() -> Machine {
        Machine { part: Part::Asking, kept: false, newest: None, stored: None }
    }

    /// Whether another tab leads. It does not as long as this is not known, so that a decision made at once is kept.
    pub fn follows(&self) -> bool {
        matches!(self.part, Part::Follows | Part::Takes)
    }

    /// Takes an event.
    pub fn on(&mut self, event: Event) -> Vec<Command> {
        match event {
            Event::Granted if self.part == Part::Asking => {
                self.part = Part::Leads;
                vec![Command::Follows(false)]
            }
            Event::Granted => {
                (self.part, self.kept) = (Part::Leads, false);
                // It may have missed the last state of the tab that led.
                vec![Command::Follows(false), Command::Read]
            }
            Event::Refused => {
                self.part = Part::Follows;
                vec![Command::Follows(true), Command::Ask(Lock::Wait)]
            }
            Event::Lost => {
                self.part = Part::Follows;
                // Messages of the other tab from before this one knew that it follows were not shown.
                vec![Command::Follows(true), Command::Ask(Lock::Wait), Command::Read]
            }
            Event::Take if self.follows() => {
                self.part = Part::Takes;
                vec![Command::Ask(Lock::Steal)]
            }
            Event::Take => Vec::new(),
            Event::Kept(text) => {
                self.kept = true;
                (self.newest, self.stored) = (Some(text.clone()), Some(text));
                Vec::new()
            }
            // It was on its way when this tab took the lead or read what is stored.
            Event::Told(text) if self.is_old(&text) => Vec::new(),
            Event::Told(text) => self.adopt(text),
            Event::Stored(text) => {
                self.stored = Some(text.clone());
                self.adopt(text)
            }
        }
    }

    /// Shows a state, unless this tab leads and has decided: the other tab's last decision may come after its lead is taken.
    fn adopt(&mut self, text: Rc<str>) -> Vec<Command> {
        if !self.follows() && self.kept || self.newest.as_ref() == Some(&text) {
            return Vec::new();
        }
        self.newest = Some(text.clone());
        vec![Command::Adopt(text)]
    }

    fn is_old(&self, text: &str) -> bool {
        self.stored.as_ref().is_some_and(|stored| kept_when(text) < kept_when(stored))
    }
}
