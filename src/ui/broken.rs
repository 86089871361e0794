//! What is said when a match cannot be read.

use super::notice::Notice;
use super::route::{Route, replace};
use super::settings::use_language;
use super::store;
use std::rc::Rc;
use trivium_session::{Broken, SaveError, Table};
use trivium_words::{Language, Text, fill};
use yew::prelude::*;

/// What a [`BrokenPage`] takes.
#[derive(Clone, Properties)]
pub struct BrokenProps {
    /// The match.
    pub broken: Rc<Broken>,
}

impl PartialEq for BrokenProps {
    fn eq(&self, other: &BrokenProps) -> bool {
        Rc::ptr_eq(&self.broken, &other.broken)
    }
}

/// Says what is wrong with a match, and offers to play on from where it is sound.
#[component]
pub fn BrokenPage(props: &BrokenProps) -> Html {
    let language = use_language();
    let words = language.shell();
    let broken = &props.broken;
    let play_on = sound(broken).map(|kept| {
        let onclick = move |_| {
            // What is broken stays as it is. When the browser does not keep the new one, that says so at its next decision.
            let id = store::fresh_id();
            store::keep(&id, &kept, drop);
            replace(&Route::Game(id, None));
        };
        html! { <button class="button main" {onclick}>{ words.wrong.play_on }</button> }
    });
    let said = explained(language, broken);
    html! { <Notice title={words.wrong.broken} {said}>{ for play_on }</Notice> }
}

/// What can be kept of a broken match, when that is anything.
pub fn sound(broken: &Broken) -> Option<Table> {
    broken.kept.clone().filter(|table| !table.tree().is_empty())
}

/// What is wrong with a save and what can be kept of it.
pub fn explained(language: Language, broken: &Broken) -> Vec<String> {
    let words = language.shell();
    let mut said = vec![words.save(&broken.why)];
    if let SaveError::Token(refused) = &broken.why {
        said.push(language.text(&Text::Objection(&refused.why)).into_owned());
    }
    if !matches!(broken.why, SaveError::Newer(_)) {
        said.push(match sound(broken) {
            Some(table) => fill(words.wrong.kept, &[&table.tree().len().to_string()]),
            None => words.wrong.nothing_kept.to_owned(),
        });
    }
    said
}
