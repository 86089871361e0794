//! The record with its variations: a tree of tokens, with what people say to them.

use super::sanitize;
use trivium_rules::core::{Outcome, Seat};

/// The most characters of a comment.
pub const COMMENT_LENGTH: usize = 2000;

/// A node of a [`RecordTree`]. The root, where nothing was played yet, is [`RecordTree::ROOT`]. It means the same node as long as the tree
/// lives, also while the node is taken out of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(usize);

/// The moves played from a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordNode {
    /// The token; empty at the root.
    pub token: String,
    /// Whose decision it was; none for chance and at the root.
    pub actor: Option<Seat>,
    /// Its parent; the root is its own.
    pub parent: NodeId,
    /// The moves played next, the main continuation first.
    pub children: Vec<NodeId>,
    /// How the game ended with it, if it did.
    pub outcome: Option<Outcome>,
    /// The comment of people; empty when they say nothing. The root's is about the game as a whole.
    pub comment: String,
    /// How long the decision was thought about, in milliseconds, where a clock measured it.
    pub time: Option<u32>,
}

impl RecordNode {
    fn new(token: &str, actor: Option<Seat>, parent: NodeId) -> RecordNode {
        let (children, comment) = (Vec::new(), String::new());
        RecordNode { token: token.to_owned(), actor, parent, children, outcome: None, comment, time: None }
    }
}

/// All that was played in a match.
#[derive(Clone, Debug)]
pub struct RecordTree {
    // Nodes that were removed stay here, so that the others keep their places and they can be put back.
    nodes: Vec<RecordNode>,
    // How many hang on the root.
    count: usize,
}

/// A node that was taken out of its tree with all that was played after it.
#[derive(Clone, Debug)]
pub(super) struct Removed {
    node: NodeId,
    // Its place among the continuations of its parent.
    place: usize,
}

impl Default for RecordTree {
    fn default() -> RecordTree {
        RecordTree { nodes: vec![RecordNode::new("", None, RecordTree::ROOT)], count: 0 }
    }
}

/// Trees are equal when the same was played, in the same order of variations, with the same comments and times.
impl PartialEq for RecordTree {
    fn eq(&self, other: &RecordTree) -> bool {
        let said = |tree: &RecordTree| {
            let (text, order) = tree.text();
            let all = [RecordTree::ROOT].into_iter().chain(order);
            let said: Vec<_> = all.map(|id| (tree.node(id).comment.clone(), tree.node(id).time)).collect();
            (text, said)
        };
        said(self) == said(other)
    }
}

impl RecordTree {
    /// Where nothing was played.
    pub const ROOT: NodeId = NodeId(0);

    /// How many tokens there are.
    pub fn len(&self) -> usize {
        self.count
    }

    /// Whether nothing was played.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// A node.
    ///
    /// # Panics
    /// When it is none of this tree.
    pub fn node(&self, id: NodeId) -> &RecordNode {
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
        self.nodes.push(RecordNode::new(token, actor, parent));
        self.nodes[parent.0].children.push(id);
        self.count += 1;
        id
    }

    /// Notes how the game ended with a node.
    pub(super) fn end(&mut self, id: NodeId, outcome: Option<Outcome>) {
        self.nodes[id.0].outcome = outcome;
    }

    /// Notes how long a decision was thought about, in milliseconds; `None` when nobody measured it.
    pub(super) fn set_time(&mut self, id: NodeId, time: Option<u32>) {
        self.nodes[id.0].time = time;
    }

    /// Says something to a node, in place of what was said; nothing, when the text is empty. It is cleaned of control
    /// characters other than line feeds and cut to [`COMMENT_LENGTH`].
    pub fn comment(&mut self, id: NodeId, text: &str) {
        self.nodes[id.0].comment = sanitize::some_lines(text, COMMENT_LENGTH);
    }

    /// Says more to a node, on a line of its own behind what was said.
    pub fn comment_on(&mut self, id: NodeId, text: &str) {
        let before = &self.node(id).comment;
        let between = if before.is_empty() { "" } else { "\n" };
        self.comment(id, &[before, between, text].concat());
    }

