//! The start page: a tile a game, and the matches on the shelf.

use super::chunk::{Chunk, With};
use super::icons::{Icon, icon};
use super::offline::Offline;
use super::pictures::Picture;
use super::route::Route;
use super::screen::Screen;
use super::settings::{use_language, use_title};
use super::store;
use trivium_rules::core::GameInfo;
use trivium_rules::games::GAMES;
use trivium_words::{Language, fill};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The start page.
#[component]
pub fn Home() -> Html {
    let language = use_language();
    let words = language.shell();
    let title = use_title("Trivium");
    // A first visitor has no matches, so the list's chunk can wait.
    let kept = use_state_eq(|| false);
    {
        let kept = kept.setter();
        use_effect_with((), move |()| spawn_local(async move { kept.set(store::some().await) }));
    }
    let newest = Screen { route: Route::Home, language, found: None };
    html! {
        <main class="page home">
            <header class="masthead">
                <div>
                    <h1 ref={title} tabindex="-1">{ "Trivium" }</h1>
                    <p>{ words.tagline }</p>
                </div>
                <a class="icon" href={Route::Settings} aria-label={words.settings}>{ icon(Icon::Settings) }</a>
            </header>
            <section aria-labelledby="games">
                <h2 id="games" class="unseen">{ words.games }</h2>
                <ul class="tiles">{ for GAMES.iter().map(|game| tile(game, language)) }</ul>
            </section>
            if *kept {
                <With part={Chunk::MatchList} draw={Callback::from(move |()| Chunk::MatchList.screen(&newest))} />
            }
            <Offline />
        </main>
    }
}

fn tile(game: &'static GameInfo, language: Language) -> Html {
    let (words, game_words) = (language.shell(), language.game(game.id));
    html! {
        <li key={game.id} class="tile">
            <Picture game={game.id} />
            <div class="about">
                <h3><a href={Route::New(game.id.to_owned())}>{ game_words.name }</a></h3>
                <p class="facts">
                    <span>{ fill(words.players, &[&game.seats.to_string()]) }</span>
                    <span>{ fill(words.minutes, &[game.minutes]) }</span>
                </p>
                <p>{ game_words.line }</p>
            </div>
        </li>
    }
}
