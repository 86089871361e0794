//! Proofs in games that are decided within a few moves.

use super::proof::ProofSearch;
use super::search::ProvenValue;
use super::threat_search::ProofFinder;
use crate::evaluate::Evaluate;
use std::rc::Rc;
use trivium_rules::core::{Seat, SeededRng, Turn, Verdict};

/// Longest win that the proof search looks for, in plies.
const LONGEST: u32 = 9;

/// Searches for a proof, one root move after another.
pub(super) struct Prover<R: Evaluate> {
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
}

impl<R: Evaluate> Prover<R> {
    /// Examines at most `limit` positions.
    pub fn new(rules: Rc<R>, root: R::State, limit: u64, seed: u64) -> Prover<R> {
        let mut open = rules.legal_moves(&root);
        // The seed chooses among equal moves.
        let mut rng = SeededRng::new(seed);
        for at in (1..open.len()).rev() {
            open.swap(at, rng.below(at as u32 + 1) as usize);
        }
        let proofs = ProofSearch::new(rules.clone());
        let seat = rules.turn(&root).seat();
        Prover { rules, root, seat, proofs, limit, open, at: 0, left: Vec::new(), plies: 1, proven: None }
    }

    fn proving(&self) -> bool {
        self.seat.is_some()
            && self.proven.is_none()
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

impl<R: Evaluate> ProofFinder<R::Move> for Prover<R> {
    fn step(&mut self, nodes: u32) -> bool {
        let end = self.proofs.nodes() + u64::from(nodes);
        while self.proving() && self.proofs.nodes() < end {
            match self.seat {
                Some(seat) => self.test_next(seat),
                None => break,
            }
        }
        !self.proving()
    }

    fn nodes(&self) -> u64 {
        self.proofs.nodes()
    }

    fn found(&self) -> Option<(R::Move, ProvenValue)> {
        self.proven
    }
}
