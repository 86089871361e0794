//! The current node of a match. Browsing the record or trying moves does not change it.

use super::{Match, ruled};
use crate::{NodeId, RecordTree};
use trivium_rules::core::{Event, Turn};

impl Match {
    pub fn current_node(&self) -> NodeId {
        self.current_node
    }

    pub fn current_turn(&self) -> Turn {
        self.current_turn
    }

    /// Whether a move now advances the match: the current node is in view, and trying mode is off.
    pub fn plays(&self) -> bool {
        !self.trying && self.node() == self.current_node
    }

    /// Switches trying mode. Strict mode forbids it while the match runs.
    pub fn set_trying(&mut self, trying: bool) {
        self.trying = trying && !self.held();
    }

    pub fn is_trying(&self) -> bool {
        self.trying
    }

    /// Brings the current node into view.
    pub fn go_to_current(&mut self) {
        self.go_to_node(self.reached.unwrap_or(self.current_node));
        self.go_to(self.tree.path(self.current_node).len());
    }

    /// Makes the node in view the current node. Returns false in strict mode, which forbids it.
    pub fn continue_here(&mut self) -> bool {
        if self.setup.strict() {
            return false;
        }
        self.set_current(self.node());
        self.reach();
        true
    }

    /// Treats the moves after the current node in the line as undone, so that [`Match::bring_back`] can redo them.
    pub(super) fn reach(&mut self) {
        self.reached = (self.plays() && self.can_redo()).then(|| self.end());
    }

    /// Undoes the last move of a person, and the engine moves after it, if the match is running. Then the new current
    /// node is in view. Returns whether there was a move to undo.
    pub fn take_back(&mut self) -> bool {
        if !self.plays() || self.result().is_some() {
            return false;
        }
        let (ply, reached) = (self.ply(), self.reached.unwrap_or(self.current_node));
        while self.undo() {
            if self.engine_to_act().is_none() {
                self.set_current(self.node());
                self.reached = Some(reached);
                return true;
            }
        }
        self.go_to(ply);
        false
    }

    /// Whether there are undone moves that can be redone.
    pub fn can_bring_back(&self) -> bool {
        self.plays() && self.reached.is_some_and(|reached| self.tree.holds(reached))
    }

    /// Redoes one undone move and the engine moves after it. Returns the events of the last of them.
    pub fn bring_back(&mut self) -> Vec<Event> {
        let Some(reached) = self.reached.filter(|_| self.can_bring_back()) else { return Vec::new() };
        self.line = self.tree.line(reached);
        let mut events = Vec::new();
        while self.node() != reached {
            events = self.redo();
            if events.is_empty() || self.engine_to_act().is_none() {
                break;
            }
        }
        self.set_current(self.node());
        self.reached = Some(reached).filter(|reached| self.current_node != *reached);
        events
    }

    pub(super) fn set_current(&mut self, current_node: NodeId) {
        (self.current_node, self.reached) = (current_node, None);
        self.current_turn = if self.node() == current_node {
            self.turn()
        } else {
            // Replay only the tokens that the path does not share with the line in view.
            let path = self.tree.path(current_node);
            let shared = self.line[..self.ply()].iter().zip(&path).take_while(|(a, b)| a == b).count();
            let mut position = self.replay.at(shared).unwrap_or(self.position()).boxed();
            for node in &path[shared..] {
                if position.play(ruled(&self.tree.node(*node).token)).is_err() {
                    break;
                }
            }
            position.turn()
        };
    }

    /// Advances the match to `node`, a move just played at the current node. It becomes the main continuation, even if
    /// other moves were tried there before.
    pub(super) fn advance_current(&mut self, node: NodeId) {
        let parent = self.tree.node(node).parent;
        let reached = self.reached.filter(|reached| self.tree.path(*reached).contains(&node) && *reached != node);
        if self.tree.node(parent).children.first() != Some(&node) {
            self.tree.promote_first(node);
        }
        (self.current_node, self.current_turn, self.reached) = (node, self.turn(), reached);
    }

    /// Advances the match to `node` if the current node is on its path.
    pub(crate) fn follow(&mut self, node: NodeId) {
        let path = self.tree.path(node);
        let ahead = path.iter().position(|n| *n == self.current_node).map_or(0, |at| at + 1);
        if ahead < path.len() && (ahead > 0 || self.current_node == RecordTree::ROOT) {
            path[ahead..].iter().for_each(|node| self.tree.promote_first(*node));
            self.set_current(node);
        }
    }

    /// The current node for a record that does not name it: the end of the line in view. If the main line is finished
    /// and this line is not, the match stays finished. A strict match has only its main line.
    pub(crate) fn presumed(&self) -> NodeId {
        let main = self.tree.line(RecordTree::ROOT).last().copied().unwrap_or(RecordTree::ROOT);
        let over = |node: NodeId| self.tree.node(node).outcome.is_some();
        let end = self.end();
        if self.setup.strict() || over(main) && !over(end) { main } else { end }
    }
}
