//! Finds a match from a link or a file among the stored ones.

use super::store;
use trivium_session::{Match, MatchRelation, read_kept};

/// A stored match with the same content.
#[derive(Clone, PartialEq)]
pub struct StoredTwin {
    pub id: String,
    /// Whether the link adds moves to it.
    pub goes_on: bool,
    /// The number of its tokens, in all variations.
    pub tokens: usize,
}

/// Number of stored matches that are compared, the newest first.
const MAX_COMPARED: usize = 500;

/// The stored match with the same content, unless another tab is playing it.
pub async fn same(game_match: &Match) -> Option<StoredTwin> {
    let setup = game_match.setup();
    let listed = store::list(MAX_COMPARED).await.ok()?;
    for summary in listed.matches {
        let game = (summary.game.as_str(), summary.variant.as_str());
        if game != (setup.game().id(), setup.game().variant().id) || summary.names != setup.names() {
            continue;
        }
        let Ok(Some(text)) = store::text(&summary.id).await else { continue };
        let Ok(mine) = read_kept(&text) else { continue };
        match mine.relation_to(game_match) {
            MatchRelation::Different => {}
            MatchRelation::Extends if store::is_led(&summary.id).await => {}
            relation_to => {
                let (goes_on, tokens) = (relation_to == MatchRelation::Extends, mine.tree().len());
                return Some(StoredTwin { id: summary.id, goes_on, tokens });
            }
        }
    }
    None
}
