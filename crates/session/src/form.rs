//! A player's recent results against the engines of a game, from which a level for the next match is suggested.

use super::setup::only_person;
use super::{FLAG, Match, RecordTree};
use std::fmt;
use trivium_engine::Level;
use trivium_rules::core::{Seat, TableAction, Verdict};

/// How many clear results in a row suggest another level.
const SUGGEST_AFTER: i8 = 3;

/// The recent results against one level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Form {
    level: Level,
    // The number of clear wins in a row. Negative for losses.
    streak: i8,
}

impl Form {
    /// Adds the result of a match against a level. `clear` is `None` if the result says little about strength.
    pub fn after(before: Option<Form>, level: Level, clear: Option<Verdict>) -> Form {
        let streak = before.filter(|form| form.level == level).map_or(0, |form| form.streak);
        let streak = match clear {
            Some(Verdict::Win) => streak.max(0).saturating_add(1),
            Some(Verdict::Loss) => streak.min(0).saturating_sub(1),
            Some(Verdict::Draw) | None => 0,
        };
        Form { level, streak }
    }

    pub fn is_at(self, level: Level) -> bool {
        self.level == level
    }

    /// The suggested level, or the level of the last match if there is no suggestion.
    pub fn level(self) -> Level {
        self.suggested().unwrap_or(self.level)
    }

    /// The next level up or down, after three clear results in a row.
    pub fn suggested(self) -> Option<Level> {
        match self.streak {
            streak if streak >= SUGGEST_AFTER => above(self.level),
            streak if streak <= -SUGGEST_AFTER => below(self.level),
            _ => None,
        }
    }

    /// Parses a form, as `Display` writes it.
    pub fn read(text: &str) -> Option<Form> {
        let (level, streak) = text.split_once(' ')?;
        Some(Form { level: Level::read(level)?, streak: streak.parse().ok()? })
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.level.text(), self.streak)
    }
}

pub fn above(level: Level) -> Option<Level> {
    Level::new(level.number() + 1)
}

fn below(level: Level) -> Option<Level> {
    Level::new(level.number() - 1)
}

/// The result of one human player against engines of one level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SoloResult {
    pub seat: Seat,
    pub level: Level,
    /// The result for the human player. `None` if it does not show the player's strength: the game was not decided on
    /// the board, or a move was undone.
    pub clear: Option<Verdict>,
}

impl SoloResult {
    /// The result of a finished match; `None` unless one human player plays against engines of one level.
    pub fn of(game_match: &Match) -> Option<SoloResult> {
        let (outcome, setup) = (game_match.result()?, game_match.setup());
        let engines: Vec<_> = setup.engines().collect();
        let seat = only_person(setup.game().seats(), &engines)?;
        let level = engines[0].1;
        if engines.iter().any(|(_, other)| *other != level) {
            return None;
        }
        let tree = game_match.tree();
        let mut way = vec![RecordTree::ROOT];
        way.extend(tree.path(game_match.current_node()));
        let token = &tree.node(game_match.current_node()).token;
        let alone = way.iter().all(|node| tree.node(*node).children.len() <= 1);
        let clear = alone && token != FLAG && TableAction::read(token).is_none();
        Some(SoloResult { seat, level, clear: clear.then(|| outcome.of(seat)) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn level(number: u8) -> Level {
        Level::read(&number.to_string()).expect("a level")
    }

    fn after(number: u8, results: &[Option<Verdict>]) -> Form {
        let form = results.iter().fold(None, |form, clear| Some(Form::after(form, level(number), *clear)));
        form.expect("a result")
    }

    #[test]
    fn three_clear_results_in_a_row_suggest_another_level() {
        let (win, loss) = (Some(Verdict::Win), Some(Verdict::Loss));
        assert_eq!(after(3, &[win, win]).suggested(), None);
        assert_eq!(after(3, &[win, win, win]).suggested(), Some(level(4)));
        assert_eq!(after(3, &[win, loss, win, win]).suggested(), None);
        assert_eq!(after(3, &[win, win, None, win]).suggested(), None);
        assert_eq!(after(3, &[loss, loss, loss]).level(), level(2));
        assert_eq!(after(3, &[loss]).level(), level(3));
    }

    #[test]
    fn no_level_is_suggested_beyond_the_lowest_and_the_highest() {
        assert_eq!(after(8, &[Some(Verdict::Win); 5]).suggested(), None);
        assert_eq!(after(1, &[Some(Verdict::Loss); 5]).suggested(), None);
    }

    #[test]
    fn another_level_starts_a_new_streak() {
        let form = Form::after(Some(after(3, &[Some(Verdict::Win); 3])), level(4), Some(Verdict::Win));
        assert_eq!(form, after(4, &[Some(Verdict::Win)]));
    }

    #[test]
    fn a_form_is_read_as_it_is_shown() {
        for form in [after(2, &[Some(Verdict::Loss); 4]), after(8, &[None])] {
            assert_eq!(Form::read(&form.to_string()), Some(form));
        }
        assert_eq!([Form::read(""), Form::read("9 1"), Form::read("3 x")], [None; 3]);
    }
}
