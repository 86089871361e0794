//! Why a move is not legal.

use super::{ChipColour, Stage};
use std::fmt;

/// Why a move or table action is not possible (rules/traffic-lights.md).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// A green chip stays.
    Green,
    /// The hand has no chip of the colour that the cell takes.
    NotHeld(ChipColour),
    /// The cell takes a chip of this colour, not the one that was picked.
    Asks(ChipColour),
    /// This variant has no strip, or no such cell.
    NoStrip,
    /// The strip is on that side already.
    SameSide,
    /// The last turn that was not a pass was a slide (R4).
    Barred,
    /// No seat can lay a chip, so only a slide that completes a line is possible (R3).
    OnlyLines,
    /// A seat that can lay a chip may not pass.
    MustLay,
    /// This variant has no bag, so there are no draws, picks or passes.
    NoBag,
    /// The supply has no chip of that colour.
    NotInSupply(ChipColour),
    /// The bag has no chip of that colour.
    NotInBag(ChipColour),
    /// Another move is due in this stage.
    Stage(Stage),
    /// This variant cannot end by agreement.
    NoAgreement,
    /// Positions never repeat in this game.
    NoClaim,
}

impl Refusal {
    /// The section or ruling of the rule file that forbids the move.
    pub const fn rule(self) -> &'static str {
        match self {
            Refusal::Green | Refusal::Asks(_) | Refusal::NoStrip | Refusal::SameSide => "turn",
            Refusal::NotHeld(_)
            | Refusal::MustLay
            | Refusal::NoBag
            | Refusal::NotInSupply(_)
            | Refusal::NotInBag(_)
            | Refusal::Stage(_)
            | Refusal::NoAgreement => "bag",
            Refusal::Barred => "R4",
            Refusal::OnlyLines => "R3",
            Refusal::NoClaim => "rounds",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Refusal::Green => "a green chip stays",
            Refusal::NoStrip => "this variant has no strip",
            Refusal::SameSide => "the strip is on that side already",
            Refusal::Barred => "the strip may not slide twice in a row",
            Refusal::OnlyLines => "no seat can lay a chip, so only a slide that completes a line is allowed",
            Refusal::MustLay => "a seat that can lay a chip may not pass",
            Refusal::NoBag => "this variant has no bag",
            Refusal::Stage(Stage::Draft | Stage::Refill) => "a chip must be taken from the supply first",
            Refusal::Stage(Stage::Play) => "now a chip is laid",
            Refusal::Stage(Stage::Draw) => "a chip is drawn from the bag first",
            Refusal::Stage(Stage::Over) => "the game is over",
            Refusal::NoAgreement => "this variant always has a winner",
            Refusal::NoClaim => "positions never repeat in this variant",
            Refusal::NotHeld(colour) => return write!(f, "the hand has no {colour} chip"),
            Refusal::Asks(colour) => return write!(f, "the cell takes a {colour} chip"),
            Refusal::NotInSupply(colour) => return write!(f, "the supply has no {colour} chip"),
            Refusal::NotInBag(colour) => return write!(f, "the bag has no {colour} chip"),
        };
        f.write_str(text)
    }
}

impl std::error::Error for Refusal {}
