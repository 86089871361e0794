//! The interface of a board to its element: a function that takes a word and a value.
//!
//! | word | value | result |
//! |---|---|---|
//! | `show` | attributes, an object of texts | a promise; rejected with an error |
//! | `ready` | attributes, an object of texts | a promise: all that `show` would fetch is there |
//! | `play` | a token; in a puzzle, a try | nothing, or throws |
//! | `undo` | | whether a move was undone |
//! | `goto` | a ply | nothing, or throws |
//! | `position` `turn` `outcome` `ply` `length` `record` | | text or number |
//! | `legal` | | an array of tokens |
//! | `svg` | attributes as `show` | a promise of the picture |
//! | `end` | | nothing; removes the board |
//!
//! Errors have the code of an [`EmbedError`] as name and its text as message. The callback reports moves of people and
//! computer players to the element, with a word and a value.

use super::EmbedError;
use super::acting::{self, ElementEvent};
use super::attributes::{Attributes, Mode, go};
use super::view::{View, ViewProps};
use crate::ui::base::browser::now;
use crate::ui::base::fetch;
use crate::ui::parts::chunk::{Chunk, ChunkExports};
use crate::ui::parts::pictures::{NoPicture, PictureRequest};
use crate::ui::parts::puzzles::{NoPuzzle, PuzzleExports, Step};
use crate::ui::parts::solving::Solving;
use crate::ui::screens::puzzles::{file_of, today};
use js_sys::{Error, Function, Reflect};
use std::cell::{Cell, RefCell};
use std::future::Future;
use std::rc::{Rc, Weak};
use trivium_boards::svg_export::Style;
use trivium_session::outside::plain;
use trivium_session::{Controller, Intent, Match};
use trivium_words::{EmbeddingWords, Language, PuzzleWords, Words};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::future_to_promise;
use web_sys::Element;
use yew::{AppHandle, Callback};

/// Default width of pictures, in CSS pixels.
const WIDTH: u32 = 480;

struct MountedBoard {
    root: Element,
    /// Dispatches the events of the element.
    events: ElementEvent,
    /// Calls [`MountedBoard::step`]; the same for all views.
    steps: Callback<Step>,
    state: RefCell<BoardState>,
    /// The day on which the board was first shown. The daily puzzle does not change at midnight.
    day: Cell<Option<u32>>,
}

#[derive(Default)]
struct BoardState {
    board_attributes: Option<Attributes>,
    /// The match; that of a puzzle is in `solving`.
    controller: Option<Controller>,
    solving: Option<Solving>,
    /// Whether the end of the puzzle was dispatched.
    reported: bool,
    view: Option<AppHandle<View>>,
    /// The ply at which the marks are shown.
    marked: usize,
}

pub fn exports() -> ChunkExports {
    ChunkExports::Embed(mounts)
}

/// Returns the function that mounts a board. Its arguments are the element to draw in and a callback for events.
fn mounts() -> JsValue {
    Closure::<dyn FnMut(Element, Function) -> JsValue>::new(mount).into_js_value()
}

fn mount(root: Element, say: Function) -> JsValue {
    let events = Rc::new(move |word: &str, value: &JsValue| {
        let result = say.call2(&JsValue::NULL, &word.into(), value);
        result.map_or(true, |result| !result.is_falsy())
    });
    let events = ElementEvent::from(events);
    let board = Rc::new_cyclic(|weak: &Weak<MountedBoard>| {
        let here = weak.clone();
        let steps = Callback::from(move |step: Step| here.upgrade().iter().for_each(|here| here.step(step.clone())));
        MountedBoard { root, events, steps, state: RefCell::default(), day: Cell::default() }
    });
    let call = move |word: String, value: JsValue| call(&board, &word, &value);
    Closure::<dyn FnMut(String, JsValue) -> Result<JsValue, JsValue>>::new(call).into_js_value()
}

