//! The names of the seats of a match.

use trivium_rules::core::Seat;
use trivium_session::Controller;
use trivium_words::Language;
use trivium_words::named;

/// What each seat is called.
pub fn names(controller: &Controller, language: Language) -> Vec<String> {
    let seats = controller.game_match().setup().game().seats();
    Seat::all(seats).map(|seat| name_of(controller, language, seat)).collect()
}

/// What one seat is called.
pub fn name_of(controller: &Controller, language: Language, seat: Seat) -> String {
    named(controller.game_match().setup(), language, seat)
}
