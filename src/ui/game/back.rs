//! The back button while a position of the record is viewed: it returns to the current position, and does not leave the
//! match. For that, an entry with the same address is added to the browser's history.

use crate::ui::base::route::{self, Route};
use gloo::events::EventListener;
use gloo::utils::window;
use std::cell::Cell;
use trivium_session::Intent;
use web_sys::History;
use yew::prelude::*;

thread_local! {
    /// Whether this module has asked the browser to go back.
    static LEAVING: Cell<bool> = const { Cell::new(false) };
}

fn history() -> Option<History> {
    window().history().ok()
}

/// Whether the history's entry was added here. Such an entry stores the screen's depth plus 0.5.
fn is_added() -> bool {
    let state = history().and_then(|history| history.state().ok()?.as_f64());
    state.is_some_and(|depth| depth.fract() > 0.0)
}

fn add() {
    let state = f64::from(route::depth()) + 0.5;
    // If the browser refuses, the back button leaves the match.
    let _ = history().map(|history| history.push_state(&state.into(), ""));
}

fn remove() {
    if !LEAVING.replace(true) {
        let _ = history().map(|history| history.back());
    }
}

/// `viewing` is true while a position of the record is viewed. It is `None`, so that the history stays as it is, while
/// that may soon change or a sheet is open.
#[hook]
pub fn use_back(table: &Route, viewing: Option<bool>, act: &Callback<Intent>) {
    let (table, act) = (table.clone(), act.clone());
    use_effect_with(viewing, move |viewing| {
        let viewing = *viewing;
        match viewing {
            Some(true) if !is_added() && !LEAVING.get() => add(),
            Some(false) if is_added() && route::here() == table => remove(),
            _ => {}
        }
        let listener = EventListener::new(&window(), "popstate", move |_| {
            let own = LEAVING.replace(false);
            if viewing != Some(true) || is_added() || route::here() != table {
                return;
            }
            if own { add() } else { act.emit(Intent::GoToCurrent) }
        });
        move || drop(listener)
    });
}
