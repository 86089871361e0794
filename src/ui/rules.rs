//! The rules of a game: sections that links and refusals point at.

use super::icons::{Icon, icon};
use super::route::{Route, leave};
use super::settings::use_title;
use crate::games;
use crate::i18n::Language;
use yew::prelude::*;

/// What a [`RulesPage`] takes.
#[derive(Clone, PartialEq, Properties)]
pub struct RulesProps {
    /// The game's name in the address.
    pub game: String,
    /// The section to show; empty for the beginning.
    pub anchor: String,
}

/// The rules of a game.
#[component]
pub fn RulesPage(props: &RulesProps) -> Html {
    let language = use_context::<Language>().expect("the app provides a language");
    let words = language.shell();
    let game = language.game(&props.game);
    let title = use_title(&[game.name, " · ", words.rules].concat());
    use_effect_with(props.anchor.clone(), |anchor| {
        let document = web_sys::window().and_then(|w| w.document());
        if let Some(section) = document.and_then(|d| d.get_element_by_id(anchor)).filter(|_| !anchor.is_empty()) {
            section.scroll_into_view();
            if let Ok(heading) = section.query_selector("h2") {
                let heading = heading.map(web_sys::wasm_bindgen::JsCast::unchecked_into::<web_sys::HtmlElement>);
                let _ = heading.map(|h| h.focus());
            }
        }
    });
    let known = games::info(&props.game).is_ok();
    let sections = language.rules(&props.game).iter().map(|section| {
        let here = (section.anchor == props.anchor).then_some("true");
        html! {
            <section key={section.anchor} id={section.anchor} aria-current={here}>
                <h2 tabindex="-1">{ section.heading }</h2>
                { for section.paragraphs.iter().map(|p| html! { <p>{ *p }</p> }) }
            </section>
        }
    });
    let contents = language.rules(&props.game).iter().map(|section| {
        let route = Route::Rules(props.game.clone(), section.anchor.to_owned());
        html! { <li key={section.anchor}><a href={route}>{ section.heading }</a></li> }
    });
    html! {
        <main class="page narrow">
            <header class="bar">
                <button class="icon" aria-label={words.back} onclick={|_| leave(&Route::Home)}>{ icon(Icon::Back) }</button>
                <h1 ref={title} tabindex="-1">{ game.name }</h1>
                if known {
                    <a class="button quiet" href={Route::New(props.game.clone())}>{ words.new_game }</a>
                }
            </header>
            if known {
                <nav class="contents" aria-label={words.rules}><ol>{ for contents }</ol></nav>
                <article class="prose" aria-label={words.rules}>{ for sections }</article>
            } else {
                <p>{ words.no_page }</p>
            }
        </main>
    }
}
