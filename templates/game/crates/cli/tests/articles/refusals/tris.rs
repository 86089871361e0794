use trivium_rules::games::tris::Refusal::*;

pub fn all() -> impl IntoIterator<Item = trivium_rules::games::tris::Refusal> {
    [Over, Occupied]
}
