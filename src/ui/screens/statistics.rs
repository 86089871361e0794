//! The statistics page: results and times by level for each game, and the lessons taken. This chunk has its own words
//! and styles.

use crate::ui::base::controls::page_bar;
use crate::ui::base::delete_button::DeleteButton;
use crate::ui::base::fetch;
use crate::ui::base::notice::Notice;
use crate::ui::base::route::Route;
use crate::ui::base::settings::{use_language, use_title};
use crate::ui::base::statistics::{catch_up, keep, read};
use crate::ui::parts::chunk::ChunkExports;
use std::rc::Rc;
use trivium_boards::icons::{Icon, icon};
use trivium_rules::core::GameInfo;
use trivium_rules::games::GAMES;
use trivium_session::{Statistics, StatisticsRow};
use trivium_words::{Language, StatisticsWords, fill};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

pub fn exports() -> ChunkExports {
    ChunkExports::Screen(|_| html! { <StatisticsPage /> })
}

#[component]
fn StatisticsPage() -> Html {
    let language = use_language();
    let shell = language.shell();
    let title = use_title(shell.shelf.statistics);
    let found = use_state(|| None::<Rc<Statistics>>);
    {
        let found = found.setter();
        use_effect_with((), move |()| spawn_local(async move { found.set(Some(Rc::new(catch_up().await))) }));
    }
    let Some(words) = fetch::held_words::<StatisticsWords>(language) else {
        return html! { <Notice title={shell.wrong.part} /> };
    };
    let clear = {
        let found = found.setter();
        Callback::from(move |()| {
            let mut statistics = read();
            statistics.clear();
            keep(&statistics);
            found.set(Some(Rc::new(statistics)));
        })
    };
    let body = found.as_ref().map(|statistics| {
        if statistics.is_empty() {
            return html! {
                <section class="no-results">
                    { icon(Icon::Statistics) }
                    <p role="status">{ words.none }</p>
                    <a class="button main" href={Route::Home}>{ shell.new_game }</a>
                </section>
            };
        }
        let total = statistics.total();
        let games = fill(shell.shelf.count, &[&total.games.to_string()]);
        html! {
            <>
                <p class="facts" role="status">
                    <span>{ fill(words.total, &[&games]) }</span>
                    <span>{ time(words, total.seconds) }</span>
                </p>
                { for GAMES.iter().map(|game| of_game(statistics, game, words, language)) }
                <p class="aside">{ words.storage_note }</p>
                <DeleteButton label={words.delete} sure={words.sure} delete={clear} />
            </>
        }
    });
    html! {
        <main class="page narrow statistics" aria-busy={body.is_none().then_some("true")}>
            { page_bar(shell, Route::Shelf, title, [shell.shelf.statistics, ""], html! {}) }
            { body.unwrap_or_default() }
        </main>
    }
}

/// The table of a game. Empty if the game was neither played nor learned.
fn of_game(statistics: &Statistics, game: &GameInfo, words: &StatisticsWords, language: Language) -> Html {
    let shell = language.shell();
    let (rows, lesson) = (statistics.rows(game.id), statistics.has_lesson(game.id));
    if rows.is_empty() && !lesson {
        return html! {};
    }
    let row = |StatisticsRow { level, results, games, seconds }: &StatisticsRow| {
        let name = level.map_or(words.people.to_owned(), |level| {
            let known = shell.setup.levels.get(usize::from(level).saturating_sub(1));
            format!("{level} {}", known.map_or("", |level| level[0]))
        });
        html! {
            <tr key={name.clone()}>
                <th scope="row">{ name }</th>
                if level.is_some() {
                    { for results.iter().map(|count| html! { <td>{ count }</td> }) }
                } else {
                    <td colspan="3">{ fill(shell.shelf.count, &[&games.to_string()]) }</td>
                }
                <td>{ time(words, *seconds) }</td>
            </tr>
        }
    };
    let heads = [shell.setup.level, words.won, words.drawn, words.lost, words.time];
    html! {
        <section key={game.id}>
            <h2>{ language.game(game.id).name }</h2>
            if lesson {
                <p class="lesson-taken">{ icon(Icon::Agree) }{ words.lesson }</p>
            }
            if !rows.is_empty() {
                <table>
                    <thead><tr>{ for heads.iter().map(|head| html! { <th scope="col">{ *head }</th> }) }</tr></thead>
                    <tbody>{ for rows.iter().map(row) }</tbody>
                </table>
            }
        </section>
    }
}

fn time(words: &StatisticsWords, seconds: u64) -> String {
    let minutes = seconds.div_ceil(60);
    let [hours, rest] = [minutes / 60, minutes % 60].map(|part| part.to_string());
    if minutes < 60 { fill(words.minutes, &[&rest]) } else { fill(words.hours, &[&hours, &rest]) }
}
