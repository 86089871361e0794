//! `trivium solve`: prints the proven results of a position as one line of JSON. With `--proof` it also writes the
//! proof to a file.

use crate::args::GameArgs;
use crate::bounds::kinds;
use crate::certificate::{Certificate, Opening, Side, Strategy};
use crate::certify::Certifier;
use crate::failure::{Failure, print_line};
use crate::tritt::ProofSolver;
use lexopt::{Parser, ValueExt};
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap};
use std::path::PathBuf;
use std::rc::Rc;
use std::time::Instant;
use trivium_engine::games::Visitor;
use trivium_engine::{Evaluate, ExpectimaxTable, SolvedResult, Solver};
use trivium_rules::core::{Notation, Rules, Seat, Turn};
use trivium_rules::games::tritt::{Move, State, Tritt, Variant};
use trivium_rules::games::{self, GameRules, VariantValues};

/// States of a table built between two reports of progress, in thousands.
const TABLE_STEP: usize = 500;
/// Boards searched between two reports of progress.
const SEARCH_STEP: u64 = 1_000_000;
/// Seconds between two saves of the results.
const SAVE_INTERVAL: f64 = 30.0;
/// Longest proof that is searched for, in plies.
const DEEPEST: u32 = 14;

/// Runs the command.
///
/// # Errors
/// When the command line is wrong, or a file cannot be read or written.
pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let mut tokens = String::new();
    let mut verbose = false;
    let mut proof = None;
    let (mut boards, mut openings) = (u64::MAX, Vec::new());
    let (mut jobs, mut turns, mut known) = (1, None, None);
    let choice = GameArgs::read_at(&mut parser, |name, parser| {
        match name {
            "tokens" => tokens = parser.value()?.string()?,
            "verbose" => verbose = true,
            "boards" => boards = parser.value()?.parse()?,
            "openings" => openings = parser.value()?.string()?.split_whitespace().map(str::to_owned).collect(),
            "jobs" => jobs = parser.value()?.parse()?,
            "turns" => turns = Some(parser.value()?.parse()?),
            "state" => known = Some(PathBuf::from(parser.value()?)),
            "proof" => proof = Some(PathBuf::from(parser.value()?)),
            _ => return Ok(false),
        }
        Ok(true)
    })?;
    let tokens: Vec<&str> = tokens.split_whitespace().collect();
    let certifying = proof.is_some();
    let position = choice.position.as_deref();
    let solving = SolveVisitor { position, tokens: &tokens, verbose, boards, openings, certifying, jobs, turns, known };
    let (game, variant) = (choice.game()?, choice.variant()?);
    let solved = match (game, variant) {
        ("tritt", "reloaded") => {
            games::info(game)?.variant(variant)?.values(choice.options())?;
            solving.reloaded(&Tritt::new(Variant::Reloaded))
        }
        _ => trivium_engine::games::with_rules(game, variant, choice.options(), solving)?,
    };
    let (line, certificate) = solved.map_err(Failure::Usage)?;
    match (proof, certificate) {
        (Some(path), Some(text)) => std::fs::write(&path, &text)?,
        (Some(_), None) => return Err(Failure::Usage("--proof is for the start of what a search proves".to_owned())),
        (None, _) => {}
    }
    print_line(line)
}

/// The result, and the text of the proof if requested.
type SolveOutput = (Value, Option<String>);

/// Solves a position with a table, or each first move of a game with a swap.
struct SolveVisitor<'a> {
    /// The position at which the tokens start; `None` for the start of the rules.
    position: Option<&'a str>,
    tokens: &'a [&'a str],
    verbose: bool,
    /// Maximum number of boards that the game's solver searches for a position.
    boards: u64,
    /// The symmetry classes of first moves to solve; empty for all.
    openings: Vec<String>,
    certifying: bool,
    /// Number of threads of the solver.
    jobs: usize,
    /// If set, only wins within this many turns of both seats count.
    turns: Option<u32>,
    /// The file in which the solver keeps its results.
    known: Option<PathBuf>,
}

