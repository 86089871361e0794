//! Parts of the program that are fetched when they are first wanted, so that the page starts without them: each game with its
//! rules and its board, and screens beside the table. `scripts/bin/wasm-bindgen` cuts the program at the functions marked here.

use super::game::Shared;
use super::notice::Notice;
use super::pictures_sheet::{Pictures, pictures};
use super::route::Route;
use super::settings::use_language;
use super::table::{self, Wanted};
use super::{analysis, edit, lesson, open, rules, settings, share, shelf};
use crate::ai::Hint;
use crate::games;
use crate::i18n::Language;
use crate::session::{Controller, Intent};
use std::cell::RefCell;
use std::future::Future;
use std::pin::Pin;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::prelude::*;

/// A part of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// A game, by its name.
    Game(&'static str),
    /// The settings.
    Settings,
    /// Reading rules.
    Rules,
    /// The lesson of a game.
    Lesson,
    /// Pictures of a match.
    Pictures,
    /// The shelf with all matches.
    Shelf,
    /// A match that came as a link, or that cannot be read.
    Open,
    /// A match as a link and a file.
    Share,
    /// Working on the record.
    Edit,
    /// What a program sees in a position and in a whole match.
    Analysis,
    /// What there may be at a table beside the game.
    Table,
}

/// What a part brings.
#[derive(Clone, Copy)]
pub enum Brings {
    /// What it has installed itself.
    Nothing,
    /// What draws the screen of an address.
    Screen(fn(&Route) -> Html),
    /// What draws a sheet over a match.
    Sheet(fn(&Match) -> Html),
    /// What makes pictures.
    Pictures(Pictures),
    /// What draws something that there may be at a table.
    Table(table::Brought),
}

/// The match on screen, as sheets over it are given it.
#[derive(Clone, PartialEq)]
pub struct Match {
    /// Its name on the shelf.
    pub id: String,
    /// The table and the choice under way.
    pub controller: Shared,
    /// Does an intent.
    pub act: Callback<Intent>,
    /// Closes the sheet.
    pub close: Callback<()>,
}

thread_local! {
    /// The parts that are there.
    static THERE: RefCell<Vec<(Part, Brings)>> = const { RefCell::new(Vec::new()) };
}

/// Declares the parts of games.
macro_rules! games {
    ($($id:literal $name:ident),+ $(,)?) => {
        $(
            #[wasm_split($name, fallible)]
            fn $name() -> Result<Brings, SplitLoaderError> {
                #[cfg(target_arch = "wasm32")]
                {
                    games::install($id, games::make::$name);
                    super::boards::install($id, super::boards::draw::$name);
                }
                Ok(Brings::Nothing)
            }
        )+

        fn game(id: &str) -> Option<Fetching> {
            match id {
                $($id => Some(Box::pin($name())),)+
                _ => None,
            }
        }
    };
}

games! {
    "triapon" triapon,
    "trias" trias,
    "tritt" tritt,
    "traffic-lights" traffic_lights,
    "trigon" trigon,
}

#[wasm_split(settings, fallible)]
fn settings_part() -> Result<Brings, SplitLoaderError> {
    Ok(Brings::Screen(settings::screen))
}

#[wasm_split(rules, fallible)]
fn rules_part() -> Result<Brings, SplitLoaderError> {
    Ok(Brings::Screen(rules::screen))
}

#[wasm_split(lesson, fallible)]
fn lesson_part() -> Result<Brings, SplitLoaderError> {
    Ok(Brings::Screen(lesson::screen))
}

#[wasm_split(table, fallible)]
fn table_part() -> Result<Brings, SplitLoaderError> {
    Ok(Brings::Table(table::brought()))
}

#[wasm_split(pictures, fallible)]
fn pictures_part() -> Result<Brings, SplitLoaderError> {
    Ok(Brings::Pictures(pictures()))
}

#[wasm_split(shelf, fallible)]
fn shelf_part() -> Result<Brings, SplitLoaderError> {
    Ok(Brings::Screen(shelf::screen))
}

#[wasm_split(open, fallible)]
fn open_part() -> Result<Brings, SplitLoaderError> {
    Ok(Brings::Screen(open::screen))
}

#[wasm_split(edit, fallible)]
fn edit_part() -> Result<Brings, SplitLoaderError> {
    Ok(Brings::Sheet(edit::sheet))
}

#[wasm_split(analysis, fallible)]
fn analysis_part() -> Result<Brings, SplitLoaderError> {
    Ok(Brings::Sheet(analysis::sheet))
}

#[wasm_split(share, fallible)]
fn share_part() -> Result<Brings, SplitLoaderError> {
    Ok(Brings::Sheet(share::sheet))
}

type Fetching = Pin<Box<dyn Future<Output = Result<Brings, SplitLoaderError>>>>;

impl Part {
    /// The part of the game of that name, if there is such a game.
    pub fn game(name: &str) -> Option<Part> {
        games::info(name).ok().map(|info| Part::Game(info.id))
    }

    /// Whether it is there already.
    pub fn is_there(self) -> bool {
        THERE.with_borrow(|there| there.iter().any(|(part, _)| *part == self))
    }

