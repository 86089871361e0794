//! The markup that embeds the match on screen in another page (docs/embed.md).

use super::{base, element_script};
use crate::ui::base::clipboard::{copier, copy_status};
use crate::ui::base::controls::{segments, switch};
use crate::ui::base::download::{file, file_name, save};
use crate::ui::base::own_words::use_words;
use crate::ui::base::same::Same;
use crate::ui::base::settings::use_language;
use crate::ui::parts::chunk::Chunk;
use crate::ui::parts::pictures::PictureRequest;
use std::rc::Rc;
use trivium_boards::svg_export::Style;
use trivium_session::{Match, element_attributes, element_markup};
use trivium_words::{EmbeddingWords, Language};
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// The modes of the element, in the order of its words.
const MODES: [&str; 3] = ["diagram", "viewer", "play"];

#[derive(Clone, PartialEq, Properties)]
pub struct EmbedProps {
    pub game_match: Same<Match>,
}

/// The markup, and the choice of its mode.
#[component]
pub fn Embed(props: &EmbedProps) -> Html {
    let language = use_language();
    let words = use_words::<EmbeddingWords>(language);
    let mode = use_state_eq(|| 1_usize);
    let copied = use_state_eq(|| None::<bool>);
    let (inside, drawn, to_inside) = use_picture(&props.game_match, None, language);
    // Without its words this section is omitted.
    let Some(words) = words else { return html! {} };
    let sharing = &language.shell().sharing;
    let code = code(&props.game_match.0, MODES[*mode], &base(), drawn.as_deref());
    let choices = [0, 1, 2].map(|index| (words.kinds[index], *mode == index));
    let to = {
        let (mode, copied) = (mode.setter(), copied.setter());
        Callback::from(move |index| {
            mode.set(index);
            copied.set(None);
        })
    };
    let on_copy = copier(&copied, &code);
    let on_save = {
        let (game_match, code) = (props.game_match.0.clone(), code.clone());
        move |_: MouseEvent| {
            if let Some(file) = file([&code, "\n"].concat().as_bytes(), "text/html") {
                save(&file_name(&game_match, "html"), &file);
            }
        }
    };
    let select = |event: FocusEvent| event.target_unchecked_into::<HtmlTextAreaElement>().select();
    let status = copy_status(*copied, sharing.copied, sharing.not_copied);
    let examples = match language {
        Language::En => "gallery.html".to_owned(),
        other => ["gallery.", other.tag(), ".html"].concat(),
    };
    html! {
        <section class="embed" aria-labelledby="embed">
            <h3 id="embed">{ words.title }</h3>
            <p>{ words.by_code }</p>
            { segments("embed", words.kind, &choices, &to) }
            { switch(words.with_picture, inside, &to_inside) }
            <label class="comment">
                <span class="unseen">{ words.code }</span>
                <textarea rows="4" readonly=true value={code} onfocus={select} />
            </label>
            <div class="row">
                <button class="button" onclick={on_copy}>{ words.copy }</button>
                <button class="button" onclick={on_save}>{ words.save }</button>
                <a class="button" href={examples}>{ words.examples }</a>
            </div>
            <p class="aside" role="status">{ status }</p>
        </section>
    }
}

/// Returns whether the picture is wanted, the picture once it is drawn, and the callback of its switch. For a puzzle,
/// `asks` holds its title and its task.
#[hook]
pub fn use_picture(
    of: &Same<Match>,
    asks: Option<[String; 2]>,
    language: Language,
) -> (bool, Option<AttrValue>, Callback<bool>) {
    let inside = use_state_eq(|| false);
    let drawn = use_state_eq(|| None::<AttrValue>);
    {
        let (wanted, drawn, inside) = (*inside, drawn.setter(), inside.setter());
        use_effect_with((wanted, language, of.clone(), asks), move |(wanted, language, of, asks)| {
            let (language, of, asks) = (*language, of.0.clone(), asks.clone());
            drawn.set(None);
            if *wanted {
                spawn_local(async move {
                    let picture = picture(of, asks, language).await;
                    // If the picture cannot be drawn, its switch turns off.
                    inside.set(picture.is_some());
                    drawn.set(picture);
                });
            }
        });
    }
    let to = inside.setter();
    (*inside, (*drawn).clone().filter(|_| *inside), Callback::from(move |on| to.set(on)))
}

/// The markup for a match. A diagram that contains a picture needs no script.
fn code(game_match: &Match, mode: &str, base: &str, picture: Option<&str>) -> String {
    let script = match (mode, picture) {
        ("diagram", Some(_)) => String::new(),
        _ => element_script(base),
    };
    let inside = picture.map(|picture| ["\n", picture, "\n"].concat()).unwrap_or_default();
    script + &element_markup(&element_attributes(game_match, mode), &inside)
}

/// Draws the position in view, for light and dark pages.
async fn picture(game_match: Rc<Match>, asks: Option<[String; 2]>, language: Language) -> Option<AttrValue> {
    if !Chunk::Pictures.fetch().await {
        return None;
    }
    let style = Style { language, ..Style::default() };
    let request = PictureRequest {
        game_match: (*game_match).clone(),
        style,
        orientation: 0,
        marks: String::new(),
        asks,
        within: false,
    };
    (Chunk::pictures()?.both)(request).await.ok().map(AttrValue::from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_session::Setup;

    #[test]
    fn the_markup_has_a_script_where_it_is_needed() {
        let game_match = Match::new(Setup::new("traffic-lights", "simple", [], [], 0).expect("a game"));
        let base = "https://example.org/play/index.html";
        let head = "<script type=\"module\" src=\"https://example.org/play/embed.js\"></script>\n";
        let element = |mode: &str, inside: &str| {
            format!(
                "<trivium-board game=\"traffic-lights\" variant=\"simple\" mode=\"{mode}\">{inside}</trivium-board>"
            )
        };
        assert_eq!(code(&game_match, "viewer", base, None), [head, &element("viewer", "")].concat());
        assert_eq!(code(&game_match, "play", base, Some("<svg/>")), [head, &element("play", "\n<svg/>\n")].concat());
        assert_eq!(code(&game_match, "diagram", base, None), [head, &element("diagram", "")].concat());
        assert_eq!(code(&game_match, "diagram", base, Some("<svg/>")), element("diagram", "\n<svg/>\n"));
    }
}
