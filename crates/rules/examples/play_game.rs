//! Plays a game with the first legal move of each turn: `cargo run --example play_game`.

use trivium_rules::core::Turn;
use trivium_rules::games;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut position = games::game("tritt", "step", [])?.start();
    while let Turn::Seat(seat) = position.turn() {
        let token = position.legal().swap_remove(0);
        let step = position.step(&token)?;
        println!("seat {seat} plays {token}: {:?}", step.events);
        position = step.next;
    }
    if let Some(outcome) = position.turn().outcome() {
        println!("{outcome}");
    }
    Ok(())
}
