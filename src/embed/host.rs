//! One board as its element sees it: a function that takes a word and a value.
//!
//! | word | value | gives |
//! |---|---|---|
//! | `show` | attributes, an object of texts | a promise; rejected with an error |
//! | `play` | a token | nothing, or throws |
//! | `undo` | | whether there was anything |
//! | `goto` | a ply | nothing, or throws |
//! | `position` `turn` `outcome` `ply` `length` `record` | | text or number |
//! | `legal` | | an array of tokens |
//! | `svg` | attributes as `show` | a promise of the picture |
//! | `end` | | |
//!
//! Errors have the code of a [`Fault`] as their name and its text as their message. What people and programs do is said to the
//! element by the function that it gave: a word, and a value.

use super::Fault;
use super::view::{View, ViewProps};
use super::wish::{Mode, Wish, go};
use crate::ui::fetch;
use crate::ui::part::Part;
use crate::ui::pictures_sheet::{NoPicture, Order};
use js_sys::{Array, Error, Function, Reflect};
use std::cell::{Cell, RefCell};
use std::future::Future;
use std::rc::Rc;
use trivium_boards::still::Style;
use trivium_rules::core::Turn;
use trivium_session::{Controller, Intent, Table, write};
use trivium_words::{Embedding, Language, Words};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::future_to_promise;
use web_sys::Element;
use yew::AppHandle;

/// How wide pictures are, in CSS pixels, unless their place says otherwise.
const WIDTH: u32 = 480;

/// A board in an element.
struct Board {
    root: Element,
    say: Function,
    state: RefCell<State>,
    /// Changes with all that the view is to draw anew.
    stamp: Cell<u32>,
}

#[derive(Default)]
struct State {
    wish: Option<Wish>,
    controller: Option<Rc<RefCell<Controller>>>,
    view: Option<AppHandle<View>>,
    /// The ply to which marks belong.
    marked: usize,
}

/// What mounts a board: a function of the element it is drawn in and of what is told of it.
pub fn mounts() -> JsValue {
    Closure::<dyn FnMut(Element, Function) -> JsValue>::new(mount).into_js_value()
}

fn mount(root: Element, say: Function) -> JsValue {
    let board = Rc::new(Board { root, say, state: RefCell::default(), stamp: Cell::new(0) });
    let call = move |word: String, value: JsValue| call(&board, &word, &value);
    Closure::<dyn FnMut(String, JsValue) -> Result<JsValue, JsValue>>::new(call).into_js_value()
}

fn call(board: &Rc<Board>, word: &str, value: &JsValue) -> Result<JsValue, JsValue> {
    match word {
        "show" => return Ok(board.promise(value, |board, wish| async move { board.show(wish).await })),
        "svg" => return Ok(board.promise(value, |board, wish| async move { board.svg(wish).await })),
        "end" => {
            board.end();
            return Ok(JsValue::UNDEFINED);
        }
        _ => {}
    }
    let controller = board.state.borrow().controller.clone();
    let Some(controller) = controller else { return Err(JsValue::UNDEFINED) };
    let given = match word {
        "play" => {
            let token = value.as_string().unwrap_or_default();
            let before = controller.borrow().table().ply();
            let played = controller.borrow_mut().enter(token.trim());
            played.map_err(|why| board.error(&Fault::Token { before, token, why }))?;
            JsValue::UNDEFINED
        }
        "undo" => controller.borrow_mut().apply(Intent::Undo).into(),
        "goto" => {
            let of = controller.borrow().table().line().len();
            let ply = value.as_f64().filter(|ply| *ply >= 0.0 && ply.fract() == 0.0).unwrap_or(f64::MAX) as usize;
            if ply > of {
                return Err(board.error(&Fault::Ply { ply, of }));
            }
            controller.borrow_mut().apply(Intent::GoTo(ply)).into()
        }
        word => return Ok(told(controller.borrow().table(), word)),
    };
    board.draw();
    Ok(given)
}

/// What is known of a table.
fn told(table: &Table, word: &str) -> JsValue {
    match word {
        "position" => table.position().text().into(),
        "legal" => table.position().legal().iter().map(|token| JsValue::from_str(token)).collect::<Array>().into(),
        "outcome" => table.turn().outcome().map_or(JsValue::NULL, |outcome| outcome.to_string().into()),
        "turn" => match table.turn() {
            Turn::Seat(seat) => seat.number().into(),
            Turn::Chance => 0.into(),
            Turn::Over(_) => JsValue::NULL,
        },
        "ply" => (table.ply() as u32).into(),
        "length" => (table.line().len() as u32).into(),
        "record" => write(table).into(),
        _ => JsValue::UNDEFINED,
    }
}

/// A fault as an error of the element.
fn error(fault: &Fault, language: Language) -> JsValue {
    // Before there are words the element says itself what cannot be had.
    let there = language.installed::<Words>().is_some() && language.installed::<Embedding>().is_some();
    let error = Error::new(&if there { fault.text(language) } else { String::new() });
    error.set_name(fault.code());
    error.into()
}

/// The tag among attributes, and whether its words are there now.
async fn spoken(attributes: &JsValue) -> (Language, bool) {
    let language = Language::of_tag(&text(attributes, "lang")).unwrap_or(Language::En);
    (language, fetch::words::<Words>(language).await && fetch::words::<Embedding>(language).await)
}