fn call(board: &Rc<MountedBoard>, word: &str, value: &JsValue) -> Result<JsValue, JsValue> {
    match word {
        "show" => return Ok(board.promise(value, MountedBoard::show)),
        "ready" => {
            return Ok(board.promise(value, |_, board_attributes| async move {
                fetched(&board_attributes).await?;
                // Diagrams are drawn with the style sheet for pictures.
                match Chunk::pictures() {
                    Some(pictures) if !(pictures.ready)().await => Err(EmbedError::Unloaded),
                    _ => Ok(JsValue::UNDEFINED),
                }
            }));
        }
        "svg" => return Ok(board.promise(value, MountedBoard::svg)),
        "end" => {
            board.end();
            return Ok(JsValue::UNDEFINED);
        }
        _ => {}
    }
    let Some(controller) = board.controller() else { return Err(JsValue::UNDEFINED) };
    let solving = board.state.borrow().solving.clone();
    if let Some(solving) = solving
        && matches!(word, "play" | "undo" | "goto")
    {
        return board.solve(&solving, word, value);
    }
    let next = match word {
        "play" => {
            let token = plain(&value.as_string().unwrap_or_default()).into_owned();
            let before = controller.game_match().ply();
            let played = controller.entered(token.trim());
            played.map_err(|why| board.error(&EmbedError::Token { before, token, why }))?
        }
        "undo" => controller.after(Intent::Undo, now()),
        "goto" => {
            let of = controller.game_match().line().len();
            let ply = value.as_f64().filter(|ply| *ply >= 0.0 && ply.fract() == 0.0).unwrap_or(f64::MAX) as usize;
            if ply > of {
                return Err(board.error(&EmbedError::Ply { ply, of }));
            }
            controller.after(Intent::GoTo(ply), now())
        }
        word => return Ok(acting::property(controller.game_match(), word)),
    };
    let changed = next.changes() != controller.changes();
    board.state.borrow_mut().controller = Some(next);
    board.draw();
    Ok(if word == "play" { JsValue::UNDEFINED } else { changed.into() })
}

/// Converts an error to a JavaScript `Error`.
fn error(fault: &EmbedError, language: Language) -> JsValue {
    // Without words the text is empty, and the element writes its own.
    let there = language.installed::<Words>().is_some() && language.installed::<EmbeddingWords>().is_some();
    let error = Error::new(&if there { fault.text(language) } else { String::new() });
    error.set_name(fault.code());
    error.into()
}

/// The language in the attributes, and whether its words have been loaded.
async fn spoken(attributes: &JsValue) -> (Language, bool) {
    let language = Language::of_tag(&text(attributes, "lang")).unwrap_or(Language::En);
    (language, fetch::words::<Words>(language).await && fetch::words::<EmbeddingWords>(language).await)
}

fn text(attributes: &JsValue, name: &str) -> String {
    Reflect::get(attributes, &name.into()).ok().and_then(|value| value.as_string()).unwrap_or_default()
}

impl MountedBoard {
    /// Runs an async function of the attributes, and returns it as a JavaScript promise.
    fn promise<F: Future<Output = Result<JsValue, EmbedError>>>(
        self: &Rc<MountedBoard>,
        attributes: &JsValue,
        act: impl FnOnce(Rc<MountedBoard>, Attributes) -> F + 'static,
    ) -> JsValue {
        let (board, attributes) = (self.clone(), attributes.clone());
        let done = async move {
            let (language, spoken) = spoken(&attributes).await;
            let acted = async {
                if !spoken {
                    return Err(EmbedError::Unloaded);
                }
                let day = board.day.get().unwrap_or_else(today);
                board.day.set(Some(day));
                let board_attributes = Attributes::read(language, day, |name| text(&attributes, name))?;
                act(board, board_attributes).await
            };
            acted.await.map_err(|fault| error(&fault, language))
        };
        future_to_promise(done).into()
    }

    fn error(&self, fault: &EmbedError) -> JsValue {
        let state = self.state.borrow();
        let language = state.board_attributes.as_ref().map_or(Language::En, |attributes| attributes.language);
        error(fault, language)
    }

    /// Performs a script's command on a puzzle: playing, undoing, or going to a ply.
    fn solve(self: &Rc<MountedBoard>, solving: &Solving, word: &str, value: &JsValue) -> Result<JsValue, JsValue> {
        let puzzles = Chunk::puzzles().ok_or_else(|| self.error(&EmbedError::Unloaded))?;
        let (played, right) = (solving.table.controller.game_match().ply(), solving.right());
        let next = match word {
            "play" => {
                let token = plain(&value.as_string().unwrap_or_default()).trim().to_owned();
                let tried = (puzzles.play)(solving, &token);
                Some(tried.map_err(|why| self.error(&EmbedError::Token { before: played, token, why }))?)
            }
            // After a wrong token, undo returns to the last correct position. After a correct one, it restarts the
            // puzzle.
            "undo" if played > 0 => (puzzles.again)(solving, if played > right { right } else { 0 }),
            "undo" => None,
            _ => {
                let ply = value.as_f64().filter(|ply| *ply >= 0.0 && ply.fract() == 0.0).unwrap_or(f64::MAX) as usize;
                let there = if ply > right { None } else { (puzzles.again)(solving, ply) };
                Some(there.ok_or_else(|| self.error(&EmbedError::Ply { ply, of: right }))?)
            }
        };
        let given = if word == "undo" { next.is_some().into() } else { JsValue::UNDEFINED };
        if next.is_some() {
            self.state.borrow_mut().solving = next;
        }
        if word != "play" {
            self.end_view();
        }
        self.draw();
        Ok(given)
    }