impl Visitor for SolveVisitor<'_> {
    type Out = Result<SolveOutput, String>;

    fn visit<R: GameRules + Evaluate>(self, id: &'static str, rules: R, values: VariantValues) -> Self::Out {
        let state = crate::args::after(&rules, self.position, self.tokens)?;
        let at_start = self.position.is_none() && self.tokens.is_empty();
        if let Some(expectimax_table) = rules.expectimax_table().filter(|table| table.covers(&state)) {
            return Ok((self.weighed(&rules, expectimax_table, &state), None));
        }
        let Some(mut tablebase) = rules.tablebase() else {
            let name = format!("{id} {}", values.variant.id);
            let openings = if at_start { self.openings(&Rc::new(rules), &name) } else { None };
            return openings.ok_or_else(|| format!("{name} is not solved"));
        };
        if matches!(rules.turn(&state), Turn::Over(_)) {
            return Err("the game is over there".to_owned());
        }
        let begin = Instant::now();
        while !tablebase.advance(TABLE_STEP) {
            if self.verbose {
                eprint!("\r{:.1} %", f64::from(tablebase.progress()) / 10.0);
            }
        }
        if self.verbose {
            let (seconds, bytes) = (begin.elapsed().as_secs_f64(), tablebase.bytes());
            eprintln!("\rsolved in {seconds:.3} s, {bytes} bytes");
        }
        let value = tablebase.value(&rules, &state).ok_or("the position has no value")?;
        let mut moves = rules.legal_moves(&state);
        let mut best = Vec::new();
        moves.retain(|m| tablebase.value_of(&rules, &state, *m) == Some(value));
        best.extend(moves.into_iter().map(|made| rules.token(made)));
        best.sort_unstable();
        Ok((json!({ "value": value.value, "plies": value.plies, "best": best }), None))
    }
}

