//! The names of seats: the one name that a player has in messages, on boards and in pictures.

use super::rule_colours;
use trivium_rules::core::{Scene, Seat};
use trivium_rules::games::Game;
use trivium_session::Match;
use trivium_words::{Language, given_names, name};

/// The name of each seat of a match where it stands: the given one, else the colour that the rules give, else a number.
pub fn seat_names(game_match: &Match, language: Language) -> Vec<String> {
    let called = |(seat, called): (Seat, String)| name(language.shell(), &called, seat, None);
    let names = board_names(game_match, language);
    Seat::all(game_match.setup().game().seats()).zip(names).map(called).collect()
}

/// The same for the texts of a board, which call players by number in their own way: empty for these.
pub fn board_names(game_match: &Match, language: Language) -> Vec<String> {
    let setup = game_match.setup();
    with_colours(given_names(setup, language), &**setup.game(), &game_match.position().scene(), language)
}

/// Names with the colours that the rules give to players without one, where they name any.
pub fn with_colours(names: Vec<String>, game: &Game, scene: &Scene, language: Language) -> Vec<String> {
    coloured(names, (game.id(), game.variant().id, game.seats()), scene, language)
}

/// The same for a game, given by its name, that of its variant, and how many play.
pub fn coloured(
    mut names: Vec<String>,
    (game, variant, seats): (&str, &str, u8),
    scene: &Scene,
    language: Language,
) -> Vec<String> {
    let Some(colours) = rule_colours(game, variant, scene, seats) else { return names };
    names.resize(colours.len(), String::new());
    let given = names.clone();
    for ((seat, colour), name) in Seat::all(seats).zip(colours.chars()).zip(&mut names) {
        let own = language.colour(game, colour).unwrap_or_default();
        match name.is_empty() {
            true if given.iter().any(|other| other == own) => *name = format!("{own} ({seat})"),
            true => own.clone_into(name),
            false => {}
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_session::Setup;

    fn names(game: &str, variant: &str, given: [&str; 2], tokens: &str, language: Language) -> Vec<String> {
        let mut game_match = Match::new(Setup::new(game, variant, [], given, 1).expect("a game"));
        for token in tokens.split_whitespace() {
            game_match.play(token).expect(token);
        }
        seat_names(&game_match, language)
    }

    #[test]
    fn players_without_a_name_are_called_by_their_colour_or_number() {
        assert_eq!(names("tritt", "step", [""; 2], "", Language::En), ["Orange", "Blue"]);
        assert_eq!(names("tritt", "slide", ["", "Bo"], "", Language::It), ["Arancione", "Bo"]);
        // In their only reply to the first tritton players may swap colours.
        assert_eq!(names("tritt", "step", [""; 2], "e5-g5 swap", Language::De), ["Blau", "Orange"]);
        // No two players share a name.
        assert_eq!(names("tritt", "step", ["", "Orange"], "", Language::En), ["Orange (1)", "Orange"]);
        assert_eq!(names("triapon", "base", ["", "Bo"], "", Language::Fr)[..2], ["Joueur 1", "Bo"]);
    }
}
