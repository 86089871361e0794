//! The way to the part from the screens.

use super::tools::MatchTool;
use crate::ui::chunk::{Chunk, With};
use yew::prelude::*;

/// Draws it as soon as the part is there. `quiet` says nothing when it cannot be had.
pub fn match_tool(wanted: MatchTool, quiet: bool) -> Html {
    html! { <With part={Chunk::MatchTools} draw={Callback::from(move |()| Chunk::match_tool(&wanted))} {quiet} /> }
}
