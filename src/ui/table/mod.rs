//! What there may be at a table beside the game: its set-up, the clock, the menu, the score of the evening, sounds, why a hint is
//! one. A match that is gone on with does not wait for it: all of it is a part of the program, fetched behind the board, and reached through [`brought`] alone.

mod agreed;
mod awake;
mod evening;
mod explain;
mod menu;
mod setup;
mod sounds;
mod time;

pub use evening::EveningProps;
pub use explain::Explained;
pub use time::{TimeProps, WatchProps, now};

use super::part::{Match, Part, With};
use trivium_engine::Hint;
use trivium_rules::core::GameInfo;
use trivium_session::Controller;
use trivium_words::Language;
use yew::prelude::*;

/// Something of it.
#[derive(Clone)]
pub enum Wanted {
    /// The set-up of a game.
    Setup(&'static GameInfo),
    /// The menu.
    Menu(Match),
    /// What is left to a seat.
    Time(TimeProps),
    /// The score of the evening.
    Evening(EveningProps),
    /// What sees to clock, sounds and the screen's light; nothing is seen of it.
    Watch(WatchProps),
}

/// What the part brings.
#[derive(Clone, Copy)]
pub struct Brought {
    /// Draws something of it.
    pub draw: fn(&Wanted) -> Html,
    /// Says why a hint is one.
    pub explain: fn(&Controller, Language, &Hint) -> Option<Explained>,
}

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

/// Draws it as soon as the part is there. `quiet` says nothing when it cannot be had.
pub fn at_table(wanted: Wanted, quiet: bool) -> Html {
    html! { <With part={Part::Table} draw={Callback::from(move |()| Part::table(&wanted))} {quiet} /> }
}
