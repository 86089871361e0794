//! Merges two copies of a match from different devices. No move is lost.

use super::{FLAG, Match, NodeId, RecordTree};

/// The relation of a match to another one that may be a copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchRelation {
    /// The other match is a different one.
    Different,
    /// The other match adds nothing.
    Known,
    /// The other match continues this one or has other variations.
    Extends,
}

impl Match {
    /// How another match relates to this one. It is a copy if game, names and clock are equal, and the main line of one
    /// is a non-empty beginning of the other's. If chance draws, the seeds must be equal, too.
    pub fn relation_to(&self, other: &Match) -> MatchRelation {
        let (mine, theirs) = (self.main(), other.main());
        let shared = mine.iter().zip(&theirs).take_while(|(a, b)| a == b).count();
        let (setup, seed) = (self.setup(), other.setup().seed());
        let same =
            (seed == 0 || setup.seed() == 0 || seed == setup.seed()) && setup.clone().with_seed(seed) == *other.setup();
        if !same || shared == 0 || shared < mine.len().min(theirs.len()) {
            MatchRelation::Different
        } else if self.clone().merge(other) > 0 {
            MatchRelation::Extends
        } else {
            MatchRelation::Known
        }
    }

    fn main(&self) -> Vec<&str> {
        let tree = self.tree();
        let current_node = self.current_node();
        // The main line ends at the current node. Moves that were tried after it do not count.
        let main = if tree.is_main(current_node) { tree.path(current_node) } else { tree.line(RecordTree::ROOT) };
        main.into_iter().map(|node| tree.node(node).token.as_str()).collect()
    }

    /// Adds the variations of the other match, and its comments on nodes that have none here. If there is anything new,
    /// the current node becomes the end of the other match's line. Returns the number of new tokens. A strict match
    /// accepts only moves after its end.
    pub fn merge(&mut self, other: &Match) -> usize {
        let before = self.tree().len();
        let (_, order) = other.tree().text();
        // Pairs of corresponding nodes: the node of the other tree, and the node here.
        let mut known = vec![(RecordTree::ROOT, RecordTree::ROOT)];
        let find = |known: &[(NodeId, NodeId)], node: NodeId| {
            known.iter().rev().find(|(theirs, _)| *theirs == node).map(|(_, here)| *here)
        };
        for node in order {
            let Some(parent) = find(&known, other.tree().node(node).parent) else { continue };
            let token = &other.tree().node(node).token;
            let child = self.tree().child(parent, token);
            let here = child.or_else(|| {
                self.go_to_node(parent);
                let played = self.node() == parent
                    && if token == FLAG { self.flag(0).is_some() } else { self.play(token).is_ok() };
                played.then(|| self.node())
            });
            if let Some(here) = here {
                known.push((node, here));
                let comment = &other.tree().node(node).comment;
                if self.tree().node(here).comment.is_empty() && !comment.is_empty() {
                    self.comment(here, comment);
                }
            }
        }
        if let Some(current_node) = find(&known, other.current_node()) {
            self.follow(current_node);
        }
        let new = self.tree().len() - before;
        if let (true, Some(at)) = (new > 0, find(&known, other.node())) {
            self.go_to_node(at);
        }
        new
    }
}
