//! The nodes of a search tree, stored in chunks. If a single `Vec` held a large tree, growing it would copy all nodes,
//! which takes longer than a slice of the search may take.

use super::Shares;
use std::ops::{Index, IndexMut, Range};
use trivium_rules::core::Seat;

/// Nodes per chunk, more than a position has moves.
const CHUNK: usize = 1 << 14;

pub(super) struct MctsNode<M> {
    /// The move that leads here; `None` at the root.
    pub made: Option<M>,
    /// Index of its first child, and number of children; 0 before expansion.
    pub first: u32,
    pub count: u32,
    pub visits: u32,
    /// Initial bonus of the move, -1 to 1; for a draw of chance, its weight.
    pub bias: f32,
    pub sums: Shares,
    pub solved: Option<Shares>,
}

impl<M> MctsNode<M> {
    pub(super) fn new(made: Option<M>, bias: f32) -> MctsNode<M> {
        MctsNode { made, first: 0, count: 0, visits: 0, bias, sums: [0.0; Seat::MOST], solved: None }
    }

    pub(super) fn share(&self, seat: Seat) -> f32 {
        match self.solved {
            Some(shares) => shares[seat.index()],
            None => self.sums[seat.index()] / self.visits.max(1) as f32,
        }
    }
}

/// The nodes by index. The children of a node are contiguous.
pub(super) struct NodeArena<M> {
    chunks: Vec<Vec<MctsNode<M>>>,
}

impl<M> NodeArena<M> {
    /// A tree with only the root, at index 0.
    pub(super) fn new() -> NodeArena<M> {
        NodeArena { chunks: vec![vec![MctsNode::new(None, 0.0)]] }
    }

    /// The next free index of the last chunk. Unused ends of earlier chunks count, too.
    pub(super) fn len(&self) -> usize {
        let last = self.chunks.last().map_or(0, Vec::len);
        self.chunks.len().saturating_sub(1) * CHUNK + last
    }

    pub(super) fn add(&mut self, parent: u32, children: impl ExactSizeIterator<Item = MctsNode<M>>) {
        let count = children.len();
        assert!(count <= CHUNK, "{count} decisions");
        if self.chunks.last().is_none_or(|last| last.len() + count > CHUNK) {
            self.chunks.push(Vec::new());
        }
        let first = self.len();
        if let Some(last) = self.chunks.last_mut() {
            last.extend(children);
        }
        let parent = &mut self[parent as usize];
        (parent.first, parent.count) = (first as u32, count as u32);
    }

    /// Indices of a node's children.
    pub(super) fn children(&self, node: u32) -> Range<usize> {
        let MctsNode { first, count, .. } = self[node as usize];
        first as usize..(first + count) as usize
    }

    pub(super) fn family(&self, node: u32) -> &[MctsNode<M>] {
        let Range { start, end } = self.children(node);
        &self.chunks[start / CHUNK][start % CHUNK..][..end - start]
    }
}

impl<M> Index<usize> for NodeArena<M> {
    type Output = MctsNode<M>;

    fn index(&self, at: usize) -> &MctsNode<M> {
        &self.chunks[at / CHUNK][at % CHUNK]
    }
}

impl<M> IndexMut<usize> for NodeArena<M> {
    fn index_mut(&mut self, at: usize) -> &mut MctsNode<M> {
        &mut self.chunks[at / CHUNK][at % CHUNK]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn children_stay_contiguous_across_chunks() {
        let mut nodes = NodeArena::new();
        let (mut parent, mut families) = (0u32, Vec::new());
        for size in (0..400usize).map(|k| k * 7 % 1_300) {
            nodes.add(parent, (0..size).map(|k| MctsNode::new(Some((parent, k)), 0.0)));
            families.push((parent, size));
            // A node whose family had size 0 gets the next family.
            parent = nodes.len() as u32 - 1;
        }
        assert!(nodes.len() > 4 * CHUNK);
        for (parent, size) in families.into_iter().filter(|(_, size)| *size > 0) {
            let family = nodes.family(parent);
            assert_eq!(family.len(), size);
            assert!(family.iter().enumerate().all(|(k, node)| node.made == Some((parent, k))));
            assert_eq!(nodes.children(parent).len(), size);
            assert!(nodes.children(parent).all(|at| nodes[at].made.is_some_and(|(of, _)| of == parent)));
        }
    }
}
