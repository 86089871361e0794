//! Random playouts.

use super::{Outcome, Rules, SeededRng, Turn};

/// The end of a random game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playout {
    /// How many decisions were made, chance's included.
    pub decisions: u32,
    /// The outcome; `None` when the limit came first.
    pub outcome: Option<Outcome>,
}

/// Plays on from `state`, seats uniformly at random, chance by its weights, for at most `limit` decisions. `scratch`
/// is there so that no playout allocates.
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
