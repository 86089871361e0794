//! Why a move is not legal.

use std::fmt;

/// Why a decision or table action is not possible (rules/tritt.md).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Some point that the tritton would cover is not free.
    Taken,
    /// No tritton has room with an end at this point.
    NoRoom,
    /// The two points are not the ends of three successive points of a line.
    NotEnds,
    /// All own trittons are set.
    NoneLeft,
    /// No tritton lies there to be shifted.
    NoTritton,
    /// Only the opponent's trittons are shifted.
    OwnTritton,
    /// No point next to either end of that tritton is free.
    Hemmed,
    /// A tritton moves along its own line only.
    OffLine,
    /// That is where the tritton lies.
    InPlace,
    /// A shift goes one point only.
    TooFar,
    /// Something lies in the way.
    Blocked,
    /// A swap answers the first tritton and nothing else.
    SwapClosed,
    /// This variant has no swap.
    NoSwap,
    /// A seat that can set or shift must not pass.
    MustPlay,
    /// A row would arise by setting.
    MakesRow,
    /// A turn begins with setting.
    SetFirst,
    /// The tritton of this turn is set; now a shift or a pass.
    AlreadySet,
    /// Positions do not repeat in this variant: nothing to claim.
    NoClaim,
    /// The game is over.
    Over,
}

impl Refusal {
    /// The section or ruling of the rule file that says so.
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
