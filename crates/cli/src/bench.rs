//! `trivium bench`: measures the speed of the rules in one thread. It also runs as WebAssembly.

use super::args::GameArgs;
use super::failure::{Failure, print_line};
use lexopt::{Parser, ValueExt};
use serde_json::json;
use std::time::Instant;
use trivium_rules::core::{SeededRng, perft, playout};
use trivium_rules::games::{GAMES, GameRules, VariantValues, Visitor};

/// Random games are shorter than this, except on the unbounded board of Trigon.
const LONGEST: u32 = 1_000;

pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let mut seconds = 1.0;
    let choice = GameArgs::read(&mut parser, |name, parser| {
        match name {
            "seconds" => seconds = parser.value()?.parse::<f64>()?,
            _ => return Ok(false),
        }
        Ok(true)
    })?;
    if !(seconds > 0.0 && seconds <= 3600.0) {
        return Err(Failure::Usage("--seconds must be above 0 and at most 3600".to_owned()));
    }
    if let Some(game) = &choice.game {
        trivium_rules::games::info(game)?;
    }
    let games = GAMES.iter().filter(|g| choice.game.as_deref().is_none_or(|id| id == g.id));
    let mut measured = false;
    for (game, variant) in games.flat_map(|g| g.variants.iter().map(move |v| (g.id, v.id))) {
        if choice.variant.as_deref().is_none_or(|id| id == variant) {
            trivium_rules::games::with_rules(game, variant, choice.options(), BenchVisitor { seconds })??;
            measured = true;
        }
    }
    match (measured, choice.variant) {
        (false, Some(variant)) => Err(Failure::Usage(format!("there is no variant {variant:?}"))),
        _ => Ok(()),
    }
}

/// Moves per slice: less than a millisecond of work in most games, so that most slices end before another process
/// interrupts them.
const SLICE: u64 = 4_000;
/// Moves per slice in Trigon, where a move takes much longer.
const SLICE_OF_TRIGON: u64 = 100;

/// Runs `slice` until the time is up. Returns the median rate of all runs, per second.
fn median_rate(seconds: f64, mut slice: impl FnMut() -> u64) -> f64 {
    let start = Instant::now();
    let mut rates = Vec::new();
    while rates.is_empty() || start.elapsed().as_secs_f64() < seconds {
        let begin = Instant::now();
        let done = slice();
        rates.push(done as f64 / begin.elapsed().as_secs_f64());
    }
    let middle = rates.len() / 2;
    rates.select_nth_unstable_by(middle, f64::total_cmp).1.round()
}

struct BenchVisitor {
    seconds: f64,
}

impl Visitor for BenchVisitor {
    type Out = Result<(), Failure>;

    fn visit<R: GameRules>(self, id: &'static str, rules: R, values: VariantValues) -> Self::Out {
        let mut rng = SeededRng::new(1);
        let mut moves = Vec::new();
        let (mut games, mut decisions) = (0u64, 0u64);
        let wanted = if id == "trigon" { SLICE_OF_TRIGON } else { SLICE };
        let (mut state, mut length) = (rules.start(), 0);
        let playouts = median_rate(self.seconds, || {
            let mut slice = 0;
            while slice < wanted {
                let limit = (LONGEST - length).min((wanted - slice) as u32);
                let played = playout(&rules, &mut state, &mut rng, limit, &mut moves);
                slice += u64::from(played.decisions);
                length += played.decisions;
                if played.outcome.is_some() || length == LONGEST {
                    (state, length) = (rules.start(), 0);
                    games += 1;
                }
            }
            decisions += slice;
            slice
        });

        // Repeats the shallowest perft that takes at least as many moves as a slice.
        let state = rules.start();
        let (mut depth, mut nodes) = (0, 0);
        while nodes < SLICE {
            depth += 1;
            nodes = perft(&rules, &state, depth);
        }
        let perfts = median_rate(self.seconds / 2.0, || perft(&rules, &state, depth));
        print_line(json!({
            "game": id, "variant": values.variant.id, "playouts": games,
            "decisions_per_game": decisions as f64 / games.max(1) as f64,
            "playout_decisions_per_second": playouts,
            "perft_depth": depth, "perft_nodes": nodes, "perft_nodes_per_second": perfts,
        }))
    }
}
