//! The start page: a tile a game, and the matches on the shelf.

use super::icons::{Icon, icon};
use super::pictures::Picture;
use super::route::Route;
use super::settings::{locale, use_language, use_title};
use super::store::SHELF;
use crate::ai::Level;
use crate::core::GameInfo;
use crate::core::Seat;
use crate::games::{self, GAMES};
use crate::i18n::{Language, Shell, fill, minutes};
use crate::session::Summary;
use yew::prelude::*;

/// The start page.
#[component]
pub fn Home() -> Html {
    let language = use_language();
    let words = language.shell();
    let title = use_title("Trivium");
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
            <Kept />
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
                    <span>{ fill(words.minutes, &[minutes(game.id)]) }</span>
                </p>
                <p>{ game_words.line }</p>
            </div>
        </li>
    }
}

/// The matches on the shelf.
#[component]
fn Kept() -> Html {
    let language = use_language();
    let words = language.shell();
    let deleted = use_state(|| None::<(String, String)>);
    let (all, broken) = SHELF.list().unwrap_or_default();
    let (finished, running): (Vec<_>, Vec<_>) = all.into_iter().partition(|s| s.turn == "-");
    let delete = {
        let deleted = deleted.setter();
        Callback::from(move |id: String| deleted.set(SHELF.delete(&id).ok().flatten().map(|text| (id, text))))
    };
    let notice = (*deleted).clone().map(|(id, text)| {
        let deleted = deleted.setter();
        let restore = move |_| {
            if SHELF.restore(&id, &text).is_ok() {
                deleted.set(None);
            }
        };
        html! {
            <p class="undo-delete">
                <span>{ words.deleted }</span>
                <button class="button" onclick={restore}>{ words.bring_back }</button>
            </p>
        }
    });
    let list = |title: &str, matches: Vec<Summary>| {
        let rows = matches.into_iter().map(|summary| row(summary, language, &delete));
        html! {
            <section class="kept">
                <h2>{ title }</h2>
                <ul>{ for rows }</ul>
            </section>
        }
    };
    let running = (!running.is_empty()).then(|| list(words.in_progress, running));
    let finished = (!finished.is_empty()).then(|| list(words.finished, finished));
    let broken = (!broken.is_empty()).then(|| {
        html! { <p class="aside">{ fill(words.wrong.unlisted, &[&broken.len().to_string()]) }</p> }
    });
    html! {
        <>
            <div role="status">{ for notice }</div>
            { for running }
            { for finished }
            { for broken }
        </>
    }
}

fn row(summary: Summary, language: Language, delete: &Callback<String>) -> Html {
    let words = language.shell();
    let game = language.game(&summary.game);
    let seats = games::info(&summary.game).map_or(0, |info| info.seats);
    let names = Seat::all(seats).map(|seat| {
        let program = summary.programs.iter().find(|(of, _)| *of == seat).map(|(_, level)| *level);
        name(words, summary.names.get(seat.index()).map_or("", String::as_str), seat, program)
    });
    let names: Vec<_> = names.collect();
    let date = js_sys::Date::new(&(summary.saved as f64).into());
    let options = js_sys::Object::new();
    for key in ["dateStyle", "timeStyle"] {
        // On a plain object of our own.
        let _ = js_sys::Reflect::set(&options, &key.into(), &"short".into());
    }
    let date = date.to_locale_string(&locale(language), &options);
    let variant = game.variant(&summary.variant)[0];
    let title = if variant == game.name { game.name.to_owned() } else { [game.name, " · ", variant].concat() };
    let delete = {
        let (delete, id) = (delete.clone(), summary.id.clone());
        move |_| delete.emit(id.clone())
    };
    html! {
        <li key={summary.id.clone()}>
            <a href={Route::Game(summary.id.clone(), None)}>
                <strong>{ &title }</strong>
                <span>{ names.join(" – ") }</span>
                <span class="facts">
                    <span>{ fill(words.moves_made, &[&summary.tokens.to_string()]) }</span>
                    <span>{ String::from(date) }</span>
                </span>
            </a>
            <button class="icon" aria-label={[words.delete, ": ", &title].concat()} onclick={delete}>
                { icon(Icon::Delete) }
            </button>
        </li>
    }
}

/// What a seat is called: its name, or what plays there.
pub fn name(words: &Shell, name: &str, seat: Seat, program: Option<Level>) -> String {
    match program {
        _ if !name.is_empty() => name.to_owned(),
        Some(level) => fill(words.program, &[&level.number().to_string()]),
        None => fill(words.player, &[&seat.to_string()]),
    }
}
