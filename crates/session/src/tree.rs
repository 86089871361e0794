//! The record of a match: a tree of tokens with variations and comments.

use super::sanitize;
use std::sync::Arc;
use trivium_rules::core::{Outcome, Seat};

/// In characters; longer comments are cut.
pub const COMMENT_LENGTH: usize = 2000;

/// Identifies a node of a [`RecordTree`] for the life of the tree, even while the node is removed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(usize);

/// A token of the record, and its neighbours in the tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordNode {
    /// Empty at the root.
    pub token: String,
    /// The seat that moved. `None` for chance, for agreements and at the root.
    pub actor: Option<Seat>,
    /// The root is its own parent.
    pub parent: NodeId,
    /// The continuations. The first is the main one.
    pub children: Vec<NodeId>,
    /// The result, if this token ended the game.
    pub outcome: Option<Outcome>,
    /// May be empty. The comment of the root is about the whole match.
    pub comment: String,
    /// Thinking time in milliseconds, if a clock measured it.
    pub time: Option<u32>,
}

impl RecordNode {
    fn new(token: &str, actor: Option<Seat>, parent: NodeId) -> RecordNode {
        let (children, comment) = (Vec::new(), String::new());
        RecordNode { token: token.to_owned(), actor, parent, children, outcome: None, comment, time: None }
    }
}

/// All moves of a match. Clones share the nodes, so cloning is cheap.
#[derive(Clone, Debug)]
pub struct RecordTree {
    // Removed nodes stay here, so that ids remain valid and removals can be undone.
    nodes: Vec<Arc<RecordNode>>,
    // The number of nodes without the root and without removed nodes.
    count: usize,
}

/// A node that was removed with its subtree.
#[derive(Clone, Debug)]
pub(super) struct Removed {
    node: NodeId,
    // The index among the continuations of its parent.
    place: usize,
}

impl Default for RecordTree {
    fn default() -> RecordTree {
        RecordTree { nodes: vec![Arc::new(RecordNode::new("", None, RecordTree::ROOT))], count: 0 }
    }
}

/// Equality compares moves, order of variations, comments and times, but not ids.
impl PartialEq for RecordTree {
    fn eq(&self, other: &RecordTree) -> bool {
        let content = |tree: &RecordTree| {
            let (text, order) = tree.text();
            let all = [RecordTree::ROOT].into_iter().chain(order);
            let annotations: Vec<_> = all.map(|id| (tree.node(id).comment.clone(), tree.node(id).time)).collect();
            (text, annotations)
        };
        content(self) == content(other)
    }
}

impl RecordTree {
    /// The start, before any token.
    pub const ROOT: NodeId = NodeId(0);