impl SolveVisitor<'_> {
    /// The shares at a position and after each move, in a game with chance.
    fn weighed<R: Notation>(
        &self,
        rules: &R,
        mut expectimax_table: Box<dyn ExpectimaxTable<R>>,
        state: &R::State,
    ) -> Value {
        let begin = Instant::now();
        while !expectimax_table.advance(TABLE_STEP) {}
        if self.verbose {
            eprintln!("solved in {:.3} s, {} bytes", begin.elapsed().as_secs_f64(), expectimax_table.bytes());
        }
        let moves = rules.legal_moves(state);
        let mut after = BTreeMap::new();
        for made in moves {
            let next = rules.after(state, made);
            after.insert(rules.token(made), expectimax_table.shares(&next));
        }
        json!({ "shares": expectimax_table.shares(state), "after": after })
    }

    /// Solves a position of Tritt `reloaded`, or each first turn at its start.
    fn reloaded(&self, rules: &Tritt) -> Result<SolveOutput, String> {
        let state = crate::args::after(rules, self.position, self.tokens)?;
        let at_start = self.position.is_none() && self.tokens.is_empty();
        let solver = ProofSolver::new(rules, &state).ok_or("tritt reloaded is not solved")?;
        match rules.turn(&state).seat().filter(|_| !at_start) {
            Some(seat) => Ok((self.position(rules, solver, seat)?, None)),
            None => self.classes(rules, "tritt reloaded"),
        }
    }

    /// Runs the solver until the winner is known or it has searched too many boards.
    fn run(&self, solver: &mut ProofSolver, what: &str) -> Result<Option<SolvedResult<Move>>, String> {
        let (begin, first) = (Instant::now(), solver.search.boards());
        let report = |solver: &ProofSolver, end: &str| {
            if self.verbose {
                let (boards, positions) = (solver.search.boards() - first, solver.search.nodes().len());
                let seconds = begin.elapsed().as_secs_f64();
                eprint!("\r{what}: {boards} boards, {positions} positions in all, {seconds:.1} s{end}");
            }
        };
        let mut saved = 0.0;
        while solver.search.boards() - first < self.boards && !solver.search.step(SEARCH_STEP.min(self.boards)) {
            report(solver, "");
            if begin.elapsed().as_secs_f64() - saved > SAVE_INTERVAL {
                self.save(solver)?;
                saved = begin.elapsed().as_secs_f64();
            }
        }
        self.save(solver)?;
        let solved = solver.search.solved();
        report(solver, &solved.as_ref().map_or(String::new(), |s| format!(", wins {} in {}", s.wins, s.turns)));
        if self.verbose {
            eprintln!();
        }
        Ok(solved)
    }

    /// Saves the search to a temporary file and renames it, so that the file is always complete.
    fn save(&self, solver: &ProofSolver) -> Result<(), String> {
        let Some(path) = &self.known else { return Ok(()) };
        let temporary = path.with_extension("new");
        let written = std::fs::write(&temporary, solver.save()).and_then(|()| std::fs::rename(&temporary, path));
        written.map_err(|error| format!("{}: {error}", path.display()))
    }

    /// A solver at the first class of first moves, with the results in the file.
    fn begin(&self, rules: &Tritt, state: &State) -> Result<Option<ProofSolver>, String> {
        let Some(mut solver) = ProofSolver::new(rules, state) else { return Ok(None) };
        solver.search.threads(self.jobs);
        self.turns.inspect(|turns| solver.search.within(*turns));
        if let Some(path) = self.known.as_ref().filter(|path| path.exists()) {
            let read = std::fs::read(path).is_ok_and(|saved| solver.resume(&saved));
            if !read {
                return Err(format!("{}: not what a search for the same has saved", path.display()));
            }
            solver.search.enter(state);
        }
        Ok(Some(solver))
    }

    /// The result that the solver proves for a position.
    fn position(&self, rules: &Tritt, mut solver: ProofSolver, seat: Seat) -> Result<Value, String> {
        let solved = self.run(&mut solver, "here")?.ok_or("not solved within so many boards")?;
        let winner = if solved.wins { seat } else { seat.other() };
        let value = if winner == Seat::ONE { "W-L" } else { "L-W" };
        let best: Vec<String> = solved.made.into_iter().map(|made| rules.token(made)).collect();
        Ok(json!({ "value": value, "turns": solved.turns, "best": best }))
    }

    /// Solves each class of first turns of `reloaded`. Each class uses the results of the previous ones.
    fn classes(&self, rules: &Tritt, name: &str) -> Result<SolveOutput, String> {
        let firsts = rules.legal_moves(&rules.start());
        let likes = kinds(rules, &self.openings);
        let mut solver: Option<ProofSolver> = None;
        let (mut known, mut openings) = (HashMap::new(), Vec::new());
        let after = |first: Move| rules.after(&rules.start(), first);
        for first in &likes {
            match &mut solver {
                Some(solver) => solver.search.enter(&after(*first)),
                None => solver = self.begin(rules, &after(*first))?,
            }
            let Some(solver) = solver.as_mut() else { continue };
            known.extend(self.run(solver, &rules.token(*first))?.map(|solved| (*first, solved)));
        }
        // Strategies are listed at the end, so that a resumed search writes the same text as an uninterrupted one.
        for first in likes.into_iter().filter(|first| known.contains_key(first)) {
            let Some(solver) = solver.as_mut() else { continue };
            solver.search.enter(&after(first));
            if let Some(Strategy { made, turns, answers }) = solver.strategy() {
                let turns = u8::try_from(turns).unwrap_or(u8::MAX);
                openings.push(Opening { first, made, winner: Side::Second, turns, answers });
            }
        }
        let results = firsts.into_iter().map(|made| {
            let solved = known.get(&rules.like(made));
            let winner = solved.map(|solved| if solved.wins { Side::Second } else { Side::First }.name(rules));
            (rules.token(made), json!({ "winner": winner, "turns": solved.map(|solved| solved.turns) }))
        });
        let results: BTreeMap<String, Value> = results.collect();
        let lost = known.values().any(|solved| !solved.wins);
        let won = openings.len() == known.len() && results.values().all(|result| !result["winner"].is_null());
        let value = if lost {
            json!("W-L")
        } else if won {
            json!("L-W")
        } else {
            Value::Null
        };
        let text = Certificate { openings, whole: won }.text(rules, name);
        Ok((json!({ "value": value, "openings": results }), Some(text).filter(|_| self.certifying)))
    }

    /// The result of each first move of a game with a swap; `None` in other games.
    fn openings<R: Notation + Evaluate>(&self, rules: &Rc<R>, name: &str) -> Option<SolveOutput> {
        let swap = rules.exchange()?;
        let firsts = rules.legal_moves(&rules.start());
        let mut known = HashMap::new();
        let mut openings = BTreeMap::new();
        let mut certificate = Some(Certificate { openings: Vec::new(), whole: true }).filter(|_| self.certifying);
        for made in firsts {
            let like = rules.like(made);
            let decided = match known.get(&like) {
                Some(decided) => *decided,
                None => {
                    let begin = Instant::now();
                    let mut state = rules.after(&rules.start(), like);
                    let legal = rules.legal_moves(&state);
                    if !legal.contains(&swap) {
                        return None;
                    }
                    // The same board with the same colour to act, but swapping is no longer possible.
                    rules.play_unchecked(&mut state, swap);
                    let mut certifier = Certifier::new(rules.clone());
                    let decided = certifier.proofs().decide(&state, DEEPEST);
                    if self.verbose {
                        let (token, seconds) = (rules.token(like), begin.elapsed().as_secs_f64());
                        eprintln!("{token}: {decided:?}, {} positions in {seconds:.1} s", certifier.proofs().nodes());
                    }
                    if let Some(certificate) = &mut certificate {
                        certificate.openings.push(certifier.opening(like, swap, decided?)?);
                    }
                    known.insert(like, decided);
                    decided
                }
            };
            let winner = decided.map(|d| if d.wins { Side::Second } else { Side::First }.name(&**rules));
            openings.insert(rules.token(made), json!({ "winner": winner, "turns": decided.map(|d| d.plies) }));
        }
        // The seat that may swap takes the winning side, if every opening has one. One undecided opening leaves the
        // value unknown.
        let value = if known.values().all(Option::is_some) { json!("L-W") } else { Value::Null };
        let text = certificate.map(|mut certificate| {
            certificate.openings.sort_by_cached_key(|opening| rules.token(opening.first));
            certificate.text(&**rules, name)
        });
        Some((json!({ "value": value, "openings": openings }), text))
    }
}
