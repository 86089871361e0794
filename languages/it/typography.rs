use crate::Typography;

pub const TYPOGRAPHY: Typography = Typography {
    quotes: ['«', '»'],
    foreign_quotes: "„‚‘",
    spaced: false,
    ellipsis_apart: false,
    percent_apart: false,
    zero_is_singular: false,
    never: &["perchè", "poichè", "finchè", "affinchè", "E’ ", "pò", "qual’è"],
    sides: &[
        "in alto",
        "in basso",
        "a sinistra",
        "a destra",
        "verso destra",
        "verso sinistra",
        "più bassa",
        "più alta",
    ],
};
