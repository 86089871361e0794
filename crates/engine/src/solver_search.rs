//! Proofs from stored results or from the game's own solver.

use super::search::ProvenValue;
use super::threat_search::ProofFinder;
use crate::evaluate::{Evaluate, SolvedResult, Solver};
use std::rc::Rc;

/// The solver examines about this many boards in the time of a search node.
const BOARDS: u64 = 20;

/// Uses a stored proof of the position, or else runs the game's solver.
pub(super) struct SolverSearch<R: Evaluate> {
    rules: Rc<R>,
    root: R::State,
    known: Option<SolvedResult<R::Move>>,
    solver: Option<Box<dyn Solver<R>>>,
    /// Maximum number of boards that the solver examines.
    limit: u64,
}

impl<R: Evaluate> SolverSearch<R> {
    /// A search with the game's solver; `None` if the game has none.
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

    fn known_value(&self, made: R::Move) -> Option<ProvenValue> {
        let after = self.rules.after(&self.root, made);
        let SolvedResult { wins, decisions, .. } = self.rules.fact(&after)?;
        let same = self.rules.turn(&after).seat() == self.rules.turn(&self.root).seat();
        Some(if wins == same { ProvenValue::Win(decisions + 1) } else { ProvenValue::Loss(decisions + 1) })
    }
}
