//! The root: contexts, and the screen of the address.

use super::game::GamePage;
use super::home::Home;
use super::route::{Route, use_route};
use super::rules::RulesPage;
use super::settings::{Set, Settings, SettingsPage, use_title};
use super::setup::SetupPage;
use crate::i18n::Language;
use yew::prelude::*;

/// The app's root.
#[component]
fn App() -> Html {
    let settings = use_state(Settings::load);
    let route = use_route();
    use_effect_with(*settings, |settings| settings.show());
    let screen = screen_key(&route);
    use_effect_with(screen.clone(), |_| {
        if let Some(window) = web_sys::window() {
            window.scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
    let to = {
        let setter = settings.setter();
        Callback::from(move |changed: Settings| {
            changed.keep();
            setter.set(changed);
        })
    };
    let page = match route {
        Route::Home => html! { <Home /> },
        Route::New(game) => html! { <SetupPage key={screen} {game} /> },
        Route::Game(id, sheet) => html! { <GamePage key={screen} {id} {sheet} /> },
        Route::Rules(game, anchor) => html! { <RulesPage {game} {anchor} /> },
        Route::Settings => html! { <SettingsPage /> },
        Route::Unknown => html! { <Lost /> },
    };
    html! {
        <ContextProvider<Language> context={settings.language}>
            <ContextProvider<Set> context={Set { now: *settings, to }}>
                { page }
            </ContextProvider<Set>>
        </ContextProvider<Language>>
    }
}

/// What is the same for all states of one screen.
fn screen_key(route: &Route) -> String {
    match route {
        Route::Game(id, _) => Route::Game(id.clone(), None).to_string(),
        Route::Rules(game, _) => Route::Rules(game.clone(), String::new()).to_string(),
        other => other.to_string(),
    }
}

/// An address that is none.
#[component]
fn Lost() -> Html {
    let words = use_context::<Language>().expect("the app provides a language").shell();
    let title = use_title("Trivium");
    html! {
        <main class="page narrow notice">
            <h1 ref={title} tabindex="-1">{ words.no_page }</h1>
            <a class="button main" href={Route::Home}>{ words.to_start }</a>
        </main>
    }
}

/// Mounts the app into the document.
pub fn mount() {
    let root = web_sys::window().and_then(|w| w.document()).and_then(|d| d.get_element_by_id("app"));
    match root {
        Some(root) => yew::Renderer::<App>::with_root(root).render(),
        None => yew::Renderer::<App>::new().render(),
    };
}
