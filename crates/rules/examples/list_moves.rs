//! Lists the legal moves of a position: `cargo run --example list_moves`.

use trivium_rules::games::{self, Replay};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut replay = Replay::new(games::game("traffic-lights", "simple", [])?);
    for token in ["a1", "b2", "a1"] {
        replay.play(token)?;
    }
    println!("{}", replay.position().text());
    println!("{:?}: {:?}", replay.position().turn(), replay.position().legal());

    let mut replay = Replay::new(games::game("tritt", "step", [])?);
    replay.play("c3-c5")?;
    let legal = replay.position().legal();
    println!("{} moves, from {} to {}", legal.len(), legal[0], legal[legal.len() - 1]);
    Ok(())
}
