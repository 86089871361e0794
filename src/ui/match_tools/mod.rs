//! The tools of a match: its set-up, the clock, the menu, the score of the evening, sounds, why a hint is
//! one. A match that is gone on with does not wait for it: all of it is a part of the program, fetched behind the board, and reached through [`match_tools`] alone.

mod clock_sheet;
mod clock_view;
mod explain;
mod menu;
mod players;
mod seats;
mod series_score;
mod setup;
mod show_tool;
mod sounds;
mod time_control;
mod tools;
mod wake_lock;

pub use clock_view::now;
pub use show_tool::match_tool;
pub use tools::{ClockViewProps, Explained, MatchTool, MatchTools, SeriesScoreProps, WatchProps};

use yew::prelude::*;

/// All of it.
pub fn match_tools() -> MatchTools {
    MatchTools { draw, explain: explain::explain, warn: explain::warn }
}

/// Draws it.
fn draw(wanted: &MatchTool) -> Html {
    match wanted.clone() {
        MatchTool::Setup(game) => html! { <setup::SetupPage {game} /> },
        MatchTool::Menu(over) => html! { <menu::Menu {over} /> },
        MatchTool::Seats(over) => html! { <seats::SeatsSheet {over} /> },
        MatchTool::Clock(over) => html! { <clock_sheet::ClockSheet {over} /> },
        MatchTool::Time(props) => html! { <clock_view::ClockView ..props /> },
        MatchTool::Evening(props) => html! { <series_score::SeriesScoreView ..props /> },
        MatchTool::Watch(props) => html! { <clock_view::Watch ..props /> },
    }
}
