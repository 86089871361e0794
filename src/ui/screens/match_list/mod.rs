//! The list of all matches: search, rename, delete, restore, export and import.

mod import;
mod match_links;
mod match_row;
mod mini_board;

use super::puzzles;
use crate::ui::base::controls::page_bar;
use crate::ui::base::download::{dated, file, save};
use crate::ui::base::returned::use_returned;
use crate::ui::base::route::Route;
use crate::ui::base::screen::Screen;
use crate::ui::base::settings::{use_language, use_title};
use crate::ui::base::statistics;
use crate::ui::base::store::{self, ListedMatches};
use crate::ui::parts::chunk::{Chunk, ChunkExports};
use import::Import;
use match_links::{Short, called, kind, use_listed};
use match_row::{GoneRow, MatchRow, UnreadableRow};
use trivium_boards::icons::{Icon, icon};
use trivium_rules::games::GAMES;
use trivium_session::{Summary, write_matches};
use trivium_words::{Language, fill};
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

pub fn exports() -> ChunkExports {
    ChunkExports::Screen(screen)
}

/// The screen with all matches; on the start page, the newest matches.
fn screen(screen: &Screen) -> Html {
    if screen.route == Route::Home {
        html! { <Short /> }
    } else {
        html! { <ShelfPage /> }
    }
}

const PAGE_SIZE: usize = 50;
/// Limit that no list reaches.
const ALL: usize = u32::MAX as usize;

#[derive(Clone, Copy, PartialEq)]
enum MatchFilter {
    All,
    Running,
    Finished,
}

impl MatchFilter {
    fn fits(self, summary: &Summary) -> bool {
        match self {
            MatchFilter::All => true,
            MatchFilter::Running => summary.runs(),
            MatchFilter::Finished => !summary.runs(),
        }
    }
}

/// Deleted matches that can be restored, and the callbacks that change the list.
struct Deleting {
    /// Ids and texts of the deleted matches, the last deleted one last. Each keeps its row, so that the list does not
    /// move.
    gone: Vec<(String, String)>,
    delete: Callback<String>,
    bring_back: Callback<String>,
    /// Called when the list must be read again.
    again: Callback<()>,
    /// Changes with the list.
    stamp: u32,
}

#[hook]
fn use_deleting() -> Deleting {
    // Async callbacks change both, so they must not use the values of this render.
    let stamp = use_mut_ref(|| 0_u32);
    let deleted = use_mut_ref(Vec::<(String, String)>::new);
    let redraw = use_force_update();
    let now = *stamp.borrow();
    let again = {
        let redraw = redraw.clone();
        Callback::from(move |()| {
            *stamp.borrow_mut() += 1;
            redraw.force_update();
        })
    };
    let delete = {
        let (deleted, again) = (deleted.clone(), again.clone());
        Callback::from(move |id: String| {
            let (deleted, again) = (deleted.clone(), again.clone());
            spawn_local(async move {
                if let Ok(Some(text)) = store::delete(&id).await {
                    deleted.borrow_mut().push((id, text));
                }
                again.emit(());
            });
        })
    };
    let gone = deleted.borrow().clone();
    let bring_back = {
        let again = again.clone();
        Callback::from(move |id: String| {
            let at = deleted.borrow().iter().position(|(gone, _)| *gone == id);
            if let Some(at) = at {
                let (id, text) = deleted.borrow_mut().remove(at);
                let again = again.clone();
                store::restore(&id, text, move |_| again.emit(()));
                redraw.force_update();
            }
        })
    };
    Deleting { gone, delete, bring_back, again, stamp: now }
}

