//! Recovery when an engine does not answer.

use super::engines::EngineControls;
use super::names::name_of;
use trivium_engine::WorkerError;
use trivium_rules::core::Seat;
use trivium_session::{Controller, Intent};
use trivium_words::{Language, fill};
use yew::prelude::*;

/// The buttons shown when the engine to move does not answer.
pub fn without_engine(
    controller: &Controller,
    language: Language,
    act: &Callback<Intent>,
    engines: &EngineControls,
    seat: Seat,
    worker_error: WorkerError,
) -> Vec<Html> {
    let words = language.shell();
    let take_over = fill(words.take_over, &[&name_of(controller, language, seat)]);
    let onclick = act.reform(move |_: MouseEvent| Intent::Seat(seat, None));
    let mut all = vec![html! { <button type="button" class="button main" {onclick}>{ take_over }</button> }];
    all.extend(remedy(language, worker_error, &engines.retry));
    all
}

/// A button that retries, or that reloads the page if the worker has another version. `None` if the browser has no
/// workers.
pub fn remedy(language: Language, worker_error: WorkerError, retry: &Callback<MouseEvent>) -> Option<Html> {
    let words = language.shell();
    let (text, onclick) = match worker_error {
        WorkerError::Unsupported => return None,
        WorkerError::WrongVersion => (words.offline.reload, Callback::from(|_: MouseEvent| reload())),
        WorkerError::NotStarted | WorkerError::Stopped | WorkerError::Nothing => (words.wrong.again, retry.clone()),
    };
    Some(html! { <button type="button" class="button" {onclick}>{ text }</button> })
}

fn reload() {
    // If the browser refuses, the user can still reload.
    let _ = gloo::utils::window().location().reload();
}
