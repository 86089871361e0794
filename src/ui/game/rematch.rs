//! The next match of the same players.

use crate::ui::route::{Route, go};
use crate::ui::store;
use trivium_session::Match;
use yew::prelude::*;

/// Begins the next match of the same players, who change seats.
pub fn rematch(id: &str, game_match: &Match) -> Callback<()> {
    let setup = game_match.again(store::seed(), id);
    Callback::from(move |()| {
        let id = store::fresh_id();
        // When the browser does not keep it, the match says so itself.
        store::keep(&id, &setup, drop);
        go(&Route::Game(id, None));
    })
}
