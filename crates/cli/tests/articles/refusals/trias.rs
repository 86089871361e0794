//! Trias.

use trivium_rules::games::trias::Refusal::*;

/// Every refusal, with a value for each field.
pub fn all() -> impl IntoIterator<Item = trivium_rules::games::trias::Refusal> {
    [Over, Opponents, Neutral, Empty, FirstLap, FullCircle, Endless, NoDraw]
}
