//! The solver's proof as a strategy: the winner's turns, and replies to every turn that does not lose at once.

use super::ProofSolver;
use crate::certificate::{Strategy, StrategyStep};
use std::collections::HashMap;
use trivium_engine::games::tritt::{FullTurn, SolverEdge, TurnBoard};
use trivium_rules::games::tritt::Move;
use trivium_rules::games::tritt::board::SYMMETRIES;

/// The smallest number of answers to list, by node.
type Sizes = HashMap<u32, u64>;

impl ProofSolver {
    /// The winning strategy of the seat to act, at the start of its turn. `None` if it is not known to win, or wins at
    /// once. Answers after a board that an earlier call has listed are not repeated.
    pub fn strategy(&mut self) -> Option<Strategy<Move>> {
        let board = &self.search.root().copied()?;
        let (mut sizes, mut answers) = (Sizes::new(), Vec::new());
        let turn = self.shortest(board, &mut sizes)?;
        let turns = 1 + self.answers(&board.after(turn), 1, &mut sizes, &mut answers)?;
        Some(Strategy { made: board.play(turn), turns, answers })
    }

    /// The number of answers that the listing of a win of the seat to act needs.
    fn size(&self, at: u32, sizes: &mut Sizes) -> u64 {
        if let Some(size) = sizes.get(&at) {
            return *size;
        }
        let node = self.search.node(at);
        let winning = node.edges.iter().filter(|edge| self.search.loses(&node.board, edge));
        let size = winning.map(|edge| self.size_after(edge, sizes)).min().unwrap_or(u64::MAX);
        sizes.insert(at, size);
        size
    }

    /// Like `size`, after a winning turn.
    fn size_after(&self, edge: &SolverEdge, sizes: &mut Sizes) -> u64 {
        let Some(to) = edge.to else { return 0 };
        let replies = self.search.node(to).edges.iter().filter_map(|reply| reply.to);
        replies.fold(0, |sum, to| sum.saturating_add(1).saturating_add(self.size(to, sizes)))
    }

    /// The winning turn with the fewest answers to list.
    fn shortest(&self, board: &TurnBoard, sizes: &mut Sizes) -> Option<FullTurn> {
        let (at, symmetry) = self.oriented(board)?;
        let node = self.search.node(at);
        let winning = node.edges.iter().filter(|edge| self.search.loses(&node.board, edge));
        let mut turns: Vec<_> = winning.map(|edge| (self.size_after(edge, sizes), edge.turn.image(symmetry))).collect();
        for (size, turn) in &mut turns {
            *size = if self.listed.contains_key(&board.after(*turn).name()) { 0 } else { *size };
        }
        turns.into_iter().min_by_key(|(size, _)| *size).map(|(_, turn)| turn)
    }

    /// The node of a board, and the symmetry that maps the node's board to this one.
    fn oriented(&self, board: &TurnBoard) -> Option<(u32, usize)> {
        let at = self.search.at(board)?;
        let known = &self.search.node(at).board;
        let symmetry = (0..SYMMETRIES).find(|symmetry| known.image(*symmetry).name() == board.name())?;
        Some((at, symmetry))
    }

    /// Appends the answers to all turns that do not lose at once. Returns the number of turns to the win.
    fn answers(
        &mut self,
        board: &TurnBoard,
        depth: usize,
        sizes: &mut Sizes,
        into: &mut Vec<StrategyStep<Move>>,
    ) -> Option<u32> {
        // Without a safe reply, the winner wins with its next turn.
        let mut most = 2;
        let Some((at, symmetry)) = self.oriented(board) else { return Some(most) };
        if let Some(turns) = self.listed.get(&board.name()) {
            return Some(*turns);
        }
        let mut replies: Vec<FullTurn> =
            self.search.node(at).edges.iter().map(|edge| edge.turn.image(symmetry)).collect();
        replies.sort_by_key(|turn| (turn.set, turn.from, turn.to));
        for reply in replies {
            let after = board.after(reply);
            let made = self.shortest(&after, sizes)?;
            into.push(StrategyStep { depth, reply: board.play(reply), made: after.play(made) });
            most = most.max(2 + self.answers(&after.after(made), depth + 1, sizes, into)?);
        }
        self.listed.insert(board.name(), most);
        Some(most)
    }
}
