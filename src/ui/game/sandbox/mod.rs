//! Trying things out: a match of its own that stands in no list. Its address holds the place at which it began; how far it has come is
//! kept for the tab, so that it is there again after a reload.

mod answer;
mod keep;
mod kept;
mod line;
mod table;

use super::shared_controller::SharedController;
use crate::ui::notice::Notice;
use crate::ui::route::{self, Route, Sheet, go};
use crate::ui::settings::use_language;
use crate::ui::store;
use kept::Origin;
use std::cell::RefCell;
use std::rc::Rc;
use table::Table;
use trivium_session::{Controller, LinkError, read_link, write_link};
use yew::prelude::*;

thread_local! {
    /// The decisions that the next sandbox to be opened plays.
    static FIRST: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Opens a sandbox of where one looks, in which a line is played, with the same sheet over it.
pub fn open(controller: &Controller, line: Vec<String>, sheet: Option<Sheet>) {
    // A record too long for a link is none that people played.
    if let Ok(payload) = write_link(&controller.game_match().sandbox(store::seed())) {
        FIRST.set(line);
        go(&Route::Try(payload, sheet));
    }
}

/// A sandbox.
#[derive(Clone, PartialEq)]
pub struct Sandbox {
    /// The link of the place at which it began.
    payload: String,
    /// Its match.
    controller: SharedController,
    /// The screen from which it was opened.
    origin: Option<Origin>,
    /// The decisions that it plays first.
    first: Vec<String>,
}

impl Sandbox {
    /// The sandbox of an address: as it was left when one comes back to it, else from its beginning.
    fn open(payload: &str) -> Result<Sandbox, LinkError> {
        let sandbox = |game_match, origin, first| Sandbox {
            payload: payload.to_owned(),
            controller: SharedController::from(Rc::new(RefCell::new(Controller::sandbox(game_match)))),
            origin,
            first,
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

    /// Keeps how far it has come.
    fn keep(&self) {
        kept::write(&self.payload, self.origin.as_ref(), self.controller.borrow().game_match());
    }
}

/// The properties of [`TryPage`].
#[derive(Clone, PartialEq, Properties)]
pub struct TryProps {
    /// The link of the place at which it began.
    pub payload: String,
    /// The sheet over it.
    pub sheet: Option<Sheet>,
}

/// The sandbox of an address.
#[component]
pub fn TryPage(props: &TryProps) -> Html {
    let words = use_language().shell();
    let opened = use_memo(props.payload.clone(), |payload| Sandbox::open(payload));
    match &*opened {
        Ok(sandbox) => html! { <Table sandbox={sandbox.clone()} sheet={props.sheet} /> },
        Err(error) => {
            html! { <Notice title={words.link(*error)}><a class="button" href={Route::Shelf}>{ words.shelf.title }</a></Notice> }
        }
    }
}
