//! Full strength in games that are decided within a few moves: a proof search, then, if it finds nothing in time,
//! alpha-beta.

use super::alphabeta::AlphaBeta;
use super::proof::ProofSearch;
use super::search::{ProvenValue, Search, SearchLine, SearchReport};
use crate::evaluate::Evaluate;
use std::rc::Rc;
use trivium_rules::core::{Seat, SeededRng, Turn, Verdict};

/// Longest win that the proof search looks for, in plies.
const LONGEST: u32 = 9;

/// The shares of the seats for a proven value of the seat to act.
fn shares(proven: ProvenValue, seat: Seat) -> [f32; Seat::MOST] {
    let won = matches!(proven, ProvenValue::Win(_)) == (seat == Seat::ONE);
    if won { [1.0, 0.0, 0.0] } else { [0.0, 1.0, 0.0] }
}

/// Writes the proven result of the best move into a report.
pub(super) fn settle<M: Copy>(report: &mut SearchReport<M>, (made, proven, seat): (M, ProvenValue, Seat)) {
    report.shares = shares(proven, seat);
    (report.best, report.line) = (Some(made), vec![made]);
    report.proven = Some(proven);
}

/// Moves the line of the best move to the front, or adds it there.
pub(super) fn lead<M: Copy + PartialEq>(
    lines: &mut Vec<SearchLine<M>>,
    best: M,
    shares: [f32; Seat::MOST],
    most: usize,
) {
    let at = lines.iter().position(|line| line.moves.first() == Some(&best));
    let line = at.map(|at| lines.remove(at));
    lines.insert(0, line.unwrap_or(SearchLine { moves: vec![best], shares, proven: None }));
    lines.truncate(most.max(1));
}

impl<M> SearchLine<M> {
    /// Sets the proven value of the line for `seat`, which makes its move. An existing proven value stays.
    pub(super) fn prove(&mut self, proven: ProvenValue, seat: Seat) {
        (self.shares, self.proven) = (shares(proven, seat), self.proven.or(Some(proven)));
    }
}

/// Searches for a proof, one root move after another, then continues with alpha-beta.
pub struct Prover<R: Evaluate> {
    rules: Rc<R>,
    root: R::State,
    seat: Option<Seat>,
    proofs: ProofSearch<R>,
    /// Node limit of the proof search.
    limit: u64,
    /// Root moves that do not lose within `plies - 1`, and the index of the next one to test.
    open: Vec<R::Move>,
    at: usize,
    /// Root moves tested in this round that do not lose within `plies`.
    left: Vec<R::Move>,
    plies: u32,
    proven: Option<(R::Move, ProvenValue)>,
    /// A move from the game's book.
    known: Option<R::Move>,
    fallback: AlphaBeta<R>,
    /// Whether to compare the other moves, too.
    comparing: bool,
}

impl<R: Evaluate> Prover<R> {
    /// Examines at most `limit` positions before it continues with `fallback`.
    pub fn new(rules: Rc<R>, root: R::State, limit: u64, seed: u64, fallback: AlphaBeta<R>) -> Prover<R> {
        let mut open = Vec::new();
        rules.book(&root, &mut open);
        let mut rng = SeededRng::new(seed);
        let known = match open.len() {
            0 => None,
            count => Some(open[rng.below(count as u32) as usize]),
        };
        open.clear();
        rules.legal(&root, &mut open);
        // The seed chooses among equal moves.
        for at in (1..open.len()).rev() {
            open.swap(at, rng.below(at as u32 + 1) as usize);
        }
        let proofs = ProofSearch::new(rules.clone());
        let seat = rules.turn(&root).seat();
        Prover {
            rules,
            root,
            seat,
            proofs,
            limit,
            open,
            at: 0,
            left: Vec::new(),
            plies: 1,
            proven: None,
            known,
            fallback,
            comparing: false,
        }
    }

    /// Continues with `fallback` even after a proof, to compare the other moves.
    pub fn comparing(mut self) -> Prover<R> {
        self.comparing = true;
        self
    }

    fn proving(&self) -> bool {
        self.seat.is_some()
            && self.proven.is_none()
            && self.known.is_none()
            && self.open.len() > 1
            && self.plies <= LONGEST
            && self.proofs.nodes() < self.limit
    }

    /// Tests the next root move: whether it wins, or loses, within `plies`.
    fn test_next(&mut self, seat: Seat) {
        let Some(made) = self.open.get(self.at).copied() else { return self.next_round() };
        self.at += 1;
        let after = self.rules.after(&self.root, made);
        let wins = self.plies % 2 == 1;
        let keeps = match self.rules.turn(&after) {
            Turn::Over(outcome) => match outcome.of(seat) {
                Verdict::Win => {
                    self.proven = Some((made, ProvenValue::Win(1)));
                    return;
                }
                verdict => verdict != Verdict::Loss,
            },
            // This includes swaps, after which the other seat has the same board.
            _ if wins => {
                if self.proofs.must_lose(&after, self.plies - 1) {
                    self.proven = Some((made, ProvenValue::Win(self.plies)));
                }
                true
            }
            _ => !self.proofs.can_win(&after, self.plies - 1),
        };
        if keeps {
            self.left.push(made);
        }
    }

    fn next_round(&mut self) {
        if self.left.is_empty() {
            // All moves lose now. The first that survived the previous round resists longest.
            self.proven = self.open.first().map(|made| (*made, ProvenValue::Loss(self.plies)));
        }
        self.open = std::mem::take(&mut self.left);
        (self.at, self.plies) = (0, self.plies + 1);
    }
}

impl<R: Evaluate> Search<R::Move> for Prover<R> {
    fn step(&mut self, nodes: u32) -> bool {
        let end = self.proofs.nodes() + u64::from(nodes);
        while self.proving() && self.proofs.nodes() < end {
            match self.seat {
                Some(seat) => self.test_next(seat),
                None => break,
            }
        }
        let enough = !self.comparing && (self.known.is_some() || self.proven.is_some());
        enough || !self.proving() && self.fallback.step(nodes)
    }

    fn report(&self) -> SearchReport<R::Move> {
        let mut report = self.fallback.report();
        report.nodes += self.proofs.nodes();
        if let Some(known) = self.known {
            (report.best, report.line) = (Some(known), vec![known]);
            report.finished |= !self.comparing;
        }
        if let (Some((made, proven)), Some(seat)) = (self.proven, self.seat) {
            settle(&mut report, (made, proven, seat));
            report.finished |= !self.comparing;
        }
        report
    }

    fn lines(&self, most: usize) -> Vec<SearchLine<R::Move>> {
        let mut lines = self.fallback.lines(most);
        let Some(seat) = self.seat else { return lines };
        let best = self.proven.map(|(made, _)| made).or(self.known);
        if let Some(best) = best {
            lead(&mut lines, best, self.fallback.report().shares, most);
        }
        if let Some((_, proven)) = self.proven {
            // If the best move loses, the others lose at least as soon.
            let of = if matches!(proven, ProvenValue::Loss(_)) { lines.len() } else { 1 };
            for line in &mut lines[..of] {
                line.prove(proven, seat);
            }
        }
        lines
    }
}
