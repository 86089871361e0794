//! Plays random games of Trias and counts the wins of each seat: `cargo run --release --example random_playout`.

use trivium_rules::core::{Rules, Seat, SeededRng, Verdict, playout};
use trivium_rules::games::trias::Trias;

fn main() {
    let (mut rng, mut scratch, mut wins) = (SeededRng::new(7), Vec::new(), [0; 2]);
    for _ in 0..1000 {
        let mut state = Trias.start();
        let played = playout(&Trias, &mut state, &mut rng, 10_000, &mut scratch);
        if let Some(outcome) = played.outcome {
            for seat in Seat::all(2).filter(|seat| outcome.of(*seat) == Verdict::Win) {
                wins[seat.index()] += 1;
            }
        }
    }
    println!("South won {} games, North {}", wins[0], wins[1]);
}
