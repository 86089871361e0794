//! The variants and their options. rules/traffic-lights.md, section "Game".

use crate::core::{OptionInfo, VariantInfo};

pub(super) const ROUNDS: OptionInfo = OptionInfo { key: "rounds", least: 2, most: 1000, step: 2, default: 4 };
/// The key of the option for the number of chips of each colour in the bag.
pub(super) const CHIPS: &str = "chips";
const CHIPS_6: OptionInfo = OptionInfo { key: CHIPS, least: 3, most: 20, step: 1, default: 6 };
const CHIPS_8: OptionInfo = OptionInfo { default: 8, ..CHIPS_6 };

/// The variants, apart from the choice between playing with and without a bag.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Variant {
    /// 3×3; only green lines count.
    Learn,
    /// 3×3; all lines count.
    Simple,
    /// 3×4, in rounds; all lines count.
    Four,
    /// 3×3 with a strip, in rounds; all lines count.
    Slider,
    /// 3×3; lines of one colour count.
    Classic3,
    /// 3×4; lines of one colour count.
    Classic4,
}

/// The suffix in the name of a variant with a bag.
pub(super) const BAG: &str = "+bag";

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

impl Variant {
    /// The option for the chips in a bag; `None` for variants that are never played with a bag.
    pub(super) const fn chips(self) -> Option<OptionInfo> {
        match self {
            Variant::Learn | Variant::Simple => Some(CHIPS_6),
            Variant::Four | Variant::Slider => Some(CHIPS_8),
            Variant::Classic3 | Variant::Classic4 => None,
        }
    }
}
