//! Sends the match as a picture or as an animation. Drawing takes a while, and browsers open their share sheet only
//! right after a press. So the picture is drawn and shown first, with buttons that send and save it.

use super::{export, picture, sheet, style};
use crate::ui::base::download::{file, file_name, save};
use crate::ui::base::own_words::use_words;
use crate::ui::base::same::Same;
use crate::ui::base::settings::{Settings, use_settings};
use crate::ui::parts::chunk::Chunk;
use std::rc::Rc;
use trivium_boards::icons::{Icon, icon};
use trivium_boards::svg_export::{PictureSpec, Style, frames, line};
use trivium_session::Match;
use trivium_words::{EmbeddingWords, fill};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, Url};
use yew::prelude::*;

#[wasm_bindgen(module = "/src/ui/base/share.mjs")]
extern "C" {
    /// Whether the device's share sheet takes the file.
    #[wasm_bindgen(js_name = "sendsFile")]
    fn sends_file(file: &Blob, name: &str) -> bool;
    #[wasm_bindgen(js_name = "sendFile")]
    fn send_file(file: &Blob, name: &str);
}

/// Width of animations, in pixels.
const FILM_WIDTH: u32 = 480;
/// Target length of an animation, and the limits for each position, in hundredths of a second.
const FILM_LENGTH: u16 = 6000;
const POSITION: [u16; 2] = [25, 120];
/// How long the last position stays, in hundredths of a second.
const LAST_LENGTH: u16 = 400;

/// A finished picture.
struct Made {
    file: Blob,
    name: String,
    url: String,
    /// Whether it is an animation.
    moves: bool,
}

impl Drop for Made {
    fn drop(&mut self) {
        // The URL was created together with the picture, so this does not fail.
        let _ = Url::revoke_object_url(&self.url);
    }
}

#[derive(Clone)]
enum Stage {
    Idle,
    Making,
    Made(Rc<Made>),
    Failed,
}

#[derive(Clone, PartialEq, Properties)]
pub struct SendingProps {
    pub game_match: Same<Match>,
}

#[component]
pub fn Sending(props: &SendingProps) -> Html {
    let set = use_settings().now;
    let stage = use_state(|| Stage::Idle);
    let Some(words) = use_words::<EmbeddingWords>(set.language) else { return html! {} };
    let game_match = &props.game_match.0;
    let entry = |moves: bool, text: &'static str, drawing: Icon| {
        let making = matches!(*stage, Stage::Making);
        let (game_match, to) = (game_match.clone(), stage.setter());
        let onclick = move |_: MouseEvent| {
            if making {
                return;
            }
            let (game_match, to) = (game_match.clone(), to.clone());
            to.set(Stage::Making);
            spawn_local(async move {
                let made = make_picture(&game_match, set, moves).await;
                to.set(made.map_or(Stage::Failed, |made| Stage::Made(Rc::new(made))));
            });
        };
        let busy = making.then_some("true");
        html! { <button type="button" class="button" {onclick} aria-disabled={busy}>{ icon(drawing) }{ text }</button> }
    };
    let status = match &*stage {
        Stage::Idle => String::new(),
        Stage::Making => words.making.to_owned(),
        Stage::Made(made) => fill(words.size, &[&made.name, &(made.file.size() / 1000.0).ceil().to_string()]),
        Stage::Failed => set.language.shell().pictures.failed.to_owned(),
    };
    html! {
        <div class="send-picture">
            <div class="row">
                { entry(false, words.picture, Icon::Picture) }
                if !game_match.line().is_empty() {
                    { entry(true, words.film, Icon::Run) }
                }
            </div>
            if let Stage::Made(made) = &*stage {
                { made_picture(made, words) }
            }
            <p class="aside" role="status">{ status }</p>
        </div>
    }
}

/// The buttons of the picture, and the picture below them, because a high one would push them out of view.
fn made_picture(made: &Rc<Made>, words: &EmbeddingWords) -> Html {
    let alt = if made.moves { words.film } else { words.picture };
    let press = |on: fn(&Made)| {
        let made = made.clone();
        move |_: MouseEvent| on(&made)
    };
    let sends = sends_file(&made.file, &made.name);
    let to_save = press(|made| {
        let _ = save(&made.name, &made.file);
    });
    html! {
        <>
            <div class="row">
                if sends {
                    <button type="button" class="button main" onclick={press(|made| send_file(&made.file, &made.name))}>
                        { words.send_file }
                    </button>
                }
                <button type="button" class={classes!("button", (!sends).then_some("main"))} onclick={to_save}>{ words.save_file }</button>
            </div>
            <img class={made.moves.then_some("moving")} src={made.url.clone()} {alt} />
        </>
    }
}

async fn make_picture(game_match: &Match, settings: Settings, moves: bool) -> Option<Made> {
    let sheet = sheet().await?;
    let style = style(settings);
    let (file, ending) = if moves {
        let style = Style { width: FILM_WIDTH, ..style };
        (film_file(game_match, &style, &sheet).await?, "gif")
    } else {
        (export::png(&picture(game_match, &style, &sheet)?).await?, "png")
    };
    let url = Url::create_object_url_with_blob(&file).ok()?;
    Some(Made { file, name: file_name(game_match, ending), url, moves })
}

/// All positions of the line, as a GIF.
async fn film_file(game_match: &Match, style: &Style, sheet: &super::Stylesheet) -> Option<Blob> {
    let positions = line(game_match);
    let shown: Vec<_> =
        positions.iter().map(|shown| PictureSpec::new(shown, style, "")).collect::<Result<_, _>>().ok()?;
    let drawings = frames(&shown, sheet).ok()?;
    let count = drawings.len();
    let each = (FILM_LENGTH / count.clamp(1, usize::from(FILM_LENGTH)) as u16).clamp(POSITION[0], POSITION[1]);
    if !Chunk::Film.fetch().await {
        return None;
    }
    let begin = Chunk::film()?;
    let mut encoder = None;
    for (nth, drawing) in drawings.iter().enumerate() {
        let ([width, height], rgba) = export::pixels(drawing).await?;
        if encoder.is_none() {
            encoder = Some(begin(width, height)?);
        }
        encoder.as_mut()?.add(&rgba, if nth + 1 == count { LAST_LENGTH } else { each })?;
    }
    file(&encoder?.end()?, "image/gif")
}
