//! The nodes of a tree, in chunks: a list that grows by copying itself would take longer about it, in a large tree, than a slice may.

use super::Shares;
use std::ops::{Index, IndexMut, Range};
use trivium_rules::core::Seat;

/// Nodes of a chunk: more than a position has decisions.
const CHUNK: usize = 1 << 14;

pub(super) struct MctsNode<M> {
    /// The decision that leads here; none at the root.
    pub made: Option<M>,
    /// Where its children begin, and how many they are; none yet when 0.
    pub first: u32,
    pub count: u32,
    pub visits: u32,
    /// How promising the decision looks at first, about 0 to 1; of a draw of chance, its weight.
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

/// The nodes by number. Those of one family are neighbours.
pub(super) struct NodeArena<M> {
    chunks: Vec<Vec<MctsNode<M>>>,
}

impl<M> NodeArena<M> {
    /// A root, number 0.
    pub(super) fn new() -> NodeArena<M> {
        NodeArena { chunks: vec![vec![MctsNode::new(None, 0.0)]] }
    }

    /// How many there are, or a few more.
    pub(super) fn len(&self) -> usize {
        let last = self.chunks.last().map_or(0, Vec::len);
        self.chunks.len().saturating_sub(1) * CHUNK + last
    }

    /// Adds the children of a node.
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

    /// The numbers of a node's children.
    pub(super) fn children(&self, node: u32) -> Range<usize> {
        let MctsNode { first, count, .. } = self[node as usize];
        first as usize..(first + count) as usize
    }

    /// A node's children.
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
    fn families_stay_together_and_nothing_is_lost() {
        let mut nodes = NodeArena::new();
        let (mut parent, mut families) = (0u32, Vec::new());
        for size in (0..400usize).map(|k| k * 7 % 1_300) {
            nodes.add(parent, (0..size).map(|k| MctsNode::new(Some((parent, k)), 0.0)));
            families.push((parent, size));
            // Those without children end a line; the next family goes to another node.
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
