//! Loads screens: the current screen stays until everything that the next one needs is there. Lists the needs of each
//! screen, both for the start of the page and for later navigation.

use crate::ui::base::fetch;
use crate::ui::base::route::{Route, Sheet};
use crate::ui::base::screen::{LoadedMatch, Screen};
use crate::ui::base::settings::use_language;
use crate::ui::base::timer::use_timer;
use crate::ui::parts::chunk::Chunk;
use crate::ui::screens::lesson;
use crate::ui::screens::puzzles;
use crate::ui::screens::rules;
use gloo::utils::document;
use js_sys::{Array, Promise};
use std::cell::RefCell;
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;
use trivium_boards::icons::{Icon, icon};
use trivium_rules::games;
use trivium_session::link_game;
use trivium_session::puzzle::TODAY;
use trivium_words::{
    AnalysisWords, EarWords, Language, LessonWords, PositionWords, PuzzleWords, StatisticsWords, Words,
};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, future_to_promise, spawn_local};
use web_sys::Element;
use yew::prelude::*;

/// A resource that a screen needs.
enum Need {
    Part(Chunk),
    Style(&'static str),
    File(String),
    Words,
}

/// A resource that is being fetched; false if that fails.
type Fetching = Pin<Box<dyn Future<Output = bool>>>;

impl Need {
    fn is_there(&self, language: Language) -> bool {
        match self {
            Need::Part(part) => part.is_there(),
            Need::Style(name) => fetch::styled(name),
            Need::File(file) => fetch::held(file).is_some(),
            Need::Words => language.installed::<Words>().is_some(),
        }
    }

    fn fetch(self, language: Language) -> Fetching {
        match self {
            Need::Part(part) => Box::pin(part.fetch()),
            Need::Style(name) => Box::pin(fetch::style(name)),
            Need::File(file) => Box::pin(async move { fetch::hold(&file).await }),
            Need::Words => Box::pin(fetch::words::<Words>(language)),
        }
    }
}

/// All resources of a screen except its match. index.html requests some of them before the program runs.
fn needs(route: &Route, language: Language) -> Vec<Need> {
    if !matches!(route, Route::Puzzles(game, _) if game == TODAY) {
        puzzles::forget_day();
    }
    let known = |game: &str| games::info(game).is_ok();
    let part = Need::Part;
    let by_ear = || vec![part(Chunk::ByEar), Need::Style("prose"), Need::File(fetch::words_file::<EarWords>(language))];
    let more = match route {
        Route::New(game) => Chunk::game(game).map_or(vec![], |game| vec![part(game), part(Chunk::MatchTools)]),
        Route::Learn(game, _) => Chunk::game(game).map_or(vec![], |part_of_game| {
            // The pictures chunk draws marks over boards.
            vec![
                part(part_of_game),
                part(Chunk::Lesson),
                part(Chunk::Pictures),
                Need::Style("lesson"),
                Need::File(fetch::words_file::<LessonWords>(language)),
                // The answers to wrong moves use the words of puzzles.
                Need::File(fetch::words_file::<PuzzleWords>(language)),
                Need::File(lesson::file_of(language, game)),
            ]
        }),
        Route::Game(_, sheet) | Route::Try(_, sheet) => {
            let over = match sheet {
                None | Some(Sheet::Record) => vec![],
                Some(Sheet::Menu | Sheet::Seats | Sheet::Clock) => vec![part(Chunk::MatchTools)],
                Some(Sheet::Pictures) => vec![part(Chunk::Pictures), Need::Style("match-list")],
                Some(Sheet::Share) => vec![part(Chunk::Share), Need::Style("match-list")],
                Some(Sheet::Edit) => vec![part(Chunk::Variations), Need::Style("variations")],
                Some(Sheet::Keys) => by_ear(),
                Some(Sheet::Analysis) => {
                    vec![
                        part(Chunk::Analysis),
                        Need::Style("analysis"),
                        Need::File(fetch::words_file::<AnalysisWords>(language)),
                    ]
                }
            };
            let own = match route {
                Route::Try(payload, _) => {
                    let game = link_game(payload).ok().and_then(Chunk::game);
                    [Need::Style("trying")].into_iter().chain(game.map(part)).collect()
                }
                _ => vec![],
            };
            [part(Chunk::Play)].into_iter().chain(own).chain(over).collect()
        }
        Route::Rules(game, _) if known(game) => {
            vec![part(Chunk::Rules), Need::Style("prose"), Need::File(rules::chapter(language, game))]
        }
        Route::Puzzles(game, _) => {
            let words = fetch::words_file::<PuzzleWords>(language);
            let styles = ["lesson", "puzzles", "match-list"].map(Need::Style);
            let list = [part(Chunk::Puzzles), Need::File(words)].into_iter().chain(styles);
            let of_game =
                Chunk::game(puzzles::game_of(game)).map(|chunk| [part(chunk), Need::File(puzzles::file_of(game))]);
            list.chain(of_game.into_iter().flatten()).collect()
        }
        Route::Position(from) => {
            let game = Chunk::game(from).or_else(|| link_game(from).ok().and_then(Chunk::game));
            let words = fetch::words_file::<PositionWords>(language);
            let own = vec![part(Chunk::Position), Need::Style("position"), Need::File(words)];
            own.into_iter().chain(game.map(part)).collect()
        }
        Route::Shelf => vec![part(Chunk::MatchList), Need::Style("match-list")],
        Route::Statistics => {
            let words = fetch::words_file::<StatisticsWords>(language);
            vec![part(Chunk::Statistics), Need::Style("statistics"), Need::File(words)]
        }
        Route::ByEar => by_ear(),
        Route::Open(payload) => {
            let game = link_game(payload).ok().and_then(Chunk::game);
            let parts = [Chunk::SharedMatch].into_iter().chain(game).map(Need::Part);
            parts.chain([Need::Style("match-list")]).collect()
        }
        Route::Settings => vec![part(Chunk::Settings)],
        Route::Rules(..) | Route::Home | Route::Unknown => vec![],
    };
    [Need::Words].into_iter().chain(more).collect()
}

impl Screen {
    fn is(&self, route: &Route, language: Language) -> bool {
        self.route == *route && self.language == language
    }

