//! `trivium solve`: what is proven of a position, as one line of JSON; with `--proof` also the proof, as a file.

use super::{Failure, args::Choice};
use lexopt::{Parser, ValueExt};
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap};
use std::io::Write;
use std::path::PathBuf;
use std::rc::Rc;
use std::time::Instant;
use trivium::ai::{Certificate, Proofs, Side};
use trivium::core::{Evaluate, Notation, Odds, Present, Turn};
use trivium::games::{Prompt, Refusal, Values, Visitor};

/// States of a table that are made between two looks at the progress, in thousands.
const SLICE: usize = 500;
/// No proof is longer than this.
const DEEPEST: u32 = 14;

pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let mut tokens = String::new();
    let mut verbose = false;
    let mut proof = None;
    let choice = Choice::read(&mut parser, |name, parser| {
        match name {
            "tokens" => tokens = parser.value()?.string()?,
            "verbose" => verbose = true,
            "proof" => proof = Some(PathBuf::from(parser.value()?)),
            _ => return Ok(false),
        }
        Ok(true)
    })?;
    let tokens: Vec<&str> = tokens.split_whitespace().collect();
    let solving = Solving { tokens: &tokens, verbose, certifying: proof.is_some() };
    let (line, certificate) = trivium::games::with_rules(choice.game()?, choice.variant()?, choice.options(), solving)?
        .map_err(Failure::Usage)?;
    match (proof, certificate) {
        (Some(path), Some(text)) => super::write(&path, &text)?,
        (Some(_), None) => return Err(Failure::Usage("--proof is for the start of what a search proves".to_owned())),
        (None, _) => {}
    }
    writeln!(std::io::stdout(), "{line}")?;
    Ok(())
}

/// What is proven, and the proof as text where one is asked for.
type Solved = (Value, Option<String>);

fn token<R: Notation>(rules: &R, made: R::Move) -> String {
    let mut token = String::new();
    rules.write_move(made, &mut token);
    token
}

/// Makes the table and looks the position up.
struct Solving<'a> {
    tokens: &'a [&'a str],
    verbose: bool,
    certifying: bool,
}

impl Visitor for Solving<'_> {
    type Out = Result<Solved, String>;

    fn visit<R>(self, id: &'static str, rules: R, values: Values) -> Self::Out
    where
        R: Notation + Present + Evaluate + 'static,
        Refusal: From<R::Refusal>,
        Prompt: From<R::Prompt>,
    {
        let state = super::args::after(&rules, self.tokens)?;
        if let Some(odds) = rules.odds() {
            return Ok((self.weighed(&rules, odds, &state), None));
        }
        let Some(mut truth) = rules.truth() else {
            let name = format!("{id} {}", values.variant.id);
            let openings = if self.tokens.is_empty() { self.openings(&Rc::new(rules), &name) } else { None };
            return openings.ok_or_else(|| format!("{name} is not solved"));
        };
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
        moves.retain(|m| truth.value_of(&rules, &state, *m) == Some(value));
        best.extend(moves.into_iter().map(|made| token(&rules, made)));
        best.sort_unstable();
        Ok((json!({ "value": value.value, "plies": value.plies, "best": best }), None))
    }
}

impl Solving<'_> {
    /// Each seat's share of a position, and of each decision, where draws of chance decide.
    fn weighed<R: Notation>(&self, rules: &R, mut odds: Box<dyn Odds<R>>, state: &R::State) -> Value {
        let begin = Instant::now();
        while !odds.advance(SLICE) {}
        if self.verbose {
            eprintln!("solved in {:.3} s, {} bytes", begin.elapsed().as_secs_f64(), odds.bytes());
        }
        let mut moves = Vec::new();
        rules.legal(state, &mut moves);
        let mut after = BTreeMap::new();
        for made in moves {
            let mut next = state.clone();
            rules.play(&mut next, made);
            after.insert(token(rules, made), odds.shares(&next));
        }
        json!({ "shares": odds.shares(state), "after": after })
    }

    /// What each first decision of a game with a swap comes to; `None` in other games.
    fn openings<R: Notation + Evaluate>(&self, rules: &Rc<R>, name: &str) -> Option<Solved> {
        let swap = rules.read_move("swap").ok()?;
        let mut firsts = Vec::new();
        rules.legal(&rules.start(), &mut firsts);
        let mut known = HashMap::new();
        let mut openings = BTreeMap::new();
        let mut certificate = Some(Certificate { openings: Vec::new() }).filter(|_| self.certifying);
        for made in firsts {
            let like = rules.like(made);
            let decided = match known.get(&like) {
                Some(decided) => *decided,
                None => {
                    let begin = Instant::now();
                    let mut state = rules.start();
                    rules.play(&mut state, like);
                    let mut legal = Vec::new();
                    rules.legal(&state, &mut legal);
                    if !legal.contains(&swap) {
                        return None;
                    }
                    // The same board with the same colour to act, but nobody can swap any more.
                    rules.play(&mut state, swap);
                    let mut proofs = Proofs::new(rules.clone());
                    let decided = proofs.decide(&state, DEEPEST);
                    if self.verbose {
                        let (token, seconds) = (token(&**rules, like), begin.elapsed().as_secs_f64());
                        eprintln!("{token}: {decided:?}, {} positions in {seconds:.1} s", proofs.nodes());
                    }
                    if let Some(certificate) = &mut certificate {
                        certificate.openings.push(proofs.opening(like, swap, decided?)?);
                    }
                    known.insert(like, decided);
                    decided
                }
            };
            let winner = decided.map(|d| if d.wins { Side::Blue } else { Side::Orange }.name());
            openings.insert(token(&**rules, made), json!({ "winner": winner, "turns": decided.map(|d| d.plies) }));
        }
        // Whoever may swap takes the side that wins, if one does in every opening; one opening without a winner is enough for seat 1.
        let value = if known.values().all(Option::is_some) { json!("L-W") } else { Value::Null };
        let text = certificate.map(|mut certificate| {
            certificate.openings.sort_by_cached_key(|opening| token(&**rules, opening.first));
            certificate.text(&**rules, name)
        });
        Some((json!({ "value": value, "openings": openings }), text))
    }
}
