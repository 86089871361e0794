//! The names of the seats of a match.

use trivium_boards::seat_names;
use trivium_rules::core::Seat;
use trivium_session::Controller;
use trivium_words::Language;

/// The name of each seat.
pub fn names(controller: &Controller, language: Language) -> Vec<String> {
    seat_names(controller.game_match(), language)
}

/// The name of one seat.
pub fn name_of(controller: &Controller, language: Language, seat: Seat) -> String {
    names(controller, language).swap_remove(seat.index())
}
