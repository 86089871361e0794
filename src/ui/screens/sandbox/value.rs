//! The match of a sandbox as a value, with the moves that it plays by itself.

use super::progress::{self, Origin};
use crate::ui::base::route::{self, Route, Sheet, go};
use crate::ui::base::store;
use crate::ui::game::use_match::MatchValue;
use std::cell::RefCell;
use std::rc::Rc;
use trivium_session::{Controller, Intent, LinkError, read_link, write_link};

thread_local! {
    /// Moves that the next sandbox plays when it opens.
    static FIRST: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Opens a sandbox at the position in view, plays a line in it, and keeps the given sheet open.
pub fn open(controller: &Controller, line: Vec<String>, sheet: Option<Sheet>) {
    // Only a generated record can be too long for a link.
    if let Ok(payload) = write_link(&controller.game_match().sandbox(store::seed())) {
        FIRST.set(line);
        go(&Route::Try(payload, sheet));
    }
}

#[derive(Clone)]
pub struct Sandbox {
    /// The link of the starting position.
    pub(super) payload: Rc<str>,
    pub(super) controller: Controller,
    /// The screen that opened the sandbox.
    pub(super) origin: Option<Origin>,
    /// The moves that the sandbox is still to play by itself.
    pub(super) waiting: Rc<[String]>,
}

/// The other fields never change while a sandbox is open.
impl PartialEq for Sandbox {
    fn eq(&self, other: &Sandbox) -> bool {
        self.controller == other.controller && self.waiting == other.waiting
    }
}

impl MatchValue for Sandbox {
    fn controller(&self) -> &Controller {
        &self.controller
    }

    fn after(&self, intent: Intent, now: u64) -> Sandbox {
        let waiting = after(&self.waiting, &intent).into();
        Sandbox { controller: self.controller.after(intent, now), waiting, ..self.clone() }
    }
}

impl Sandbox {
    /// Resumes the stored progress, or starts from the address.
    pub fn open(payload: &str) -> Result<Sandbox, LinkError> {
        let sandbox = |game_match, origin, waiting: Vec<String>| Sandbox {
            payload: payload.into(),
            controller: Controller::sandbox(game_match),
            origin,
            waiting: waiting.into(),
        };
        if !route::is_new()
            && let Some((origin, game_match)) = progress::read(payload)
        {
            return Ok(sandbox(game_match, origin, Vec::new()));
        }
        let game_match = read_link(payload)?.sandbox(store::seed());
        let opened = sandbox(game_match, Origin::here(), FIRST.take());
        opened.keep();
        Ok(opened)
    }

    /// Stores the progress for the tab.
    pub fn keep(&self) {
        progress::write(&self.payload, self.origin.as_ref(), self.controller.game_match());
    }
}

/// The waiting moves after an intent. Playing the first one removes it, marks of an analysis and chance draws change
/// nothing, and anything else clears them.
fn after(waiting: &[String], intent: &Intent) -> Vec<String> {
    match intent {
        Intent::Type(token) if waiting.first() == Some(token) => waiting[1..].to_vec(),
        Intent::MarkProven { .. } | Intent::PlayChance => waiting.to_vec(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_other_intent_ends_the_line() {
        let waiting = ["a1".to_owned(), "b2".to_owned()];
        let rest = after(&waiting, &Intent::Type("a1".into()));
        assert_eq!(after(&rest, &Intent::PlayChance), ["b2"]);
        assert!(after(&rest, &Intent::StepBack).is_empty());
    }
}
