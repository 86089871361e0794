//! Tapatan.

use trivium_rules::games::tapatan::Refusal::*;

/// Every refusal, with a value for each field.
pub fn all() -> impl IntoIterator<Item = trivium_rules::games::tapatan::Refusal> {
    [Over, Occupied, SetFirst, AllSet, Empty, NotYours, Blocked, NotNext]
}
