//! Proofs by a search of the game's own, and what is known from proofs that are kept.

use super::search::ProvenValue;
use super::threat_search::ProofFinder;
use crate::evaluate::{Evaluate, SolvedResult, Solver};
use std::rc::Rc;

/// How many boards count as a node of a search: about as long as it takes.
const BOARDS: u64 = 20;

/// Looks a position up among what is known, or has the game's own search look for a proof.
pub(super) struct SolverSearch<R: Evaluate> {
    rules: Rc<R>,
    root: R::State,
    known: Option<SolvedResult<R::Move>>,
    solver: Option<Box<dyn Solver<R>>>,
    /// The most boards.
    limit: u64,
}

impl<R: Evaluate> SolverSearch<R> {
    /// For a position; `None` when the game has no search of its own.
    pub fn new(rules: Rc<R>, root: R::State) -> Option<SolverSearch<R>> {
        let limit = rules.solving();
        if limit == 0 {
            return None;
        }
        let known = rules.fact(&root);
        let solver = if known.is_none() { rules.solver(&root) } else { None };
        Some(SolverSearch { rules, root, known, solver, limit })
    }

    fn solved(&self) -> Option<SolvedResult<R::Move>> {
        self.known.or_else(|| self.solver.as_ref()?.solved())
    }
}

impl<R: Evaluate> ProofFinder<R::Move> for SolverSearch<R> {
    fn step(&mut self, nodes: u32) -> bool {
        let Some(solver) = &mut self.solver else { return true };
        solver.step(u64::from(nodes) * BOARDS) || solver.boards() >= self.limit
    }

    fn nodes(&self) -> u64 {
        self.solver.as_ref().map_or(0, |solver| solver.boards() / BOARDS)
    }

    fn found(&self) -> Option<(R::Move, ProvenValue)> {
        let SolvedResult { wins, decisions, made, .. } = self.solved()?;
        Some((made?, if wins { ProvenValue::Win(decisions) } else { ProvenValue::Loss(decisions) }))
    }

    fn told(&self, made: R::Move) -> Option<ProvenValue> {
        let mut after = self.root.clone();
        self.rules.play_unchecked(&mut after, made);
        let SolvedResult { wins, decisions, .. } = self.rules.fact(&after)?;
        let same = self.rules.turn(&after).seat() == self.rules.turn(&self.root).seat();
        Some(if wins == same { ProvenValue::Win(decisions + 1) } else { ProvenValue::Loss(decisions + 1) })
    }
}
