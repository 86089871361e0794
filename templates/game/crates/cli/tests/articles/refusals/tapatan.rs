use trivium_rules::games::tapatan::Refusal::*;

pub fn all() -> impl IntoIterator<Item = trivium_rules::games::tapatan::Refusal> {
    [Over, Occupied, SetFirst, AllSet, Empty, NotYours, Blocked, NotNext]
}
