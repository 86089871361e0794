//! Editing the record: comments, order of variations, removal and restoring.

use super::{Match, decided};
use crate::tree::Removed;
use crate::{NodeId, RecordTree};

/// A removal, with what is needed to undo it.
#[derive(Clone)]
pub(super) struct RemovedBranch {
    removed: Removed,
    // The end of the line and the node in view before it, and the node in view after it; `None` if the line did not
    // change.
    moved: Option<[NodeId; 3]>,
    // The current node before and after it; `None` if that did not change.
    stood: Option<[NodeId; 2]>,
}

impl Match {
    /// Sets the comment of a node; an empty text removes it.
    pub fn comment(&mut self, node: NodeId, text: &str) {
        if self.tree.holds(node) {
            self.tree.comment(node, text);
        }
    }

    /// Swaps the innermost variation that contains the node with the one before it, and returns whether there was one.
    /// The line and the node in view stay. If the current node is no longer on the main line, the match continues on
    /// the new main line.
    pub fn promote(&mut self, node: NodeId) -> bool {
        !self.setup.strict() && self.tree.holds(node) && self.reordered(|tree| tree.promote(node))
    }

    /// Changes the order of continuations. Returns whether anything has changed.
    fn reordered(&mut self, order: impl FnOnce(&mut RecordTree) -> bool) -> bool {
        let was_main = self.tree.is_main(self.current_node);
        let changed = order(&mut self.tree);
        if changed && was_main && !self.tree.is_main(self.current_node) {
            let main = self.tree.line(RecordTree::ROOT);
            self.set_current(main.last().copied().unwrap_or(RecordTree::ROOT));
        }
        changed
    }

    /// Makes the path to the node the main line. Returns false if it already was. All else is as in [`Match::promote`].
    pub fn make_main(&mut self, node: NodeId) -> bool {
        !self.setup.strict() && self.tree.holds(node) && self.reordered(|tree| tree.make_main(node))
    }

    /// Removes a node with all moves after it; a chance draw is removed with the move before it. If the removed part
    /// contains the node in view or the current node, they move to the parent, and the line continues along the first
    /// remaining variation. Returns whether there was anything to remove.
    pub fn remove(&mut self, node: NodeId) -> bool {
        if self.setup.strict() || !self.tree.holds(node) {
            return false;
        }
        let mut node = node;
        while !decided(self.tree.node(node)) && self.tree.node(node).parent != RecordTree::ROOT {
            node = self.tree.node(node).parent;
        }
        let (end, at, current_node) = (self.end(), self.node(), self.current_node);
        let Some(removed) = self.tree.remove(node) else { return false };
        let cut = self.line.iter().position(|n| *n == node);
        let moved = cut.map(|ply| {
            let here = self.ply().min(ply);
            self.line = self.tree.line(self.tree.node(node).parent);
            self.go_to(here);
            [end, at, self.node()]
        });
        let left = self.tree.node(node).parent;
        let stood = (!self.tree.holds(current_node)).then_some([current_node, left]);
        if stood.is_some() {
            self.set_current(left);
        }
        self.removed.push(RemovedBranch { removed, moved, stood });
        true
    }

    /// Whether there is a removal that can be undone.
    pub fn can_restore(&self) -> bool {
        !self.removed.is_empty()
    }

    /// Undoes the last removal. If the node in view is still the one that the removal led to, it moves back, and
    /// likewise the current node.
    pub fn restore(&mut self) -> bool {
        let Some(RemovedBranch { removed, moved, stood }) = self.removed.pop() else { return false };
        if self.tree.restore(removed).is_none() {
            return false;
        }
        if let Some([current_node, left]) = stood
            && left == self.current_node
            && self.tree.holds(current_node)
        {
            self.set_current(current_node);
        }
        match moved {
            Some([end, at, left]) if left == self.node() && self.tree.holds(end) && self.tree.holds(at) => {
                self.go_to_node(at);
                self.line = self.tree.line(end);
            }
            _ => self.line = self.tree.line(self.end()),
        }
        true
    }
}
