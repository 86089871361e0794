//! `trivium bench`: how fast the rules are, one thread. It runs as WebAssembly too.

use super::{Failure, args::Choice};
use lexopt::{Parser, ValueExt};
use serde_json::json;
use std::io::Write;
use std::time::Instant;
use trivium::core::{Draws, Evaluate, Notation, Present, perft, playout};
use trivium::games::{GAMES, Prompt, Refusal, Values, Visitor};

/// No random game of the house is this long but on the open plane.
const LONGEST: u32 = 1_000;

pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let mut seconds = 1.0;
    let choice = Choice::read(&mut parser, |name, parser| {
        match name {
            "seconds" => seconds = parser.value()?.parse::<f64>()?,
            _ => return Ok(false),
        }
        Ok(true)
    })?;
    if !(seconds > 0.0 && seconds <= 3600.0) {
        return Err(Failure::Usage("--seconds is a number above 0, at most 3600".to_owned()));
    }
    if let Some(game) = &choice.game {
        trivium::games::info(game)?;
    }
    let games = GAMES.iter().filter(|g| choice.game.as_deref().is_none_or(|id| id == g.id));
    let mut measured = false;
    for (game, variant) in games.flat_map(|g| g.variants.iter().map(move |v| (g.id, v.id))) {
        if choice.variant.as_deref().is_none_or(|id| id == variant) {
            trivium::games::with_rules(game, variant, choice.options(), Bench { seconds })??;
            measured = true;
        }
    }
    match (measured, choice.variant) {
        (false, Some(variant)) => Err(Failure::Usage(format!("there is no variant {variant:?}"))),
        _ => Ok(()),
    }
}

struct Bench {
    seconds: f64,
}

impl Visitor for Bench {
    type Out = Result<(), Failure>;

    fn visit<R>(self, id: &'static str, rules: R, values: Values) -> Self::Out
    where
        R: Notation + Present + Evaluate + 'static,
        Refusal: From<R::Refusal>,
        Prompt: From<R::Prompt>,
    {
        let mut draws = Draws::new(1);
        let mut moves = Vec::new();
        let (mut games, mut decisions) = (0u64, 0u64);
        let start = Instant::now();
        while games == 0 || start.elapsed().as_secs_f64() < self.seconds {
            let mut state = rules.start();
            decisions += u64::from(playout(&rules, &mut state, &mut draws, LONGEST, &mut moves).decisions);
            games += 1;
        }
        let playouts = decisions as f64 / start.elapsed().as_secs_f64();

        // The deepest perft that fits into the time, repeated from the start.
        let state = rules.start();
        let (mut depth, mut nodes, mut took);
        (depth, nodes, took) = (0, 0, 0.0);
        while took < self.seconds / 8.0 {
            depth += 1;
            let start = Instant::now();
            nodes = perft(&rules, &state, depth);
            took = start.elapsed().as_secs_f64();
        }
        let line = json!({
            "game": id, "variant": values.variant.id, "playouts": games,
            "decisions_per_game": decisions as f64 / games as f64,
            "playout_decisions_per_second": playouts.round(),
            "perft_depth": depth, "perft_nodes": nodes, "perft_nodes_per_second": (nodes as f64 / took).round(),
        });
        writeln!(std::io::stdout(), "{line}")?;
        Ok(())
    }
}
