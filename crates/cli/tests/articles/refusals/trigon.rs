use trivium_rules::games::trigon::Refusal::*;

pub fn all() -> impl IntoIterator<Item = trivium_rules::games::trigon::Refusal> {
    [
        Laying,
        AllLaid,
        ChooseTile,
        NotHeld(6),
        FirstPlace,
        Occupied,
        NoTile,
        NotYours,
        SamePlace,
        Lonely,
        LeavesLonely,
        Closes,
        SameNumber,
        OtherNumber,
        Star,
        SmallerFirst,
        TooFar,
        Over,
    ]
}
