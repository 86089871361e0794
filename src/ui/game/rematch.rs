//! The next match of the same players.

use crate::ui::route::{Route, Sheet, go, here, replace};
use crate::ui::store;
use trivium_engine::Level;
use trivium_session::Match;
use yew::prelude::*;

/// Begins the next match of the same players, who change seats.
pub fn rematch(id: &str, game_match: &Match) -> Callback<()> {
    begin(game_match.again(store::seed(), id))
}

/// Begins a match like this one against computer players of another level. It belongs to no series.
pub fn at_level(game_match: &Match, level: Level) -> Callback<()> {
    let setup = game_match.setup().rotated(store::seed());
    let engines: Vec<_> = setup.engines().map(|(seat, _)| seat).collect();
    begin(Match::new(engines.into_iter().fold(setup, |setup, seat| setup.with_engine(seat, Some(level)))))
}

fn begin(begun: Match) -> Callback<()> {
    Callback::from(move |()| {
        let id = store::fresh_id();
        // When the browser does not keep it, the match says so itself.
        store::keep(&id, &begun, drop);
        let route = Route::Game(id, None);
        // Nobody comes back to an open menu.
        if matches!(here(), Route::Game(_, Some(Sheet::Menu))) { replace(&route) } else { go(&route) }
    })
}
