//! Chunks: code that is fetched when it is first needed, so that the page starts without it. Each game with its rules
//! and board is one, and so are most screens. `list` lists the others. This module holds the loaded chunks;
//! `chunks` fetches them.

use super::film::BeginFilm;
use super::list::each_chunk;
use super::match_tools::{Explained, MatchTool, MatchTools};
use super::pictures::PictureExports;
use super::puzzles::PuzzleExports;
use super::sheet_context::SheetContext;
use crate::ui::base::fetch;
use crate::ui::base::screen::Screen;
use crate::ui::base::settings::use_language;
use std::cell::RefCell;
use std::future::Future;
use std::pin::Pin;
use std::sync::OnceLock;
use trivium_engine::Hint;
use trivium_rules::games;
use trivium_session::{Controller, Warning};
use trivium_words::Language;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

macro_rules! declare {
    ($($chunk:ident $file:ident [$($screen:literal),*] $users:ident,)+) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Chunk {
            /// A game, by its id.
            Game(&'static str),
            $($chunk,)+
        }
    };
}

each_chunk!(declare);

#[derive(Clone, Copy)]
pub enum ChunkExports {
    /// Loading the chunk registers its game.
    Nothing,
    Screen(fn(&Screen) -> Html),
    /// Functions that draw a screen and a sheet over a match.
    Both(fn(&Screen) -> Html, fn(&SheetContext) -> Html),
    Sheet(fn(&SheetContext) -> Html),
    Pictures(PictureExports),
    Puzzles(PuzzleExports),
    MatchTools(MatchTools),
    /// Begins a film.
    Film(BeginFilm),
    /// Returns the function of JavaScript that mounts an embedded board.
    Embed(fn() -> JsValue),
}

/// A chunk that is being fetched; `None` if that fails.
pub type Fetching = Pin<Box<dyn Future<Output = Option<ChunkExports>>>>;

/// How chunks are fetched. [`install`] sets it at the start of the program.
static LOADER: OnceLock<Loader> = OnceLock::new();

pub struct Loader {
    pub fetch: fn(Chunk) -> Fetching,
    /// The document's style sheet of boards, if the boards have no shadow root with styles of their own.
    pub styles: Option<&'static str>,
}

thread_local! {
    static THERE: RefCell<Vec<(Chunk, ChunkExports)>> = const { RefCell::new(Vec::new()) };
}

pub fn install(loader: Loader) {
    // Later calls pass the same loader.
    let _ = LOADER.set(loader);
}

impl Chunk {
    /// The chunk of the game with that id, if there is such a game.
    pub fn game(name: &str) -> Option<Chunk> {
        games::info(name).ok().map(|info| Chunk::Game(info.id))
    }

    pub fn is_there(self) -> bool {
        self.brings().is_some()
    }

    /// Loads the chunk. Returns false if that fails; the next call tries again.
    pub async fn fetch(self) -> bool {
        if self.is_there() {
            return true;
        }
        let Some(loader) = LOADER.get() else { return false };
        // All screens with a board wait for a game, so its chunk brings their styles.
        let styles = loader.styles.filter(|_| matches!(self, Chunk::Game(_))).map(fetch::style);
        let Some(brings) = (loader.fetch)(self).await else { return false };
        if let Some(styles) = styles
            && !styles.await
        {
            return false;
        }
        if !self.is_there() {
            THERE.with_borrow_mut(|there| there.push((self, brings)));
        }
        true
    }

    /// The loaded chunk's exports.
    fn brings(self) -> Option<ChunkExports> {
        THERE.with_borrow(|there| there.iter().find(|(part, _)| *part == self).map(|(_, brings)| *brings))
    }

    /// Draws the chunk's screen; empty until the chunk is loaded.
    pub fn screen(self, screen: &Screen) -> Html {
        match self.brings() {
            Some(ChunkExports::Screen(draw) | ChunkExports::Both(draw, _)) => draw(screen),
            Some(ChunkExports::Puzzles(puzzles)) => (puzzles.screen)(screen),
            _ => html! {},
        }
    }

    fn match_tools() -> Option<MatchTools> {
        if let Some(ChunkExports::MatchTools(tools)) = Chunk::MatchTools.brings() { Some(tools) } else { None }
    }

    /// Draws a tool of a match; empty until the chunk is loaded.
    pub fn match_tool(wanted: &MatchTool) -> Html {
        Chunk::match_tools().map_or_else(Html::default, |tools| (tools.draw)(wanted))
    }

    /// The reason for a hint, with its rule; `None` until the chunk is loaded.
    pub fn explain(controller: &Controller, language: Language, hint: &Hint) -> Option<Explained> {
        (Chunk::match_tools()?.explain)(controller, language, hint)
    }

    /// The learning mode's question about a move; `None` until the chunk is loaded.
    pub fn warn(controller: &Controller, language: Language, warning: &Warning) -> Option<String> {
        (Chunk::match_tools()?.warn)(controller, language, warning)
    }

    /// Draws the chunk's sheet over a match; empty until the chunk is loaded.
    pub fn sheet(self, over: &SheetContext) -> Html {
        match self.brings() {
            Some(ChunkExports::Sheet(draw) | ChunkExports::Both(_, draw)) => draw(over),
            Some(ChunkExports::Pictures(pictures)) => (pictures.sheet)(over),
            _ => html! {},
        }
    }

    /// The functions for puzzles; `None` until the chunk is loaded.
    pub fn puzzles() -> Option<PuzzleExports> {
        if let Some(ChunkExports::Puzzles(puzzles)) = Chunk::Puzzles.brings() { Some(puzzles) } else { None }
    }

    /// The functions that make pictures; `None` until the chunk is loaded.
    pub fn pictures() -> Option<PictureExports> {
        if let Some(ChunkExports::Pictures(pictures)) = Chunk::Pictures.brings() { Some(pictures) } else { None }
    }

    /// The function that begins a film; `None` until the chunk is loaded.
    pub fn film() -> Option<BeginFilm> {
        if let Some(ChunkExports::Film(begin)) = Chunk::Film.brings() { Some(begin) } else { None }
    }

    /// The function of JavaScript that mounts an embedded board; null until the chunk is loaded.
    pub fn embed() -> JsValue {
        if let Some(ChunkExports::Embed(mounts)) = Chunk::Embed.brings() { mounts() } else { JsValue::NULL }
    }
}

#[derive(Clone, PartialEq, Properties)]
pub struct WithProps {
    pub part: Chunk,
    /// Draws the element once the chunk is loaded.
    pub draw: Callback<(), Html>,
    /// Hides the failure notice.
    #[prop_or_default]
    pub quiet: bool,
}

/// An optional element of a screen. It appears once its chunk is loaded.
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
