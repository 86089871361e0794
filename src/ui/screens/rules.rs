//! The rules of a game, the target of links, refusals and help. Shows the same article as the static page
//! `rules/<language>/<game>.html`, from the files of this release (`chapters/`).

use crate::ui::base::controls::page_bar;
use crate::ui::base::fetch;
use crate::ui::base::route::{Route, match_below, return_to};
use crate::ui::base::screen::Screen;
use crate::ui::base::settings::{Theme, use_settings, use_title};
use crate::ui::parts::chunk::ChunkExports;
use trivium_boards::template;
use trivium_words::Language;
use wasm_bindgen::JsCast;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
struct RulesProps {
    pub game: String,
    /// The anchor to show; empty for the top.
    pub anchor: String,
}

pub fn exports() -> ChunkExports {
    ChunkExports::Screen(screen)
}

fn screen(screen: &Screen) -> Html {
    match screen.route.clone() {
        Route::Rules(game, anchor) => html! { <RulesPage {game} {anchor} /> },
        _ => html! {},
    }
}

#[component]
fn RulesPage(props: &RulesProps) -> Html {
    let settings = use_settings().now;
    let language = settings.language;
    let words = language.shell();
    let game = language.game(&props.game);
    let title = use_title(&[game.name, " · ", words.rules].concat());
    use_effect_with(props.anchor.clone(), |anchor| show(anchor));
    // Rendered once: a change of the anchor does not change the text.
    let text = use_memo((chapter(language, &props.game), settings.theme), |(file, theme)| {
        let text = fetch::held(file).unwrap_or_default();
        template(pictured(&text, &fetch::address("diagrams/"), *theme))
    });
    let link = match match_below() {
        Some(depth) => {
            let back = move |_| return_to(depth, &Route::Home);
            html! { <button class="button" onclick={back}>{ words.to_match }</button> }
        }
        None => html! { <a class="button" href={Route::New(props.game.clone())}>{ words.new_game }</a> },
    };
    html! {
        <main class="page narrow">
            { page_bar(words, Route::Home, title, [game.name, ""], link) }
            <article class="prose">{ (*text).clone() }</article>
            <p class="prose"><a href={Route::ByEar}>{ words.spoken.by_ear }</a></p>
        </main>
    }
}

/// Adapts the picture paths in an article to the folder and the chosen theme.
fn pictured(text: &str, folder: &str, theme: Theme) -> String {
    let text = text.replace("\"diagrams/", &["\"", folder].concat());
    let dark = match theme {
        Theme::Auto => return text,
        Theme::Light => "not all",
        Theme::Dark => "all",
    };
    text.replace("(prefers-color-scheme: dark)", dark)
}

/// Scrolls to an anchor, marks it and focuses it, so that screen readers continue there.
fn show(anchor: &str) {
    let document = gloo::utils::document();
    if let Ok(Some(old)) = document.query_selector(".prose :not(a)[aria-current]") {
        let _ = old.remove_attribute("aria-current");
    }
    let place = document.get_element_by_id(anchor).filter(|_| !anchor.is_empty());
    let Some(mut place) = place else { return };
    // For an anchor within a paragraph, use the paragraph.
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

/// The file of an article.
pub fn chapter(language: Language, game: &str) -> String {
    ["chapters/", language.tag(), "/", game, ".html"].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_match_the_release_and_the_theme() {
        let text = "<source media=\"(prefers-color-scheme: dark)\" srcset=\"diagrams/a-dark.svg\">";
        let pictured = |theme| pictured(text, "./r0/diagrams/", theme);
        let auto = "<source media=\"(prefers-color-scheme: dark)\" srcset=\"./r0/diagrams/a-dark.svg\">";
        assert_eq!(pictured(Theme::Auto), auto);
        assert!(
            pictured(Theme::Dark).contains("media=\"all\"") && pictured(Theme::Light).contains("media=\"not all\"")
        );
    }
}
