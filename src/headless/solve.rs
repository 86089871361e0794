//! `trivium solve`: what is proven of a position, as one line of JSON.

use super::{Failure, args::Choice};
use lexopt::{Parser, ValueExt};
use serde_json::{Value, json};
use std::io::Write;
use std::time::Instant;
use trivium::core::{Evaluate, Notation, Present, Turn};
use trivium::games::{Prompt, Refusal, Values, Visitor};

/// States of a table that are made between two looks at the progress, in thousands.
const SLICE: usize = 500;

pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let mut tokens = String::new();
    let mut verbose = false;
    let choice = Choice::read(&mut parser, |name, parser| {
        match name {
            "tokens" => tokens = parser.value()?.string()?,
            "verbose" => verbose = true,
            _ => return Ok(false),
        }
        Ok(true)
    })?;
    let tokens: Vec<&str> = tokens.split_whitespace().collect();
    let solving = Solving { tokens: &tokens, verbose };
    let line = trivium::games::with_rules(choice.game()?, choice.variant()?, choice.options(), solving)?
        .map_err(Failure::Usage)?;
    writeln!(std::io::stdout(), "{line}")?;
    Ok(())
}

/// Makes the table and looks the position up.
struct Solving<'a> {
    tokens: &'a [&'a str],
    verbose: bool,
}

impl Visitor for Solving<'_> {
    type Out = Result<Value, String>;

    fn visit<R>(self, id: &'static str, rules: R, values: Values) -> Self::Out
    where
        R: Notation + Present + Evaluate + 'static,
        Refusal: From<R::Refusal>,
        Prompt: From<R::Prompt>,
    {
        let state = super::args::after(&rules, self.tokens)?;
        let mut truth = rules.truth().ok_or_else(|| format!("{id} {} is not solved", values.variant.id))?;
        if matches!(rules.turn(&state), Turn::Over(_)) {
            return Err("the game is over there".to_owned());
        }
        let begin = Instant::now();
        while !truth.advance(SLICE) {
            if self.verbose {
                eprint!("\r{:.1} %", f64::from(truth.progress()) / 10.0);
            }
        }
        if self.verbose {
            let (seconds, bytes) = (begin.elapsed().as_secs_f64(), truth.bytes());
            eprintln!("\rsolved in {seconds:.3} s, {bytes} bytes");
        }
        let value = truth.value(&rules, &state).ok_or("the position has no value")?;
        let mut moves = Vec::new();
        rules.legal(&state, &mut moves);
        let mut best = Vec::new();
        for made in moves.into_iter().filter(|m| truth.value_of(&rules, &state, *m) == Some(value)) {
            let mut token = String::new();
            rules.write_move(made, &mut token);
            best.push(token);
        }
        best.sort_unstable();
        Ok(json!({ "value": value.value, "plies": value.plies, "best": best }))
    }
}
