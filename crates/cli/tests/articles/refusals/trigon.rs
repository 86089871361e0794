//! Trigon.

use trivium_rules::games::trigon::Refusal::*;

/// Every refusal, with a value for each field.
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
