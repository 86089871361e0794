//! The colours in which the board draws the seats.

use trivium_rules::core::Scene;
use trivium_session::Controller;

/// The colours of the seats: those that the rules name, or else those of the players, which follow them when they
/// change seats.
pub fn hues(controller: &Controller, scene: &Scene) -> Option<String> {
    let game_match = controller.game_match();
    let (game, series) = (game_match.setup().game(), &game_match.tags().series);
    let seats = usize::from(game.seats());
    let player = |seat| series.as_ref().map_or(seat, |series| series.player(seat, seats));
    let own = || {
        (0..seats).any(|seat| player(seat) != seat).then(|| (0..seats).map(|s| (player(s) + 1).to_string()).collect())
    };
    if scene.colours.is_empty() { own() } else { Some(scene.colours.to_owned()) }
}
