//! Why a move is not legal.

use super::rules::NUMBERS;
use crate::core::refusals;

refusals! {
    /// Why a move is not possible (rules/trigon.md).
    pub enum Refusal {
        Laying: "play", "tiles are still being laid";
        AllLaid: "play", "all tiles are laid; now they are moved or exchanged";
        ChooseTile: "play", "a tile of the hand must be chosen first";
        NotHeld(number: u8 = 1..=NUMBERS): "tiles", "the hand has no tile with the number {number}";
        FirstPlace: "R3", "the first tile is laid at 0,0u";
        Occupied: "play", "there is a tile on this triangle already";
        NoTile: "play", "there is no tile on this triangle";
        NotYours: "play", "the tile belongs to the opponent";
        SamePlace: "play", "both triangles are the same";
        Lonely: "two", "the tile would share no side with another tile";
        LeavesLonely: "two", "without the tile another tile would share no side with any";
        Closes: "R1", "an empty space would be closed";
        SameNumber: "R4", "two own tiles of the same number cannot be exchanged";
        OtherNumber: "play", "a tile is exchanged with an opponent's tile only if both have the same number";
        Star: "play", "the opponent's tile is part of a complete star";
        SmallerFirst: "text", "of two own tiles the smaller triangle is written first";
        TooFar: "plane", "the triangle is beyond the coordinates that this program supports";
        Over: "end", "the game is over";
    }
}
