//! Builds a record tree by playing tokens. Used to read saves and links.

use super::game_match::ruled;
use super::{NodeId, RecordTree};
use std::sync::Arc;
use trivium_rules::games::{Game, Position, RefusedToken, Replay};

/// A tree under construction with a cursor. Moving the cursor replays only the moves between the two nodes.
pub(super) struct TreeBuilder {
    pub tree: RecordTree,
    /// The replay up to the cursor.
    pub replay: Replay,
    /// The nodes from the first token to the cursor.
    pub path: Vec<NodeId>,
}

impl TreeBuilder {
    pub fn new(game: Arc<Game>) -> TreeBuilder {
        TreeBuilder { tree: RecordTree::default(), replay: Replay::new(game), path: Vec::new() }
    }

    pub fn position(&self) -> &Position {
        self.replay.position()
    }

    /// Moves the cursor to a node that is `depth` tokens after the start.
    pub fn go(&mut self, node: NodeId, depth: usize) {
        let (mut from, mut shared, mut way) = (node, depth, Vec::new());
        while shared > 0 && self.path.get(shared - 1) != Some(&from) {
            way.push(from);
            from = self.tree.node(from).parent;
            shared -= 1;
        }
        self.path.truncate(shared);
        self.replay.truncate(shared);
        for node in way.into_iter().rev() {
            let played = self.replay.play(ruled(&self.tree.node(node).token));
            debug_assert!(played.is_ok(), "it was played before");
            self.path.push(node);
        }
    }

    /// Plays a token at the cursor and returns the new node.
    ///
    /// # Errors
    /// If the token is illegal there, with its ply and the reason.
    pub fn play(&mut self, token: &str) -> Result<NodeId, RefusedToken> {
        let parent = self.path.last().copied().unwrap_or(RecordTree::ROOT);
        let actor = self.position().turn().seat();
        let called = |refused| RefusedToken { token: token.to_owned(), ..refused };
        self.replay.play(ruled(token)).map_err(called)?;
        let node = self.tree.grow(parent, token, actor);
        self.tree.end(node, self.position().turn().outcome());
        self.path.push(node);
        Ok(node)
    }
}
