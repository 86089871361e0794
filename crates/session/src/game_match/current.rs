//! The current node of a match. Browsing the record or trying moves does not change it.

use super::{Match, ruled};
use crate::{NodeId, RecordTree};
use trivium_rules::core::{Event, Turn};

impl Match {
    /// The current node, whichever node is in view.
    pub fn current_node(&self) -> NodeId {
        self.current_node
    }

    /// The turn at the current node.
    pub fn current_turn(&self) -> Turn {
        self.current_turn
    }

    /// Whether a move now advances the match: the current node is in view, and trying is off.
    pub fn plays(&self) -> bool {
        !self.trying && self.node() == self.current_node
    }

    /// Turns trying on or off. It cannot be turned on in a running strict match.
    pub fn set_trying(&mut self, trying: bool) {
        self.trying = trying && !self.held();
    }

    /// Whether trying is on.
    pub fn is_trying(&self) -> bool {
        self.trying
    }

    /// Shows the current node.
    pub fn go_to_current(&mut self) {
        self.go_to_node(self.reached.unwrap_or(self.current_node));
        self.go_to(self.tree.path(self.current_node).len());
    }

    /// Makes the node in view the current node. Returns false if strict mode prevents that.
    pub fn continue_here(&mut self) -> bool {
        if self.setup.strict() {
            return false;
        }
        self.set_current(self.node());
        self.reach();
        true
    }

    /// Treats the moves of the line after the current node as undone, so that they can be redone.
    pub(super) fn reach(&mut self) {
        self.reached = (self.plays() && self.can_redo()).then(|| self.end());
    }

    /// Undoes the last move of a human player in a running match, with the engine moves after it. Shows the
    /// new current node. Returns whether there was a move to undo.
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

    /// Redoes the moves that were undone last: one move and the engine moves after it. Returns the events of the last move.
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
            // The replay of the line in view may share the beginning of the path.
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

    /// Advances the match to a node that was just played at the current node. The node becomes the main line, even if
    /// others were tried there before.
    pub(super) fn advance_current(&mut self, node: NodeId) {
        let parent = self.tree.node(node).parent;
        let reached = self.reached.filter(|reached| self.tree.path(*reached).contains(&node) && *reached != node);
        if self.tree.node(parent).children.first() != Some(&node) {
            self.tree.promote_first(node);
        }
        (self.current_node, self.current_turn, self.reached) = (node, self.turn(), reached);
    }

    /// Advances the match to another node if that continues from the current node.
    pub(crate) fn follow(&mut self, node: NodeId) {
        let path = self.tree.path(node);
        let ahead = path.iter().position(|n| *n == self.current_node).map_or(0, |at| at + 1);
        if ahead < path.len() && (ahead > 0 || self.current_node == RecordTree::ROOT) {
            path[ahead..].iter().for_each(|node| self.tree.promote_first(*node));
            self.set_current(node);
        }
    }

    /// The current node if the record does not contain it: the end of the line in view. But a finished match stays
    /// finished when another line is in view, and a strict match has only one line.
    pub(crate) fn presumed(&self) -> NodeId {
        let main = self.tree.line(RecordTree::ROOT).last().copied().unwrap_or(RecordTree::ROOT);
        let over = |node: NodeId| self.tree.node(node).outcome.is_some();
        let end = self.end();
        if self.setup.strict() || over(main) && !over(end) { main } else { end }
    }
}
