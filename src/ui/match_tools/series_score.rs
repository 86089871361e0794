//! The score of the evening, where a match is one of several.

use super::tools::SeriesScoreProps;
use crate::ui::settings::use_language;
use crate::ui::store;
use trivium_boards::scheduler::after_paint;
use trivium_rules::core::Seat;
use trivium_session::{PlayerStanding, SeriesScore};
use trivium_words::name;
use trivium_words::{ShellWords, fill};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The score of the evening to which a match belongs; asked for again when `stamp` changes, after the match is kept.
#[hook]
pub fn use_series_score(id: &str, stamp: u32) -> Option<SeriesScore> {
    let series_score = use_state_eq(|| None::<SeriesScore>);
    let setter = series_score.setter();
    use_effect_with((id.to_owned(), stamp), move |(id, _)| {
        let id = id.clone();
        let later = after_paint(move || spawn_local(async move { setter.set(store::series_score(&id).await) }));
        move || drop(later)
    });
    (*series_score).clone()
}

/// The score of the evening, where there is one.
#[component]
pub fn SeriesScoreView(props: &SeriesScoreProps) -> Html {
    let words = use_language().shell();
    let score = use_series_score(&props.id, props.stamp).map(|series_score| line(words, &series_score));
    html! { <small class="series-score">{ score }</small> }
}

/// The score as a line: `Anna: 2 – Jonas: 1 · 1 drawn`. Players without a name are called by what plays for them, or by the seat in
/// which they began.
pub fn line(words: &ShellWords, series_score: &SeriesScore) -> String {
    let player = |(index, player): (usize, &PlayerStanding)| {
        let name = name(words, &player.name, Seat::at(index), player.engine);
        // Names may end in a number.
        fill(words.earns, &[&name, &player.wins.to_string()])
    };
    let score = series_score.players.iter().enumerate().map(player).collect::<Vec<_>>().join(" – ");
    let drawn = series_score.players.iter().map(|player| player.draws).max().unwrap_or_default();
    let drawn = (drawn > 0).then(|| [" · ", &fill(words.game_match.drawn, &[&drawn.to_string()])].concat());
    [score, drawn.unwrap_or_default()].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_engine::Level;
    use trivium_words::Language;

    #[test]
    fn the_score_is_a_line() {
        let standing = |name: &str, wins, draws| PlayerStanding {
            name: name.to_owned(),
            wins,
            draws,
            ..PlayerStanding::default()
        };
        let series_score =
            |draws| SeriesScore { players: vec![standing("Anna", 2, draws), standing("", 1, draws)], matches: 4 };
        let words = Language::En.shell();
        assert_eq!(line(words, &series_score(0)), "Anna: 2 – Player 2: 1");
        assert_eq!(line(words, &series_score(1)), "Anna: 2 – Player 2: 1 · 1 draw");
        let mut against = series_score(0);
        against.players[1].engine = Level::new(4);
        assert_eq!(line(words, &against), "Anna: 2 – Computer level 4: 1");
    }
}
