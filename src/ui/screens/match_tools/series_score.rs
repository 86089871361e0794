//! The score of a series of matches.

use crate::ui::base::settings::use_language;
use crate::ui::base::store;
use crate::ui::parts::match_tools::SeriesScoreProps;
use trivium_boards::scheduler::after_paint;
use trivium_session::{PlayerStanding, SeriesScore};
use trivium_words::{ShellWords, fill};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The score of the series of a match. A change of `serial`, after the match is stored, reads it again.
#[hook]
pub fn use_series_score(id: &str, serial: u32) -> Option<SeriesScore> {
    let series_score = use_state_eq(|| None::<SeriesScore>);
    let setter = series_score.setter();
    use_effect_with((id.to_owned(), serial), move |(id, _)| {
        let id = id.clone();
        let later = after_paint(move || spawn_local(async move { setter.set(store::series_score(&id).await) }));
        move || drop(later)
    });
    (*series_score).clone()
}

#[component]
pub fn SeriesScoreView(props: &SeriesScoreProps) -> Html {
    let words = use_language().shell();
    let score = use_series_score(&props.id, props.serial).map(|series_score| line(words, &series_score, &props.names));
    html! { <small class="series-score">{ score }</small> }
}

/// The score as a line: `Anna: 2 – Jonas: 1 · 1 drawn`. Uses the players' names of the match on screen.
pub fn line(words: &ShellWords, series_score: &SeriesScore, names: &[String]) -> String {
    // Names may end in a digit, so that a separator is needed.
    let player = |(player, name): (&PlayerStanding, &String)| fill(words.earns, &[name, &player.wins.to_string()]);
    let score = series_score.players.iter().zip(names).map(player).collect::<Vec<_>>().join(" – ");
    let drawn = series_score.players.iter().map(|player| player.draws).max().unwrap_or_default();
    let drawn = (drawn > 0).then(|| [" · ", &fill(words.game_match.drawn, &[&drawn.to_string()])].concat());
    [score, drawn.unwrap_or_default()].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::game::names::player_names;
    use trivium_session::{Controller, Match, Setup};
    use trivium_words::Language;

    #[test]
    fn the_score_is_a_line() {
        let standing = |wins, draws| PlayerStanding { wins, draws, losses: 0 };
        let series_score = |draws| SeriesScore { players: vec![standing(2, draws), standing(1, draws)], matches: 4 };
        let words = Language::En.shell();
        let names = ["Anna", "Player 2"].map(str::to_owned);
        assert_eq!(line(words, &series_score(0), &names), "Anna: 2 – Player 2: 1");
        assert_eq!(line(words, &series_score(1), &names), "Anna: 2 – Player 2: 1 · 1 draw");
    }

    #[test]
    fn the_score_uses_the_names_of_the_match_on_screen() {
        let mut first = Match::new(Setup::new("tritt", "step", [], [], 1).expect("a game"));
        first.play("resign").expect("resigned");
        let names = |game_match: &Match| player_names(&Controller::new(game_match.clone()), Language::En);
        assert_eq!(names(&first), ["Orange", "Blue"]);
        // The players have changed seats.
        assert_eq!(names(&first.again(2, "first")), ["Blue", "Orange"]);
    }
}
