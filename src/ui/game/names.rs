//! The names of the seats of a match.

use trivium_boards::seat_names;
use trivium_rules::core::Seat;
use trivium_session::Controller;
use trivium_words::{Language, fill};

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

/// Whether a seat belongs to the only person, who has no name, in a match against computers. That person is called
/// “you”.
pub fn is_you(controller: &Controller, seat: Seat) -> bool {
    let setup = controller.game_match().setup();
    let person = |seat: &Seat| setup.engine(*seat).is_none();
    let mut people = Seat::all(setup.game().seats()).filter(person);
    let only = people.next().filter(|_| people.next().is_none() && setup.engines().next().is_some());
    only == Some(seat) && setup.names().get(seat.index()).is_none_or(String::is_empty)
}

/// The names on the plates of the seats: “You”, the computer with its level, or else the seat's name.
pub fn plates(controller: &Controller, language: Language) -> Vec<String> {
    let (words, setup) = (language.shell(), controller.game_match().setup());
    let plate = |(seat, name): (Seat, String)| {
        let unnamed = setup.names().get(seat.index()).is_none_or(String::is_empty);
        match setup.engine(seat) {
            Some(level) if unnamed => fill(words.opponent, &[&level.number().to_string()]),
            None if is_you(controller, seat) => words.you.to_owned(),
            _ => name,
        }
    };
    Seat::all(setup.game().seats()).zip(names(controller, language)).map(plate).collect()
}
