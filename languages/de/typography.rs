use crate::Typography;

pub const TYPOGRAPHY: Typography = Typography {
    quotes: ['„', '“'],
    foreign_quotes: "”«»‹›",
    spaced: false,
    ellipsis_apart: true,
    percent_apart: true,
    zero_is_singular: false,
    never: &["z. B.", "z.B.", "d. h.", "d.h.", "u. a.", "o. ä."],
    sides: &[
        "oben",
        "unten",
        "links",
        "rechts",
        "oberste",
        "obersten",
        "unterste",
        "untersten",
        "senkrecht",
        "waagrecht",
    ],
};
