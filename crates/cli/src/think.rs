//! `trivium think`: prints the move that a level would play, as one line of JSON.

use super::args::{GameArgs, no_position};
use super::failure::{Failure, print_line};
use lexopt::{Parser, ValueExt};
use serde_json::json;
use std::time::Instant;
use trivium_engine::{Level, engine_session};
use trivium_session::outside::plain;

/// Nodes between two checks of the clock.
const SLICE: u32 = 200;

pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let (mut tokens, mut level, mut seed, mut seconds) = (String::new(), 8u8, 1u64, None);
    let choice = GameArgs::read_at(&mut parser, |name, parser| {
        match name {
            "tokens" => tokens = plain(&parser.value()?.string()?).into_owned(),
            "level" => level = parser.value()?.parse()?,
            "seed" => seed = parser.value()?.parse()?,
            "seconds" => seconds = Some(parser.value()?.parse::<f64>()?),
            _ => return Ok(false),
        }
        Ok(true)
    })?;
    let level = Level::new(level).ok_or_else(|| Failure::Usage("--level must be a number from 1 to 8".to_owned()))?;
    let level = match seconds {
        Some(_) if level == Level::FULL => Level::ENDLESS,
        Some(_) => return Err(Failure::Usage("--seconds requires level 8".to_owned())),
        None => level,
    };
    let tokens: Vec<&str> = tokens.split_whitespace().collect();
    let mut engine = engine_session(choice.game()?, choice.variant()?, choice.options())?;
    engine.start_at(choice.position.as_deref()).map_err(|error| Failure::Usage(no_position(&error)))?;
    engine
        .begin(&tokens, level, seed)
        .map_err(|bad| Failure::Usage(format!("token {} of --tokens is illegal", bad.ply)))?;
    let begin = Instant::now();
    while !engine.step(SLICE) && seconds.is_none_or(|limit| begin.elapsed().as_secs_f64() < limit) {}
    let took = begin.elapsed().as_secs_f64();
    let report = engine.report().ok_or_else(|| Failure::Usage("there is nothing to think about".to_owned()))?;
    print_line(json!({
        "best": report.best, "line": report.line, "shares": report.shares,
        "proven": report.proven.map(|p| format!("{p:?}")), "nodes": report.nodes, "depth": report.depth,
        "finished": report.finished, "seconds": (took * 1000.0).round() / 1000.0,
    }))
}
