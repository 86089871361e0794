//! The root: contexts, and the screen of the address.

use super::drops::use_drops;
use super::fetch;
use super::game::GamePage;
use super::home::Home;
use super::later::{leaving, painted};
use super::notice::Notice;
use super::offline;
use super::part::{Part, With};
use super::route::{Route, here, use_route};
use super::settings::{Change, Chosen, Set, Settings};
use super::store;
use super::table::Wanted;
use crate::games;
use crate::i18n::Words;
use crate::session::kept_game;
use gloo_events::EventListener;
use wasm_bindgen_futures::spawn_local;
use web_sys::wasm_bindgen::JsCast;
use web_sys::{Document, HtmlElement};
use yew::prelude::*;

/// What the [`App`] takes.
#[derive(Clone, PartialEq, Properties)]
struct AppProps {
    /// How it starts.
    settings: Settings,
    /// Where the link leads that has the focus in the document, before the app takes its place.
    held: Option<String>,
}

/// The app's root.
#[component]
fn App(props: &AppProps) -> Html {
    let chosen = use_reducer(|| Chosen { now: props.settings, wanted: None, failed: None });
    let settings = chosen.now;
    let route = use_route();
    use_drops();
    use_effect_with(settings, Settings::show);
    use_effect_with(props.held.clone(), |held| hold(held.as_deref()));
    let screen = screen_key(&route);
    use_effect_with(screen.clone(), |_| {
        if let Some(window) = web_sys::window() {
            window.scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
    let to = {
        let chosen = chosen.dispatcher();
        Callback::from(move |settings| chosen.dispatch(Change::Settings(settings)))
    };
    let speak = {
        let chosen = chosen.dispatcher();
        Callback::from(move |language| {
            chosen.dispatch(Change::Wanted(language));
            let chosen = chosen.clone();
            spawn_local(
                async move { chosen.dispatch(Change::Fetched(language, fetch::words::<Words>(language).await)) },
            );
        })
    };
    let page = match &route {
        Route::Home => html! { <Home /> },
        Route::New(game) | Route::Learn(game) => match games::info(game) {
            Ok(game) => {
                let route = route.clone();
                let learns = matches!(route, Route::Learn(_));
                let draw = Callback::from(move |()| {
                    if learns { Part::Lesson.screen(&route) } else { Part::table(&Wanted::Setup(game)) }
                });
                let and = if learns { Part::Lesson } else { Part::Table };
                html! { <With key={screen} part={Part::Game(game.id)} {and} {draw} /> }
            }
            Err(_) => html! { <Notice title={settings.language.shell().no_page} /> },
        },
        Route::Game(id, sheet) => html! { <GamePage key={screen} id={id.clone()} sheet={*sheet} /> },
        Route::Shelf => with(Part::Shelf, screen, move || Part::Shelf.screen(&route)),
        Route::Open(..) => with(Part::Open, screen, move || Part::Open.screen(&route)),
        Route::Rules(..) => with(Part::Rules, screen, move || Part::Rules.screen(&route)),
        Route::Settings => with(Part::Settings, screen, move || Part::Settings.screen(&route)),
        Route::Unknown => html! { <Notice title={settings.language.shell().no_page} /> },
    };
    html! {
        <ContextProvider<Set> context={Set { now: settings, wanted: chosen.wanted, failed: chosen.failed, to, speak }}>
            { page }
        </ContextProvider<Set>>
    }
}

/// A screen that needs a part; `key` tells it from others.
fn with(part: Part, key: String, draw: impl Fn() -> Html + 'static) -> Html {
    html! { <With {key} {part} draw={Callback::from(move |()| draw())} /> }
}

/// What a screen begins with, as index.html asks for it; of a match, what is known without looking for it.
fn parts(route: &Route) -> Vec<Part> {
    let kept = |id: &String| store::at_hand(id).as_deref().and_then(kept_game).and_then(Part::game);
    let (game, other) = match route {
        Route::Home | Route::Unknown => (None, None),
        Route::New(game) => (Part::game(game), Some(Part::Table)),
        Route::Learn(game) => (Part::game(game), Some(Part::Lesson)),
        Route::Game(id, _) => (kept(id), None),
        Route::Shelf => (None, Some(Part::Shelf)),
        Route::Open(..) => (None, Some(Part::Open)),
        Route::Rules(..) => (None, Some(Part::Rules)),
        Route::Settings => (None, Some(Part::Settings)),
    };
    game.into_iter().chain(other).collect()
}

/// What is the same for all states of one screen.
fn screen_key(route: &Route) -> String {
    match route {
        Route::Game(id, _) => Route::Game(id.clone(), None).to_string(),
        Route::Rules(game, _) => Route::Rules(game.clone(), String::new()).to_string(),
        other => other.to_string(),
    }
}

/// Whether the document is the app's own, and not one that shows boards.
pub fn is_ours() -> bool {
    let root = web_sys::window().and_then(|w| w.document()).and_then(|d| d.document_element());
    root.is_some_and(|root| root.has_attribute("data-files"))
}

/// Where the link of the document leads that has the focus.
fn held(document: &Document) -> Option<String> {
    document.active_element()?.get_attribute("href")
}

/// Gives the focus to the link that leads there: whoever goes by keys goes on from where they were.
pub fn hold(href: Option<&str>) {
    let Some(document) = web_sys::window().and_then(|w| w.document()) else { return };
    let link = href.and_then(|href| document.query_selector(&["a[href='", href, "']"].concat()).ok().flatten());
    if let Some(link) = link.and_then(|link| link.dyn_into::<HtmlElement>().ok()) {
        let _ = link.focus();
    }
}

/// Mounts the app into the document, once the words of its language are there; without them the document says that the
/// page does not start.
pub fn mount() {
    spawn_local(async {
        let settings = Settings::load();
        let spoken = fetch::first_words(settings.language).await;
        let Some(document) = web_sys::window().and_then(|w| w.document()) else { return };
        if !spoken {
            if let Ok(Some(late)) = document.query_selector(".late") {
                let _ = late.remove_attribute("hidden");
            }
            return;
        }
        // With what the first screen needs, so that nothing empty stands between what the document shows and that; what cannot be had
        // is said there. The document itself is seen first, unless all is here already.
        Part::fetch_all(&parts(&here())).await;
        if !offline::serves() {
            painted().await;
        }
        if let Some(window) = web_sys::window() {
            EventListener::new(&window, "pagehide", |_| leaving()).forget();
        }
        let props = AppProps { settings, held: held(&document) };
        match document.get_element_by_id("app") {
            Some(root) => yew::Renderer::<App>::with_root_and_props(root, props).render(),
            None => yew::Renderer::<App>::with_props(props).render(),
        };
    });
}
