//! Writes a position as text and reads it again: `cargo run --example read_write_position`.

use trivium_rules::games;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let game = games::game("triapon", "base", [])?;
    let mut position = game.start();
    for token in ["f4", "g4", "f3"] {
        position.play(token)?;
    }
    let text = position.text();
    println!("{text}");
    let again = game.read_position(&text)?;
    assert_eq!(again.legal(), position.legal());

    // A fault is reported with its place in the text.
    match game.read_position(&text.replace("turn=1", "turn=9")) {
        Ok(_) => unreachable!("there is no seat 9"),
        Err(error) => println!("byte {}: {error}", error.at),
    }
    Ok(())
}
