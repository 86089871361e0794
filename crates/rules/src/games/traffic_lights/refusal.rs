//! Why a move is not legal.

use super::{ChipColour, Stage};
use crate::core::refusals;

refusals! {
    /// Why a move or table action is not possible (rules/traffic-lights.md).
    pub enum Refusal {
        Green: "turn", "a green chip stays";
        NotHeld(colour: ChipColour = ChipColour::ALL): "bag", "the hand has no {colour} chip";
        Asks(colour: ChipColour = ChipColour::ALL): "turn", "the cell takes a {colour} chip";
        NoStrip: "turn", "this variant has no strip";
        SameSide: "turn", "the strip is on that side already";
        Barred: "R4", "the strip may not slide twice in a row";
        OnlyLines: "R3", "no seat can lay a chip, so only a slide that completes a line is allowed";
        MustLay: "bag", "a seat that can lay a chip may not pass";
        NoBag: "bag", "this variant has no bag";
        NotInSupply(colour: ChipColour = ChipColour::ALL): "bag", "the supply has no {colour} chip";
        NotInBag(colour: ChipColour = ChipColour::ALL): "bag", "the bag has no {colour} chip";
        /// Another move is due in this stage.
        Stage(stage: Stage = Stage::ALL): "bag", => due(stage);
        NoAgreement: "bag", "this variant always has a winner";
        NoClaim: "rounds", "positions never repeat in this variant";
    }
}

const fn due(stage: Stage) -> &'static str {
    match stage {
        Stage::Draft | Stage::Refill => "a chip must be taken from the supply first",
        Stage::Play => "now a chip is laid",
        Stage::Draw => "a chip is drawn from the bag first",
        Stage::Over => "the game is over",
    }
}
