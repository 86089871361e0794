//! The lines that put a match into a page of someone's own: what docs/embed.md tells, with where the match stands filled in.

use super::{SharedSnapshot, base, copy};
use crate::ui::controls::segments;
use crate::ui::fetch;
use crate::ui::settings::use_language;
use trivium_rules::core::TableAction;
use trivium_session::{FLAG, Match};
use trivium_words::{EmbeddingWords, Language};
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// The modes of the element, in the order of its words.
const MODES: [&str; 3] = ["diagram", "viewer", "play"];

#[derive(Clone, PartialEq, Properties)]
pub struct EmbedProps {
    pub game_match: SharedSnapshot,
}

/// The lines, and a choice of what they show.
#[component]
pub fn Embed(props: &EmbedProps) -> Html {
    let language = use_language();
    let there = use_state_eq(|| None::<Language>);
    {
        let there = there.setter();
        use_effect_with(language, move |language| {
            let language = *language;
            spawn_local(async move {
                if fetch::words::<EmbeddingWords>(language).await {
                    there.set(Some(language));
                }
            });
        });
    }
    let mode = use_state_eq(|| 1_usize);
    let copied = use_state_eq(|| None::<bool>);
    // Without its words there is nothing to show; the rest of the sheet is there.
    if *there != Some(language) {
        return html! {};
    }
    let (words, sharing) = (language.words::<EmbeddingWords>(), &language.shell().sharing);
    let code = code(&props.game_match.0, MODES[*mode], &base());
    let choices = [0, 1, 2].map(|index| (words.kinds[index], *mode == index));
    let to = {
        let (mode, copied) = (mode.setter(), copied.setter());
        Callback::from(move |index| {
            mode.set(index);
            copied.set(None);
        })
    };
    let on_copy = {
        let (copied, code) = (copied.setter(), code.clone());
        move |_: MouseEvent| {
            let (copied, code) = (copied.clone(), code.clone());
            spawn_local(async move { copied.set(Some(copy(&code).await.is_truthy())) });
        }
    };
    let select = |event: FocusEvent| event.target_unchecked_into::<HtmlTextAreaElement>().select();
    let said = match *copied {
        None => "",
        Some(true) => sharing.copied,
        Some(false) => sharing.not_copied,
    };
    let examples = match language {
        Language::En => "gallery.html".to_owned(),
        other => ["gallery.", other.tag(), ".html"].concat(),
    };
    html! {
        <section class="embed" aria-labelledby="embed">
            <h3 id="embed">{ words.title }</h3>
            <p>{ words.by_code }</p>
            { segments("embed", words.kind, &choices, &to) }
            <label class="comment">
                <span class="unseen">{ words.code }</span>
                <textarea rows="4" readonly=true value={code} onfocus={select} />
            </label>
            <div class="row">
                <button class="button" onclick={on_copy}>{ words.copy }</button>
                <a class="button quiet" href={examples}>{ words.examples }</a>
            </div>
            <p class="aside" role="status">{ said }</p>
        </section>
    }
}

/// The lines for a match: a picture ends where the match stands, the others hold the whole line.
fn code(game_match: &Match, mode: &str, base: &str) -> String {
    let game = game_match.setup().game();
    let ply = game_match.ply();
    let line = game_match.line();
    let shown = if mode == "diagram" { &line[..ply] } else { line };
    // Time that ran out is the table's; the rules see a resignation.
    let token = |token: &str| if token == FLAG { TableAction::Resign.token() } else { token }.to_owned();
    let tokens: Vec<_> = shown.iter().map(|id| token(&game_match.tree().node(*id).token)).collect();
    let defaults = game.variant().options.iter().map(|option| (option.key, option.default));
    let set = game.options().iter().zip(defaults).filter(|((_, value), (_, default))| value != default);
    let options: Vec<_> = set.map(|((key, value), _)| [*key, "=", &value.to_string()].concat()).collect();
    let mut attributes = String::new();
    let mut say = |name: &str, value: &str| {
        if !value.is_empty() {
            attributes.extend([" ", name, "=\"", value, "\""]);
        }
    };
    say("game", game.id());
    say("variant", game.variant().id);
    say("options", &options.join(" "));
    say("position", &game_match.setup().start().unwrap_or_default());
    say("mode", mode);
    say("tokens", &tokens.join(" "));
    if shown.len() != ply {
        say("ply", &ply.to_string());
    }
    let folder = base.rsplit_once('/').map_or("", |(folder, _)| folder);
    [
        "<script type=\"module\" src=\"",
        folder,
        "/embed.js\"></script>\n<trivium-board",
        &attributes,
        "></trivium-board>",
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_session::Setup;

    #[test]
    fn the_lines_hold_what_is_not_so_by_itself() {
        let setup = Setup::new("traffic-lights", "simple", [], [], 0).expect("a game");
        let mut game_match = Match::new(setup);
        for token in ["b2", "a1", "c3"] {
            game_match.play(token).expect("legal");
        }
        game_match.undo();
        let base = "https://example.org/play/index.html";
        let head = "<script type=\"module\" src=\"https://example.org/play/embed.js\"></script>\n";
        let of = |attributes: &str| {
            format!("{head}<trivium-board game=\"traffic-lights\" variant=\"simple\" {attributes}></trivium-board>")
        };
        assert_eq!(code(&game_match, "diagram", base), of("mode=\"diagram\" tokens=\"b2 a1\""));
        assert_eq!(code(&game_match, "viewer", base), of("mode=\"viewer\" tokens=\"b2 a1 c3\" ply=\"2\""));
        game_match.redo();
        assert_eq!(code(&game_match, "play", base), of("mode=\"play\" tokens=\"b2 a1 c3\""));
        game_match.undo();
        let start = game_match.position().text();
        let begun = game_match.setup().clone().starting_at(&start).expect("a position");
        assert_eq!(code(&Match::new(begun), "play", base), of(&format!("position=\"{start}\" mode=\"play\"")));
    }
}
