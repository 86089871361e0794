//! Levels of strength and their search limits.

use super::alphabeta::SearchLimits;
use super::error_model::ErrorModel;
use super::mcts::TreeLimits;
use crate::evaluate::Evaluate;
use serde::{Deserialize, Serialize};
use trivium_rules::core::number;

/// A strength from 1, which a child can beat, to 8, full strength.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Level {
    number: u8,
    limit: ThinkLimit,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
enum ThinkLimit {
    /// The node limit of the level, so that it plays alike on every machine.
    Nodes,
    Seconds(u8),
    /// No limit: the caller stops the search.
    Nothing,
}

struct LevelSpec {
    /// Divisor of the node limit of full strength.
    fraction: u64,
    /// Largest error of its estimates, in points.
    noise: i32,
}

const ABILITIES: [LevelSpec; 8] = [
    LevelSpec { fraction: 2500, noise: 120 },
    LevelSpec { fraction: 1000, noise: 80 },
    LevelSpec { fraction: 400, noise: 50 },
    LevelSpec { fraction: 150, noise: 30 },
    LevelSpec { fraction: 50, noise: 15 },
    LevelSpec { fraction: 15, noise: 8 },
    LevelSpec { fraction: 4, noise: 4 },
    LevelSpec { fraction: 1, noise: 2 },
];

impl Level {
    pub const FULL: Level = Level { number: 8, limit: ThinkLimit::Nodes };

    /// Full strength without a node limit: the caller stops the search, by a clock.
    pub const ENDLESS: Level = Level { number: 8, limit: ThinkLimit::Nothing };

    /// The times per move that full strength offers, in seconds.
    pub const TIMES: [u8; 4] = [1, 3, 10, 30];

    /// Full strength limited by one of [`Level::TIMES`], in seconds, instead of nodes. Its strength depends on the
    /// machine then. `None` for other times.
    pub fn timed(seconds: u8) -> Option<Level> {
        Level::TIMES.contains(&seconds).then_some(Level { number: 8, limit: ThinkLimit::Seconds(seconds) })
    }

    /// Time limit per move in seconds; `None` for levels without one.
    pub const fn seconds(self) -> Option<u8> {
        if let ThinkLimit::Seconds(seconds) = self.limit { Some(seconds) } else { None }
    }

    /// Parses the text of [`Level::text`].
    pub fn read(text: &str) -> Option<Level> {
        match text.split_once(':') {
            Some(("8", seconds)) => Level::timed(number(seconds)?),
            Some(_) => None,
            None => Level::new(number(text)?),
        }
    }

    /// The text form: `3`, or `8:10` for full strength with ten seconds per move.
    pub fn text(self) -> String {
        match self.seconds() {
            Some(seconds) => [&self.number.to_string(), ":", &seconds.to_string()].concat(),
            None => self.number.to_string(),
        }
    }

    /// The level with that number; `None` unless it is 1 to 8.
    pub const fn new(number: u8) -> Option<Level> {
        let known = number >= 1 && number as usize <= ABILITIES.len();
        if known { Some(Level { number, limit: ThinkLimit::Nodes }) } else { None }
    }

    /// All levels, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> {
        (1..=ABILITIES.len() as u8).filter_map(Level::new)
    }

    /// All choices for a seat: the levels, then full strength with each of its times.
    pub fn choices() -> impl Iterator<Item = Level> + Clone {
        let levels = (1..=ABILITIES.len() as u8).filter_map(Level::new);
        levels.chain(Level::TIMES.into_iter().filter_map(Level::timed))
    }

    pub const fn number(self) -> u8 {
        self.number
    }

    fn ability(self) -> &'static LevelSpec {
        &ABILITIES[self.number as usize - 1]
    }

    /// Node limit of this level in a game.
    pub fn nodes<R: Evaluate>(self) -> u64 {
        match self.limit {
            ThinkLimit::Nodes => (R::NODES / self.ability().fraction).max(8),
            ThinkLimit::Seconds(_) | ThinkLimit::Nothing => u64::MAX,
        }
    }

    fn error_model<R: Evaluate>(self, rules: &R, seed: u64) -> ErrorModel {
        let blunder_rates = rules.blunder_rates().get(self.number as usize - 1).copied().unwrap_or(0);
        ErrorModel { blunder_rates, noise: self.ability().noise, seed }
    }

    pub fn limits<R: Evaluate>(self, rules: &R, seed: u64) -> SearchLimits {
        let nodes = self.nodes::<R>();
        let table_bits = (nodes.ilog2() + 1).clamp(8, 18);
        SearchLimits { nodes, depth: 60, error_model: self.error_model(rules, seed), table_bits }
    }

    pub fn growth<R: Evaluate>(self, rules: &R, seed: u64) -> TreeLimits {
        let iterations = self.nodes::<R>();
        TreeLimits {
            iterations,
            informed: true,
            curiosity: 0.7,
            playout: R::PLAYOUT,
            error_model: self.error_model(rules, seed),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_survive_writing_and_reading() {
        let all: Vec<_> = Level::choices().collect();
        assert_eq!(all.len(), 12);
        for level in all {
            assert_eq!(Level::read(&level.text()), Some(level));
        }
        assert_eq!(Level::timed(10).map(Level::text).as_deref(), Some("8:10"));
        for none in ["", "0", "9", "7:3", "8:2", "8:", "8:3:3", "08"] {
            assert_eq!(Level::read(none), None, "{none}");
        }
    }
}