    /// Whether the node hangs on the root: it, or what it was played after, was not removed.
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

    /// Whether the node belongs to the main line: nothing on the way to it has another continuation before it.
    pub fn is_main(&self, id: NodeId) -> bool {
        self.path(id).iter().all(|id| self.place(*id) == 0)
    }

    /// The place of a node among the continuations of its parent.
    fn place(&self, id: NodeId) -> usize {
        self.node(self.node(id).parent).children.iter().position(|c| *c == id).unwrap_or_default()
    }

    /// Lets the innermost variation in which the node stands change places with the one before it. Whether there is one.
    pub fn promote(&mut self, id: NodeId) -> bool {
        let Some(first) = self.path(id).into_iter().rev().find(|id| self.place(*id) > 0) else { return false };
        let (place, parent) = (self.place(first), self.node(first).parent);
        self.nodes[parent.0].children.swap(place - 1, place);
        true
    }

    /// Makes a node the main continuation of what it was played after.
    pub(super) fn promote_first(&mut self, id: NodeId) {
        let (place, parent) = (self.place(id), self.node(id).parent);
        self.nodes[parent.0].children[..=place].rotate_right(1);
    }

    /// Makes all on the way to the node the main line. Whether it was not.
    pub fn make_main(&mut self, id: NodeId) -> bool {
        let mut changed = false;
        for id in self.path(id) {
            changed |= self.place(id) > 0;
            self.promote_first(id);
        }
        changed
    }

    /// Takes a node out, with all that was played after it. `None` for the root and for what is out already.
    pub(super) fn remove(&mut self, id: NodeId) -> Option<Removed> {
        if id == RecordTree::ROOT || !self.holds(id) {
            return None;
        }
        let (place, parent) = (self.place(id), self.node(id).parent);
        self.nodes[parent.0].children.remove(place);
        self.count -= self.size(id);
        Some(Removed { node: id, place })
    }

    /// Puts back what was removed; its node. When the same was played there again meanwhile, it is that node, and what is
    /// put back is joined to it.
    pub(super) fn restore(&mut self, removed: Removed) -> Option<NodeId> {
        let Removed { node, place } = removed;
        // Its parent may have been removed and played again itself.
        let mut parent = RecordTree::ROOT;
        for before in self.path(self.node(node).parent) {
            parent = self.child(parent, &self.node(before).token)?;
        }
        self.nodes[node.0].parent = parent;
        let size = self.size(node);
        let token = self.node(node).token.clone();
        if let Some(again) = self.child(parent, &token) {
            let before = self.size(again);
            self.join(node, again);
            self.count += self.size(again) - before;
            return Some(again);
        }
        let children = &mut self.nodes[parent.0].children;
        children.insert(place.min(children.len()), node);
        self.count += size;
        Some(node)
    }

    /// Gives all that was played after and said to `from` to `to`, where the same was played.
    fn join(&mut self, from: NodeId, to: NodeId) {
        let mut pairs = vec![(from, to)];
        while let Some((from, to)) = pairs.pop() {
            let (comment, time) = (self.node(from).comment.clone(), self.node(from).time);
            let kept = &mut self.nodes[to.0];
            if kept.comment.is_empty() {
                kept.comment = comment;
            }
            kept.time = kept.time.or(time);
            for child in std::mem::take(&mut self.nodes[from.0].children) {
                let token = self.node(child).token.clone();
                match self.child(to, &token) {
                    Some(same) => pairs.push((child, same)),
                    None => {
                        self.nodes[child.0].parent = to;
                        self.nodes[to.0].children.push(child);
                    }
                }
            }
        }
    }

    /// How many nodes there are from this one on, itself included.
    fn size(&self, id: NodeId) -> usize {
        let (mut size, mut open) = (0, vec![id]);
        while let Some(id) = open.pop() {
            size += 1;
            open.extend(&self.node(id).children);
        }
        size
    }

    /// The nodes from the first token to this one.
    pub fn path(&self, mut id: NodeId) -> Vec<NodeId> {
        let mut path = Vec::new();
        while id != RecordTree::ROOT {
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
