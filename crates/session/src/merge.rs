//! The same match from two places brought together: nothing that either knows is lost.

use super::{FLAG, Match, NodeId, RecordTree};

/// How a match relates to another one that may be the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchRelation {
    /// The other is a different match.
    Different,
    /// All that the other knows is known here.
    Known,
    /// The other goes on where this one ends, or has variations that this one has not.
    Extends,
}

impl Match {
    /// Whether another table is the same match, as people see it: the same game, names and clock, and main lines of which one is the
    /// beginning of the other and not empty. Where both draw by chance, the seed is the same too.
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
        // A tried line at the current node belongs to nobody's main line.
        let main = if tree.is_main(current_node) { tree.path(current_node) } else { tree.line(RecordTree::ROOT) };
        main.into_iter().map(|node| tree.node(node).token.as_str()).collect()
    }

    /// Takes over what another table of the same game knows: variations, and comments where there are none. Stands at the end of the
    /// other's line then, if it brought anything. How many tokens were new. A strict match takes only what goes on at its end.
    pub fn merge(&mut self, other: &Match) -> usize {
        let before = self.tree().len();
        let (_, order) = other.tree().text();
        // Where each node of the other is in this tree.
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
