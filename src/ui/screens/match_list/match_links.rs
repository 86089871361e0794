//! Matches in lists, on the start page and on the list of all matches.

use super::mini_board::MiniBoard;
use crate::ui::base::route::Route;
use crate::ui::base::settings::{locale, use_language};
use crate::ui::base::store::{self, ListedMatches};
use std::cell::RefCell;
use std::rc::Rc;
use trivium_boards::listed_names;
use trivium_rules::core::{Seat, Verdict};
use trivium_session::{StorageError, Summary, unnamed_person};
use trivium_words::{Language, READER, fill};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The newest matches, or the error that prevents a list; `None` while they load. A new `stamp` reloads them, and the
/// old list stays until the new one is there.
#[hook]
pub fn use_listed(most: usize, stamp: u32) -> Option<Rc<Result<ListedMatches, StorageError>>> {
    let listed = use_state(|| None);
    let set = listed.setter();
    use_effect_with((most, stamp), move |(most, _)| {
        let most = *most;
        spawn_local(async move { set.set(Some(Rc::new(store::list(most).await))) });
    });
    (*listed).clone()
}

/// Names a match: its title, or its game and variant.
pub fn called(summary: &Summary, language: Language) -> String {
    if summary.title.is_empty() { kind(summary, language) } else { summary.title.clone() }
}

pub fn kind(summary: &Summary, language: Language) -> String {
    language.game(&summary.game).title(&summary.variant)
}

thread_local! {
    /// Caches the date formatter of a language. Creating one takes longer than formatting a list.
    static DATES: RefCell<Option<(Language, js_sys::Function)>> = const { RefCell::new(None) };
}

/// A timestamp in milliseconds as date and time in a language.
fn date(time: u64, language: Language) -> String {
    let make = || {
        let options = js_sys::Object::new();
        for key in ["dateStyle", "timeStyle"] {
            // `Reflect::set` cannot fail on a plain object.
            let _ = js_sys::Reflect::set(&options, &key.into(), &"short".into());
        }
        js_sys::Intl::DateTimeFormat::new(&js_sys::Array::of1(&locale(language).as_str().into()), &options).format()
    };
    let known = DATES.with_borrow(|dates| dates.clone()).filter(|(of, _)| *of == language).map(|(_, format)| format);
    let format = known.unwrap_or_else(make);
    DATES.set(Some((language, format.clone())));
    let written = format.call1(&JsValue::NULL, &(time as f64).into()).ok();
    written.and_then(|text| text.as_string()).unwrap_or_default()
}

/// A match as a link, with its picture, players, result and date.
pub fn row(summary: &Summary, language: Language) -> Html {
    let words = language.shell();
    let names = listed_names(summary, language);
    let verdicts = summary.verdicts();
    let won = |(name, verdict): (&String, &Verdict)| (*verdict == Verdict::Win).then(|| name.clone());
    let winners: Vec<_> = names.iter().zip(&verdicts).filter_map(won).collect();
    let result = (!verdicts.is_empty()).then(|| words.won_by(&winners));
    html! {
        <a class="with-board" href={Route::Game(summary.id.clone(), None)}>
            <MiniBoard id={summary.id.clone()} saved={summary.saved} />
            <strong>{ called(summary, language) }</strong>
            <span>{ names.join(" – ") }</span>
            { for result.map(|result| html! { <span class="result">{ result }</span> }) }
            <span class="facts">
                if !summary.title.is_empty() {
                    <span>{ kind(summary, language) }</span>
                }
                <span>{ fill(words.moves_made, &[&summary.tokens.to_string()]) }</span>
                <span>{ date(summary.saved, language) }</span>
            </span>
        </a>
    }
}

/// How many matches the start page shows, and how many of the newest it searches for them.
const MAX_SHOWN: usize = 3;
const MAX_SEARCHED: usize = 12;

/// The newest unfinished matches, for the start page.
#[component]
pub fn Short() -> Html {
    let language = use_language();
    let words = language.shell();
    let all = use_listed(MAX_SEARCHED, 0);
    let listed = all.as_ref().and_then(|all| all.as_ref().as_ref().ok());
    let runs = |summary: &&Summary| summary.runs();
    let running = listed.map(|listed| listed.matches.iter().filter(runs).take(MAX_SHOWN).collect::<Vec<_>>());
    use_effect_with(running.as_ref().map(Vec::len), |count| {
        count.iter().for_each(|count| crate::ui::base::running::keep(*count))
    });
    let (Some(listed), Some(running)) = (listed, running) else { return html! {} };
    let rows = running.iter().map(|summary| {
        let seat = summary.turn.parse().ok().and_then(Seat::new);
        let mut names = listed_names(summary, language);
        if let Some(reader) = unnamed_person(names.len() as u8, &summary.engines, &summary.names) {
            names[reader.index()] = [words.you, &READER.to_string()].concat();
        }
        let mover = seat.and_then(|seat| Some((seat, names.get(seat.index())?))).map(|(seat, name)| {
            html! { <span class="whose" data-seat={seat.to_string()}>{ fill(words.to_move, &[name]) }</span> }
        });
        html! {
            <li key={summary.id.clone()}>
                <a href={Route::Game(summary.id.clone(), None)}>
                    <MiniBoard id={summary.id.clone()} />
                    <span><strong>{ called(summary, language) }</strong>{ for mover }</span>
                </a>
            </li>
        }
    });
    html! {
        if !running.is_empty() {
            <section class="kept continue" aria-labelledby="continue">
                <header>
                    <h2 id="continue">{ words.go_on }</h2>
                    <a class="button" href={Route::Shelf}>{ words.shelf.all }{ " · " }{ listed.total }</a>
                </header>
                <ul>{ for rows }</ul>
            </section>
        }
    }
}
