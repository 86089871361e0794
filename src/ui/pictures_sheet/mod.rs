//! The match as pictures: a sheet with the position as SVG and PNG, the line as a moving SVG, and the score sheet on paper. Nothing of it is
//! needed to play, so all of it is behind [`pictures_sheet`].

mod brought;
mod drawing;
mod saving;
mod score;

pub use brought::{NoPicture, Order, Pictures};

use super::fetch;
use super::match_sheet::Match;
use super::settings::{Settings, Theme, use_settings};
use crate::ui::over;
use crate::ui::saving::{file_name, save};
use drawing::drawn;
use std::cell::RefCell;
use std::rc::Rc;
use trivium_boards::Look;
use trivium_boards::still::{Sheet, Shown, Style, film, line};
use trivium_session::Table;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// How wide pictures are, in CSS pixels.
const WIDTH: u32 = 640;

/// What the part brings.
pub fn pictures() -> Pictures {
    Pictures { sheet: pictures_sheet, svg: |order| Box::pin(svg(order)), check: over::check, over: over::draw }
}

/// The picture that is wanted.
async fn svg(order: Order) -> Result<String, NoPicture> {
    let sheet = sheet().await.ok_or(NoPicture::Unloaded)?;
    let shown = Shown::new(&order.table, &order.style, &order.marks).map_err(NoPicture::Mark)?;
    let shown = shown.turned(order.orientation);
    let boards = vec![(shown.view().clone(), shown.prefix().to_owned())];
    let drawn = drawn(boards).await.ok_or(NoPicture::Unloaded)?;
    let drawn = drawn.first().ok_or(NoPicture::Unloaded)?;
    shown.picture(drawn, &sheet).map_err(NoPicture::Mark)
}

thread_local! {
    static SHEET: RefCell<Option<Rc<Sheet>>> = const { RefCell::new(None) };
}

/// The styles of boards in all looks, read once.
async fn sheet() -> Option<Rc<Sheet>> {
    if let Some(sheet) = SHEET.with_borrow(Clone::clone) {
        return Some(sheet);
    }
    let text = fetch::text("pictures.css").await.filter(|text| !text.is_empty())?;
    let sheet = Rc::new(Sheet::parse(&text));
    SHEET.set(Some(sheet.clone()));
    Some(sheet)
}

/// The sheet for where a match stands.
fn pictures_sheet(over: &Match) -> Html {
    html! { <PicturesSheet table={Kept(Rc::new(over.controller.borrow().table().clone()))} /> }
}

/// A table as it was when it was shown.
#[derive(Clone)]
struct Kept(Rc<Table>);

impl PartialEq for Kept {
    fn eq(&self, other: &Kept) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

#[derive(Clone, PartialEq, Properties)]
struct SheetProps {
    table: Kept,
}

/// What can be made.
#[derive(Clone, Copy, PartialEq)]
enum Wanted {
    Svg,
    Png,
    Film,
    Print,
}

#[component]
fn PicturesSheet(props: &SheetProps) -> Html {
    let set = use_settings();
    let words = &set.now.language.shell().pictures;
    let making = use_state_eq(|| false);
    let failed = use_state_eq(|| false);
    let entry = |wanted: Wanted, text: &'static str| {
        let (table, settings) = (props.table.0.clone(), set.now);
        let (busy, making, failed) = (*making, making.setter(), failed.setter());
        let onclick = move |_| {
            if busy {
                return;
            }
            making.set(true);
            failed.set(false);
            let (table, making, failed) = (table.clone(), making.clone(), failed.clone());
            spawn_local(async move {
                failed.set(make(wanted, &table, settings).await.is_none());
                making.set(false);
            });
        };
        html! { <li><button {onclick} aria-disabled={busy.then_some("true")}>{ text }</button></li> }
    };
    html! {
        <>
            <ul class="menu">
                { entry(Wanted::Svg, words.svg) }
                { entry(Wanted::Png, words.png) }
                { entry(Wanted::Film, words.film) }
                { entry(Wanted::Print, words.print) }
            </ul>
            <p class="aside" role="status">{ failed.then_some(words.failed) }</p>
        </>
    }
}

/// Makes what is wanted and gives it to the browser; `None` when something for it cannot be had.
async fn make(wanted: Wanted, table: &Table, settings: Settings) -> Option<()> {
    let sheet = sheet().await?;
    let style = Style {
        language: settings.language,
        look: settings.look,
        dark: dark(settings.theme),
        colours: settings.colours,
        coordinates: settings.coordinates,
        hands: true,
        bare: false,
        background: true,
        width: WIDTH,
    };
    match wanted {
        Wanted::Svg => save(&file_name(table, "svg"), &saving::svg(&picture(table, &style, &sheet).await?)?),
        Wanted::Png => {
            let png = saving::png(&picture(table, &style, &sheet).await?).await?;
            save(&file_name(table, "png"), &png)
        }
        Wanted::Film => {
            let tables = line(table);
            let shown = tables.iter().map(|table| Shown::new(table, &style, "")).collect::<Result<Vec<_>, _>>().ok()?;
            let prefix = shown.last()?.prefix().to_owned();
            let boards = shown.iter().map(|shown| (shown.view().clone(), prefix.clone())).collect();
            let frames: Vec<_> = shown.into_iter().zip(drawn(boards).await?).collect();
            let film = film(&frames, &sheet).ok()??;
            save(&file_name(table, "svg"), &saving::svg(&film)?)
        }
        Wanted::Print => {
            // For paper, whatever the screen shows.
            let style = Style { look: Look::Paper, dark: false, background: false, ..style };
            let picture = picture(table, &style, &sheet).await?;
            score::print(&score::markup(table, settings.language, &today(settings), &picture)).await
        }
    }
}

/// The picture of where a table stands.
async fn picture(table: &Table, style: &Style, sheet: &Sheet) -> Option<String> {
    let shown = Shown::new(table, style, "").ok()?;
    let boards = vec![(shown.view().clone(), shown.prefix().to_owned())];
    shown.picture(drawn(boards).await?.first()?, sheet).ok()
}

fn dark(theme: Theme) -> bool {
    let query = || web_sys::window()?.match_media("(prefers-color-scheme: dark)").ok()?;
    match theme {
        Theme::Auto => query().is_some_and(|query| query.matches()),
        theme => theme == Theme::Dark,
    }
}

/// The date as it is written in the language.
fn today(settings: Settings) -> String {
    let options = js_sys::Object::new();
    // On a plain object of our own.
    let _ = js_sys::Reflect::set(&options, &"dateStyle".into(), &"long".into());
    js_sys::Date::new_0().to_locale_date_string(&super::settings::locale(settings.language), &options).into()
}
