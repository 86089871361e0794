//! `trivium bound`: proves within how many turns a seat of Tritt `reloaded` has no forced win. `trivium check --bounds`
//! checks such bounds.

use crate::args::GameArgs;
use crate::failure::{Failure, print_line};
use crate::threads::in_threads;
use crate::tritt::{BoundSearch, Claim, HEAD, Recheck};
use lexopt::{Parser, ValueExt};
use serde_json::json;
use std::path::{Path, PathBuf};
use std::time::Instant;
use trivium_engine::TurnMoves;
use trivium_rules::core::{Notation, Rules};
use trivium_rules::games::tritt::{self, Move, PlayerColour, Tritt, Variant};

/// Turns that each thread answers between two readings of the clock.
const TURNS_PER_STEP: usize = 32;
/// Seconds between two writes of the progress to disk.
const SAVE_INTERVAL: f64 = 5.0;

struct BoundArgs {
    rules: Tritt,
    openings: Vec<String>,
    side: PlayerColour,
    turns: u8,
    jobs: usize,
    /// The search stops after this many steps. For tests of resuming it.
    shares: usize,
    state: Option<PathBuf>,
    verbose: bool,
}

/// Progress that is saved to disk: the bounds found so far, and the state of the next one.
#[derive(Default)]
struct BoundProgress {
    claims: Vec<Claim>,
    next: Option<(Claim, usize)>,
}

fn rules(choice: &GameArgs) -> Result<Tritt, Failure> {
    let rules = tritt::rules(choice.variant()?, &[]).ok().filter(|rules| rules.variant() == Variant::Reloaded);
    rules.filter(|_| choice.game.as_deref() == Some("tritt")).ok_or_else(|| usage("bounds are for tritt reloaded"))
}

fn usage(text: &str) -> Failure {
    Failure::Usage(text.to_owned())
}

/// One first turn of each symmetry class, ordered by token.
pub(super) fn kinds(rules: &Tritt, openings: &[String]) -> Vec<Move> {
    let firsts = rules.legal_moves(&rules.start());
    let mut kinds: Vec<Move> = firsts.into_iter().map(|first| trivium_engine::Evaluate::like(rules, first)).collect();
    kinds.sort_by_cached_key(|made| rules.token(*made));
    kinds.dedup();
    kinds.retain(|made| openings.is_empty() || openings.contains(&rules.token(*made)));
    kinds
}

pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let (mut openings, mut seat, mut turns, mut jobs) = (Vec::new(), 2usize, 3, 1);
    let (mut shares, mut state, mut proof, mut verbose) = (usize::MAX, None, None, false);
    let choice = GameArgs::read(&mut parser, |name, parser| {
        match name {
            "openings" => openings = parser.value()?.string()?.split_whitespace().map(str::to_owned).collect(),
            "seat" => seat = parser.value()?.parse()?,
            "turns" => turns = parser.value()?.parse()?,
            "jobs" => jobs = parser.value()?.parse()?,
            "shares" => shares = parser.value()?.parse()?,
            "state" => state = Some(PathBuf::from(parser.value()?)),
            "proof" => proof = Some(PathBuf::from(parser.value()?)),
            "verbose" => verbose = true,
            _ => return Ok(false),
        }
        Ok(true)
    })?;
    let side =
        *seat.checked_sub(1).and_then(|at| PlayerColour::ALL.get(at)).ok_or_else(|| usage("--seat is 1 or 2"))?;
    let least = if side == PlayerColour::Orange { 2 } else { 1 };
    if turns < least || jobs == 0 {
        return Err(usage("--turns and --jobs are too few"));
    }
    let mut args = BoundArgs { rules: rules(&choice)?, openings, side, turns, jobs, shares, state, verbose };
    let Some(claims) = args.claims()? else {
        return print_line(json!({ "stopped": true }));
    };
    if let Some(path) = proof {
        std::fs::write(path, written(&args.rules, &claims))?;
    }
    let lines: Vec<String> = claims.iter().map(|claim| claim.text(&args.rules)).collect();
    print_line(json!({ "bounds": lines }))
}

fn written(rules: &Tritt, claims: &[Claim]) -> String {
    HEAD.to_owned() + &claims.iter().map(|claim| claim.text(rules) + "\n").collect::<String>()
}

impl BoundProgress {
    /// Reads a file of progress. If it does not exist, the progress is empty.
    fn read(rules: &Tritt, path: Option<&Path>) -> Result<BoundProgress, Failure> {
        let Some(path) = path.filter(|path| path.exists()) else { return Ok(BoundProgress::default()) };
        let text = std::fs::read_to_string(path)?;
        let wrong = || Failure::Usage(format!("{}: not a state of bounds", path.display()));
        let (found, next) = text.split_once("next ").map_or((&text[..], None), |(found, next)| (found, Some(next)));
        let claims = Claim::read_all(rules, found).map_err(|_| wrong())?;
        let next = next.map(|next| {
            let (claim, done) = next.trim_end().rsplit_once(' ')?;
            Some((Claim::read(rules, claim)?, done.parse().ok()?))
        });
        Ok(BoundProgress { claims, next: next.map(|next| next.ok_or_else(wrong)).transpose()? })
    }

