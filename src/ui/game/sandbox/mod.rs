//! Sandboxes: matches that are not in the list of matches. The address holds the starting position. The progress is
//! kept for the tab, so that it survives a reload.

mod answer;
mod keep;
mod kept;
mod line;
mod table;

use super::use_match::MatchValue;
use crate::ui::notice::Notice;
use crate::ui::route::{self, Route, Sheet, go};
use crate::ui::settings::use_language;
use crate::ui::store;
use kept::Origin;
use line::after;
use std::cell::RefCell;
use std::rc::Rc;
use table::Table;
use trivium_session::{Controller, Intent, LinkError, read_link, write_link};
use yew::prelude::*;

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
    payload: Rc<str>,
    controller: Controller,
    /// The screen that opened the sandbox.
    origin: Option<Origin>,
    /// The moves that the sandbox is still to play by itself.
    waiting: Rc<[String]>,
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
    fn open(payload: &str) -> Result<Sandbox, LinkError> {
        let sandbox = |game_match, origin, waiting: Vec<String>| Sandbox {
            payload: payload.into(),
            controller: Controller::sandbox(game_match),
            origin,
            waiting: waiting.into(),
        };
        if !route::is_new()
            && let Some((origin, game_match)) = kept::read(payload)
        {
            return Ok(sandbox(game_match, origin, Vec::new()));
        }
        let game_match = read_link(payload)?.sandbox(store::seed());
        let opened = sandbox(game_match, Origin::here(), FIRST.take());
        opened.keep();
        Ok(opened)
    }

    /// Stores the progress for the tab.
    fn keep(&self) {
        kept::write(&self.payload, self.origin.as_ref(), self.controller.game_match());
    }
}

#[derive(Clone, PartialEq, Properties)]
pub struct TryProps {
    pub payload: String,
    pub sheet: Option<Sheet>,
}

#[component]
pub fn TryPage(props: &TryProps) -> Html {
    let words = use_language().shell();
    let opened = use_memo(props.payload.clone(), |payload| Sandbox::open(payload));
    match &*opened {
        Ok(sandbox) => html! { <Table key={props.payload.clone()} opened={sandbox.clone()} sheet={props.sheet} /> },
        Err(error) => {
            html! { <Notice title={words.link(*error)}><a class="button" href={Route::Shelf}>{ words.shelf.title }</a></Notice> }
        }
    }
}
