//! Playing at a board, the same on every screen: in a match, in a lesson, in other people's pages. The screens lay it out.
//!
//! An intent waits until its press is painted. Then it is done, and then it is drawn. Chance draws when what happened before has been seen.

use super::keys::use_onward;
use super::motion::use_moving;
use super::pending::Pending;
use super::shared_controller::SharedController;
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use trivium_boards::scheduler::answer;
use trivium_boards::{BoardProps, BoardView};
use trivium_rules::core::{Command, Event, Pick};
use trivium_session::{Controller, Intent};
use trivium_words::ShellWords;
use yew::prelude::*;

/// How long a draw of chance lets one see the board before it, in milliseconds.
const BEFORE_DRAW: u32 = 420;

/// The options of a screen for playing.
#[derive(Clone, PartialEq)]
pub struct Options {
    /// Does an intent: on the match alone, or with what else follows from it.
    pub decide: Callback<Intent>,
    /// Whether things on the board can be chosen.
    pub open: bool,
    /// Whether chance draws by itself.
    pub draws: bool,
}

/// Changes with each drawing.
struct Stamp(u32);

impl Reducible for Stamp {
    type Action = ();

    fn reduce(self: Rc<Self>, (): ()) -> Rc<Self> {
        Rc::new(Stamp(self.0.wrapping_add(1)))
    }
}

/// Playing at a board.
#[derive(Clone, PartialEq)]
pub struct Playing {
    /// Does an intent.
    pub act: Callback<Intent>,
    /// Draws what something else has changed.
    pub redraw: Callback<()>,
    /// Changes with all that is to be drawn.
    pub stamp: u32,
    /// Intents that are not drawn yet.
    pub pending: Pending,
    /// Whether what happened last is still being shown.
    pub moves: bool,
    on_skip: Callback<()>,
    hands: Rc<BoardCallbacks>,
}

/// The callbacks of the board: the same ones as long as the same controller acts, so that boards that show nothing new are not drawn
/// again.
#[derive(PartialEq)]
struct BoardCallbacks {
    pick: Callback<Pick>,
    cancel: Callback<()>,
    preview: Option<Callback<Pick, Vec<Event>>>,
}

/// Lets people and chance play at a board.
#[hook]
pub fn use_play(shared: &SharedController, options: Options) -> Playing {
    let Options { decide, open, draws } = options;
    let stamp = use_reducer(|| Stamp(0));
    let pending = use_memo((), |()| Pending::default());
    let act = use_callback((decide, stamp.dispatcher()), {
        let pending = pending.clone();
        move |intent: Intent, (decide, stamp)| {
            pending.add();
            let (decide, stamp, pending) = (decide.clone(), stamp.clone(), (*pending).clone());
            let draw = move || {
                stamp.dispatch(());
                pending.remove();
            };
            answer(move || decide.emit(intent), draw);
        }
    });
    let redraw = use_callback(stamp.dispatcher(), |(), stamp| stamp.dispatch(()));
    let controller = shared.borrow();
    use_onward(&controller);
    let (moves, on_skip) = use_moving(&controller);
    {
        let act = act.clone();
        let draws = draws && controller.awaits_chance() && !moves;
        use_effect_with((controller.serial(), draws), move |(_, draws)| {
            let timer = draws.then(|| Timeout::new(BEFORE_DRAW, move || act.emit(Intent::PlayChance)));
            move || drop(timer)
        });
    }
    let hands = use_memo((shared.clone(), act.clone(), open), |(shared, act, open)| {
        if !*open {
            return BoardCallbacks { pick: Callback::noop(), cancel: Callback::noop(), preview: None };
        }
        let shared = shared.clone();
        let preview = Callback::from(move |pick| shared.borrow().preview(pick));
        BoardCallbacks {
            pick: act.reform(Intent::Pick),
            cancel: act.reform(|()| Intent::Cancel),
            preview: Some(preview),
        }
    });
    Playing { act, redraw, stamp: stamp.0, pending: (*pending).clone(), moves, on_skip, hands }
}

impl Playing {
    /// The board with a view; `settled` says whether its places are those of the position.
    pub fn board(&self, view: &Rc<BoardView>, settled: bool) -> BoardProps {
        BoardProps {
            on_pick: self.on_pick(),
            on_cancel: self.on_cancel(),
            preview: self.hands.preview.clone(),
            on_skip: self.on_skip.clone(),
            settled,
            ..BoardProps::still(view.clone())
        }
    }

    /// Ends at once what is still being shown.
    pub fn skip(&self) -> Callback<()> {
        self.on_skip.clone()
    }

    /// Is told what was pointed at.
    pub fn on_pick(&self) -> Callback<Pick> {
        self.hands.pick.clone()
    }

    /// Is told that the decision under way was given up.
    pub fn on_cancel(&self) -> Callback<()> {
        self.hands.cancel.clone()
    }
}

/// The view of a board on which nothing can be chosen.
pub fn closed(view: BoardView) -> BoardView {
    BoardView { choosable: Vec::new(), draggable: Vec::new(), chosen: Vec::new(), confirm: false, ..view }
}

/// A button that does an intent; `class` tells which kind.
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
