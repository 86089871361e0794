//! The record with its variations: a tree of tokens.

use crate::core::Seat;

/// A node of a [`Tree`]. The root, where nothing was played yet, is [`Tree::ROOT`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(usize);

/// What was played from a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// The token; empty at the root.
    pub token: String,
    /// Whose decision it was; none for chance and at the root.
    pub actor: Option<Seat>,
    /// What it was played after; the root is its own parent.
    pub parent: NodeId,
    /// What was played next, the main continuation first.
    pub children: Vec<NodeId>,
}

/// All that was played in a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
}

impl Default for Tree {
    fn default() -> Tree {
        Tree { nodes: vec![Node { token: String::new(), actor: None, parent: Tree::ROOT, children: Vec::new() }] }
    }
}

impl Tree {
    /// Where nothing was played.
    pub const ROOT: NodeId = NodeId(0);

    /// How many tokens there are.
    pub fn len(&self) -> usize {
        self.nodes.len() - 1
    }

    /// Whether nothing was played.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// A node.
    ///
    /// # Panics
    /// When it is none of this tree.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0]
    }

    /// The node of that token after `parent`, if it was played.
    pub fn child(&self, parent: NodeId, token: &str) -> Option<NodeId> {
        self.node(parent).children.iter().copied().find(|c| self.node(*c).token == token)
    }

    /// The node of that token after `parent`, made when there is none yet: as the last continuation.
    pub fn grow(&mut self, parent: NodeId, token: &str, actor: Option<Seat>) -> NodeId {
        if let Some(child) = self.child(parent, token) {
            return child;
        }
        let id = NodeId(self.nodes.len());
        self.nodes.push(Node { token: token.to_owned(), actor, parent, children: Vec::new() });
        self.nodes[parent.0].children.push(id);
        id
    }

    /// The nodes from the first token to this one.
    pub fn path(&self, mut id: NodeId) -> Vec<NodeId> {
        let mut path = Vec::new();
        while id != Tree::ROOT {
            path.push(id);
            id = self.node(id).parent;
        }
        path.reverse();
        path
    }

    /// The line through this node: from the first token to it, and on by main continuations to an end.
    pub fn line(&self, id: NodeId) -> Vec<NodeId> {
        let mut line = self.path(id);
        let mut last = id;
        while let Some(next) = self.node(last).children.first() {
            line.push(*next);
            last = *next;
        }
        line
    }

    /// The tree as text: tokens in order, and behind a token its alternatives in brackets, each with what followed it.
    /// Beside it, all nodes in the order in which they stand there.
    pub fn text(&self) -> (String, Vec<NodeId>) {
        enum Part {
            Word(&'static str),
            Token(NodeId),
            After(NodeId),
        }
        let (mut text, mut order) = (String::new(), Vec::new());
        // A stack of our own: how deep variations nest is the players' choice.
        let mut parts = vec![Part::After(Tree::ROOT)];
        while let Some(part) = parts.pop() {
            let word = match part {
                Part::After(parent) => {
                    let children = &self.node(parent).children;
                    let Some((main, others)) = children.split_first() else { continue };
                    parts.push(Part::After(*main));
                    for other in others.iter().rev() {
                        parts.extend([Part::Word(")"), Part::After(*other), Part::Token(*other), Part::Word("(")]);
                    }
                    parts.push(Part::Token(*main));
                    continue;
                }
                Part::Word(word) => word,
                Part::Token(id) => {
                    order.push(id);
                    &self.node(id).token
                }
            };
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(word);
        }
        (text, order)
    }
}