/// Saves all matches, the statistics and the puzzle diary as one file.
async fn save_all() {
    let Ok(all) = store::list(ALL).await else { return };
    // The export reads the first match of a series, which needs the chunk of its game.
    let in_series = |summary: &&Summary| summary.series.is_some();
    for part in all.matches.iter().filter(in_series).filter_map(|summary| Chunk::game(&summary.game)) {
        part.fetch().await;
    }
    let mut texts = Vec::new();
    for id in all.matches.iter().map(|summary| &summary.id).chain(&all.broken) {
        if let Ok(Some(text)) = store::text(id).await {
            texts.push((id.clone(), text));
        }
    }
    let statistics = statistics::catch_up().await.in_file();
    let diary = puzzles::diary_in_file();
    let content = [&write_matches(&texts), "\n", &statistics, &diary].concat();
    if let Some(file) = file(content.as_bytes(), "text/plain") {
        save(&dated("trivium", "txt"), &file);
    }
}

/// The search form's state, and how many results are shown.
struct Finding {
    query: UseStateHandle<String>,
    which: UseStateHandle<MatchFilter>,
    /// The id of a game; empty for all games.
    game: UseStateHandle<String>,
    shown: UseStateHandle<usize>,
}

#[hook]
fn use_finding() -> Finding {
    Finding {
        query: use_returned("query", String::new),
        which: use_returned("which", || MatchFilter::All),
        game: use_returned("game", String::new),
        shown: use_returned("shown", || PAGE_SIZE),
    }
}

impl Finding {
    /// Whether a filter is set. Then all matches must be read, else one page is enough.
    fn picky(&self) -> bool {
        !self.query.trim().is_empty() || *self.which != MatchFilter::All || !self.game.is_empty()
    }

    fn search(&self, language: Language) -> Html {
        let words = language.shell();
        let oninput = {
            let (query, shown) = (self.query.setter(), self.shown.setter());
            move |event: InputEvent| {
                query.set(event.target_unchecked_into::<HtmlInputElement>().value());
                shown.set(PAGE_SIZE);
            }
        };
        let choice = |what: MatchFilter, text: &'static str| {
            let (set, shown) = (self.which.setter(), self.shown.setter());
            let onchange = move |_: Event| {
                set.set(what);
                shown.set(PAGE_SIZE);
            };
            html! {
                <label class="segment">
                    <input type="radio" name="which" checked={*self.which == what} {onchange} />
                    <span>{ text }</span>
                </label>
            }
        };
        let onchange = {
            let (game, shown) = (self.game.setter(), self.shown.setter());
            move |event: Event| {
                game.set(event.target_unchecked_into::<HtmlSelectElement>().value());
                shown.set(PAGE_SIZE);
            }
        };
        html! {
            <search>
                <div class="row find">
                    <label class="unseen" for="find">{ words.shelf.search }</label>
                    <input id="find" type="search" placeholder={words.shelf.search} value={(*self.query).clone()} {oninput} autocomplete="off" />
                    <select aria-label={words.games} {onchange}>
                        <option value="" selected={self.game.is_empty()}>{ words.shelf.all }</option>
                        { for GAMES.iter().map(|game| html! {
                            <option value={game.id} selected={*self.game == game.id}>{ language.game(game.id).name }</option>
                        }) }
                    </select>
                </div>
                <fieldset class="segments">
                    <legend class="unseen">{ words.shelf.title }</legend>
                    <div>
                        { choice(MatchFilter::All, words.shelf.everything) }
                        { choice(MatchFilter::Running, words.in_progress) }
                        { choice(MatchFilter::Finished, words.finished) }
                    </div>
                </fieldset>
            </search>
        }
    }

    /// The matches that pass the filter.
    fn list(&self, listed: &ListedMatches, language: Language, deleting: &Deleting) -> Html {
        let words = language.shell();
        let Deleting { delete, again, gone, bring_back, .. } = deleting;
        let (picky, shown) = (self.picky(), *self.shown);
        let fits = |summary: &&Summary| {
            let kind = kind(summary, language);
            let of_game = self.game.is_empty() || summary.game == *self.game;
            of_game && self.which.fits(summary) && summary.matches(&self.query, &[&kind])
        };
        let fitting: Vec<_> = listed.matches.iter().filter(fits).collect();
        let total = if picky { fitting.len() } else { listed.total };
        let mut rows: Vec<_> = fitting
            .iter()
            .take(shown)
            .map(|summary| {
                let row = html! { <MatchRow key={summary.id.clone()} summary={(*summary).clone()} {delete} {again} /> };
                (summary.saved, row)
            })
            .collect();
        // A deleted match keeps its row. An unreadable one was at the end of the list.
        rows.extend(gone.iter().filter(|(id, _)| fitting.iter().all(|there| there.id != *id)).map(|(id, text)| {
            let summary = Summary::read(id, text);
            let saved = summary.as_ref().map_or(0, |summary| summary.saved);
            (saved, html! { <GoneRow key={["gone ", id].concat()} id={id.clone()} {summary} {bring_back} /> })
        }));
        rows.sort_by_key(|(saved, _)| std::cmp::Reverse(*saved));
        let rows = rows.into_iter().map(|(_, row)| row);
        let broken = listed.broken.iter().filter(|_| !picky).map(|id| {
            html! { <UnreadableRow key={id.clone()} id={id.clone()} {delete} /> }
        });
        let more = {
            let setter = self.shown.setter();
            move |_: MouseEvent| setter.set(shown + PAGE_SIZE)
        };
        let count = fill(words.shelf.count, &[&total.to_string()]);
        html! {
            <>
                <p class="aside" role="status">
                    { match (listed.total, total) {
                        (0, _) => words.shelf.empty.to_owned(),
                        (_, 0) => words.shelf.none.to_owned(),
                        _ => count,
                    } }
                </p>
                <ul class="kept">{ for rows }{ for broken }</ul>
                if total > shown {
                    <button class="button" onclick={more}>{ words.shelf.more }</button>
                }
            </>
        }
    }
}

