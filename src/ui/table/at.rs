//! The way to the part from the screens.

use super::wanted::Wanted;
use crate::ui::part::{Part, With};
use yew::prelude::*;

/// Draws it as soon as the part is there. `quiet` says nothing when it cannot be had.
pub fn at_table(wanted: Wanted, quiet: bool) -> Html {
    html! { <With part={Part::Table} draw={Callback::from(move |()| Part::table(&wanted))} {quiet} /> }
}
