//! Why a choice is not legal.

use super::{ChipColour, Stage};

/// Why a decision or table action is not possible (rules/traffic-lights.md).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// A green chip stays.
    Green,
    /// The hand has no chip of the colour that the cell asks for.
    NotHeld(ChipColour),
    /// The cell asks for a chip of this colour, not for the one in hand.
    Asks(ChipColour),
    /// This variant has no strip.
    NoStrip,
    /// The strip lies there already.
    SameSide,
    /// The last turn that was not a pass was a slide (R4).
    Barred,
    /// Nobody can lay: only a slide that completes a line goes on (R3).
    OnlyLines,
    /// A seat that can lay a chip may not pass.
    MustLay,
    /// This variant has no bag: no drawing, taking or passing.
    NoBag,
    /// The supply has no chip of that colour.
    NotInSupply(ChipColour),
    /// The bag has no chip of that colour.
    NotInBag(ChipColour),
    /// Something else is to be decided now.
    Stage(Stage),
    /// Such a game cannot be drawn by agreement.
    NoAgreement,
    /// Positions do not repeat here: nothing to claim.
    NoClaim,
}

impl Refusal {
    /// The section or ruling of the rule file that says so.
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
