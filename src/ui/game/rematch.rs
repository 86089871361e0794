//! Starts the next match of the same players.

use crate::ui::base::route::{Route, Sheet, go, here, replace};
use crate::ui::base::store;
use trivium_engine::Level;
use trivium_session::Match;
use yew::prelude::*;

/// Starts a match in which the players change seats.
pub fn rematch(id: &str, game_match: &Match) -> Callback<()> {
    begin(game_match.again(store::seed(), id))
}

/// Like [`rematch`], with the computer at another level.
pub fn at_level(id: &str, game_match: &Match, level: Level) -> Callback<()> {
    let mut next = game_match.again(store::seed(), id);
    let engines: Vec<_> = next.setup().engines().map(|(seat, _)| seat).collect();
    engines.into_iter().for_each(|seat| next.seat(seat, Some(level)));
    begin(next)
}

fn begin(begun: Match) -> Callback<()> {
    Callback::from(move |()| {
        let route = Route::Game(store::add(&begun), None);
        // The history must not contain an open menu.
        if matches!(here(), Route::Game(_, Some(Sheet::Menu))) { replace(&route) } else { go(&route) }
    })
}
