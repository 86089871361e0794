//! Proofs by a search of the game's own, and what is known from proofs that are kept.

use super::forced::Finder;
use super::search::Proven;
use std::rc::Rc;
use trivium_rules::core::{Evaluate, Solved, Solver};

/// How many boards count as a node of a search: about as long as it takes.
const BOARDS: u64 = 20;

/// Looks a position up among what is known, or has the game's own search look for a proof.
pub(super) struct Solving<R: Evaluate> {
    rules: Rc<R>,
    root: R::State,
    known: Option<Solved<R::Move>>,
    solver: Option<Box<dyn Solver<R>>>,
    /// The most boards.
    limit: u64,
}

impl<R: Evaluate> Solving<R> {
    /// For a position; `None` when the game has no search of its own.
    pub fn new(rules: Rc<R>, root: R::State) -> Option<Solving<R>> {
        let limit = rules.solving();
        if limit == 0 {
            return None;
        }
        let known = rules.fact(&root);
        let solver = if known.is_none() { rules.solver(&root) } else { None };
        Some(Solving { rules, root, known, solver, limit })
    }

    fn solved(&self) -> Option<Solved<R::Move>> {
        self.known.or_else(|| self.solver.as_ref()?.solved())
    }
}

impl<R: Evaluate> Finder<R::Move> for Solving<R> {
    fn step(&mut self, nodes: u32) -> bool {
        let Some(solver) = &mut self.solver else { return true };
        solver.step(u64::from(nodes) * BOARDS) || solver.boards() >= self.limit
    }

    fn nodes(&self) -> u64 {
        self.solver.as_ref().map_or(0, |solver| solver.boards() / BOARDS)
    }

    fn found(&self) -> Option<(R::Move, Proven)> {
        let Solved { wins, decisions, made, .. } = self.solved()?;
        Some((made?, if wins { Proven::Win(decisions) } else { Proven::Loss(decisions) }))
    }

    fn told(&self, made: R::Move) -> Option<Proven> {
        let mut after = self.root.clone();
        self.rules.play(&mut after, made);
        let Solved { wins, decisions, .. } = self.rules.fact(&after)?;
        let same = self.rules.turn(&after).seat() == self.rules.turn(&self.root).seat();
        Some(if wins == same { Proven::Win(decisions + 1) } else { Proven::Loss(decisions + 1) })
    }
}
