//! Sandboxes: matches that are not in the list of matches. The address holds the starting position. The progress is
//! kept for the tab, so that it survives a reload.

mod computer_move;
mod keep;
mod line;
mod progress;
mod table;
mod value;

use crate::ui::base::notice::Notice;
use crate::ui::base::route::{Route, Sheet};
use crate::ui::base::settings::use_language;
use table::Table;
use value::Sandbox;
use yew::prelude::*;

pub use value::open;

#[derive(Clone, PartialEq, Properties)]
pub struct TryProps {
    pub payload: String,
    pub sheet: Option<Sheet>,
}

#[component]
pub fn TryPage(props: &TryProps) -> Html {
    let words = use_language().shell();
    let opened = use_memo(props.payload.clone(), |payload| Sandbox::open(payload));
    match &*opened {
        Ok(sandbox) => html! { <Table key={props.payload.clone()} opened={sandbox.clone()} sheet={props.sheet} /> },
        Err(error) => {
            html! { <Notice title={words.link(*error)}><a class="button" href={Route::Shelf}>{ words.shelf.title }</a></Notice> }
        }
    }
}
