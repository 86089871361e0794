//! `trivium check`: checks a proof of `solve` by the rules alone, and prints its counts as one line of JSON. With
//! `--bounds` it checks a file of bounds, with `--puzzles` a file of puzzles.

use crate::args::GameArgs;
use crate::certificate::{Certificate, CertificateError};
use crate::failure::{Failure, print_line};
use lexopt::{Parser, ValueExt};
use serde_json::{Value, json};
use std::path::PathBuf;
use trivium_engine::Evaluate;
use trivium_engine::games::Visitor;
use trivium_rules::games::{GameRules, VariantValues};

pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let (mut proof, mut bounds, mut openings, mut jobs) = (None, None, Vec::new(), 1);
    let (mut puzzles, mut part) = (None, None);
    let choice = GameArgs::read(&mut parser, |name, parser| {
        match name {
            "proof" => proof = Some(PathBuf::from(parser.value()?)),
            "puzzles" => puzzles = Some(PathBuf::from(parser.value()?)),
            "tenth" => part = Some((10, parser.value()?.parse()?)),
            "bounds" => bounds = Some(PathBuf::from(parser.value()?)),
            "openings" => openings = parser.value()?.string()?.split_whitespace().map(str::to_owned).collect(),
            "jobs" => jobs = parser.value()?.parse::<usize>()?.max(1),
            _ => return Ok(false),
        }
        Ok(true)
    })?;
    if let Some(path) = puzzles {
        return crate::puzzle_check::check(&path, part, jobs);
    }
    if let Some(path) = bounds {
        return crate::bounds::check(&choice, &path, &openings, jobs);
    }
    let path = proof.ok_or_else(|| Failure::Usage("--proof is missing".to_owned()))?;
    let bytes = std::fs::read(&path)?;
    // Bytes that are not UTF-8 become an invalid token, and the error names its line.
    let text = String::from_utf8_lossy(&bytes);
    let line = trivium_engine::games::with_rules(choice.game()?, choice.variant()?, choice.options(), Checking(&text))?
        .map_err(|flaw| Failure::Usage(format!("{}: {flaw}", path.display())))?;
    print_line(line)
}

struct Checking<'a>(&'a str);

impl Visitor for Checking<'_> {
    type Out = Result<Value, CertificateError>;

    fn visit<R: GameRules + Evaluate>(self, id: &'static str, rules: R, values: VariantValues) -> Self::Out {
        let certificate = Certificate::read(&rules, &format!("{id} {}", values.variant.id), self.0)?;
        let checked = certificate.check(&rules)?;
        let (kinds, positions, replies) = (certificate.openings.len(), checked.positions, checked.replies);
        Ok(json!({
            "value": certificate.whole.then_some("L-W"), "openings": checked.openings, "kinds": kinds, "positions": positions, "replies": replies,
        }))
    }
}
