//! Shows tools of the chunk on other screens.

use super::chunk::{Chunk, With};
use super::match_tools::MatchTool;
use yew::prelude::*;

/// Draws a tool once the chunk is loaded. `quiet` hides the failure notice.
pub fn match_tool(wanted: MatchTool, quiet: bool) -> Html {
    html! { <With part={Chunk::MatchTools} draw={Callback::from(move |()| Chunk::match_tool(&wanted))} {quiet} /> }
}