    /// The number of tokens, including variations.
    pub fn len(&self) -> usize {
        self.count
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// # Panics
    /// If the id belongs to another tree.
    pub fn node(&self, id: NodeId) -> &RecordNode {
        &self.nodes[id.0]
    }

    fn node_mut(&mut self, id: NodeId) -> &mut RecordNode {
        Arc::make_mut(&mut self.nodes[id.0])
    }

    pub fn child(&self, parent: NodeId, token: &str) -> Option<NodeId> {
        self.node(parent).children.iter().copied().find(|c| self.node(*c).token == token)
    }

    /// Returns the continuation of `parent` with this token. If there is none, adds it as the last continuation.
    pub fn grow(&mut self, parent: NodeId, token: &str, actor: Option<Seat>) -> NodeId {
        if let Some(child) = self.child(parent, token) {
            return child;
        }
        let id = NodeId(self.nodes.len());
        self.nodes.push(Arc::new(RecordNode::new(token, actor, parent)));
        self.node_mut(parent).children.push(id);
        self.count += 1;
        id
    }

    pub(super) fn end(&mut self, id: NodeId, outcome: Option<Outcome>) {
        self.node_mut(id).outcome = outcome;
    }

    /// In milliseconds.
    pub(super) fn set_time(&mut self, id: NodeId, time: Option<u32>) {
        self.node_mut(id).time = time;
    }

    /// Sets the comment of a node. Removes control characters except line feeds, and cuts the text to
    /// [`COMMENT_LENGTH`].
    pub fn comment(&mut self, id: NodeId, text: &str) {
        self.node_mut(id).comment = sanitize::some_lines(text, COMMENT_LENGTH);
    }

    /// Appends a line to the comment of a node.
    pub fn comment_on(&mut self, id: NodeId, text: &str) {
        let before = &self.node(id).comment;
        let between = if before.is_empty() { "" } else { "\n" };
        self.comment(id, &[before, between, text].concat());
    }

    /// Whether the node exists and neither it nor an ancestor was removed.
    pub fn holds(&self, mut id: NodeId) -> bool {
        while id != RecordTree::ROOT {
            let Some(node) = self.nodes.get(id.0) else { return false };
            if !self.node(node.parent).children.contains(&id) {
                return false;
            }
            id = node.parent;
        }
        true
    }

    /// Whether the node is on the main line, which follows the first continuation at each node.
    pub fn is_main(&self, id: NodeId) -> bool {
        self.path(id).iter().all(|id| self.place(*id) == 0)
    }

    /// The index of a node among the continuations of its parent.
    fn place(&self, id: NodeId) -> usize {
        self.node(self.node(id).parent).children.iter().position(|c| *c == id).unwrap_or_default()
    }

    /// Swaps the innermost variation that contains the node with the variation before it. Returns false if the node is
    /// on the main line.
    pub fn promote(&mut self, id: NodeId) -> bool {
        let Some(first) = self.path(id).into_iter().rev().find(|id| self.place(*id) > 0) else { return false };
        let (place, parent) = (self.place(first), self.node(first).parent);
        self.node_mut(parent).children.swap(place - 1, place);
        true
    }

    /// Makes a node the main continuation of its parent.
    pub(super) fn promote_first(&mut self, id: NodeId) {
        let (place, parent) = (self.place(id), self.node(id).parent);
        self.node_mut(parent).children[..=place].rotate_right(1);
    }

    /// Makes the path to the node the main line. Returns false if it already was.
    pub fn make_main(&mut self, id: NodeId) -> bool {
        let mut changed = false;
        for id in self.path(id) {
            changed |= self.place(id) > 0;
            self.promote_first(id);
        }
        changed
    }

    /// Removes a node with its subtree. Returns `None` for the root and if the node is already removed.
    pub(super) fn remove(&mut self, id: NodeId) -> Option<Removed> {
        if id == RecordTree::ROOT || !self.holds(id) {
            return None;
        }
        let (place, parent) = (self.place(id), self.node(id).parent);
        self.node_mut(parent).children.remove(place);
        self.count -= self.size(id);
        Some(Removed { node: id, place })
    }

    /// Restores a removed subtree and returns its top node. If the same token was played again meanwhile, merges the
    /// subtree into that node. Returns `None` if the parent no longer exists.
    pub(super) fn restore(&mut self, removed: Removed) -> Option<NodeId> {
        let Removed { node, place } = removed;
        // The parent may have been removed and played again, with a new id.
        let mut parent = RecordTree::ROOT;
        for before in self.path(self.node(node).parent) {
            parent = self.child(parent, &self.node(before).token)?;
        }
        self.node_mut(node).parent = parent;
        let size = self.size(node);
        let token = self.node(node).token.clone();
        if let Some(again) = self.child(parent, &token) {
            let before = self.size(again);
            self.join(node, again);
            self.count += self.size(again) - before;
            return Some(again);
        }
        let children = &mut self.node_mut(parent).children;
        children.insert(place.min(children.len()), node);
        self.count += size;
        Some(node)
    }

    /// Merges the subtree of `from` into that of `to`, which has the same token. Comments and times of `to` win.
    fn join(&mut self, from: NodeId, to: NodeId) {
        let mut pairs = vec![(from, to)];
        while let Some((from, to)) = pairs.pop() {
            let (comment, time) = (self.node(from).comment.clone(), self.node(from).time);
            let target = self.node_mut(to);
            if target.comment.is_empty() {
                target.comment = comment;
            }
            target.time = target.time.or(time);
            for child in std::mem::take(&mut self.node_mut(from).children) {
                let token = self.node(child).token.clone();
                match self.child(to, &token) {
                    Some(same) => pairs.push((child, same)),
                    None => {
                        self.node_mut(child).parent = to;
                        self.node_mut(to).children.push(child);
                    }
                }
            }
        }
    }

    /// The number of nodes in the subtree, including its top node.
    fn size(&self, id: NodeId) -> usize {
        let (mut size, mut open) = (0, vec![id]);
        while let Some(id) = open.pop() {
            size += 1;
            open.extend(&self.node(id).children);
        }
        size
    }

    /// The nodes from the first token to this node.
    pub fn path(&self, mut id: NodeId) -> Vec<NodeId> {
        let mut path = Vec::new();
        while id != RecordTree::ROOT {
            path.push(id);
            id = self.node(id).parent;
        }
        path.reverse();
        path
    }

    /// The node that has the same path of tokens as `node` has in the tree `other`.
    pub fn same(&self, other: &RecordTree, node: NodeId) -> Option<NodeId> {
        let mut tokens = other.path(node).into_iter().map(|node| &other.node(node).token);
        tokens.try_fold(RecordTree::ROOT, |at, token| self.child(at, token))
    }

    /// The line through a node: its path, then main continuations to a leaf.
    pub fn line(&self, id: NodeId) -> Vec<NodeId> {
        let mut line = self.path(id);
        let mut last = id;
        while let Some(next) = self.node(last).children.first() {
            line.push(*next);
            last = *next;
        }
        line
    }

    /// The tree as text: each token is followed by its alternatives in brackets, with their continuations. Also returns
    /// the nodes in the order of the text.
    pub fn text(&self) -> (String, Vec<NodeId>) {
        enum Part {
            Word(&'static str),
            Token(NodeId),
            After(NodeId),
        }
        let (mut text, mut order) = (String::new(), Vec::new());
        // An explicit stack, because variations may be nested to any depth.
        let mut parts = vec![Part::After(RecordTree::ROOT)];
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
