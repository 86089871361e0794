//! The variants and their options. rules/traffic-lights.md, Game.

use crate::core::{OptionInfo, VariantInfo};

const ROUNDS: OptionInfo = OptionInfo { key: "rounds", least: 2, most: 1000, step: 2, default: 4 };
const CHIPS_6: OptionInfo = OptionInfo { key: "chips", least: 3, most: 20, step: 1, default: 6 };
const CHIPS_8: OptionInfo = OptionInfo { default: 8, ..CHIPS_6 };

pub(super) const VARIANTS: [VariantInfo; 10] = [
    VariantInfo { id: "learn", options: &[] },
    VariantInfo { id: "simple", options: &[] },
    VariantInfo { id: "four", options: &[ROUNDS] },
    VariantInfo { id: "slider", options: &[ROUNDS] },
    VariantInfo { id: "learn+bag", options: &[CHIPS_6] },
    VariantInfo { id: "simple+bag", options: &[CHIPS_6] },
    VariantInfo { id: "four+bag", options: &[ROUNDS, CHIPS_8] },
    VariantInfo { id: "slider+bag", options: &[ROUNDS, CHIPS_8] },
    VariantInfo { id: "classic3", options: &[] },
    VariantInfo { id: "classic4", options: &[] },
];
