use trivium_rules::games::trias::Refusal::*;

pub fn all() -> impl IntoIterator<Item = trivium_rules::games::trias::Refusal> {
    [Over, Opponents, Neutral, Empty, FirstLap, FullCircle, Endless, NoDraw]
}
