//! How strong a program plays.

use super::alphabeta::Limits;
use super::eyes::Eyes;
use super::mcts::Growth;
use crate::core::Evaluate;

/// A strength from 1, which a child beats, to 8, the full one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level {
    number: u8,
    endless: bool,
}

/// What a level does.
struct Ability {
    /// Its nodes: those of full strength divided by this.
    fraction: u64,
    /// By how many points its estimates are off.
    noise: i32,
}

const ABILITIES: [Ability; 8] = [
    Ability { fraction: 2500, noise: 120 },
    Ability { fraction: 1000, noise: 80 },
    Ability { fraction: 400, noise: 50 },
    Ability { fraction: 150, noise: 30 },
    Ability { fraction: 50, noise: 15 },
    Ability { fraction: 15, noise: 8 },
    Ability { fraction: 4, noise: 4 },
    Ability { fraction: 1, noise: 2 },
];

impl Level {
    /// The strongest.
    pub const FULL: Level = Level { number: 8, endless: false };

    /// Full strength without a limit of nodes: whoever runs the search ends it, by a clock.
    pub const ENDLESS: Level = Level { number: 8, endless: true };

    /// The level of that number, 1 to 8.
    pub const fn new(number: u8) -> Option<Level> {
        let known = number >= 1 && number as usize <= ABILITIES.len();
        if known { Some(Level { number, endless: false }) } else { None }
    }

    /// All levels, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> {
        (1..=ABILITIES.len() as u8).filter_map(Level::new)
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.number
    }

    fn ability(self) -> &'static Ability {
        &ABILITIES[self.number as usize - 1]
    }

    /// The nodes that this level looks at in such a game.
    pub fn nodes<R: Evaluate>(self) -> u64 {
        if self.endless { u64::MAX } else { (R::NODES / self.ability().fraction).max(8) }
    }

    /// What this level sees in such a game.
    fn eyes<R: Evaluate>(self, rules: &R, seed: u64) -> Eyes {
        let overlooked = rules.overlooked().get(self.number as usize - 1).copied().unwrap_or(0);
        Eyes { overlooked, noise: self.ability().noise, seed }
    }

    /// What alpha-beta may do at this level.
    pub fn limits<R: Evaluate>(self, rules: &R, seed: u64) -> Limits {
        let nodes = self.nodes::<R>();
        let table_bits = (nodes.ilog2() + 1).clamp(8, 18);
        Limits { nodes, depth: 60, eyes: self.eyes(rules, seed), table_bits }
    }

    /// What Monte Carlo tree search may do at this level.
    pub fn growth<R: Evaluate>(self, rules: &R, seed: u64) -> Growth {
        let iterations = self.nodes::<R>();
        Growth { iterations, informed: true, curiosity: 0.7, playout: R::PLAYOUT, eyes: self.eyes(rules, seed) }
    }
}
