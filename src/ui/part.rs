//! Parts of the program that are fetched when they are first wanted, so that the page starts without them: each game with its
//! rules and its board, and screens beside the table. With the feature `split` the program is cut at the functions marked here
//! (`scripts/release/split.mjs`); without it they are plain functions, and every part is there from the start.

use super::coming::Screen;
use super::game::Shared;
use super::pictures_sheet::{Pictures, pictures};
use super::settings::use_language;
use super::table::{self, Wanted};
use super::{analysis, edit, lesson, open, rules, settings, share, shelf};
use std::cell::RefCell;
use std::future::Future;
use std::pin::Pin;
use trivium_engine::Hint;
use trivium_rules::games;
use trivium_session::{Controller, Intent};
use trivium_words::Language;
use wasm_bindgen_futures::spawn_local;
#[cfg(feature = "split")]
use wasm_split_helpers::{SplitLoaderError as Unavailable, wasm_split};
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
    /// A match.
    Play,
    /// What there may be at a table beside the game.
    Table,
}

/// What a part brings.
#[derive(Clone, Copy)]
pub enum Brings {
    /// What it has installed itself.
    Nothing,
    /// Draws a screen.
    Screen(fn(&Screen) -> Html),
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

/// A part that cannot be had; that happens only where the program is cut.
#[cfg(not(feature = "split"))]
struct Unavailable;

/// Declares a part: a split point of the program, or a plain function.
macro_rules! part {
    ($file:ident, $name:ident, $made:expr) => {
        #[cfg(feature = "split")]
        #[wasm_split($file, fallible)]
        fn $name() -> Result<Brings, Unavailable> {
            Ok($made)
        }

        #[cfg(not(feature = "split"))]
        async fn $name() -> Result<Brings, Unavailable> {
            Ok($made)
        }
    };
}

/// Declares the parts of games.
macro_rules! games {
    ($($id:literal $name:ident),+ $(,)?) => {
        $(
            part!($name, $name, {
                #[cfg(target_arch = "wasm32")]
                {
                    games::install($id, games::make::$name);
                    trivium_boards::install($id, trivium_boards::draw::$name);
                }
                Brings::Nothing
            });
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

part!(settings, settings_part, Brings::Screen(settings::screen));
part!(rules, rules_part, Brings::Screen(rules::screen));
part!(lesson, lesson_part, Brings::Screen(lesson::screen));
part!(play, play_part, Brings::Screen(super::game::screen));
part!(table, table_part, Brings::Table(table::brought()));
part!(pictures, pictures_part, Brings::Pictures(pictures()));
part!(shelf, shelf_part, Brings::Screen(shelf::screen));
part!(open, open_part, Brings::Screen(open::screen));
part!(edit, edit_part, Brings::Sheet(edit::sheet));
part!(analysis, analysis_part, Brings::Sheet(analysis::sheet));
part!(share, share_part, Brings::Sheet(share::sheet));

type Fetching = Pin<Box<dyn Future<Output = Result<Brings, Unavailable>>>>;

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
            Part::Play => Some(Box::pin(play_part()) as Fetching),
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

    fn brings(self) -> Brings {
        THERE.with_borrow(|there| {
            there.iter().find(|(part, _)| *part == self).map_or(Brings::Nothing, |(_, brings)| *brings)
        })
    }

    /// Its screen; nothing while it is not there.
    pub fn screen(self, screen: &Screen) -> Html {
        if let Brings::Screen(draw) = self.brings() {
            draw(screen)
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

/// What a [`With`] takes.
#[derive(Clone, PartialEq, Properties)]
pub struct WithProps {
    /// What is wanted.
    pub part: Part,
    /// What is drawn when it is there.
    pub draw: Callback<(), Html>,
    /// Whether nothing is said when it cannot be had.
    #[prop_or_default]
    pub quiet: bool,
}

/// Something on a screen that the screen can do without: it comes when its part does.
#[component]
pub fn With(props: &WithProps) -> Html {
    let words = use_language().shell();
    let tries = use_state_eq(|| 0_u32);
    let failed = use_state_eq(|| None::<(Part, u32)>);
    let wish = (props.part, *tries);
    let there = props.part.is_there();
    {
        let failed = failed.setter();
        let redraw = use_force_update();
        use_effect_with(wish, move |wish| {
            let wish = *wish;
            if !there {
                spawn_local(async move {
                    if wish.0.fetch().await {
                        redraw.force_update();
                    } else {
                        failed.set(Some(wish));
                    }
                });
            }
        });
    }
    if there {
        return props.draw.emit(());
    }
    if *failed != Some(wish) || props.quiet {
        return html! {};
    }
    let again = move |_| tries.set(tries.wrapping_add(1));
    html! {
        <>
            <p role="alert">{ words.wrong.part }</p>
            <button class="button main" onclick={again}>{ words.wrong.again }</button>
        </>
    }
}
