//! Why a move is not legal.

use std::fmt;

/// Why a move is not possible (rules/trigon.md).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Tiles are still being laid: no move or exchange yet.
    Laying,
    /// All tiles are laid, so they can only be moved or exchanged.
    AllLaid,
    /// The player must choose a tile of the hand before the triangle.
    ChooseTile,
    /// The hand has no tile of that number.
    NotHeld(u8),
    /// The first tile must be laid at `0,0u` (R3).
    FirstPlace,
    /// There is a tile on this triangle already.
    Occupied,
    /// There is no tile on this triangle.
    NoTile,
    /// The tile is the opponent's.
    NotYours,
    /// Both triangles are the same.
    SamePlace,
    /// The tile would share no side with another.
    Lonely,
    /// Without the moved tile, another tile would share no side with any tile.
    LeavesLonely,
    /// An empty space would be closed (R1).
    Closes,
    /// Exchanging own tiles of equal numbers changes nothing (R4).
    SameNumber,
    /// A tile can be exchanged with an opponent's tile only if both have the same number.
    OtherNumber,
    /// The opponent's tile is part of a complete star.
    Star,
    /// A token that exchanges two own tiles must name the smaller triangle first.
    SmallerFirst,
    /// A coordinate of the triangle exceeds [`REACH`](super::REACH).
    TooFar,
    /// The game is over.
    Over,
}

impl Refusal {
    /// The section or ruling of the rule file that forbids the move.
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

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Refusal::Laying => "tiles are still being laid",
            Refusal::AllLaid => "all tiles are laid; now they are moved or exchanged",
            Refusal::ChooseTile => "a tile of the hand must be chosen first",
            Refusal::FirstPlace => "the first tile is laid at 0,0u",
            Refusal::Occupied => "there is a tile on this triangle already",
            Refusal::NoTile => "there is no tile on this triangle",
            Refusal::NotYours => "the tile belongs to the opponent",
            Refusal::SamePlace => "both triangles are the same",
            Refusal::Lonely => "the tile would share no side with another tile",
            Refusal::LeavesLonely => "without the tile another tile would share no side with any",
            Refusal::Closes => "an empty space would be closed",
            Refusal::SameNumber => "two own tiles of the same number cannot be exchanged",
            Refusal::OtherNumber => "a tile is exchanged with an opponent's tile only if both have the same number",
            Refusal::Star => "the opponent's tile is part of a complete star",
            Refusal::SmallerFirst => "of two own tiles the smaller triangle is written first",
            Refusal::TooFar => "the triangle is beyond the coordinates that this program supports",
            Refusal::Over => "the game is over",
            Refusal::NotHeld(number) => return write!(f, "the hand has no tile with the number {number}"),
        };
        f.write_str(text)
    }
}

impl std::error::Error for Refusal {}
