//! Why a move is not legal.

use crate::core::refusals;

refusals! {
    /// Why a move or table action is not possible (rules/tritt.md).
    pub enum Refusal {
        Taken: "play", "a point that the tritton would cover is not free";
        NoRoom: "play", "no tritton that ends at this point has room";
        NotEnds: "pieces", "a tritton covers three successive points of a line";
        NoneLeft: "pieces", "all own trittons are set";
        NoTritton: "play", "there is no tritton to shift";
        OwnTritton: "play", "only the opponent's trittons can be shifted";
        Hemmed: "play", "no point next to either end of the tritton is free";
        OffLine: "play", "a tritton moves only along its own line";
        InPlace: "play", "the tritton is there already";
        TooFar: "play", "in this variant a shift goes only one point";
        Blocked: "play", "another tritton is in the way";
        SwapClosed: "play", "a swap is possible only right after the first tritton";
        NoSwap: "play", "this variant has no swap";
        MustPlay: "play", "a seat that can set or shift may not pass";
        MakesRow: "play", "setting may not make a row";
        SetFirst: "play", "a turn begins with setting a tritton";
        AlreadySet: "play", "the tritton of this turn is set; now the seat shifts or passes";
        NoClaim: "R2", "positions never repeat in this variant";
        Over: "play", "the game is over";
    }
}
