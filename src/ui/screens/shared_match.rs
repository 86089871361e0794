//! A match from a link: shown first, then kept and continued from where the sender stopped.

use super::broken_save::BrokenPage;
use crate::ui::base::notice::Notice;
use crate::ui::base::route::{Route, before, leave, replace};
use crate::ui::base::screen::LoadedMatch;
use crate::ui::base::screen::Screen;
use crate::ui::base::settings::{use_language, use_settings, use_title};
use crate::ui::base::statistics;
use crate::ui::base::store;
use crate::ui::base::stored_twin::{StoredTwin, same};
use crate::ui::parts::chunk::{Chunk, ChunkExports};
use std::cell::Cell;
use std::rc::Rc;
use trivium_boards::{BoardProps, BoardView, board, seat_names};
use trivium_rules::core::{Seat, Verdict};
use trivium_session::{LinkError, Match, RecordTree, link_game, read_kept, read_link};
use trivium_words::{Language, fill};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

pub fn exports() -> ChunkExports {
    ChunkExports::Screen(screen)
}

/// The screen of a link, and of a stored match that cannot be read.
fn screen(screen: &Screen) -> Html {
    if let Some(LoadedMatch::Broken(broken)) = &screen.found {
        return html! { <BrokenPage broken={broken.clone()} /> };
    }
    let Route::Open(payload) = &screen.route else { return html! {} };
    match link_game(payload).map(Chunk::game) {
        Ok(Some(_)) => html! { <Opened payload={payload.clone()} /> },
        Ok(None) => html! { <OpenError error={LinkError::Newer} /> },
        Err(error) => html! { <OpenError {error} /> },
    }
}

#[derive(Clone, PartialEq, Properties)]
struct OpenErrorProps {
    error: LinkError,
}

#[component]
fn OpenError(props: &OpenErrorProps) -> Html {
    let words = use_language().shell();
    // Going back restores the text that the user pasted there.
    let back = |event: MouseEvent| {
        if before() == Some(Route::Shelf) {
            event.prevent_default();
            leave(&Route::Shelf);
        }
    };
    let shelf = html! { <a class="button" href={Route::Shelf} onclick={back}>{ words.shelf.title }</a> };
    html! { <Notice title={words.link(props.error)}>{ shelf }</Notice> }
}

#[derive(Clone, PartialEq, Properties)]
struct OpenedProps {
    payload: String,
}

/// Stores the match as a new one, and opens it.
fn keep_own(game_match: &Rc<Match>) -> Callback<MouseEvent> {
    let (game_match, stored) = (game_match.clone(), Cell::new(false));
    Callback::from(move |_| {
        // A double click saves one match.
        if stored.replace(true) {
            return;
        }
        let id = store::fresh_id();
        statistics::receive(&id, &game_match);
        store::keep(&id, &game_match, drop);
        replace(&Route::Game(id, None));
    })
}

/// Merges the new moves into the stored match, and opens it.
fn go_on(game_match: &Rc<Match>, id: String) -> Callback<MouseEvent> {
    let game_match = game_match.clone();
    Callback::from(move |_| {
        let (id, game_match) = (id.clone(), game_match.clone());
        spawn_local(async move {
            if let Ok(Some(text)) = store::text(&id).await
                && let Ok(mut mine) = read_kept(&text)
            {
                mine.merge(&game_match);
                statistics::receive(&id, &mine);
                store::keep(&id, &mine, drop);
                replace(&Route::Game(id, None));
            }
        });
    })
}

/// The buttons: keep the match, open the stored one, or merge into it.
fn buttons(game_match: &Rc<Match>, known: Option<StoredTwin>, language: Language) -> Html {
    let words = &language.shell().sharing;
    let own = keep_own(game_match);
    // A finished match cannot be continued.
    let keep = if game_match.result().is_some() { words.keep_over } else { words.keep };
    match known {
        None => html! { <button class="button main" onclick={own}>{ keep }</button> },
        Some(StoredTwin { id, goes_on: false, .. }) => html! {
            <>
                <a class="button main" href={Route::Game(id, None)}>{ words.to_it }</a>
                <button class="button" onclick={own}>{ words.own }</button>
            </>
        },
        Some(StoredTwin { id, goes_on: true, .. }) => html! {
            <>
                <button class="button main" onclick={go_on(game_match, id)}>{ keep }</button>
                <button class="button" onclick={own}>{ words.own }</button>
            </>
        },
    }
}

fn result(game_match: &Match, names: &[String], language: Language) -> Option<String> {
    let outcome = game_match.result()?;
    let winners = Seat::all(outcome.seats()).filter(|seat| outcome.of(*seat) == Verdict::Win);
    let called: Vec<_> = winners.filter_map(|seat| names.get(seat.index()).cloned()).collect();
    Some(language.shell().won_by(&called))
}

#[component]
fn Opened(props: &OpenedProps) -> Html {
    let set = use_settings();
    let language = set.now.language;
    let words = language.shell();
    let game_match = use_memo(props.payload.clone(), |payload| read_link(payload).map(Rc::new));
    let title = use_title(words.sharing.opened);
    // The lookup in the store is asynchronous.
    let known = use_state_eq(|| None::<Option<StoredTwin>>);
    {
        let (known, game_match) = (known.setter(), game_match.clone());
        use_effect_with(props.payload.clone(), move |_| {
            spawn_local(async move {
                if let Ok(game_match) = &*game_match {
                    known.set(Some(same(game_match).await));
                }
            });
        });
    }
    let game_match = match &*game_match {
        Ok(game_match) => game_match.clone(),
        Err(error) => return html! { <OpenError error={*error} /> },
    };
    let setup = game_match.setup();
    let game = setup.game();
    let game_words = language.game(game.id());
    let names = seat_names(&game_match, language);
    let view = Rc::new(BoardView::still(game.id(), game_match.position(), language, set.now.look));
    let buttons = (*known).clone().map(|known| buttons(&game_match, known, language));
    let relation_text = (*known)
        .as_ref()
        .and_then(Option::as_ref)
        .map(|same| if same.goes_on { words.sharing.goes_on } else { words.sharing.known });
    let called = if game_match.tags().title().is_empty() { game_words.name } else { game_match.tags().title() };
    let variant = game_words.variant(game.variant().id)[0];
    let variant = (variant != called).then_some(variant);
    html! {
        <main class="page narrow opened">
            <h1 ref={title} tabindex="-1">{ words.sharing.opened }</h1>
            <div class="picture" inert=true aria-hidden="true">{ board(BoardProps::still(view)) }</div>
            <p><strong>{ called }</strong></p>
            <p>{ names.join(" – ") }</p>
            <p class="facts">
                { for variant.map(|variant| html! { <span>{ variant }</span> }) }
                <span>{ fill(words.moves_made, &[&game_match.tree().line(RecordTree::ROOT).len().to_string()]) }</span>
            </p>
            { for result(&game_match, &names, language).map(|result| html! { <p class="result">{ result }</p> }) }
            <p role="status">{ for relation_text }</p>
            <div class="row">
                { for buttons }
                <a class="button" href={Route::Home}>{ words.to_start }</a>
            </div>
        </main>
    }
}
