//! Play on a board, shared by matches, lessons and embedded boards, which lay it out.
//!
//! An intent waits until the browser has painted its press. Chance draws after the animation of the previous move.

use super::keys::use_onward;
use super::motion::use_moving;
use super::tap_guard::use_taps;
use crate::ui::base::timer::use_timer;
use crate::ui::parts::act::Act;
use std::rc::Rc;
use trivium_boards::scheduler::respond;
use trivium_boards::{BoardProps, BoardView};
use trivium_rules::core::{Command, Event, Pick};
use trivium_session::{Controller, Intent};
use trivium_words::ShellWords;
use yew::prelude::*;

/// Pause before a chance draw, in milliseconds.
const BEFORE_DRAW: u32 = 420;

/// How a screen configures play.
#[derive(Clone, PartialEq)]
pub struct Options {
    /// Applies an intent to the match.
    pub decide: Callback<Act>,
    /// Whether targets on the board can be chosen.
    pub open: bool,
    /// Whether chance draws automatically.
    pub draws: bool,
}

/// State and callbacks of a board that can be played on.
#[derive(Clone, PartialEq)]
pub struct Playing {
    pub act: Callback<Intent>,
    /// Whether an animation is running.
    pub moves: bool,
    on_skip: Callback<()>,
    callbacks: Rc<BoardCallbacks>,
}

/// The callbacks of the board. They stay equal while the choice under way is the same, so that unchanged boards do not
/// re-render.
#[derive(PartialEq)]
struct BoardCallbacks {
    pick: Callback<Pick>,
    cancel: Callback<()>,
    preview: Option<Callback<Pick, Vec<Event>>>,
}

/// Lets people and chance play on a board.
#[hook]
pub fn use_play(controller: &Controller, options: Options) -> Playing {
    let Options { decide, open, draws } = options;
    let (moves, on_skip) = use_moving(controller);
    let taps = use_taps(controller, moves);
    let act = use_callback((decide, taps), |intent: Intent, (decide, taps)| {
        let (decide, act) = (decide.clone(), Act { intent, stale: taps.0.stale() });
        respond(move || decide.emit(act));
    });
    use_onward(controller);
    let (draw, draws) = (act.clone(), draws && controller.awaits_chance() && !moves);
    use_timer((controller.serial(), draws), BEFORE_DRAW, draws.then_some(move || draw.emit(Intent::PlayChance)));
    let choice = (controller.serial(), controller.chosen().to_vec(), controller.decides());
    let callbacks = use_memo((choice, act.clone(), open), |(_, act, open)| {
        if !*open {
            return BoardCallbacks { pick: Callback::noop(), cancel: Callback::noop(), preview: None };
        }
        let controller = controller.clone();
        let preview = Callback::from(move |pick| controller.preview(pick));
        BoardCallbacks {
            pick: act.reform(Intent::Pick),
            cancel: act.reform(|()| Intent::Cancel),
            preview: Some(preview),
        }
    });
    Playing { act, moves, on_skip, callbacks }
}

impl Playing {
    /// The properties of the board. `settled` is true if the targets of the view are those of the position.
    pub fn board(&self, view: &Rc<BoardView>, settled: bool) -> BoardProps {
        BoardProps {
            on_pick: self.on_pick(),
            on_cancel: self.on_cancel(),
            preview: self.callbacks.preview.clone(),
            on_skip: self.on_skip.clone(),
            settled,
            ..BoardProps::still(view.clone())
        }
    }

    /// Finishes the running animations.
    pub fn skip(&self) -> Callback<()> {
        self.on_skip.clone()
    }

    /// Called with a pick.
    pub fn on_pick(&self) -> Callback<Pick> {
        self.callbacks.pick.clone()
    }

    /// Called when the choice under way is cancelled.
    pub fn on_cancel(&self) -> Callback<()> {
        self.callbacks.cancel.clone()
    }
}

/// The view of a board that accepts no input.
pub fn closed(view: BoardView) -> BoardView {
    BoardView { choosable: Vec::new(), draggable: Vec::new(), chosen: Vec::new(), confirm: false, ..view }
}

/// A button that performs an intent; `class` sets its style.
pub fn intent_button(act: &Callback<Intent>, intent: Intent, class: &'static str, text: &'static str) -> Html {
    let onclick = act.reform(move |_: MouseEvent| intent.clone());
    html! { <button type="button" class={classes!("button", class)} {onclick}>{ text }</button> }
}

/// Buttons for the choices that are not on the board.
pub fn commands(controller: &Controller, words: &ShellWords, act: &Callback<Intent>, class: &'static str) -> Vec<Html> {
    let button = |pick| match pick {
        Pick::Command(Command::Pass) => Some(intent_button(act, Intent::Pick(pick), class, words.pass)),
        Pick::Command(Command::Swap) => Some(intent_button(act, Intent::Pick(pick), class, words.swap)),
        Pick::Command(Command::Slide(_)) | Pick::Site(_) | Pick::Tray(..) => None,
    };
    controller.choosable().into_iter().filter_map(button).collect()
}
