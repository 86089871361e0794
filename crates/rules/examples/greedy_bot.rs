//! A bot that removes as many stones as it can, against a random player in Trias: `cargo run --release --example greedy_bot`.

use trivium_rules::core::{Rules, Seat, SeededRng, Turn, Verdict};
use trivium_rules::games::trias::{Hole, State, Trias};

/// The move that removes the most stones.
fn greedy(state: &State) -> Hole {
    let legal = Trias.legal_moves(state);
    let removed = |hole: &Hole| Trias.turn_of(state, *hole).map_or(0, |turn| turn.removed);
    legal.into_iter().max_by_key(removed).expect("the game goes on")
}

fn main() {
    let (mut rng, mut scratch, mut won) = (SeededRng::new(1), Vec::new(), 0);
    for game in 0..200 {
        let bot = if game % 2 == 0 { Seat::ONE } else { Seat::TWO };
        let mut state = Trias.start();
        let outcome = loop {
            let made = match Trias.turn(&state) {
                Turn::Seat(seat) if seat == bot => greedy(&state),
                Turn::Seat(_) => Trias.sample(&state, &mut rng, &mut scratch),
                Turn::Over(outcome) => break outcome,
                Turn::Chance => unreachable!("Trias has no chance"),
            };
            Trias.play_unchecked(&mut state, made);
        };
        won += u32::from(outcome.of(bot) == Verdict::Win);
    }
    println!("the greedy bot won {won} of 200 games");
}
