use trivium_rules::games::triapon::{Refusal::*, Stage as At};

pub fn all() -> impl IntoIterator<Item = trivium_rules::games::triapon::Refusal> {
    let stages = [At::Place, At::Move, At::Take, At::Reset, At::Over];
    [
        Occupied,
        Empty,
        NotYours,
        NotNeighbour,
        Blocked,
        Own,
        Out,
        LongTriad,
        Triad,
        Inner,
        Fewer,
        NoBarricade,
        NoAgreement,
        NoClaim,
    ]
    .into_iter()
    .chain(stages.map(Stage))
}
