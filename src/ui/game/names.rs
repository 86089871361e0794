//! The names of the seats of a match.

use trivium_boards::seat_names;
use trivium_rules::core::Seat;
use trivium_session::Controller;
use trivium_words::Language;

pub fn names(controller: &Controller, language: Language) -> Vec<String> {
    seat_names(controller.game_match(), language)
}

/// The names of a series' players, in the seat order of its first match.
pub fn player_names(controller: &Controller, language: Language) -> Vec<String> {
    let seats = names(controller, language);
    let mut players = seats.clone();
    if let Some(series) = &controller.game_match().tags().series {
        for (seat, name) in seats.iter().enumerate() {
            players[series.player(seat, seats.len())].clone_from(name);
        }
    }
    players
}

pub fn name_of(controller: &Controller, language: Language, seat: Seat) -> String {
    names(controller, language).swap_remove(seat.index())
}
