//! The names of the seats of a match.

use trivium_boards::seat_names;
use trivium_rules::core::Seat;
use trivium_session::{Controller, unnamed_person};
use trivium_words::{Language, READER, fill, label};

/// The names of the seats for sentences. The name of [`reader`] is “You”, with the mark that [`fill`] needs.
pub fn names(controller: &Controller, language: Language) -> Vec<String> {
    let mut names = seat_names(controller.game_match(), language);
    if let Some(reader) = reader(controller) {
        names[reader.index()] = [language.shell().you, &READER.to_string()].concat();
    }
    names
}

/// The names of the seats outside of sentences.
pub fn labels(controller: &Controller, language: Language) -> Vec<String> {
    names(controller, language).iter().map(|name| label(name).to_owned()).collect()
}

/// The names of a series' players, in the seat order of its first match.
pub fn player_names(controller: &Controller, language: Language) -> Vec<String> {
    let seats = labels(controller, language);
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

/// The seat of the only person in a match against computers, if that person has no name.
pub fn reader(controller: &Controller) -> Option<Seat> {
    let setup = controller.game_match().setup();
    unnamed_person(setup.game().seats(), &setup.engines().collect::<Vec<_>>(), setup.names())
}

/// The names on the plates of the seats. Emblems tell computers of the same level apart.
pub fn plates(controller: &Controller, language: Language) -> Vec<String> {
    let (words, setup) = (language.shell(), controller.game_match().setup());
    let plate = |(seat, name): (Seat, String)| {
        let unnamed = setup.names().get(seat.index()).is_none_or(String::is_empty);
        match setup.engine(seat) {
            Some(level) if unnamed => fill(words.engine, &[&level.number().to_string()]),
            _ => name,
        }
    };
    Seat::all(setup.game().seats()).zip(labels(controller, language)).map(plate).collect()
}
