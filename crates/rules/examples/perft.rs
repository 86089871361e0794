//! Counts the move sequences of a game to a depth: `cargo run --release --example perft -- trias base 5`.

use trivium_rules::core::{EditPosition, perft};
use trivium_rules::games::{GameRules, VariantValues, Visitor, with_rules};

/// Runs with the types of a game that is chosen by its name.
struct Perft(u32);

impl Visitor for Perft {
    type Out = ();
    fn visit<R: GameRules + EditPosition>(self, game: &'static str, rules: R, values: VariantValues) {
        for depth in 1..=self.0 {
            println!("{game} {} {depth}: {}", values.variant.id, perft(&rules, &rules.start(), depth));
        }
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |at: usize, default: &'static str| args.get(at).cloned().unwrap_or_else(|| default.to_owned());
    with_rules(&arg(0, "trias"), &arg(1, "base"), [], Perft(arg(2, "3").parse()?))?;
    Ok(())
}
