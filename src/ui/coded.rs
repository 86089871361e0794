//! Texts with tokens in them.

use yew::prelude::*;

/// Text with its tokens and places set off.
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
