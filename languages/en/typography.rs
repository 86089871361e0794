use crate::Typography;

pub const TYPOGRAPHY: Typography = Typography {
    quotes: ['“', '”'],
    foreign_quotes: "„«»‚‹›",
    spaced: false,
    ellipsis_apart: false,
    percent_apart: false,
    zero_is_singular: false,
    never: &[],
    sides: &["to the left", "to the right", "from the right", "top", "bottom", "upper", "lower", "straight down"],
};