#[component]
fn ShelfPage() -> Html {
    let language = use_language();
    let words = language.shell();
    let title = use_title(words.shelf.title);
    let deleting = use_deleting();
    let finding = use_finding();
    let listed = use_listed(if finding.picky() { ALL } else { *finding.shown }, deleting.stamp);
    let list = listed.as_ref().map(|listed| match &**listed {
        Err(error) => html! { <p class="aside" role="alert">{ words.storage(*error) }</p> },
        Ok(listed) => finding.list(listed, language, &deleting),
    });
    let statistics = html! {
        <a class="icon" href={Route::Statistics} aria-label={words.shelf.statistics} title={words.shelf.statistics}>
            { icon(Icon::Statistics) }
        </a>
    };
    html! {
        <main class="page narrow match-list">
            { page_bar(words, Route::Home, title, [words.shelf.title, ""], statistics) }
            { finding.search(language) }
            <p class="unseen" role="status">
                if let Some((id, text)) = deleting.gone.last() {
                    { words.deleted }{ " " }
                    { for Summary::read(id, text).map(|summary| called(&summary, language)) }
                }
            </p>
            // Always one child, so that Yew keeps the siblings before it.
            { list.unwrap_or_default() }
            <Import again={&deleting.again} deleted={deleting.gone.iter().map(|(id, _)| id.clone()).collect::<Vec<_>>()}>
                <button class="button" onclick={|_| spawn_local(save_all())}>{ words.shelf.save_all }</button>
            </Import>
            <Lasting />
        </main>
    }
}

/// Shows whether the browser promised to keep the matches.
#[component]
fn Lasting() -> Html {
    let words = use_language().shell();
    let lasts = use_state_eq(|| None::<bool>);
    let look = |ask: bool| {
        let lasts = lasts.setter();
        move || spawn_local(async move { lasts.set(Some(store::lasting(ask).await)) })
    };
    let first = look(false);
    use_effect_with((), move |()| first());
    let ask = {
        let ask = look(true);
        move |_: MouseEvent| ask.clone()()
    };
    match *lasts {
        None => html! {},
        Some(true) => html! { <p class="aside">{ words.shelf.lasts }</p> },
        Some(false) => html! {
            <div class="aside">
                <p>{ words.shelf.may_go }</p>
                <button class="button" onclick={ask}>{ words.shelf.ask }</button>
            </div>
        },
    }
}
