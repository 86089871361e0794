//! All refusals of all games.

use trivium_rules::games::{Refusal, traffic_lights, triapon, trias, trigon, tritt};

/// Every refusal of every game, with a value for each field.
pub fn refusals() -> Vec<Refusal> {
    fn of<R: Into<Refusal>>(refusals: impl IntoIterator<Item = R>) -> impl Iterator<Item = Refusal> {
        refusals.into_iter().map(Into::into)
    }
    let triapon = {
        use triapon::{Refusal::*, Stage as At};
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
    };
    let trias = {
        use trias::Refusal::*;
        [Over, Opponents, Neutral, Empty, FirstLap, FullCircle, Endless, NoDraw]
    };
    let tritt = {
        use tritt::Refusal::*;
        [
            Taken, NoRoom, NotEnds, NoneLeft, NoTritton, OwnTritton, Hemmed, OffLine, InPlace, TooFar, Blocked,
            SwapClosed, NoSwap, MustPlay, MakesRow, SetFirst, AlreadySet, NoClaim, Over,
        ]
    };
    let lights = {
        use traffic_lights::{Colour, Refusal::*, Stage as At};
        let stages = [At::Draft, At::Play, At::Refill, At::Draw, At::Over];
        let colours = [Colour::Red, Colour::Yellow, Colour::Green];
        [Green, NoStrip, SameSide, Barred, OnlyLines, MustLay, NoBag, NoAgreement, NoClaim]
            .into_iter()
            .chain(stages.map(Stage))
            .chain(colours.into_iter().flat_map(|c| [NotHeld(c), Asks(c), NotInSupply(c), NotInBag(c)]))
    };
    let trigon = {
        use trigon::Refusal::*;
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
    };
    of(triapon).chain(of(trias)).chain(of(tritt)).chain(of(lights)).chain(of(trigon)).collect()
}
