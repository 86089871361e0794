//! The sheet with pictures of a match: pictures to send, a printable score sheet, and the position and the line as SVG
//! for authors. Play needs none of it, so it is a chunk of its own, behind [`exports`].

mod export;
pub mod film;
mod score;
mod sending;

use crate::ui::base::download::{file_name, save};
use crate::ui::base::fetch;
use crate::ui::base::own_words::use_words;
use crate::ui::base::same::Same;
use crate::ui::base::settings::{Settings, Theme, use_settings};
use crate::ui::parts::chunk::ChunkExports;
use crate::ui::parts::pictures::{NoPicture, PictureExports, PictureRequest};
use sending::Sending;
use std::cell::RefCell;
use std::rc::Rc;
use trivium_boards::Look;
use trivium_boards::svg_export::{
    PictureContext, PictureSpec, Style, Stylesheet, animation, check_marks, line, marks_over, read_marks, themed,
};
use trivium_session::Match;
use trivium_words::EmbeddingWords;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Width of pictures, in CSS pixels.
const WIDTH: u32 = 640;

pub fn exports() -> ChunkExports {
    ChunkExports::Pictures(PictureExports {
        sheet: |over| html! { <PicturesSheet game_match={Same(Rc::new(over.controller.game_match().clone()))} /> },
        sending: |game_match| html! { <Sending game_match={game_match.clone()} /> },
        svg: |order| Box::pin(svg(order)),
        both: |order| Box::pin(both(order)),
        ready: || Box::pin(async { sheet().await.is_some() }),
        check: |marks, board| check_marks(&read_marks(marks)?, board),
        over: |marks, game, layout| marks_over(&read_marks(marks)?, game, layout),
    })
}

async fn svg(order: PictureRequest) -> Result<String, NoPicture> {
    let sheet = sheet().await.ok_or(NoPicture::Unloaded)?;
    let shown = PictureSpec::new(&order.game_match, &order.style, &order.marks).map_err(NoPicture::Mark)?;
    let shown = shown.turned(order.orientation);
    let shown = if order.within { shown.within() } else { shown };
    let shown = match &order.asks {
        Some([title, task]) => shown.asking(title, task),
        None => shown,
    };
    shown.picture(&sheet).map_err(NoPicture::Mark)
}

/// Draws a picture for light and dark pages.
async fn both(order: PictureRequest) -> Result<String, NoPicture> {
    let dark = Style { dark: true, ..order.style.clone() };
    let light = svg(order.clone()).await?;
    let dark = svg(PictureRequest { style: dark, ..order }).await?;
    Ok(themed(&light, &dark, PictureContext::Inside).unwrap_or(light).trim_end().to_owned())
}

thread_local! {
    static SHEET: RefCell<Option<Rc<Stylesheet>>> = const { RefCell::new(None) };
}

/// The board styles of all looks, fetched once.
async fn sheet() -> Option<Rc<Stylesheet>> {
    if let Some(sheet) = SHEET.with_borrow(Clone::clone) {
        return Some(sheet);
    }
    let sheet = Rc::new(Stylesheet::read(&fetch::bytes("pictures.postcard").await?)?);
    SHEET.set(Some(sheet.clone()));
    Some(sheet)
}

#[derive(Clone, PartialEq, Properties)]
struct SheetProps {
    /// The match as it was when the sheet was opened.
    game_match: Same<Match>,
}

#[derive(Clone, Copy, PartialEq)]
enum PictureFormat {
    Svg,
    Film,
    Print,
}

#[component]
fn PicturesSheet(props: &SheetProps) -> Html {
    let set = use_settings();
    let words = &set.now.language.shell().pictures;
    let making = use_state_eq(|| false);
    let failed = use_state_eq(|| false);
    let files = use_words::<EmbeddingWords>(set.now.language);
    let entry = |wanted: PictureFormat, text: &'static str| {
        let (game_match, settings) = (props.game_match.0.clone(), set.now);
        let (busy, making, failed) = (*making, making.setter(), failed.setter());
        let onclick = move |_| {
            if busy {
                return;
            }
            making.set(true);
            failed.set(false);
            let (game_match, making, failed) = (game_match.clone(), making.clone(), failed.clone());
            spawn_local(async move {
                failed.set(make(wanted, &game_match, settings).await.is_none());
                making.set(false);
            });
        };
        html! { <li><button {onclick} aria-disabled={busy.then_some("true")}>{ text }</button></li> }
    };
    // Opens a separate page, so that the match keeps its place.
    let game = props.game_match.0.setup().game();
    let paper =
        format!("rules/{}/{}-print.html#{}", set.now.language.tag(), game.id(), game.variant().id.replace('+', "-"));
    html! {
        <>
            <Sending game_match={props.game_match.clone()} />
            <ul class="menu">
                { entry(PictureFormat::Print, words.print) }
                <li><a href={paper} target="_blank">{ words.paper }</a></li>
            </ul>
            { for files.map(|files| html! {
                <details class="authors">
                    <summary>{ files.authors }</summary>
                    <ul class="menu">
                        { entry(PictureFormat::Svg, files.svg) }
                        { entry(PictureFormat::Film, files.animation) }
                    </ul>
                </details>
            }) }
            <p class="aside" role="status">{ failed.then_some(words.failed) }</p>
        </>
    }
}

/// Makes a picture and hands it to the browser; `None` if a required file cannot be fetched.
async fn make(wanted: PictureFormat, game_match: &Match, settings: Settings) -> Option<()> {
    let sheet = sheet().await?;
    let style = style(settings);
    match wanted {
        PictureFormat::Svg => save(&file_name(game_match, "svg"), &export::svg(&picture(game_match, &style, &sheet)?)?),
        PictureFormat::Film => {
            let animation = animation(&line(game_match), &style, "", &sheet).ok()??;
            save(&file_name(game_match, "svg"), &export::svg(&animation)?)
        }
        PictureFormat::Print => {
            // Print uses the paper look, whatever the screen shows.
            let style = Style { look: Look::Paper, dark: false, background: false, ..style };
            let picture = picture(game_match, &style, &sheet)?;
            score::print(&score::markup(game_match, settings.language, &today(settings), &picture)).await
        }
    }
}

/// The style of the screen, with a background.
fn style(settings: Settings) -> Style {
    Style {
        language: settings.language,
        look: settings.look,
        dark: dark(settings.theme),
        colours: settings.colours,
        coordinates: settings.coordinates,
        hands: true,
        bare: false,
        background: true,
        width: WIDTH,
    }
}

fn picture(game_match: &Match, style: &Style, sheet: &Stylesheet) -> Option<String> {
    PictureSpec::new(game_match, style, "").ok()?.picture(sheet).ok()
}

fn dark(theme: Theme) -> bool {
    let query = || gloo::utils::window().match_media("(prefers-color-scheme: dark)").ok()?;
    match theme {
        Theme::Auto => query().is_some_and(|query| query.matches()),
        theme => theme == Theme::Dark,
    }
}

/// Today's date as written in the language.
fn today(settings: Settings) -> String {
    let options = js_sys::Object::new();
    // `Reflect::set` cannot fail on a plain object.
    let _ = js_sys::Reflect::set(&options, &"dateStyle".into(), &"long".into());
    js_sys::Date::new_0().to_locale_date_string(&crate::ui::base::settings::locale(settings.language), &options).into()
}
