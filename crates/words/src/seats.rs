//! The name of seats.

use crate::{Language, ShellWords, fill};
use trivium_engine::Level;
use trivium_rules::core::Seat;
use trivium_session::Setup;

/// The name of a seat of a match. Where others would have the same one, the seat's number follows: no two players share a name.
pub(crate) fn named(setup: &Setup, language: Language, seat: Seat) -> String {
    let of = |seat: Seat| name(language.shell(), &setup.names()[seat.index()], seat, setup.engine(seat));
    let own = of(seat);
    let shared = Seat::all(setup.game().seats()).any(|other| other != seat && of(other) == own);
    if shared { [&own, " (", &seat.to_string(), ")"].concat() } else { own }
}

/// The names of the seats of a match, empty for those who are only players by number.
pub fn given_names(setup: &Setup, language: Language) -> Vec<String> {
    let given = |seat: Seat| !setup.names()[seat.index()].is_empty() || setup.engine(seat).is_some();
    let name = |seat| if given(seat) { named(setup, language, seat) } else { String::new() };
    Seat::all(setup.game().seats()).map(name).collect()
}

/// The name of a seat: its name, or what plays there.
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

    #[test]
    fn no_two_players_share_a_name() {
        let mut setup = Setup::new("trias", "base", [], ["Anna", "Anna"], 1).expect("a game");
        let names = |setup: &Setup| [Seat::ONE, Seat::TWO].map(|seat| named(setup, Language::En, seat));
        assert_eq!(names(&setup), ["Anna (1)", "Anna (2)"]);
        setup = Setup::new("trias", "base", [], ["Anna", ""], 1).expect("a game");
        assert_eq!(names(&setup), ["Anna", "Player 2"]);
        assert_eq!(given_names(&setup, Language::En), ["Anna", ""]);
    }
}