fn text(attributes: &JsValue, name: &str) -> String {
    Reflect::get(attributes, &name.into()).ok().and_then(|value| value.as_string()).unwrap_or_default()
}

impl Board {
    /// Does something with attributes, as a promise.
    fn promise<F: Future<Output = Result<JsValue, Fault>>>(
        self: &Rc<Board>,
        attributes: &JsValue,
        act: impl FnOnce(Rc<Board>, Wish) -> F + 'static,
    ) -> JsValue {
        let (board, attributes) = (self.clone(), attributes.clone());
        let done = async move {
            let (language, spoken) = spoken(&attributes).await;
            let acted = async {
                if !spoken {
                    return Err(Fault::Unloaded);
                }
                let wish = Wish::read(language, |name| text(&attributes, name))?;
                act(board, wish).await
            };
            acted.await.map_err(|fault| error(&fault, language))
        };
        future_to_promise(done).into()
    }

    fn error(&self, fault: &Fault) -> JsValue {
        let language = self.state.borrow().wish.as_ref().map_or(Language::En, |wish| wish.language);
        error(fault, language)
    }

    /// Shows what is wished. When it cannot be, all stays as it was.
    async fn show(self: Rc<Board>, wish: Wish) -> Result<JsValue, Fault> {
        let game = Part::game(&wish.laid.game).ok_or(Fault::Unloaded)?;
        if !game.fetch().await || !wish.marks.is_empty() && !Part::Pictures.fetch().await {
            return Err(Fault::Unloaded);
        }
        let (same, same_ply) = {
            let state = self.state.borrow();
            let now = state.wish.as_ref();
            (now.is_some_and(|now| now.laid == wish.laid), now.is_some_and(|now| now.ply == wish.ply))
        };
        let known = self.state.borrow().controller.clone().filter(|_| same);
        let controller = match known {
            Some(controller) => {
                if !same_ply {
                    go(&mut controller.borrow().table().clone(), wish.ply)?;
                    controller.borrow_mut().apply(Intent::GoTo(wish.ply.unwrap_or(usize::MAX)));
                }
                controller
            }
            None => {
                let mut table = wish.laid.table(seed())?;
                go(&mut table, wish.ply)?;
                // A match that is to be played stands where it is shown.
                if wish.mode == Mode::Play {
                    table.go_on_here();
                }
                Rc::new(RefCell::new(Controller::new(table)))
            }
        };
        let still = if wish.mode == Mode::Diagram {
            let table = controller.borrow().table().clone();
            Some(picture(&wish, table, WIDTH).await?)
        } else {
            if let Some(pictures) = Part::pictures() {
                (pictures.check)(&wish.marks).map_err(Fault::Mark)?;
            }
            None
        };
        let marked = controller.borrow().table().ply();
        {
            let mut state = self.state.borrow_mut();
            if !same || !same_ply {
                state.marked = marked;
            }
            state.wish = Some(wish);
            state.controller = Some(controller);
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

    /// The picture of where the board stands, in the style that is wished; of what is wished, when the board shows nothing yet.
    async fn svg(self: Rc<Board>, wish: Wish) -> Result<JsValue, Fault> {
        let game = Part::game(&wish.laid.game).ok_or(Fault::Unloaded)?;
        if !game.fetch().await {
            return Err(Fault::Unloaded);
        }
        let stands = self.state.borrow().controller.as_ref().map(|controller| controller.borrow().table().clone());
        let table = match stands {
            Some(table) => table,
            None => {
                let mut table = wish.laid.table(seed())?;
                go(&mut table, wish.ply)?;
                table
            }
        };
        Ok(picture(&wish, table, WIDTH).await?.into())
    }

    /// Draws the view anew, or for the first time.
    fn draw(self: &Rc<Board>) {
        self.stamp.set(self.stamp.get().wrapping_add(1));
        let props = {
            let state = self.state.borrow();
            let (Some(wish), Some(controller)) = (&state.wish, &state.controller) else { return };
            if wish.mode == Mode::Diagram {
                return;
            }
            let say = self.say.clone();
            ViewProps {
                wish: wish.clone(),
                controller: controller.clone().into(),
                stamp: self.stamp.get(),
                marked: state.marked,
                say: Rc::new(move |word: &str, value: &JsValue| {
                    let answer = say.call2(&JsValue::NULL, &word.into(), value);
                    answer.map_or(true, |answer| !answer.is_falsy())
                })
                .into(),
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
        if let Some(view) = view {
            view.destroy();
        }
    }

    fn end(&self) {
        self.end_view();
        self.state.take();
        self.root.set_inner_html("");
    }
}

/// The picture of a table.
async fn picture(wish: &Wish, table: Table, width: u32) -> Result<String, Fault> {
    let pictures = if Part::Pictures.fetch().await { Part::pictures() } else { None };
    let style = Style {
        language: wish.language,
        look: wish.look,
        dark: wish.dark,
        coordinates: wish.coordinates,
        width,
        ..Style::default()
    };
    let order = Order { table, style, orientation: wish.orientation, marks: wish.marks.clone() };
    (pictures.ok_or(Fault::Unloaded)?.svg)(order).await.map_err(|why| match why {
        NoPicture::Unloaded => Fault::Picture,
        NoPicture::Mark(why) => Fault::Mark(why),
    })
}

/// A seed of chance's draws.
fn seed() -> u64 {
    (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64
}