    /// Sees to it that it is there; false when it cannot be had. It is asked for again the next time.
    pub async fn fetch(self) -> bool {
        if self.is_there() {
            return true;
        }
        let fetching = match self {
            Part::Game(id) => game(id),
            Part::Settings => Some(Box::pin(settings_part()) as Fetching),
            Part::Rules => Some(Box::pin(rules_part()) as Fetching),
            Part::Lesson => Some(Box::pin(lesson_part()) as Fetching),
            Part::Table => Some(Box::pin(table_part()) as Fetching),
            Part::Pictures => Some(Box::pin(pictures_part()) as Fetching),
            Part::Shelf => Some(Box::pin(shelf_part()) as Fetching),
            Part::Open => Some(Box::pin(open_part()) as Fetching),
            Part::Edit => Some(Box::pin(edit_part()) as Fetching),
            Part::Analysis => Some(Box::pin(analysis_part()) as Fetching),
            Part::Share => Some(Box::pin(share_part()) as Fetching),
        };
        let Some(fetching) = fetching else { return false };
        let Ok(brings) = fetching.await else { return false };
        if !self.is_there() {
            THERE.with_borrow_mut(|there| there.push((self, brings)));
        }
        true
    }

    /// The same for several, all at once.
    pub async fn fetch_all(parts: &[Part]) -> bool {
        for part in parts.iter().copied().skip(1) {
            spawn_local(async move { _ = part.fetch().await });
        }
        let mut all = true;
        for part in parts {
            all &= part.fetch().await;
        }
        all
    }

    fn brings(self) -> Brings {
        THERE.with_borrow(|there| {
            there.iter().find(|(part, _)| *part == self).map_or(Brings::Nothing, |(_, brings)| *brings)
        })
    }

    /// Its screen for an address; nothing while it is not there.
    pub fn screen(self, route: &Route) -> Html {
        if let Brings::Screen(draw) = self.brings() {
            draw(route)
        } else {
            html! {}
        }
    }

    /// Something that there may be at a table; nothing while the part is not there.
    pub fn table(wanted: &Wanted) -> Html {
        if let Brings::Table(table) = Part::Table.brings() {
            (table.draw)(wanted)
        } else {
            html! {}
        }
    }

    /// Why a hint is one, and the rule that says so; `None` while what tells it is not there.
    pub fn explain(controller: &Controller, language: Language, hint: &Hint) -> Option<table::Explained> {
        if let Brings::Table(table) = Part::Table.brings() { (table.explain)(controller, language, hint) } else { None }
    }

    /// Its sheet over a match; nothing while it is not there.
    pub fn sheet(self, over: &Match) -> Html {
        match self.brings() {
            Brings::Sheet(draw) => draw(over),
            Brings::Pictures(pictures) => (pictures.sheet)(over),
            _ => html! {},
        }
    }

    /// What makes pictures; nothing while the part is not there.
    pub fn pictures() -> Option<Pictures> {
        if let Brings::Pictures(pictures) = Part::Pictures.brings() { Some(pictures) } else { None }
    }
}

/// Whether parts are there: fetched when not, and the component is drawn again then. `None` while they are on their way.
/// Another number of tries asks for them again.
#[hook]
fn use_parts(parts: &[Part], tries: u32) -> Option<bool> {
    let fetched = use_state_eq(|| None::<((Vec<Part>, u32), bool)>);
    let there = parts.iter().all(|part| part.is_there());
    {
        let fetched = fetched.setter();
        use_effect_with((parts.to_vec(), tries), move |wanted| {
            let wanted = wanted.clone();
            if !there {
                spawn_local(async move {
                    let all = Part::fetch_all(&wanted.0).await;
                    fetched.set(Some((wanted, all)));
                });
            }
        });
    }
    match &*fetched {
        _ if there => Some(true),
        Some(((of, tried), all)) if of == parts && *tried == tries => Some(*all),
        _ => None,
    }
}

/// What a [`With`] takes.
#[derive(Clone, PartialEq, Properties)]
pub struct WithProps {
    /// What is wanted.
    pub part: Part,
    /// What is wanted with it.
    #[prop_or_default]
    pub and: Option<Part>,
    /// What is drawn when it is there.
    pub draw: Callback<(), Html>,
    /// Whether it stands within a page or dialog that says what it is about.
    #[prop_or_default]
    pub within: bool,
    /// Whether nothing is said when it cannot be had.
    #[prop_or_default]
    pub quiet: bool,
}

/// Something that needs a part.
#[component]
pub fn With(props: &WithProps) -> Html {
    let words = use_language().shell();
    let tries = use_state(|| 0);
    let parts: Vec<_> = std::iter::once(props.part).chain(props.and).collect();
    match use_parts(&parts, *tries) {
        Some(true) => props.draw.emit(()),
        Some(false) if props.quiet => html! {},
        Some(false) => {
            let again = move |_| tries.set(*tries + 1);
            let again = html! { <button class="button main" onclick={again}>{ words.wrong.again }</button> };
            if props.within {
                html! { <><p role="alert">{ words.wrong.part }</p>{ again }</> }
            } else {
                html! { <Notice title={words.wrong.part}>{ again }</Notice> }
            }
        }
        None => html! {},
    }
}
