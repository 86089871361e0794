use crate::Typography;

pub const TYPOGRAPHY: Typography = Typography {
    quotes: ['«', '»'],
    foreign_quotes: "„“”‚‘",
    spaced: true,
    ellipsis_apart: false,
    percent_apart: true,
    zero_is_singular: true,
    never: &[],
    sides: &["haut", "bas", "à gauche", "à droite", "vers la droite", "vers la gauche", "depuis la droite"],
};
