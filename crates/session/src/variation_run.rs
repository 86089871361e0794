//! Splits a record's tree into runs of moves for display as text. A variation follows the move that it replaces.

use super::{NodeId, RecordTree};

/// Consecutive nodes without a branch.
#[derive(Clone, PartialEq, Debug)]
pub struct VariationRun {
    /// The nesting depth of the variation; 0 is the main line.
    pub depth: usize,
    /// Whether a variation starts with this run.
    pub begins: bool,
    /// The number of moves before the run, without chance draws.
    pub number: u32,
    /// The nodes, each the parent of the next.
    pub nodes: Vec<NodeId>,
}

/// The maximum length of a run. Longer runs are split, so that the browser can skip the layout of those that are
/// invisible.
const MAX_NODES: usize = 40;

impl VariationRun {
    /// The runs of a tree from top to bottom. A move is followed by its alternatives, one level deeper, then by its
    /// continuation.
    pub fn all(tree: &RecordTree) -> Vec<VariationRun> {
        let (mut lines, mut open) = (Vec::new(), Vec::new());
        let first = |node: NodeId| tree.node(node).children.first().copied();
        open.extend(first(RecordTree::ROOT).map(|node| (node, 0, false, 0)));
        while let Some((start, depth, begins, number)) = open.pop() {
            let mut line = VariationRun { depth, begins, number, nodes: Vec::new() };
            let (mut next, mut number) = (Some(start), number);
            while let Some(node) = next {
                line.nodes.push(node);
                let before = number;
                number += u32::from(tree.node(node).actor.is_some());
                next = first(node);
                let others = &tree.node(tree.node(node).parent).children;
                let parts = others.first() == Some(&node) && others.len() > 1;
                if parts || line.nodes.len() >= MAX_NODES {
                    open.extend(next.map(|next| (next, depth, false, number)));
                    if parts {
                        open.extend(others[1..].iter().rev().map(|other| (*other, depth + 1, true, before)));
                    }
                    break;
                }
            }
            lines.push(line);
        }
        lines
    }

    /// Whether the run has the maximum length. The next run may then continue it.
    pub fn cut(&self) -> bool {
        self.nodes.len() >= MAX_NODES
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn alternatives_follow_their_move() {
        let mut tree = RecordTree::default();
        let mut grow = |parent, token: &str| tree.grow(parent, token, trivium_rules::core::Seat::new(1));
        let a = grow(RecordTree::ROOT, "a");
        let b = grow(a, "b");
        let c = grow(b, "c");
        let x = grow(a, "x");
        let y = grow(x, "y");
        let z = grow(x, "z");
        let shown: Vec<_> = VariationRun::all(&tree)
            .into_iter()
            .map(|line| (line.depth, line.begins, line.number, line.nodes))
            .collect();
        // a b ( x y ( z ) ) c
        let expected =
            [(0, false, 0, vec![a, b]), (1, true, 1, vec![x, y]), (2, true, 2, vec![z]), (0, false, 2, vec![c])];
        assert_eq!(shown, expected);
    }

    #[test]
    fn long_lines_are_split() {
        let mut tree = RecordTree::default();
        let mut at = RecordTree::ROOT;
        for ply in 0..100 {
            at = tree.grow(at, &ply.to_string(), None);
        }
        let lengths: Vec<_> = VariationRun::all(&tree).iter().map(|line| line.nodes.len()).collect();
        assert_eq!(lengths, [40, 40, 20]);
    }
}
