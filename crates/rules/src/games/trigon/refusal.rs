//! Why a choice is not legal.

/// Why a decision is not possible (rules/trigon.md).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Tiles are still being laid: no move or exchange yet.
    Laying,
    /// All tiles lie: they are moved or exchanged now.
    AllLaid,
    /// A tile of the hand must be chosen before the place where it is laid.
    ChooseTile,
    /// The hand has no tile of that number.
    NotHeld(u8),
    /// The first tile lies at `0,0u` (R3).
    FirstPlace,
    /// A tile lies there.
    Occupied,
    /// No tile lies there.
    NoTile,
    /// The tile is the opponent's.
    NotYours,
    /// Twice the same place.
    SamePlace,
    /// The tile would share no side with another.
    Lonely,
    /// Without the tile another one would share no side with any.
    LeavesLonely,
    /// An empty space would be closed (R1).
    Closes,
    /// Exchanging own tiles of equal numbers changes nothing (R4).
    SameNumber,
    /// With an opponent's tile only one of the same number is exchanged.
    OtherNumber,
    /// The opponent's tile is part of a complete star.
    Star,
    /// Of two own tiles the smaller place is written first.
    SmallerFirst,
    /// Beyond the coordinates that the program counts.
    TooFar,
    /// The game is over.
    Over,
}

impl Refusal {
    /// The section or ruling of the rule file that says so.
    pub const fn rule(self) -> &'static str {
        match self {
            Refusal::Laying
            | Refusal::AllLaid
            | Refusal::ChooseTile
            | Refusal::Occupied
            | Refusal::NoTile
            | Refusal::NotYours
            | Refusal::SamePlace
            | Refusal::OtherNumber
            | Refusal::Star => "play",
            Refusal::NotHeld(_) => "tiles",
            Refusal::FirstPlace => "R3",
            Refusal::Lonely | Refusal::LeavesLonely => "two",
            Refusal::Closes => "R1",
            Refusal::SameNumber => "R4",
            Refusal::SmallerFirst => "text",
            Refusal::TooFar => "plane",
            Refusal::Over => "end",
        }
    }
}
