//! Random playouts.

use super::{Outcome, Rules, SeededRng, Turn};

/// The result of a random game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Playout {
    /// The number of moves, including draws of chance.
    pub decisions: u32,
    /// The outcome; `None` when the limit was reached.
    pub outcome: Option<Outcome>,
}

/// Plays at most `limit` random moves from `state`. Seats choose uniformly, chance by its weights. Reusing `scratch`
/// avoids an allocation in each playout.
// A browser first compiles a WebAssembly function quickly, and runs better code from a later call on. A playout that is
// inlined into the caller's loop would never run the better code.
#[cfg_attr(target_family = "wasm", inline(never))]
pub fn playout<R: Rules>(
    rules: &R,
    state: &mut R::State,
    rng: &mut SeededRng,
    limit: u32,
    scratch: &mut Vec<R::Move>,
) -> Playout {
    for decisions in 0..limit {
        let made = match rules.turn(state) {
            Turn::Over(outcome) => return Playout { decisions, outcome: Some(outcome) },
            Turn::Seat(_) => rules.sample(state, rng, scratch),
            Turn::Chance => {
                scratch.clear();
                rules.legal(state, scratch);
                scratch[rng.weighted(scratch.iter().map(|m| rules.weight(state, *m)))]
            }
        };
        rules.play_unchecked(state, made);
    }
    Playout { decisions: limit, outcome: rules.turn(state).outcome() }
}
