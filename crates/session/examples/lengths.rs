//! Prints the lengths of links and saves: minimum, median and maximum over 101 random games of each variant.
//!
//!     cargo run --release --package trivium-session --example lengths

use trivium_rules::core::SeededRng;
use trivium_rules::games::GAMES;
use trivium_session::{Match, Setup, write, write_link};

const GAMES_PLAYED: usize = 101;
/// On Trigon's unbounded board, random games need not end.
const MOST_PLIES: usize = 200;

fn main() {
    println!("variant: decisions | characters of a link | bytes of a save");
    for game in GAMES {
        for variant in game.variants {
            let mut columns: [Vec<usize>; 3] = Default::default();
            for seed in 0..GAMES_PLAYED as u64 {
                let game_match = random_match(game.id, variant.id, seed);
                let link = write_link(&game_match).expect("a record that can be linked");
                let lengths = [game_match.ply(), link.len(), write(&game_match).len()];
                columns.iter_mut().zip(lengths).for_each(|(column, length)| column.push(length));
            }
            let figures = columns.map(|mut column| {
                column.sort_unstable();
                format!("{} {} {}", column[0], column[GAMES_PLAYED / 2], column[GAMES_PLAYED - 1])
            });
            println!("{}/{}: {}", game.id, variant.id, figures.join(" | "));
        }
    }
}

fn random_match(game: &str, variant: &str, seed: u64) -> Match {
    let mut random = SeededRng::new(seed);
    let setup = Setup::new(game, variant, [], ["Anna", "Bo", "Clara"], seed << 40).expect("a known variant");
    let mut game_match = Match::new(setup);
    while game_match.ply() < MOST_PLIES || game != "trigon" && !game_match.finished() {
        if game_match.play_chance().is_some() {
            continue;
        }
        let legal = game_match.position().legal();
        let Some(token) = random.choose(&legal) else { break };
        game_match.play(token).expect("a legal move");
    }
    game_match
}
