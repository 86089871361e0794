//! The names of seats. Messages, boards and pictures use the same name for a player.

use trivium_rules::core::Seat;
use trivium_rules::games;
use trivium_session::{Match, Series, Summary};
use trivium_words::{Language, given_names, name, player_number};

/// The name of each seat: the given name, or else the colour of the seat in this position, or else a number.
pub fn seat_names(game_match: &Match, language: Language) -> Vec<String> {
    numbered(board_names(game_match, language), language)
}

/// As [`seat_names`], for a match in a list. The stored colours replace a replay of the match.
pub fn listed_names(summary: &Summary, language: Language) -> Vec<String> {
    let seats = games::info(&summary.game).map_or(summary.names.len(), |info| info.seats.into());
    let engine = |seat| summary.engines.iter().find(|(of, _)| *of == seat).map(|(_, level)| *level);
    let mut names = summary.names.clone();
    names.resize(seats, String::new());
    let series = summary.series.as_ref();
    let names = with_colours(given_names(&names, engine, series, language), &summary.game, &summary.colours, language);
    numbered(of_series(names, series, language), language)
}

/// Replaces empty names by numbered ones.
pub fn numbered(names: Vec<String>, language: Language) -> Vec<String> {
    let called = |(index, called): (usize, &String)| name(language.shell(), called, Seat::at(index), None);
    names.iter().enumerate().map(called).collect()
}

/// The names for the texts of a board. Names that would be the number of the seat stay empty, because these texts number
/// seats in their own way.
pub fn board_names(game_match: &Match, language: Language) -> Vec<String> {
    let (setup, series) = (game_match.setup(), game_match.tags().series.as_ref());
    let names = given_names(setup.names(), |seat| setup.engine(seat), series, language);
    let names = with_colours(names, setup.game().id(), game_match.position().scene().colours, language);
    of_series(names, series, language)
}

/// Replaces empty names by numbered ones if the players of a series have changed seats.
fn of_series(mut names: Vec<String>, series: Option<&Series>, language: Language) -> Vec<String> {
    let seats = names.len();
    for (index, own) in names.iter_mut().enumerate().filter(|(_, own)| own.is_empty()) {
        let number = player_number(series, Seat::at(index), seats);
        if number != Seat::at(index) {
            *own = name(language.shell(), "", number, None);
        }
    }
    names
}

/// Fills empty names with the [colours](trivium_rules::core::Scene::colours) of the seats, in games where the rules
/// name colours.
pub fn with_colours(mut names: Vec<String>, game: &str, colours: &str, language: Language) -> Vec<String> {
    let colours: Vec<_> = colours.chars().map_while(|letter| language.colour(game, letter)).take(Seat::MOST).collect();
    names.resize(names.len().max(colours.len()), String::new());
    let given = names.clone();
    for ((index, own), name) in colours.into_iter().enumerate().zip(&mut names) {
        match name.is_empty() {
            true if given.iter().any(|other| other == own) => *name = format!("{own} ({})", Seat::at(index)),
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
        let game_match =
            Match::after(Setup::new(game, variant, [], given, 1).expect("a game"), tokens.split_whitespace())
                .expect("legal tokens");
        seat_names(&game_match, language)
    }

    #[test]
    fn players_without_a_name_are_called_by_their_colour_or_number() {
        assert_eq!(names("tritt", "step", [""; 2], "", Language::En), ["Orange", "Blue"]);
        assert_eq!(names("tritt", "slide", ["", "Bo"], "", Language::It), ["Arancione", "Bo"]);
        // The second player may answer the first tritton by swapping colours.
        assert_eq!(names("tritt", "step", [""; 2], "e5-g5 swap", Language::De), ["Blau", "Orange"]);
        // No two players share a name.
        assert_eq!(names("tritt", "step", ["", "Orange"], "", Language::En), ["Orange (1)", "Orange"]);
        assert_eq!(names("triapon", "base", ["", "Bo"], "", Language::Fr)[..2], ["Joueur 1", "Bo"]);
    }

    #[test]
    fn players_keep_their_names_when_they_change_seats() {
        let again = |given: [&str; 3]| {
            let second = Match::new(Setup::new("triapon", "base", [], given, 1).expect("a game")).again(2, "first");
            [seat_names(&second, Language::En), seat_names(&second.again(3, "first"), Language::En)]
        };
        let [second, third] = again([""; 3]);
        assert_eq!(second, ["Player 2", "Player 3", "Player 1"]);
        assert_eq!(third, ["Player 3", "Player 1", "Player 2"]);
        let [second, _] = again(["Bo", "Eva", "Eva"]);
        assert_eq!(second, ["Eva (2)", "Eva (3)", "Bo"]);
        // A colour belongs to the seat.
        let tritt = Match::new(Setup::new("tritt", "step", [], [], 1).expect("a game"));
        assert_eq!(seat_names(&tritt.again(2, "first"), Language::En), ["Orange", "Blue"]);
    }

    #[test]
    fn a_list_calls_players_as_their_match_does() {
        let listed = |game_match: &Match| {
            let summary = Summary::read("one", &trivium_session::write(game_match)).expect("a match");
            listed_names(&summary, Language::En)
        };
        for (given, tokens) in [([""; 2], ""), ([""; 2], "e5-g5 swap"), (["", "Blue"], "e5-g5"), (["Bo", "Bo"], "")] {
            let mut game_match =
                Match::after(Setup::new("tritt", "slide", [], given, 1).expect("a game"), tokens.split_whitespace())
                    .expect("legal tokens");
            assert_eq!(listed(&game_match), seat_names(&game_match, Language::En), "{given:?} {tokens}");
            game_match.play("resign").expect("resigned");
            assert_eq!(listed(&game_match), seat_names(&game_match, Language::En), "{given:?} {tokens}");
        }
        let three = Match::new(Setup::new("triapon", "base", [], ["", "Bo"], 1).expect("a game"));
        let again = three.again(2, "first");
        assert_eq!(listed(&again), seat_names(&again, Language::En));
        // A match saved by an older release, and a damaged line.
        for (colours, names) in [("", ["Player 1", "Player 2"]), ("x-colours bz9bbbb\n", ["Blue", "Player 2"])] {
            let text = ["trivium 1\ngame tritt\nname \nname \n", colours, "turn 1\nrecord e5-g5\n"].concat();
            assert_eq!(listed_names(&Summary::read("one", &text).expect("a match"), Language::En), names);
        }
    }
}
