//! Parts of the program that are fetched when they are first wanted, so that the page starts without them: each game with its
//! rules and its board, and screens apart from the match. Here stands how each is reached; `parts` makes them.

use super::match_tools::{Explained, MatchTool, MatchTools};
use super::pictures_sheet::PictureExports;
use super::puzzles::PuzzleExports;
use super::screen::Screen;
use super::settings::use_language;
use super::sheet_context::SheetContext;
use std::cell::RefCell;
use std::future::Future;
use std::pin::Pin;
use std::sync::OnceLock;
use trivium_engine::Hint;
use trivium_rules::games;
use trivium_session::{Controller, Warning};
use trivium_words::Language;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// A part of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chunk {
    /// A game, by its name.
    Game(&'static str),
    /// The settings.
    Settings,
    /// Reading rules.
    Rules,
    /// The lesson of a game.
    Lesson,
    /// Puzzles.
    Puzzles,
    /// Setting up a position.
    Position,
    /// Pictures of a match.
    Pictures,
    /// The list of all matches.
    MatchList,
    /// Statistics.
    Statistics,
    /// Playing by ear.
    ByEar,
    /// A match that came as a link, or that cannot be read.
    SharedMatch,
    /// A match as a link and a file.
    Share,
    /// The variations and notes of a record.
    Variations,
    /// The view of the computer player in a position and in a whole match.
    Analysis,
    /// A match.
    Play,
    /// The tools of a match.
    MatchTools,
}

/// The exports of a chunk.
#[derive(Clone, Copy)]
pub enum ChunkExports {
    /// The chunk's own installation.
    Nothing,
    /// Draws a screen.
    Screen(fn(&Screen) -> Html),
    /// The functions that draw a screen, and a sheet over a match.
    Both(fn(&Screen) -> Html, fn(&SheetContext) -> Html),
    /// The function that draws a sheet over a match.
    Sheet(fn(&SheetContext) -> Html),
    /// The functions that make pictures.
    Pictures(PictureExports),
    /// The functions for puzzles.
    Puzzles(PuzzleExports),
    /// The function that draws a tool of a match.
    MatchTools(MatchTools),
}

/// A part on its way; nothing when it cannot be had.
pub type Fetching = Pin<Box<dyn Future<Output = Option<ChunkExports>>>>;

/// Makes parts: the program's start hands it down ([`install`]).
static MAKER: OnceLock<fn(Chunk) -> Fetching> = OnceLock::new();

thread_local! {
    /// The parts that are there.
    static THERE: RefCell<Vec<(Chunk, ChunkExports)>> = const { RefCell::new(Vec::new()) };
}

/// Hands down what makes parts.
pub fn install(make: fn(Chunk) -> Fetching) {
    // It is the same one each time.
    let _ = MAKER.set(make);
}

impl Chunk {
    /// The part of the game of that name, if there is such a game.
    pub fn game(name: &str) -> Option<Chunk> {
        games::info(name).ok().map(|info| Chunk::Game(info.id))
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
        let Some(make) = MAKER.get() else { return false };
        let Some(brings) = make(self).await else { return false };
        if !self.is_there() {
            THERE.with_borrow_mut(|there| there.push((self, brings)));
        }
        true
    }

    fn brings(self) -> ChunkExports {
        THERE.with_borrow(|there| {
            there.iter().find(|(part, _)| *part == self).map_or(ChunkExports::Nothing, |(_, brings)| *brings)
        })
    }

    /// Its screen; nothing while it is not there.
    pub fn screen(self, screen: &Screen) -> Html {
        match self.brings() {
            ChunkExports::Screen(draw) | ChunkExports::Both(draw, _) => draw(screen),
            ChunkExports::Puzzles(puzzles) => (puzzles.screen)(screen),
            _ => html! {},
        }
    }

    /// Something that there may be at a table; nothing while the part is not there.
    pub fn game_match(wanted: &MatchTool) -> Html {
        if let ChunkExports::MatchTools(game_match) = Chunk::MatchTools.brings() {
            (game_match.draw)(wanted)
        } else {
            html! {}
        }
    }

    /// Why a hint is one, and the rule that says so; `None` while what tells it is not there.
    pub fn explain(controller: &Controller, language: Language, hint: &Hint) -> Option<Explained> {
        if let ChunkExports::MatchTools(game_match) = Chunk::MatchTools.brings() {
            (game_match.explain)(controller, language, hint)
        } else {
            None
        }
    }

    /// Why the learning mode asks, and its question; `None` while what tells it is not there.
    pub fn warn(controller: &Controller, language: Language, warning: &Warning) -> Option<String> {
        if let ChunkExports::MatchTools(game_match) = Chunk::MatchTools.brings() {
            (game_match.warn)(controller, language, warning)
        } else {
            None
        }
    }

    /// Its sheet over a match; nothing while it is not there.
    pub fn sheet(self, over: &SheetContext) -> Html {
        match self.brings() {
            ChunkExports::Sheet(draw) | ChunkExports::Both(_, draw) => draw(over),
            ChunkExports::Pictures(pictures) => (pictures.sheet)(over),
            _ => html! {},
        }
    }

    /// The functions for puzzles; nothing while the part is not there.
    pub fn puzzles() -> Option<PuzzleExports> {
        if let ChunkExports::Puzzles(puzzles) = Chunk::Puzzles.brings() { Some(puzzles) } else { None }
    }

    /// The functions that make pictures; nothing while the part is not there.
    pub fn pictures() -> Option<PictureExports> {
        if let ChunkExports::Pictures(pictures) = Chunk::Pictures.brings() { Some(pictures) } else { None }
    }
}

/// The properties of [`With`].
#[derive(Clone, PartialEq, Properties)]
pub struct WithProps {
    /// The request.
    pub part: Chunk,
    /// The drawing for when it is there.
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
    let failed = use_state_eq(|| None::<(Chunk, u32)>);
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
