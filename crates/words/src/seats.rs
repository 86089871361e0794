//! The names of seats.

use crate::{Language, ShellWords, fill};
use trivium_engine::Level;
use trivium_rules::core::Seat;
use trivium_session::Series;

/// The number of the player in a seat, as a seat. In a series the players change seats and keep their numbers.
pub fn player_number(series: Option<&Series>, seat: Seat, seats: usize) -> Seat {
    series.map_or(seat, |series| Seat::at(series.player(seat.index(), seats)))
}

/// The name of a seat, with the number of the player if another seat has the same name.
pub(crate) fn distinct(
    names: &[String],
    engine: &dyn Fn(Seat) -> Option<Level>,
    series: Option<&Series>,
    language: Language,
    seat: Seat,
) -> String {
    let of = |index: usize| name(language.shell(), &names[index], Seat::at(index), engine(Seat::at(index)));
    let own = of(seat.index());
    let shared = (0..names.len()).any(|other| other != seat.index() && of(other) == own);
    let number = player_number(series, seat, names.len());
    if shared { [&own, " (", &number.to_string(), ")"].concat() } else { own }
}

/// The names of the seats. Engines are named by their level. Empty for a person without a name.
pub fn given_names(
    names: &[String],
    engine: impl Fn(Seat) -> Option<Level>,
    series: Option<&Series>,
    language: Language,
) -> Vec<String> {
    let of = |(index, name): (usize, &String)| {
        let seat = Seat::at(index);
        let given = !name.is_empty() || engine(seat).is_some();
        if given { distinct(names, &engine, series, language, seat) } else { String::new() }
    };
    names.iter().enumerate().map(of).collect()
}

/// The player's name. Without one, the engine's level or the number of the player.
pub fn name(words: &ShellWords, name: &str, seat: Seat, engine: Option<Level>) -> String {
    match engine {
        _ if !name.is_empty() => name.to_owned(),
        Some(level) => fill(words.engine, &[&level.number().to_string()]),
        None => fill(words.player, &[&seat.to_string()]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_session::Setup;

    #[test]
    fn no_two_players_share_a_name() {
        let mut setup = Setup::new("trias", "base", [], ["Anna", "Anna"], 1).expect("a game");
        let names = |setup: &Setup| {
            [Seat::ONE, Seat::TWO]
                .map(|seat| distinct(setup.names(), &|seat| setup.engine(seat), None, Language::En, seat))
        };
        assert_eq!(names(&setup), ["Anna (1)", "Anna (2)"]);
        setup = Setup::new("trias", "base", [], ["Anna", ""], 1).expect("a game");
        assert_eq!(names(&setup), ["Anna", "Player 2"]);
        assert_eq!(given_names(setup.names(), |_| None, None, Language::En), ["Anna", ""]);
    }
}
