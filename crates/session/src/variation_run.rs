//! A record as lines to be read: its variations, each behind the token to which it is an alternative.

use super::{NodeId, RecordTree};

/// Nodes that follow each other without another choice between them.
#[derive(Clone, PartialEq, Debug)]
pub struct VariationRun {
    /// How many variations it lies within.
    pub depth: usize,
    /// Whether a variation begins with it.
    pub begins: bool,
    /// How many decisions come before.
    pub number: u32,
    /// The nodes, each behind the one before it.
    pub nodes: Vec<NodeId>,
}

/// The most nodes of a line: of long ones only what is seen is laid out.
const LONGEST: usize = 40;

impl VariationRun {
    /// A tree as lines from top to bottom: behind a token its alternatives, deeper, and then what follows it.
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
                if parts || line.nodes.len() >= LONGEST {
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

    /// Whether it is as long as a line may be.
    pub fn cut(&self) -> bool {
        self.nodes.len() >= LONGEST
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn alternatives_stand_behind_their_token() {
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
    fn long_lines_are_cut() {
        let mut tree = RecordTree::default();
        let mut at = RecordTree::ROOT;
        for ply in 0..100 {
            at = tree.grow(at, &ply.to_string(), None);
        }
        let lengths: Vec<_> = VariationRun::all(&tree).iter().map(|line| line.nodes.len()).collect();
        assert_eq!(lengths, [40, 40, 20]);
    }
}
