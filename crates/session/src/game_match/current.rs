//! Where the match stands. Browsing the record or trying moves leaves it there.

use super::{Match, ruled};
use crate::{NodeId, RecordTree};
use trivium_rules::core::{Event, Turn};

impl Match {
    /// The node that the match stands at, wherever one looks.
    pub fn current_node(&self) -> NodeId {
        self.current_node
    }

    /// The turn where the match stands.
    pub fn current_turn(&self) -> Turn {
        self.current_turn
    }

    /// Whether what is played now carries the match on: one looks at where it stands, and nothing is only tried.
    pub fn plays(&self) -> bool {
        !self.trying && self.node() == self.current_node
    }

    /// From now on everything is only tried, or no longer. A strict match that runs knows no trying.
    pub fn set_trying(&mut self, trying: bool) {
        self.trying = trying && !self.held();
    }

    /// Whether everything is only tried.
    pub fn is_trying(&self) -> bool {
        self.trying
    }

    /// Looks at where the match stands.
    pub fn go_to_current(&mut self) {
        self.go_to_node(self.reached.unwrap_or(self.current_node));
        self.go_to(self.tree.path(self.current_node).len());
    }

    /// Lets the match go on from the place that is looked at. Whether it does: not where strict mode holds or has closed it.
    pub fn continue_here(&mut self) -> bool {
        if self.setup.strict() {
            return false;
        }
        self.set_current(self.node());
        self.reach();
        true
    }

    /// Decisions of the line after the place where the match stands count as taken back: they can be brought back.
    pub(super) fn reach(&mut self) {
        self.reached = (self.plays() && self.can_redo()).then(|| self.end());
    }

    /// Takes back decisions of the match that runs, and looks there: the last one, and before it those of engines, up to one of a
    /// person. Whether there was one.
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

    /// Whether decisions were taken back that can be brought back.
    pub fn can_bring_back(&self) -> bool {
        self.plays() && self.reached.is_some_and(|reached| self.tree.holds(reached))
    }

    /// Brings back what was taken back last: a decision, and those of engines after it. Returns the events of the last of them.
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

    /// The match stands at that node.
    pub(super) fn set_current(&mut self, current_node: NodeId) {
        (self.current_node, self.reached) = (current_node, None);
        self.current_turn = if self.node() == current_node {
            self.turn()
        } else {
            // The way there, of which the line that is looked at may know the beginning.
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

    /// The match has come to a node that was just played where it stood. That is the main line then, whatever was tried there.
    pub(super) fn advance_current(&mut self, node: NodeId) {
        let parent = self.tree.node(node).parent;
        let reached = self.reached.filter(|reached| self.tree.path(*reached).contains(&node) && *reached != node);
        if self.tree.node(parent).children.first() != Some(&node) {
            self.tree.promote_first(node);
        }
        (self.current_node, self.current_turn, self.reached) = (node, self.turn(), reached);
    }

    /// The match has come to a node elsewhere, if it is one to which it leads on from here.
    pub(crate) fn follow(&mut self, node: NodeId) {
        let path = self.tree.path(node);
        let ahead = path.iter().position(|n| *n == self.current_node).map_or(0, |at| at + 1);
        if ahead < path.len() && (ahead > 0 || self.current_node == RecordTree::ROOT) {
            path[ahead..].iter().for_each(|node| self.tree.promote_first(*node));
            self.set_current(node);
        }
    }

    /// Where the match stands when its record does not say so: at the end of the line that is looked at. But a match that is over
    /// stays over when other lines are looked at, and a strict one has no others.
    pub(crate) fn presumed(&self) -> NodeId {
        let main = self.tree.line(RecordTree::ROOT).last().copied().unwrap_or(RecordTree::ROOT);
        let over = |node: NodeId| self.tree.node(node).outcome.is_some();
        let end = self.end();
        if self.setup.strict() || over(main) && !over(end) { main } else { end }
    }
}
