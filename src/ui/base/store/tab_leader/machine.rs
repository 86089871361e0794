//! The role of a tab for the match on its screen, as a state machine without a browser: events in, commands out.

use std::rc::Rc;
use trivium_session::kept_when;

/// A mode of requesting the lock of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lock {
    /// Only if it is free.
    Free,
    /// As soon as the tab that holds it releases it.
    Wait,
    /// Take it from the tab that holds it.
    Steal,
}

impl Lock {
    /// The mode's name in `tab_leader.mjs`.
    pub const fn word(self) -> &'static str {
        match self {
            Lock::Free => "free",
            Lock::Wait => "wait",
            Lock::Steal => "steal",
        }
    }
}

#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// The tab got the lock.
    Granted,
    /// Another tab holds it.
    Refused,
    /// Another tab has stolen it.
    Lost,
    /// The player wants to play in this tab.
    Take,
    /// The tab has stored a state of the match.
    Kept(Rc<str>),
    /// Another tab reports a state; it may arrive late.
    Reported(Rc<str>),
    /// The state in the storage.
    Stored(Rc<str>),
}

#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Releases the lock or the pending request, and requests the lock in this mode.
    Ask(Lock),
    /// Shows whether another tab leads.
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
    /// Whether it has stored a state since it became the leader.
    has_stored: bool,
    /// The newest state that it has stored or shown.
    newest: Option<Rc<str>>,
    /// The last state that it knows to be in the storage.
    stored: Option<Rc<str>>,
}

impl Machine {
    /// The mode in which a new tab requests the lock.
    pub const FIRST: Lock = Lock::Free;

    /// A tab that has requested the lock in mode [`Machine::FIRST`].
    pub const fn new() -> Machine {
        Machine { part: Part::Asking, has_stored: false, newest: None, stored: None }
    }

    /// Whether another tab leads. False until this is known, so that an early move is stored.
    pub fn follows(&self) -> bool {
        matches!(self.part, Part::Follows | Part::Takes)
    }

    pub fn on(&mut self, event: Event) -> Vec<Command> {
        match event {
            Event::Granted if self.part == Part::Asking => {
                self.part = Part::Leads;
                vec![Command::Follows(false)]
            }
            Event::Granted => {
                (self.part, self.has_stored) = (Part::Leads, false);
                // The tab may have missed the last state of the previous leader.
                vec![Command::Follows(false), Command::Read]
            }
            Event::Refused => {
                self.part = Part::Follows;
                vec![Command::Follows(true), Command::Ask(Lock::Wait)]
            }
            Event::Lost => {
                self.part = Part::Follows;
                // This tab ignored messages of the new leader before it knew that it follows.
                vec![Command::Follows(true), Command::Ask(Lock::Wait), Command::Read]
            }
            Event::Take if self.follows() => {
                self.part = Part::Takes;
                vec![Command::Ask(Lock::Steal)]
            }
            Event::Take => Vec::new(),
            Event::Kept(text) => {
                self.has_stored = true;
                (self.newest, self.stored) = (Some(text.clone()), Some(text));
                Vec::new()
            }
            // Sent before this tab took the lead or read the storage.
            Event::Reported(text) if self.is_old(&text) => Vec::new(),
            Event::Reported(text) => self.adopt(text),
            Event::Stored(text) => {
                self.stored = Some(text.clone());
                self.adopt(text)
            }
        }
    }

    /// Shows a state, unless this tab leads and has moved: the last move of the previous leader may arrive late.
    fn adopt(&mut self, text: Rc<str>) -> Vec<Command> {
        if !self.follows() && self.has_stored || self.newest.as_ref() == Some(&text) {
            return Vec::new();
        }
        self.newest = Some(text.clone());
        vec![Command::Adopt(text)]
    }

    fn is_old(&self, text: &str) -> bool {
        self.stored.as_ref().is_some_and(|stored| kept_when(text) < kept_when(stored))
    }
}
