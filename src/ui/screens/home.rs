//! The start page: the unfinished matches, and a card for each game.

use crate::ui::base::offline::Offline;
use crate::ui::base::pictures::Picture;
use crate::ui::base::route::Route;
use crate::ui::base::screen::Screen;
use crate::ui::base::settings::{use_language, use_title};
use crate::ui::base::store;
use crate::ui::parts::chunk::{Chunk, With};
use crate::ui::parts::last_setup;
use trivium_boards::icons::{Icon, icon};
use trivium_rules::core::GameInfo;
use trivium_rules::games::GAMES;
use trivium_words::{Language, fill};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

#[component]
pub fn Home() -> Html {
    let language = use_language();
    let words = language.shell();
    let title = use_title("Trivium");
    // A first visitor has no matches, so the list's chunk can wait.
    let has_matches = use_state_eq(|| false);
    {
        let has_matches = has_matches.setter();
        use_effect_with((), move |()| spawn_local(async move { has_matches.set(store::some().await) }));
    }
    let newest = Screen { route: Route::Home, language, found: None };
    html! {
        <main class="page home">
            <header class="masthead">
                <div>
                    <h1 ref={title} tabindex="-1">{ "Trivium" }</h1>
                    <p>{ words.tagline }</p>
                </div>
                <a class="icon" href={Route::Shelf}>{ icon(Icon::Record) }{ words.shelf.title }</a>
                <a class="icon" href={Route::Settings}>{ icon(Icon::Settings) }{ words.settings }</a>
            </header>
            <div class="continue-place">
                if *has_matches {
                    <With part={Chunk::MatchList} draw={Callback::from(move |()| Chunk::MatchList.screen(&newest))} />
                }
            </div>
            <div class="today">
                <a class="button" href={Route::Puzzles("today".to_owned(), String::new())}>{ icon(Icon::Hint) }{ words.todays_puzzle }</a>
                <a class="button" href={Route::Puzzles(String::new(), String::new())}>{ words.puzzles }</a>
            </div>
            <section aria-labelledby="games">
                <h2 id="games" class="unseen">{ words.games }</h2>
                <ul class="tiles">{ for GAMES.iter().map(|game| tile(game, language)) }</ul>
            </section>
            <p class="aside"><a href={Route::ByEar}>{ words.spoken.by_ear }</a></p>
            <Offline />
        </main>
    }
}

fn tile(game: &'static GameInfo, language: Language) -> Html {
    let (words, game_words) = (language.shell(), language.game(game.id));
    let of = |label: &str| language.labelled(label, game_words.name);
    html! {
        <li key={game.id} class="tile" data-game={game.id}>
            <Picture game={game.id} />
            <div class="about">
                <h3>{ game_words.name }</h3>
                <p class="facts">
                    <span>{ fill(words.players, &[&game.seats.to_string()]) }</span>
                    <span>{ fill(words.minutes, &[game.minutes]) }</span>
                </p>
                <p>{ game_words.line }</p>
                <p class="row acts">
                    <a class="button main" href={Route::New(game.id.to_owned())} aria-label={of(words.setup.play)}>
                        { words.setup.play }
                    </a>
                    <a class="button" href={Route::Learn(game.id.to_owned(), String::new())} aria-label={of(words.setup.learn)}>
                        { words.setup.learn }
                    </a>
                </p>
            </div>
            if last_setup::is_kept(game.id) {
                <button
                    class="icon again"
                    aria-label={of(words.setup.again)}
                    title={words.setup.again}
                    onclick={move |_| last_setup::begin_again(game.id)}
                >
                    { icon(Icon::Redo) }
                </button>
            }
        </li>
    }
}
