//! The rules of a game, where links, refusals and help lead: the text of the article that is a page of its own, too
//! (`rules/<language>/<game>.html`), from the page's own release (`chapters/`).

use super::boards::drawn;
use super::fetch;
use super::icons::{Icon, icon};
use super::route::{Route, leave};
use super::settings::{Theme, use_settings, use_title};
use crate::games;
use wasm_bindgen_futures::spawn_local;
use web_sys::wasm_bindgen::JsCast;
use yew::prelude::*;

/// What a [`RulesPage`] takes.
#[derive(Clone, PartialEq, Properties)]
struct RulesProps {
    /// The game's name in the address.
    pub game: String,
    /// The place to show; empty for the beginning.
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
    let settings = use_settings().now;
    let language = settings.language;
    let words = language.shell();
    let game = language.game(&props.game);
    let title = use_title(&[game.name, " · ", words.rules].concat());
    let known = games::info(&props.game).is_ok();
    let article = use_state(|| None::<Result<String, ()>>);
    {
        let article = article.setter();
        use_effect_with((language, props.game.clone(), settings.theme), move |(language, game, theme)| {
            let file = ["chapters/", language.tag(), "/", game, ".html"].concat();
            let theme = *theme;
            spawn_local(async move {
                let text = if known { fetch::text(&file).await } else { None };
                let styled = fetch::style("prose").await;
                let text = text.zip(styled).map(|(text, ())| pictured(&text, &fetch::address("diagrams/"), theme));
                article.set(Some(text.ok_or(())));
            });
        });
    }
    let there = article.as_ref().is_some_and(Result::is_ok);
    use_effect_with((props.anchor.clone(), there), |(anchor, _)| show(anchor));
    let problem = match &*article {
        Some(Err(())) => Some(if known { words.wrong.rules } else { words.no_page }),
        _ => None,
    };
    // Drawn once: where one is shows without it.
    let text = use_memo(article.clone(), |article| match &**article {
        Some(Ok(text)) => drawn(text.clone()),
        _ => html! {},
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
            if let Some(problem) = problem {
                <p role="alert">{ problem }</p>
            }
            // With its styles at once: an empty one that gets them afterwards moves its text.
            if there {
                <article class="prose">{ (*text).clone() }</article>
            }
        </main>
    }
}

/// A text with its pictures: where they lie, and those of the brightness that was chosen.
fn pictured(text: &str, folder: &str, theme: Theme) -> String {
    let text = text.replace("\"diagrams/", &["\"", folder].concat());
    let dark = match theme {
        Theme::Auto => return text,
        Theme::Light => "not all",
        Theme::Dark => "all",
    };
    text.replace("(prefers-color-scheme: dark)", dark)
}

/// Brings a place into view, marks it and gives it the focus, so that it is what is read next.
fn show(anchor: &str) {
    let Some(document) = web_sys::window().and_then(|w| w.document()) else { return };
    if let Ok(Some(old)) = document.query_selector(".prose :not(a)[aria-current]") {
        let _ = old.remove_attribute("aria-current");
    }
    let place = document.get_element_by_id(anchor).filter(|_| !anchor.is_empty());
    let Some(mut place) = place else { return };
    // A place within a paragraph is that paragraph's.
    if place.tag_name() == "SPAN"
        && let Some(around) = place.parent_element()
    {
        place = around;
    }
    let _ = place.set_attribute("aria-current", "true");
    place.scroll_into_view();
    let first = if place.tag_name() == "SECTION" { place.first_element_child() } else { Some(place) };
    if let Some(first) = first.and_then(|first| first.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = first.set_attribute("tabindex", "-1");
        let _ = first.focus();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_are_those_of_the_release_and_the_brightness() {
        let text = "<source media=\"(prefers-color-scheme: dark)\" srcset=\"diagrams/a-dark.svg\">";
        let pictured = |theme| pictured(text, "./r0/diagrams/", theme);
        let auto = "<source media=\"(prefers-color-scheme: dark)\" srcset=\"./r0/diagrams/a-dark.svg\">";
        assert_eq!(pictured(Theme::Auto), auto);
        assert!(
            pictured(Theme::Dark).contains("media=\"all\"") && pictured(Theme::Light).contains("media=\"not all\"")
        );
    }
}
