//! A table of the games' code.

use super::{GAMES, IDS};
use std::sync::OnceLock;

/// A value for each game that belongs to the game's code, such as its rules or its board. The feature `all-games`
/// builds all values in. Without it, a program installs those of the games that it has loaded. Tests install other rules.
pub struct GameTable<T: 'static> {
    built_in: &'static [T],
    installed: [OnceLock<T>; GAMES.len()],
}

impl<T: Copy> GameTable<T> {
    /// A table with the values of [`each_built_in_game`](crate::each_built_in_game).
    pub const fn new(built_in: &'static [T]) -> GameTable<T> {
        GameTable { built_in, installed: [const { OnceLock::new() }; GAMES.len()] }
    }

    /// Adds the value of a game, in place of a built-in one. Has no effect the second time, or if there is no such game.
    pub fn install(&self, game: &str, value: T) {
        if let Some(at) = index(game) {
            self.installed[at].get_or_init(|| value);
        }
    }

    /// The value of a game, if it is built in or installed.
    pub fn get(&self, game: &str) -> Option<T> {
        let at = index(game)?;
        self.installed[at].get().or_else(|| self.built_in.get(at)).copied()
    }
}

fn index(game: &str) -> Option<usize> {
    IDS.iter().position(|id| *id == game)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_has_the_value_that_was_installed_first() {
        static TABLE: GameTable<u8> = GameTable::new(&[]);
        let last = GAMES[GAMES.len() - 1].id;
        assert_eq!(TABLE.get(last), None);
        TABLE.install(last, 7);
        TABLE.install(last, 8);
        TABLE.install("chess", 9);
        assert_eq!(TABLE.get(last), Some(7));
        assert_eq!(TABLE.get(GAMES[0].id), None);
        assert_eq!(TABLE.get("chess"), None);
    }

    #[test]
    fn an_installed_value_replaces_a_built_in_one() {
        static TABLE: GameTable<u8> = GameTable::new(&[1; GAMES.len()]);
        assert_eq!(TABLE.get(GAMES[0].id), Some(1));
        TABLE.install(GAMES[0].id, 2);
        assert_eq!(TABLE.get(GAMES[0].id), Some(2));
    }
}
