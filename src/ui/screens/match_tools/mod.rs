//! The tools of a match: set-up, clock, menu, score of the series, sounds, and explanations of hints. One chunk,
//! fetched after the board is drawn, so that a reopened match does not wait for it. Everything is reached through
//! [`exports`].

mod clock_sheet;
mod clock_view;
mod explain;
mod menu;
mod players;
mod seats;
mod series_score;
mod setup;
mod sounds;
mod time_control;
mod wake_lock;

use crate::ui::parts::chunk::ChunkExports;
use crate::ui::parts::match_tools::{MatchTool, MatchTools};
use yew::prelude::*;

pub fn exports() -> ChunkExports {
    ChunkExports::MatchTools(MatchTools { draw, explain: explain::explain, warn: explain::warn })
}

fn draw(wanted: &MatchTool) -> Html {
    match wanted.clone() {
        MatchTool::Setup(game) => html! { <setup::SetupPage {game} /> },
        MatchTool::Menu(over) => html! { <menu::Menu ..over /> },
        MatchTool::Seats(over) => html! { <seats::SeatsSheet ..over /> },
        MatchTool::Clock(over) => html! { <clock_sheet::ClockSheet ..over /> },
        MatchTool::Time(props) => html! { <clock_view::ClockView ..props /> },
        MatchTool::Evening(props) => html! { <series_score::SeriesScoreView ..props /> },
        MatchTool::Watch(props) => html! { <clock_view::Watch ..props /> },
    }
}
