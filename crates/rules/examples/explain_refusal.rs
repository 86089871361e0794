//! Explains why moves are refused, with the rule that says so: `cargo run --example explain_refusal`.

use trivium_rules::games::{self, Replay, TokenError};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut replay = Replay::new(games::game("tritt", "step", [])?);
    replay.play("c3-c5")?;
    for token in ["hello", "c3-c5", "c3-c6", "pass", "claim"] {
        match replay.check(token) {
            Ok(()) => println!("{token}: legal"),
            Err(TokenError::Rule(refusal)) => {
                let (game, section) = refusal.rule();
                println!("{token}: {refusal} (rules of {game}, {section})");
            }
            Err(other) => println!("{token}: {other}"),
        }
    }
    Ok(())
}