    /// Writes a temporary file and renames it, so that the file is always complete.
    fn write(&self, rules: &Tritt, path: Option<&Path>) -> Result<(), Failure> {
        let Some(path) = path else { return Ok(()) };
        let next = self.next.iter().map(|(claim, done)| format!("next {} {done}\n", claim.text(rules)));
        let temporary = path.with_extension("new");
        std::fs::write(&temporary, written(rules, &self.claims) + &next.collect::<String>())?;
        Ok(std::fs::rename(temporary, path)?)
    }
}

impl BoundArgs {
    /// Finds the bounds for all first turns. Returns those that hold; `None` if the search was stopped.
    fn claims(&mut self) -> Result<Option<Vec<Claim>>, Failure> {
        let mut progress = BoundProgress::read(&self.rules, self.state.as_deref())?;
        for first in kinds(&self.rules, &self.openings) {
            let is_wanted = |claim: &Claim| (claim.first, claim.side, claim.turns) == (first, self.side, self.turns);
            if progress.claims.iter().any(is_wanted) {
                continue;
            }
            let begun = progress.next.take().filter(|(claim, _)| is_wanted(claim));
            let mut replies = self.replies(first);
            if let Some((claim, _)) = &begun {
                replies = replies.into_iter().skip_while(|reply| *reply != claim.reply).collect();
            }
            let mut done = begun.map_or(0, |(_, done)| done);
            for reply in replies {
                progress.next = Some((Claim { first, side: self.side, turns: self.turns, reply }, done));
                match self.bounded(&mut progress)? {
                    None => return Ok(None),
                    Some(true) => {
                        progress.claims.extend(progress.next.take().map(|(claim, _)| claim));
                        break;
                    }
                    Some(false) => {}
                }
                (progress.next, done) = (None, 0);
            }
            progress.write(&self.rules, self.state.as_deref())?;
        }
        Ok(Some(progress.claims))
    }

    /// The turns of Blue that a bound of Orange may name as the reply to `first`. For a bound of Blue, a single empty
    /// turn.
    fn replies(&self, first: Move) -> Vec<TurnMoves<Move>> {
        if self.side == PlayerColour::Blue {
            return vec![TurnMoves::new()];
        }
        let rules = &self.rules;
        let state = rules.after(&rules.start(), first);
        let halves =
            rules.legal_moves(&state).into_iter().map(|set| (set, rules.legal_moves(&rules.after(&state, set))));
        halves.flat_map(|(set, shifts)| shifts.into_iter().map(move |made| TurnMoves::from([set, made]))).collect()
    }

    /// Whether the next bound holds; `None` if the search was stopped.
    fn bounded(&mut self, progress: &mut BoundProgress) -> Result<Option<bool>, Failure> {
        let Some((claim, done)) = progress.next.clone() else { return Ok(Some(false)) };
        let Some((state, turns)) = claim.position(&self.rules) else { return Ok(Some(false)) };
        let Some(mut bounding) = BoundSearch::new(&state, turns, self.jobs) else {
            return Ok(Some(false));
        };
        bounding.resume(done);
        let (begin, mut written) = (Instant::now(), 0.0);
        let report = |bounding: &BoundSearch, end: &str| {
            let (done, all) = bounding.progress();
            let (text, boards, seconds) = (claim.text(&self.rules), bounding.boards(), begin.elapsed().as_secs_f64());
            if self.verbose {
                eprint!("\r{text}: {done} of {all} turns, {boards} boards, {seconds:.1} s{end}");
            }
            seconds
        };
        loop {
            if self.shares == 0 {
                progress.write(&self.rules, self.state.as_deref())?;
                return Ok(None);
            }
            self.shares -= 1;
            let found = bounding.step(TURNS_PER_STEP * self.jobs);
            progress.next = Some((claim.clone(), bounding.progress().0));
            if let Some(holds) = found {
                report(&bounding, if holds { ", holds\n" } else { ", a forced win\n" });
                return Ok(Some(holds));
            }
            let seconds = report(&bounding, "");
            if seconds - written > SAVE_INTERVAL {
                written = seconds;
                progress.write(&self.rules, self.state.as_deref())?;
            }
        }
    }
}

/// Checks the bounds of a file, or those after some first turns, with a search that is independent of the one that
/// found them.
pub fn check(choice: &GameArgs, path: &Path, openings: &[String], jobs: usize) -> Result<(), Failure> {
    let rules = rules(choice)?;
    let text = std::fs::read_to_string(path)?;
    let wrong = |at: usize, what: &str| Failure::Usage(format!("{}: line {at}: {what}", path.display()));
    let claims = Claim::read_all(&rules, &text).map_err(|at| wrong(at, "no line of bounds looks like that there"))?;
    let first = HEAD.lines().count() + 1;
    let lines: Vec<(usize, Claim)> = (first..).zip(claims).collect();
    let lines: Vec<&(usize, Claim)> =
        lines.iter().filter(|(_, claim)| openings.is_empty() || openings.contains(&rules.token(claim.first))).collect();
    let boards = in_threads(&lines, jobs, |(at, claim)| {
        let mut recheck = Recheck::new();
        match claim.position(&rules).and_then(|(state, turns)| recheck.holds(&state, turns)) {
            Some(true) => Ok(recheck.boards),
            Some(false) => Err(wrong(*at, "there is a forced win within so many turns")),
            None => Err(wrong(*at, "a turn is not legal there")),
        }
    })?;
    print_line(json!({ "bounds": lines.len(), "boards": boards.iter().sum::<u64>() }))
}
