//! What there may be at a table beside the game: its set-up, the clock, the menu, the score of the evening, sounds, why a hint is
//! one. A match that is gone on with does not wait for it: all of it is a part of the program, fetched behind the board, and reached through [`brought`] alone.

mod agreed;
mod at;
mod awake;
mod evening;
mod explain;
mod menu;
mod setup;
mod sounds;
mod time;
mod wanted;

pub use at::at_table;
pub use time::now;
pub use wanted::{Brought, EveningProps, Explained, TimeProps, Wanted, WatchProps};

use yew::prelude::*;

/// All of it.
pub fn brought() -> Brought {
    Brought { draw, explain: explain::explain }
}

/// Draws it.
fn draw(wanted: &Wanted) -> Html {
    match wanted.clone() {
        Wanted::Setup(game) => html! { <setup::SetupPage {game} /> },
        Wanted::Menu(over) => html! { <menu::Menu {over} /> },
        Wanted::Time(props) => html! { <time::Time ..props /> },
        Wanted::Evening(props) => html! { <evening::Score ..props /> },
        Wanted::Watch(props) => html! { <time::Watch ..props /> },
    }
}
