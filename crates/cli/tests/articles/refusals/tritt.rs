use trivium_rules::games::tritt::Refusal::*;

pub fn all() -> impl IntoIterator<Item = trivium_rules::games::tritt::Refusal> {
    [
        Taken, NoRoom, NotEnds, NoneLeft, NoTritton, OwnTritton, Hemmed, OffLine, InPlace, TooFar, Blocked, SwapClosed,
        NoSwap, MustPlay, MakesRow, SetFirst, AlreadySet, NoClaim, Over,
    ]
}
