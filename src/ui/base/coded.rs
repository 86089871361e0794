//! Texts that contain tokens.

use yew::prelude::*;

/// Renders the tokens and sites between backticks as `<code>`.
pub fn coded(text: &str) -> Html {
    let part = |(nth, part): (usize, &str)| {
        if nth % 2 == 1 {
            html! { <code>{ part }</code> }
        } else {
            html! { <>{ part }</> }
        }
    };
    text.split('`').enumerate().map(part).collect()
}