    /// The screen, if all its resources are loaded.
    fn at_once(route: &Route, language: Language, before: Option<&Screen>) -> Option<Screen> {
        if !needs(route, language).iter().all(|need| need.is_there(language)) {
            return None;
        }
        let found = match (route, before) {
            // Only the sheet over the match changes.
            (Route::Game(id, _), Some(Screen { route: Route::Game(same, _), found, .. })) if id == same => {
                found.clone()
            }
            (Route::Game(id, _), _) => Some(LoadedMatch::at_hand(id)?),
            _ => None,
        };
        Some(Screen { route: route.clone(), language, found })
    }

    /// Fetches all resources of a screen; `None` if one fails. The next call tries again.
    pub async fn bring(route: Route, language: Language) -> Option<Screen> {
        let mut wanted: Vec<_> = needs(&route, language).into_iter().map(|need| need.fetch(language)).collect();
        let found = Rc::new(RefCell::new(None));
        if let Route::Game(id, _) = &route {
            let (id, found) = (id.clone(), found.clone());
            wanted.push(Box::pin(async move {
                *found.borrow_mut() = LoadedMatch::fetch(&id).await;
                found.borrow().is_some()
            }));
        }
        if !all(wanted).await {
            return None;
        }
        Some(Screen { route, language, found: found.take() })
    }
}

/// Awaits all resources; false as soon as one fails.
async fn all(wanted: Vec<Fetching>) -> bool {
    let as_result = |there: bool| if there { Ok(JsValue::UNDEFINED) } else { Err(JsValue::UNDEFINED) };
    let promises: Array =
        wanted.into_iter().map(|wanted| future_to_promise(async move { as_result(wanted.await) })).collect();
    JsFuture::from(Promise::all(&promises)).await.is_ok()
}

pub struct ScreenState {
    /// `None` if the first screen could not be loaded.
    pub shown: Option<Screen>,
    /// Whether another screen is loading.
    pub waits: bool,
    /// Whether that screen failed to load.
    pub failed: bool,
    pub again: Callback<MouseEvent>,
}

/// Keeps the current screen while the one of an address loads in a language. `lost` is called with the language if its
/// words fail to load.
#[hook]
pub fn use_screen(
    wanted: &(Route, u32),
    language: Language,
    first: &Option<Screen>,
    lost: &Callback<Language>,
) -> ScreenState {
    let (route, navigation) = wanted;
    let shown = use_mut_ref(|| first.clone());
    let brought = use_mut_ref(|| None::<Screen>);
    let tries = use_state_eq(|| 0_u32);
    let wish = (route.clone(), language, *navigation, *tries);
    let failed = use_state_eq(|| first.is_none().then(|| wish.clone()));
    let latest = use_mut_ref(|| wish.clone());
    let redraw = use_force_update();
    let there = {
        let mut shown = shown.borrow_mut();
        if !shown.as_ref().is_some_and(|shown| shown.is(route, language)) {
            let brought = brought.take().filter(|brought| brought.is(route, language));
            let next = brought.or_else(|| Screen::at_once(route, language, shown.as_ref())).or_else(|| {
                // While a language loads, the page stays usable in the previous one.
                let shown = shown.as_ref().filter(|shown| shown.route != *route)?;
                Screen::at_once(route, shown.language, Some(shown))
            });
            if next.is_some() {
                *shown = next;
            }
        }
        shown.as_ref().is_some_and(|shown| shown.is(route, language))
    };
    let gone = !there && failed.as_ref() == Some(&wish);
    let spoken = shown.borrow().as_ref().is_none_or(|shown| shown.language == language);
    {
        let (failed, lost) = (failed.setter(), lost.clone());
        use_effect_with(wish, move |wish| {
            *latest.borrow_mut() = wish.clone();
            if there || gone {
                return;
            }
            let wish = wish.clone();
            spawn_local(async move {
                let next = Screen::bring(wish.0.clone(), wish.1).await;
                // A newer request has replaced this one.
                if *latest.borrow() != wish {
                    return;
                }
                if next.is_some() {
                    *brought.borrow_mut() = next;
                    redraw.force_update();
                } else if spoken {
                    failed.set(Some(wish));
                } else {
                    lost.emit(wish.1);
                }
            });
        });
    }
    let again = use_callback(*tries, {
        let tries = tries.setter();
        move |_: MouseEvent, now| tries.set(now.wrapping_add(1))
    });
    let shown = shown.borrow().clone();
    ScreenState { shown, waits: !there, failed: gone, again }
}

/// Delay before the notice appears, in milliseconds.
const NOTICE_DELAY: u32 = 1000;

#[derive(Clone, PartialEq, Properties)]
pub struct LoadingNoticeProps {
    pub failed: bool,
    pub again: Callback<MouseEvent>,
}

/// Reports over the current screen that the next one is slow or failed to load.
#[component]
pub fn LoadingNotice(props: &LoadingNoticeProps) -> Html {
    let words = use_language().shell();
    let late = use_state_eq(|| false);
    let tried = use_state_eq(|| false);
    // A modal sheet blocks everything outside, so the notice must go into it.
    let over = use_memo((), |()| document().query_selector("dialog[open]").ok().flatten());
    let show = late.setter();
    use_timer((), NOTICE_DELAY, Some(move || show.set(true)));
    {
        let over = over.clone();
        use_effect_with(props.failed, move |failed| {
            // The notice must not be inside the busy element, because screen readers skip changes in there.
            let busy = over
                .as_ref()
                .as_ref()
                .map_or_else(|| document().query_selector("main").ok().flatten(), Element::first_element_child);
            let busy = busy.filter(|_| !*failed);
            if let Some(busy) = &busy {
                let _ = busy.set_attribute("aria-busy", "true");
            }
            move || {
                if let Some(busy) = busy {
                    let _ = busy.remove_attribute("aria-busy");
                }
            }
        });
    }
    let onclick = {
        let (tried, again) = (tried.setter(), props.again.clone());
        Callback::from(move |event| {
            tried.set(true);
            again.emit(event);
        })
    };
    let notice = html! {
        <div class="loading">
            <p role="status">
                if *late && !props.failed {
                    { words.loading }
                }
            </p>
            if props.failed {
                <p role="alert">{ words.wrong.part }</p>
            }
            // It stays during a retry, because it has the focus.
            if props.failed || *tried {
                <button class="button" {onclick}>{ icon(Icon::Redo) }{ words.wrong.again }</button>
            }
        </div>
    };
    match &*over {
        Some(over) => create_portal(notice, over.clone()),
        None => notice,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::parts::list::each_chunk;

    macro_rules! declare {
        ($($chunk:ident $file:ident [$($screen:literal),*] $users:ident,)+) => {
            const LISTED: &[(Chunk, &[&str])] = &[$((Chunk::$chunk, &[$($screen),*])),+];
        };
    }

    each_chunk!(declare);

    #[test]
    fn the_document_requests_the_chunks_that_a_screen_waits_for() {
        // The tools of a match appear after its board.
        let later = (Chunk::MatchTools, "game");
        for address in [
            "new/tritt",
            "game/k3",
            "try/1AbC-_",
            "rules/trias",
            "learn/tritt",
            "puzzles",
            "position/tritt",
            "shelf",
            "statistics",
            "by-ear",
            "open/1AbC-_",
            "settings",
        ] {
            let screen = address.split('/').next().expect("a word");
            let needed = needs(&Route::read(&["#/", address].concat()), Language::En).into_iter();
            let mut needed: Vec<_> =
                needed.filter_map(|need| if let Need::Part(chunk) = need { Some(chunk) } else { None }).collect();
            needed.retain(|chunk| !matches!(chunk, Chunk::Game(_)));
            let listed = LISTED.iter().filter(|(_, screens)| screens.contains(&screen)).map(|(chunk, _)| *chunk);
            let listed: Vec<_> = listed.filter(|chunk| (*chunk, screen) != later).collect();
            assert_eq!(needed, listed, "{address}");
        }
    }
}
