//! The score of the evening, where a match is one of several.

use super::wanted::EveningProps;
use crate::ui::settings::use_language;
use crate::ui::store;
use trivium_boards::scheduler::after_paint;
use trivium_rules::core::Seat;
use trivium_session::{Evening, Standing};
use trivium_words::name;
use trivium_words::{Shell, fill};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The score of the evening to which a match belongs; asked for anew when `stamp` changes, after the match is kept.
#[hook]
pub fn use_evening(id: &str, stamp: u32) -> Option<Evening> {
    let evening = use_state_eq(|| None::<Evening>);
    let setter = evening.setter();
    use_effect_with((id.to_owned(), stamp), move |(id, _)| {
        let id = id.clone();
        let later = after_paint(move || spawn_local(async move { setter.set(store::evening(&id).await) }));
        move || drop(later)
    });
    (*evening).clone()
}

/// The score of the evening, where there is one.
#[component]
pub fn Score(props: &EveningProps) -> Html {
    let words = use_language().shell();
    let score = use_evening(&props.id, props.stamp).map(|evening| line(words, &evening));
    html! { <small class="evening">{ score }</small> }
}

/// The score as a line: `Anna: 2 – Jonas: 1 · 1 drawn`. Players without a name are called by what plays for them, or by the seat in
/// which they began.
pub fn line(words: &Shell, evening: &Evening) -> String {
    let player = |(index, player): (usize, &Standing)| {
        let name = name(words, &player.name, Seat::at(index), player.program);
        // Names may end in a number.
        fill(words.earns, &[&name, &player.wins.to_string()])
    };
    let score = evening.players.iter().enumerate().map(player).collect::<Vec<_>>().join(" – ");
    let drawn = evening.players.iter().map(|player| player.draws).max().unwrap_or_default();
    let drawn = (drawn > 0).then(|| [" · ", &fill(words.table.drawn, &[&drawn.to_string()])].concat());
    [score, drawn.unwrap_or_default()].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_engine::Level;
    use trivium_words::Language;

    #[test]
    fn the_score_is_a_line() {
        let standing = |name: &str, wins, draws| Standing { name: name.to_owned(), wins, draws, ..Standing::default() };
        let evening = |draws| Evening { players: vec![standing("Anna", 2, draws), standing("", 1, draws)], matches: 4 };
        let words = Language::En.shell();
        assert_eq!(line(words, &evening(0)), "Anna: 2 – Player 2: 1");
        assert_eq!(line(words, &evening(1)), "Anna: 2 – Player 2: 1 · 1 draw");
        let mut against = evening(0);
        against.players[1].program = Level::new(4);
        assert_eq!(line(words, &against), "Anna: 2 – Computer level 4: 1");
    }
}
