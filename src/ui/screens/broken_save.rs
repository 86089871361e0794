//! Page for a saved match that cannot be read.

use crate::ui::base::notice::Notice;
use crate::ui::base::route::{Route, replace};
use crate::ui::base::same::Same;
use crate::ui::base::settings::use_language;
use crate::ui::base::store;
use trivium_session::{BrokenSave, Match, SaveError};
use trivium_words::{Language, Text, fill};
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct BrokenProps {
    pub broken: Same<BrokenSave>,
}

/// Explains the fault and offers to resume from the last intact position.
#[component]
pub fn BrokenPage(props: &BrokenProps) -> Html {
    let language = use_language();
    let words = language.shell();
    let broken = &props.broken.0;
    let play_on = recoverable(broken).map(|recovered| {
        let onclick = move |_| {
            // The broken save is kept.
            replace(&Route::Game(store::add(&recovered), None));
        };
        html! { <button class="button main" {onclick}>{ words.wrong.play_on }</button> }
    });
    let paragraphs = explain_broken(language, broken);
    html! { <Notice title={words.wrong.broken} {paragraphs}>{ for play_on }</Notice> }
}

/// The intact beginning of a broken match, if it has any moves.
pub fn recoverable(broken: &BrokenSave) -> Option<Match> {
    broken.recovered.clone().filter(|game_match| !game_match.tree().is_empty())
}

/// Describes the fault in a save, and how much of the save is intact.
pub fn explain_broken(language: Language, broken: &BrokenSave) -> Vec<String> {
    let words = language.shell();
    let mut paragraphs = vec![words.save(&broken.why)];
    match &broken.why {
        SaveError::Token(refused) => paragraphs.push(language.text(&Text::TokenError(&refused.why))),
        SaveError::Start(why) => paragraphs.push(language.text(&Text::Parse(why))),
        _ => {}
    }
    if !matches!(broken.why, SaveError::Newer(_)) {
        paragraphs.push(match recoverable(broken) {
            Some(game_match) => fill(words.wrong.recovered, &[&game_match.tree().len().to_string()]),
            None => words.wrong.nothing_recovered.to_owned(),
        });
    }
    paragraphs
}
