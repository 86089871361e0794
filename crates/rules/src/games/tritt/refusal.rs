//! Why a move is not legal.

use std::fmt;

/// Why a move or table action is not possible (rules/tritt.md).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// A point that the tritton would cover is not free.
    Taken,
    /// No tritton that ends at this point has room.
    NoRoom,
    /// The two points are not the ends of three successive points of a line.
    NotEnds,
    /// All own trittons are set.
    NoneLeft,
    /// There is no tritton to shift.
    NoTritton,
    /// Only the opponent's trittons can be shifted.
    OwnTritton,
    /// No point next to either end of that tritton is free.
    Hemmed,
    /// A tritton moves only along its own line.
    OffLine,
    /// The tritton is there already.
    InPlace,
    /// In this variant a shift goes only one point.
    TooFar,
    /// Another tritton is in the way.
    Blocked,
    /// A swap is possible only right after the first tritton.
    SwapClosed,
    /// This variant has no swap.
    NoSwap,
    /// A seat that can set or shift may not pass.
    MustPlay,
    /// Setting may not make a row.
    MakesRow,
    /// A turn begins with setting a tritton.
    SetFirst,
    /// The tritton of this turn is set; now the seat shifts or passes.
    AlreadySet,
    /// Positions never repeat in this variant.
    NoClaim,
    /// The game is over.
    Over,
}

impl Refusal {
    /// The section or ruling of the rule file that forbids the move.
    pub const fn rule(self) -> &'static str {
        match self {
            Refusal::NotEnds | Refusal::NoneLeft => "pieces",
            Refusal::NoClaim => "R2",
            Refusal::Taken
            | Refusal::NoRoom
            | Refusal::NoTritton
            | Refusal::OwnTritton
            | Refusal::Hemmed
            | Refusal::OffLine
            | Refusal::InPlace
            | Refusal::TooFar
            | Refusal::Blocked
            | Refusal::SwapClosed
            | Refusal::NoSwap
            | Refusal::MustPlay
            | Refusal::MakesRow
            | Refusal::SetFirst
            | Refusal::AlreadySet
            | Refusal::Over => "play",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::Taken => "a point that the tritton would cover is not free",
            Refusal::NoRoom => "no tritton that ends at this point has room",
            Refusal::NotEnds => "a tritton covers three successive points of a line",
            Refusal::NoneLeft => "all own trittons are set",
            Refusal::NoTritton => "there is no tritton to shift",
            Refusal::OwnTritton => "only the opponent's trittons can be shifted",
            Refusal::Hemmed => "no point next to either end of the tritton is free",
            Refusal::OffLine => "a tritton moves only along its own line",
            Refusal::InPlace => "the tritton is there already",
            Refusal::TooFar => "in this variant a shift goes only one point",
            Refusal::Blocked => "another tritton is in the way",
            Refusal::SwapClosed => "a swap is possible only right after the first tritton",
            Refusal::NoSwap => "this variant has no swap",
            Refusal::MustPlay => "a seat that can set or shift may not pass",
            Refusal::MakesRow => "setting may not make a row",
            Refusal::SetFirst => "a turn begins with setting a tritton",
            Refusal::AlreadySet => "the tritton of this turn is set; now the seat shifts or passes",
            Refusal::NoClaim => "positions never repeat in this variant",
            Refusal::Over => "the game is over",
        })
    }
}

impl std::error::Error for Refusal {}
