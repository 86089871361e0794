//! The root component: provides contexts and shows the screen of the address.

use super::screen_loader::{LoadingNotice, use_screen};
use crate::ui::base::fetch;
use crate::ui::base::file_drop::{Drops, use_drops};
use crate::ui::base::focus::hold;
use crate::ui::base::notice::Notice;
use crate::ui::base::offline;
use crate::ui::base::route::{Route, here, use_route};
use crate::ui::base::screen::Screen;
use crate::ui::base::scroll_position::use_scroll_position;
use crate::ui::base::settings::{Change, Settings, SettingsHandle, SettingsState};
use crate::ui::parts::chunk::Chunk;
use crate::ui::parts::match_tools::MatchTool;
use crate::ui::screens::home::Home;
use crate::ui::screens::puzzles::game_of;
use gloo::events::EventListener;
use gloo::utils::{document, document_element, window};
use trivium_boards::scheduler::{flush, painted, show_busy};
use trivium_rules::games;
use wasm_bindgen_futures::spawn_local;
use web_sys::Document;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
struct AppProps {
    settings: Settings,
    /// The first screen; `None` if one of its chunks cannot be fetched.
    first: Option<Screen>,
    /// Target of the focused link in the static document, which the app replaces.
    held: Option<String>,
}

#[component]
fn App(props: &AppProps) -> Html {
    let chosen = use_reducer(|| SettingsState { now: props.settings, wanted: None, failed: None });
    let drops = use_drops();
    use_effect_with(props.held.clone(), |held| hold(held.as_deref()));
    let lost = {
        let chosen = chosen.dispatcher();
        use_callback((), move |language, ()| chosen.dispatch(Change::Fetched(language, false)))
    };
    let wanted = use_route();
    let coming = use_screen(&wanted, chosen.wanted.unwrap_or(chosen.now.language), &props.first, &lost);
    let shown = coming.shown.as_ref();
    use_scroll_position(shown.map(|shown| &shown.route), &wanted.0, coming.waits);
    let settings = Settings { language: shown.map_or(chosen.now.language, |shown| shown.language), ..chosen.now };
    use_effect_with(settings, Settings::show);
    {
        let (chosen, spoken) = (chosen.dispatcher(), chosen.wanted == Some(settings.language));
        use_effect_with((settings.language, spoken), move |(language, spoken)| {
            if *spoken {
                chosen.dispatch(Change::Fetched(*language, true));
            }
        });
    }
    // Stable callbacks, because a changed context re-renders all its consumers.
    let to = use_callback(chosen.dispatcher(), |settings, chosen| chosen.dispatch(Change::Settings(settings)));
    let speak = use_callback(chosen.dispatcher(), |language, chosen| chosen.dispatch(Change::Wanted(language)));
    let words = settings.language.shell();
    html! {
        <ContextProvider<SettingsHandle> context={SettingsHandle { now: settings, wanted: chosen.wanted, failed: chosen.failed, to, speak }}>
            <ContextProvider<Drops> context={drops}>
                if let Some(shown) = shown {
                    <Shown key={screen_key(&shown.route)} screen={shown.clone()} />
                    if coming.waits {
                        <LoadingNotice failed={coming.failed} again={coming.again} />
                    }
                } else {
                    <Notice title={words.wrong.part}>
                        <button class="button main" onclick={coming.again}>{ words.wrong.again }</button>
                    </Notice>
                }
            </ContextProvider<Drops>>
        </ContextProvider<SettingsHandle>>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct ShownProps {
    screen: Screen,
}

/// A component of its own, so that a new [`screen_key`] mounts it again.
#[component]
fn Shown(props: &ShownProps) -> Html {
    let screen = &props.screen;
    match &screen.route {
        Route::Home => html! { <Home /> },
        Route::New(game) => match games::info(game) {
            Ok(game) => Chunk::match_tool(&MatchTool::Setup(game)),
            Err(_) => html! { <Notice title={screen.language.shell().no_page} /> },
        },
        Route::Learn(game, name) if games::info(game).is_ok_and(|info| info.lesson(name).is_some()) => {
            Chunk::Lesson.screen(screen)
        }
        Route::Game(..) | Route::Try(..) => Chunk::Play.screen(screen),
        Route::Puzzles(game, _) if game.is_empty() || games::info(game_of(game)).is_ok() => {
            Chunk::Puzzles.screen(screen)
        }
        Route::Position(_) => Chunk::Position.screen(screen),
        Route::Shelf => Chunk::MatchList.screen(screen),
        Route::Statistics => Chunk::Statistics.screen(screen),
        Route::ByEar => Chunk::ByEar.screen(screen),
        Route::Open(..) => Chunk::SharedMatch.screen(screen),
        Route::Rules(game, _) if games::info(game).is_ok() => Chunk::Rules.screen(screen),
        Route::Settings => Chunk::Settings.screen(screen),
        Route::Learn(..) | Route::Puzzles(..) | Route::Rules(..) | Route::Unknown => {
            html! { <Notice title={screen.language.shell().no_page} /> }
        }
    }
}

fn screen_key(route: &Route) -> String {
    match route {
        Route::Rules(game, _) => Route::Rules(game.clone(), String::new()).to_string(),
        // A sandbox opened from a sandbox replaces it, so all sandboxes have one key.
        Route::Try(..) => Route::Try(String::new(), None).to_string(),
        other => other.over(None).to_string(),
    }
}

/// Whether the document is the app itself and not a page with embedded boards.
pub fn is_ours() -> bool {
    document_element().has_attribute("data-files")
}

fn held(document: &Document) -> Option<String> {
    document.active_element()?.get_attribute("href")
}

/// Mounts the app after fetching the words of the language. If that fails, the document shows that the page does not
/// start.
pub fn mount() {
    spawn_local(async {
        let settings = Settings::load();
        let spoken = fetch::first_words(settings.language).await;
        let document = document();
        if !spoken {
            if let Ok(Some(late)) = document.query_selector(".late") {
                let _ = late.remove_attribute("hidden");
            }
            return;
        }
        // Fetches the resources of the first screen before mounting, so that no empty screen appears in between. The
        // screen reports those that could not be fetched. The static document is painted first, unless everything is
        // cached.
        let first = Screen::bring(here(), settings.language).await;
        if !offline::serves() {
            painted().await;
        }
        EventListener::new(&window(), "pagehide", |_| flush()).forget();
        show_busy(document_element());
        let props = AppProps { settings, first, held: held(&document) };
        match document.get_element_by_id("app") {
            Some(root) => yew::Renderer::<App>::with_root_and_props(root, props).render(),
            None => yew::Renderer::<App>::with_props(props).render(),
        };
    });
}