    /// Shows the board with new attributes. After an error the previous board stays.
    async fn show(self: Rc<MountedBoard>, board_attributes: Attributes) -> Result<JsValue, EmbedError> {
        fetched(&board_attributes).await?;
        let (same, same_ply) = {
            let state = self.state.borrow();
            let now = state.board_attributes.as_ref();
            (
                now.is_some_and(|now| now.source == board_attributes.source),
                now.is_some_and(|now| now.ply == board_attributes.ply),
            )
        };
        let known = self.controller().filter(|_| same);
        let mut solving = self.state.borrow().solving.clone().filter(|_| same);
        let controller = match known {
            Some(controller) if !same_ply && solving.is_none() => {
                go(&mut controller.game_match().clone(), board_attributes.ply)?;
                controller.after(Intent::GoTo(board_attributes.ply.unwrap_or(usize::MAX)), now())
            }
            Some(controller) => controller,
            None => {
                let (controller, found) = begun(&board_attributes)?;
                solving = found;
                controller
            }
        };
        let still = if board_attributes.mode == Mode::Diagram {
            let game_match = controller.game_match().clone();
            Some(picture(&board_attributes, game_match, true).await?)
        } else {
            if let Some(pictures) = Chunk::pictures() {
                (pictures.check)(&board_attributes.marks, None).map_err(EmbedError::Mark)?;
            }
            None
        };
        let marked = controller.game_match().ply();
        {
            let mut state = self.state.borrow_mut();
            if !same || !same_ply {
                state.marked = marked;
            }
            state.board_attributes = Some(board_attributes);
            state.controller = Some(controller);
            state.solving = solving;
        }
        match still {
            Some(still) => {
                self.end_view();
                self.root.set_inner_html(&still);
            }
            None => {
                if !same {
                    self.end_view();
                }
                self.draw();
            }
        }
        Ok(JsValue::UNDEFINED)
    }

    /// A picture in the style of the attributes. It shows the board's position, or the position of the attributes if
    /// the board shows nothing yet.
    async fn svg(self: Rc<MountedBoard>, board_attributes: Attributes) -> Result<JsValue, EmbedError> {
        fetched(&board_attributes).await?;
        let controller = match self.controller() {
            Some(controller) => controller,
            None => begun(&board_attributes)?.0,
        };
        let game_match = controller.game_match().clone();
        Ok(picture(&board_attributes, game_match, false).await?.into())
    }

    /// The match as it is now.
    fn controller(&self) -> Option<Controller> {
        let state = self.state.borrow();
        let solving = state.solving.as_ref().map(|solving| &solving.table.controller);
        solving.or(state.controller.as_ref()).cloned()
    }

    /// Performs a change of the view, and dispatches its events.
    fn step(self: &Rc<MountedBoard>, step: Step) {
        match step {
            Step::Act { act, hinted } => {
                let intent = self.controller().and_then(|controller| act.admitted(&controller));
                if let Some(intent) = intent {
                    acting::act(&|| self.controller(), &self.events, intent, &|intent| self.does(intent, hinted));
                }
            }
            Step::BoardReply => self.change_puzzle(|puzzles, solving| Some((puzzles.advanced)(solving))),
            Step::Again(at) => self.change_puzzle(|puzzles, solving| (puzzles.again)(solving, at)),
        }
    }

    /// Dispatches the end of a puzzle. Only the first try counts.
    fn over(&self, solved: bool, hinted: bool) {
        let name = {
            let mut state = self.state.borrow_mut();
            let (reported, state) = (std::mem::replace(&mut state.reported, true), state);
            let (Some(attributes), Some(solving)) = (&state.board_attributes, &state.solving) else { return };
            if reported {
                return;
            }
            [&attributes.source.game, "/", &format!("{:x}", solving.id())].concat()
        };
        let values = [("puzzle", name.into()), ("solved", solved.into()), ("hinted", hinted.into())];
        acting::dispatch(&self.events, "puzzle-over", &values);
    }

    /// Changes the puzzle without an intent of the solver.
    fn change_puzzle(self: &Rc<MountedBoard>, change: impl FnOnce(PuzzleExports, &Solving) -> Option<Solving>) {
        let solving = self.state.borrow().solving.clone();
        let next = Chunk::puzzles().zip(solving).and_then(|(puzzles, solving)| change(puzzles, &solving));
        let Some(next) = next else { return };
        let controller = next.table.controller.clone();
        self.state.borrow_mut().solving = Some(next);
        self.draw();
        acting::dispatch_position(&controller, &self.events, true);
    }

