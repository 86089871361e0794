//! From the shelf to the table, or what is said when a match cannot be read.

use super::play::{Play, Shared};
use crate::i18n::{Language, fill};
use crate::session::{Broken, Controller, LoadError, Table};
use crate::ui::notice::Notice;
use crate::ui::route::Sheet;
use crate::ui::settings::use_language;
use crate::ui::store;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// What a [`GamePage`] takes.
#[derive(Clone, PartialEq, Properties)]
pub struct GameProps {
    /// The match's name on the shelf.
    pub id: String,
    /// What slides over it.
    pub sheet: Option<Sheet>,
}

/// A match of the shelf.
#[component]
pub fn GamePage(props: &GameProps) -> Html {
    let language = use_language();
    let words = language.shell();
    let loaded = use_memo(props.id.clone(), |id| store::load(id));
    // The table to play at: as loaded, or what can be kept of a broken one when that is wanted.
    let table = use_state(|| None::<Rc<RefCell<Controller>>>);
    let sit = |table: &Table| Rc::new(RefCell::new(Controller::new(table.clone())));
    let first = use_memo(props.id.clone(), |_| loaded.as_ref().as_ref().ok().map(sit));
    if let Some(controller) = (*table).clone().or_else(|| (*first).clone()) {
        return html! { <Play id={props.id.clone()} sheet={props.sheet} controller={Shared::from(controller)} /> };
    }
    let Err(error) = &*loaded else { return html! {} };
    let (title, said) = match error {
        LoadError::Missing => (words.wrong.missing, Vec::new()),
        LoadError::Storage(error) => (words.wrong.missing, vec![words.storage(*error).to_owned()]),
        LoadError::Broken(broken) => (words.wrong.broken, explained(language, broken)),
    };
    let kept = match error {
        LoadError::Broken(broken) => broken.kept.clone().filter(|table| !table.tree().is_empty()),
        LoadError::Missing | LoadError::Storage(_) => None,
    };
    let play_on = kept.map(|kept| {
        let (id, table) = (props.id.clone(), table.setter());
        let onclick = move |_| {
            // When the browser does not keep it, the match says so at its next decision.
            let _ = store::keep(&id, &kept);
            table.set(Some(sit(&kept)));
        };
        html! { <button class="button main" {onclick}>{ words.wrong.play_on }</button> }
    });
    html! { <Notice {title} {said}>{ for play_on }</Notice> }
}

/// What is wrong with a save, what became of it and what can be kept.
fn explained(language: Language, broken: &Broken) -> Vec<String> {
    use crate::session::SaveError;
    let words = language.shell();
    let mut said = vec![words.save(&broken.why)];
    if let SaveError::Token(refused) = &broken.why {
        said.push(language.text(&crate::i18n::Text::Objection(&refused.why)).into_owned());
    }
    if matches!(broken.why, SaveError::Newer(_)) {
        return said;
    }
    said.push(words.wrong.aside.to_owned());
    said.push(match broken.kept.as_ref().map(|table| table.tree().len()) {
        Some(tokens) if tokens > 0 => fill(words.wrong.kept, &[&tokens.to_string()]),
        _ => words.wrong.nothing_kept.to_owned(),
    });
    said
}
