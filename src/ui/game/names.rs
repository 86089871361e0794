//! The names of the seats of a match.

use trivium_rules::core::Seat;
use trivium_session::Controller;
use trivium_words::Language;
use trivium_words::named;

/// The name of each seat.
pub fn names(controller: &Controller, language: Language) -> Vec<String> {
    let seats = controller.game_match().setup().game().seats();
    Seat::all(seats).map(|seat| name_of(controller, language, seat)).collect()
}

/// The name of one seat.
pub fn name_of(controller: &Controller, language: Language, seat: Seat) -> String {
    named(controller.game_match().setup(), language, seat)
}
