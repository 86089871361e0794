//! Drawings as text: what of a picture does not change once it is drawn, or only as a whole. As text it is a fraction of the
//! code that building it node by node takes, and quicker to compare and to draw.
//!
//! The texts are the program's own: what fills their holes are ids, numbers and words of the style sheet, never anything that
//! a person wrote.

use trivium_words::fill;
use yew::prelude::*;

/// The nodes of a drawing, with its holes `{0}`, `{1}` … filled.
pub fn fill_template(drawing: &str, with: &[&str]) -> Html {
    template(fill(drawing, with))
}

/// The nodes of a drawing.
pub fn template(drawing: String) -> Html {
    Html::from_html_unchecked(drawing.into())
}
