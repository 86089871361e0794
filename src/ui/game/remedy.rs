//! The ways on when a program does not answer.

use super::names::name_of;
use super::programs::Helper;
use trivium_engine::Outage;
use trivium_rules::core::Seat;
use trivium_session::{Controller, Intent};
use trivium_words::{Language, fill};
use yew::prelude::*;

/// What one can do when the program in the seat to act does not answer.
pub fn without_program(
    controller: &Controller,
    language: Language,
    act: &Callback<Intent>,
    helper: &Helper,
    seat: Seat,
    outage: Outage,
) -> Vec<Html> {
    let words = language.shell();
    let take_over = fill(words.take_over, &[&name_of(controller, language, seat)]);
    let onclick = act.reform(move |_: MouseEvent| Intent::Seat(seat, None));
    let mut all = vec![html! { <button type="button" class="button main" {onclick}>{ take_over }</button> }];
    all.extend(remedy(language, outage, &helper.retry));
    all
}

/// What can bring an answer after all.
pub fn remedy(language: Language, outage: Outage, retry: &Callback<MouseEvent>) -> Option<Html> {
    let words = language.shell();
    let (text, onclick) = match outage {
        Outage::Unsupported => return None,
        Outage::Foreign => (words.offline.reload, Callback::from(|_: MouseEvent| reload())),
        Outage::Unstarted | Outage::Stopped | Outage::Nothing => (words.wrong.again, retry.clone()),
    };
    Some(html! { <button type="button" class="button" {onclick}>{ text }</button> })
}

/// Loads the page anew.
fn reload() {
    if let Some(window) = web_sys::window() {
        // Where that is not allowed, whoever reads it can do it.
        let _ = window.location().reload();
    }
}