    /// Performs an intent. Returns whether something has changed.
    fn does(self: &Rc<MountedBoard>, intent: Intent, hinted: bool) -> bool {
        let Some(before) = self.controller() else { return false };
        let solving = self.state.borrow().solving.clone();
        let changed = match (solving, Chunk::puzzles()) {
            (Some(solving), Some(puzzles)) => {
                let next = (puzzles.after)(&solving, intent);
                let changed = next.table.controller.serial() != before.serial();
                let ended = next.table.ended;
                self.state.borrow_mut().solving = Some(next);
                ended.iter().for_each(|solved| self.over(*solved, hinted));
                changed
            }
            _ => {
                let next = before.after(intent, now());
                let changed = next.changes() != before.changes();
                self.state.borrow_mut().controller = Some(next);
                changed
            }
        };
        self.draw();
        changed
    }

    fn draw(self: &Rc<MountedBoard>) {
        let props = {
            let (controller, state) = (self.controller(), self.state.borrow());
            let (Some(board_attributes), Some(controller)) = (&state.board_attributes, controller) else { return };
            if board_attributes.mode == Mode::Diagram {
                return;
            }
            ViewProps {
                board_attributes: board_attributes.clone(),
                controller,
                solving: state.solving.clone(),
                marked: state.marked,
                step: self.steps.clone(),
                say: self.events.clone(),
            }
        };
        let mut state = self.state.borrow_mut();
        match &mut state.view {
            Some(view) => view.update(props),
            None => {
                self.root.set_inner_html("");
                state.view = Some(yew::Renderer::<View>::with_root_and_props(self.root.clone(), props).render());
            }
        }
    }

    fn end_view(&self) {
        let view = self.state.borrow_mut().view.take();
        self.state.borrow_mut().reported = false;
        if let Some(view) = view {
            view.destroy();
        }
    }

    fn end(&self) {
        self.end_view();
        self.state.take();
        self.day.set(None);
        self.root.set_inner_html("");
    }
}

/// The match of the attributes at the ply to be shown, and its puzzle if it is one. All files must be loaded.
fn begun(attributes: &Attributes) -> Result<(Controller, Option<Solving>), EmbedError> {
    let source = &attributes.source;
    if attributes.mode == Mode::Puzzle {
        let puzzles = Chunk::puzzles().ok_or(EmbedError::Unloaded)?;
        let found = (puzzles.find)(&source.game, &source.puzzle, attributes.language);
        let solving = found.map_err(|why| match why {
            NoPuzzle::Unloaded => EmbedError::Unloaded,
            NoPuzzle::File(fault) => EmbedError::PuzzleFile(fault.line),
            NoPuzzle::Gone => EmbedError::Puzzle([&source.game, "/", &source.puzzle].concat()),
        })?;
        return Ok((solving.table.controller.clone(), Some(solving)));
    }
    let mut game_match = source.game_match(seed())?;
    go(&mut game_match, attributes.ply)?;
    // A match that is to be played continues at the shown position.
    if attributes.mode == Mode::Play {
        game_match.continue_here();
    }
    Ok((Controller::new(game_match), None))
}

/// Fetches all files that a board needs.
async fn fetched(board_attributes: &Attributes) -> Result<(), EmbedError> {
    if board_attributes.mode == Mode::Puzzle {
        let there = Chunk::Puzzles.fetch().await
            && fetch::words::<PuzzleWords>(board_attributes.language).await
            && fetch::hold(&file_of(&board_attributes.source.game)).await;
        if !there {
            return Err(EmbedError::Unloaded);
        }
    }
    let game = Chunk::game(&board_attributes.source.game).ok_or(EmbedError::Unloaded)?;
    let drawn = board_attributes.mode == Mode::Diagram || !board_attributes.marks.is_empty();
    if game.fetch().await && (!drawn || Chunk::Pictures.fetch().await) {
        return Ok(());
    }
    Err(EmbedError::Unloaded)
}

async fn picture(board_attributes: &Attributes, game_match: Match, within: bool) -> Result<String, EmbedError> {
    let pictures = if Chunk::Pictures.fetch().await { Chunk::pictures() } else { None };
    let style = Style {
        language: board_attributes.language,
        look: board_attributes.look,
        dark: board_attributes.dark,
        coordinates: board_attributes.coordinates,
        width: WIDTH,
        ..Style::default()
    };
    let order = PictureRequest {
        game_match,
        style,
        orientation: board_attributes.orientation,
        marks: board_attributes.marks.clone(),
        asks: None,
        within,
    };
    (pictures.ok_or(EmbedError::Unloaded)?.svg)(order).await.map_err(|why| match why {
        NoPicture::Unloaded => EmbedError::Picture,
        NoPicture::Mark(why) => EmbedError::Mark(why),
    })
}

fn seed() -> u64 {
    (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64
}
