//! The names of the seats of a match.

use trivium_boards::rule_colours;
use trivium_rules::core::Seat;
use trivium_session::Controller;
use trivium_words::{Language, given_names, named};

/// The name of each seat.
pub fn names(controller: &Controller, language: Language) -> Vec<String> {
    let setup = controller.game_match().setup();
    let given = board_names(controller, language).into_iter().zip(Seat::all(setup.game().seats()));
    given.map(|(given, seat)| if given.is_empty() { named(setup, language, seat) } else { given }).collect()
}

/// The name of one seat.
pub fn name_of(controller: &Controller, language: Language, seat: Seat) -> String {
    names(controller, language).swap_remove(seat.index())
}

/// The names, empty for those who are only players by number. Players without a name are called by the colour that the rules give.
pub fn board_names(controller: &Controller, language: Language) -> Vec<String> {
    let game_match = controller.game_match();
    let game = game_match.setup().game();
    let mut names = given_names(game_match.setup(), language);
    if language.colour(game.id(), 'o').is_some() && names.iter().any(String::is_empty) {
        let colours = rule_colours(game.id(), game.variant().id, &controller.scene(), game.seats()).unwrap_or_default();
        for (name, colour) in names.iter_mut().zip(colours.chars()).filter(|(name, _)| name.is_empty()) {
            *name = language.colour(game.id(), colour).unwrap_or_default().to_owned();
        }
    }
    names
}
