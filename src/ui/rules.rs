//! The rules of a game: sections that links and refusals point at.

use super::boards::drawn;
use super::fetch;
use super::icons::{Icon, icon};
use super::route::{Route, leave};
use super::settings::{use_language, use_title};
use crate::games;
use crate::i18n::{Section, fill};
use wasm_bindgen_futures::spawn_local;
use web_sys::wasm_bindgen::JsCast;
use yew::prelude::*;

/// What a [`RulesPage`] takes.
#[derive(Clone, PartialEq, Properties)]
struct RulesProps {
    /// The game's name in the address.
    pub game: String,
    /// The section to show; empty for the beginning.
    pub anchor: String,
}

/// The rules at an address.
pub fn screen(route: &Route) -> Html {
    match route.clone() {
        Route::Rules(game, anchor) => html! { <RulesPage {game} {anchor} /> },
        _ => html! {},
    }
}

/// The rules of a game.
#[component]
fn RulesPage(props: &RulesProps) -> Html {
    let language = use_language();
    let words = language.shell();
    let game = language.game(&props.game);
    let title = use_title(&[game.name, " · ", words.rules].concat());
    let known = games::info(&props.game).is_ok();
    let sections = use_state(|| None::<Result<Vec<Section>, ()>>);
    {
        let sections = sections.setter();
        use_effect_with((language, props.game.clone()), move |(language, game)| {
            let file = ["rules/", language.tag(), "/", game, ".txt"].concat();
            spawn_local(async move {
                let text = if known { fetch::text(&file).await } else { None };
                sections.set(Some(text.map(|text| Section::read(&text)).ok_or(())));
            });
        });
    }
    use_effect_with((props.anchor.clone(), sections.is_some()), |(anchor, _)| show(anchor));
    let (article, contents, problem) = match &*sections {
        Some(Ok(sections)) => (
            drawn(sections.iter().map(|section| article(section, section.anchor == props.anchor)).collect()),
            drawn(sections.iter().map(|section| entry(section, &props.game)).collect()),
            None,
        ),
        Some(Err(())) => (html! {}, html! {}, Some(if known { words.wrong.rules } else { words.no_page })),
        None => (html! {}, html! {}, None),
    };
    html! {
        <main class="page narrow">
            <header class="bar">
                <button class="icon" aria-label={words.back} onclick={|_| leave(&Route::Home)}>{ icon(Icon::Back) }</button>
                <h1 ref={title} tabindex="-1">{ game.name }</h1>
                if known {
                    <a class="button quiet" href={Route::New(props.game.clone())}>{ words.new_game }</a>
                }
            </header>
            if let Some(problem) = problem {
                <p role="alert">{ problem }</p>
            }
            <nav class="contents" aria-label={words.rules}><ol>{ contents }</ol></nav>
            <article class="prose">{ article }</article>
        </main>
    }
}

/// A section as text. Rules are the program's own; of signs that mean something to a browser they have `<`, in tokens.
fn article(section: &Section, here: bool) -> String {
    let paragraphs = section.paragraphs.iter().map(|text| ["<p>", &text.replace('<', "&lt;"), "</p>"].concat());
    let paragraphs = paragraphs.collect::<String>();
    fill(
        "<section id='{0}'{1}><h2 tabindex='-1'>{2}</h2>{3}</section>",
        &[&section.anchor, if here { " aria-current='true'" } else { "" }, &section.heading, &paragraphs],
    )
}

fn entry(section: &Section, game: &str) -> String {
    let route = Route::Rules(game.to_owned(), section.anchor.clone()).to_string();
    fill("<li><a href='{0}'>{1}</a></li>", &[&route, &section.heading])
}

/// Brings a section into view and gives it the focus.
fn show(anchor: &str) {
    let document = web_sys::window().and_then(|w| w.document());
    let section = document.and_then(|d| d.get_element_by_id(anchor)).filter(|_| !anchor.is_empty());
    let Some(section) = section else { return };
    section.scroll_into_view();
    if let Some(heading) = section.first_element_child().and_then(|h| h.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = heading.focus();
    }
}
