//! Prints a table of all games, variants and options: `cargo run --example variants`.

use trivium_rules::games::{GAMES, game};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("{:15} {:11} seats  first moves  options", "game", "variant");
    for info in GAMES {
        for variant in info.variants {
            let start = game(info.id, variant.id, [])?.start();
            let options = variant.options.iter();
            let options = options.map(|o| format!("{}={} ({} to {})", o.key, o.default, o.least, o.most));
            let options = options.collect::<Vec<_>>().join(", ");
            println!("{:15} {:11} {:5}  {:11}  {options}", info.id, variant.id, info.seats, start.legal().len());
        }
    }
    Ok(())
}
