//! Editing the record: comments, order of variations, removal and restoring.

use super::{Match, decided};
use crate::tree::Removed;
use crate::{NodeId, RecordTree};

/// A removal that can be undone.
#[derive(Clone)]
pub(super) struct RemovedBranch {
    removed: Removed,
    // The end of the line before the removal, and the node in view before and after it. `None` if the line did not
    // change.
    view_change: Option<[NodeId; 3]>,
    // The current node before and after the removal. `None` if it did not change.
    current_change: Option<[NodeId; 2]>,
}

impl Match {
    /// An empty text removes the comment.
    pub fn comment(&mut self, node: NodeId, text: &str) {
        if self.tree.holds(node) {
            self.tree.comment(node, text);
        }
    }

    /// Swaps the innermost variation that contains the node with the variation before it. The line in view stays. If
    /// the current node leaves the main line, the end of the new main line becomes the current node. Returns false if
    /// there is nothing to swap.
    pub fn promote(&mut self, node: NodeId) -> bool {
        !self.setup.strict() && self.tree.holds(node) && self.reordered(|tree| tree.promote(node))
    }

    /// Changes the order of continuations with `order`. Returns whether anything has changed.
    fn reordered(&mut self, order: impl FnOnce(&mut RecordTree) -> bool) -> bool {
        let was_main = self.tree.is_main(self.current_node);
        let changed = order(&mut self.tree);
        if changed && was_main && !self.tree.is_main(self.current_node) {
            let main = self.tree.line(RecordTree::ROOT);
            self.set_current(main.last().copied().unwrap_or(RecordTree::ROOT));
        }
        changed
    }

    /// Makes the path to the node the main line. The current node changes as in [`Match::promote`]. Returns false if
    /// the path already was the main line.
    pub fn make_main(&mut self, node: NodeId) -> bool {
        !self.setup.strict() && self.tree.holds(node) && self.reordered(|tree| tree.make_main(node))
    }

    /// Removes a node with its subtree. For a chance draw, this also removes the move before it. If the node in view or
    /// the current node is removed, the parent replaces it, and the line continues along the parent's main
    /// continuation. Returns whether anything was removed.
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
        let view_change = cut.map(|ply| {
            let here = self.ply().min(ply);
            self.line = self.tree.line(self.tree.node(node).parent);
            self.go_to(here);
            [end, at, self.node()]
        });
        let left = self.tree.node(node).parent;
        let current_change = (!self.tree.holds(current_node)).then_some([current_node, left]);
        if current_change.is_some() {
            self.set_current(left);
        }
        self.removed.push(RemovedBranch { removed, view_change, current_change });
        true
    }

    /// Whether a removal can be undone.
    pub fn can_restore(&self) -> bool {
        !self.removed.is_empty()
    }

    /// Undoes the last removal. The node in view moves back unless the user has gone elsewhere since. The same holds
    /// for the current node.
    pub fn restore(&mut self) -> bool {
        let Some(RemovedBranch { removed, view_change, current_change }) = self.removed.pop() else { return false };
        if self.tree.restore(removed).is_none() {
            return false;
        }
        if let Some([current_node, left]) = current_change
            && left == self.current_node
            && self.tree.holds(current_node)
        {
            self.set_current(current_node);
        }
        match view_change {
            Some([end, at, left]) if left == self.node() && self.tree.holds(end) && self.tree.holds(at) => {
                self.go_to_node(at);
                self.line = self.tree.line(end);
            }
            _ => self.line = self.tree.line(self.end()),
        }
        true
    }
}
