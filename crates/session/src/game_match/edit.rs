//! Work on the record: comments, the order of variations, what is removed and put back.

use super::{Match, decided};
use crate::tree::Removed;
use crate::{NodeId, RecordTree};

/// A removal, and what is needed to undo it.
#[derive(Clone)]
pub(super) struct RemovedBranch {
    removed: Removed,
    // The end of the line and the place in it before it, and the place after it; none where it did not touch the line.
    moved: Option<[NodeId; 3]>,
    // Where the match stood before it, and after it; none where it did not touch that.
    stood: Option<[NodeId; 2]>,
}

impl Match {
    /// Says something to a node, in place of what was said; nothing, when the text is empty.
    pub fn comment(&mut self, node: NodeId, text: &str) {
        if self.tree.holds(node) {
            self.tree.comment(node, text);
        }
    }

    /// Lets the innermost variation in which the node stands change places with the one before it. Whether it did; the line that
    /// is looked at and the place in it stay. When the match stood in what is no longer the main line, it goes on along the new one.
    pub fn promote(&mut self, node: NodeId) -> bool {
        !self.setup.strict() && self.tree.holds(node) && self.reordered(|tree| tree.promote(node))
    }

    /// Gives continuations another order. Whether that changed anything.
    fn reordered(&mut self, order: impl FnOnce(&mut RecordTree) -> bool) -> bool {
        let was_main = self.tree.is_main(self.current_node);
        let changed = order(&mut self.tree);
        if changed && was_main && !self.tree.is_main(self.current_node) {
            let main = self.tree.line(RecordTree::ROOT);
            self.set_current(main.last().copied().unwrap_or(RecordTree::ROOT));
        }
        changed
    }

    /// Makes all on the way to the node the main line. Whether it was not; as for [`Match::promote`], all else stays.
    pub fn make_main(&mut self, node: NodeId) -> bool {
        !self.setup.strict() && self.tree.holds(node) && self.reordered(|tree| tree.make_main(node))
    }

    /// Removes a node with all that was played after it; a draw of chance goes with the decision before it. A viewer
    /// there goes back to what it was played after, and so does a match that stands there; the line goes on along the first variation
    /// that is left.
    /// Whether there was anything to remove.
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

    /// Whether something was removed that can be put back.
    pub fn can_restore(&self) -> bool {
        !self.removed.is_empty()
    }

    /// Puts back what was removed last. A viewer who still looks where the removal led goes to where they were before, and so does the
    /// match.
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
