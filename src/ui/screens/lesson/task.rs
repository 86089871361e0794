//! One step of a lesson with its board.

use super::instructions::{Instructions, StepActions};
use super::step_at_board::{LessonContext, StepAtBoard};
use crate::ui::base::returned::{keep, returned};
use crate::ui::base::settings::use_settings;
use crate::ui::game::board_screen::BoardScreen;
use crate::ui::game::half_made::use_half_made;
use crate::ui::game::line::BEFORE_ANSWER;
use crate::ui::game::seats::seat_with_rack_below;
use crate::ui::game::use_match::{MatchHandle, use_match};
use crate::ui::parts::marks::use_marks;
use crate::ui::parts::solving::TaskAtBoard;
use crate::ui::screens::puzzles::{PlayedTask, use_task, use_task_novelty};
use gloo::events::EventListener;
use gloo::utils::window;
use std::rc::Rc;
use trivium_boards::{BoardProps, set_stepwise};
use trivium_rules::core::Seat;
use trivium_session::Task;
use trivium_session::lesson::StepKind;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};
use yew::prelude::*;

/// Pause before a demonstration, in milliseconds.
const BEFORE_SHOWN: u32 = 1800;
/// The same if the text describes crosses, which disappear with the move.
const BEFORE_CROSSES_GO: u32 = 4000;

#[derive(Clone, PartialEq, Properties)]
pub struct TaskProps {
    pub at_board: StepAtBoard,
    /// Called with each state of the step.
    pub on_change: Callback<StepAtBoard>,
    pub own: LessonContext,
    /// Identifies the step's unfinished choice in the storage.
    pub half: String,
    /// Whether this is the first step. Then the page's heading has the focus.
    pub first: bool,
    /// Content above the step.
    pub head: Html,
    pub next: Callback<()>,
    pub again: Callback<()>,
    /// The progress through the lesson.
    pub children: Html,
}

#[component]
pub fn StepView(props: &TaskProps) -> Html {
    let TaskProps { own, half, head, next, again, first, children, .. } = props;
    let MatchHandle { value: table, decide, change } = use_match(|| props.at_board.table.clone(), |_| {});
    let at_board = &StepAtBoard { step: props.at_board.step.clone(), table };
    use_effect_with((), |()| {
        set_stepwise(true);
        || set_stepwise(false)
    });
    let set = use_settings();
    let language = set.now.language;
    let kind = at_board.step.kind;
    // In lessons, the first hint marks the site; there is no theme to name before it.
    let task = at_board.table.task.clone();
    let hinted = use_state_eq(|| returned::<Rc<Task>>("hinted").is_some_and(|left| Rc::ptr_eq(&left, &task)));
    use_effect_with(*hinted, move |hinted| {
        if *hinted {
            keep("hinted", task);
        }
    });
    {
        let (on_change, at_board) = (props.on_change.clone(), at_board.clone());
        use_effect_with(at_board.table.clone(), move |_| on_change.emit(at_board));
    }
    let advance = use_callback(change, |(), change| change.emit(Rc::new(TaskAtBoard::advanced)));
    let wait = match kind {
        StepKind::Show if at_board.step.crossed() => BEFORE_CROSSES_GO,
        StepKind::Show => BEFORE_SHOWN,
        _ => BEFORE_ANSWER,
    };
    let PlayedTask { play, view, settled_view } = use_task(&at_board.table, *hinted, 0, decide, &advance, wait);
    let hint = (kind == StepKind::Ask && !*hinted).then(|| {
        let hinted = hinted.setter();
        Callback::from(move |()| hinted.set(true))
    });
    let [text, forward] = use_reading(*first, kind.waits() && !at_board.table.open());
    use_half_made(half, &at_board.table.controller);
    use_enter(&forward);
    let controller = &at_board.table.controller;
    let novelty = use_task_novelty(controller, language);
    // The marks were checked when the articles were built.
    let marks = use_marks(view.game, &at_board.step.marks(at_board.table.stage.right(&at_board.table.task) > 0));
    let teach = Instructions { at_board, hinted: *hinted, novelty, own: *own, language, act: &play.act };
    let hand_below = seat_with_rack_below(&view.scene, view.game, at_board.table.task.seat.or(Some(Seat::ONE)));
    let screen = BoardScreen {
        class: classes!("lesson", hand_below.map(|_| "racks")),
        hand_below,
        data: vec![("data-kind", kind.name()), ("data-stage", progress(at_board))],
        settled_view,
        ..BoardScreen::new(controller, BoardProps { marks, ..play.board(&view, true) })
    };
    screen.html(head.clone(), [teach.html(StepActions { text, forward, next, again, hint }), children.clone()])
}

/// The state for style sheets and tests: waiting for the reader, playing the demonstration, or done.
fn progress(at_board: &StepAtBoard) -> &'static str {
    match at_board.step.kind {
        _ if at_board.table.open() => "open",
        StepKind::Show if at_board.table.next().is_some() => "shown",
        _ => "done",
    }
}

/// Lets Enter press the button that continues, unless the key belongs to a focused control.
#[hook]
fn use_enter(forward: &NodeRef) {
    let forward = forward.clone();
    use_effect_with((), move |()| {
        let listener = EventListener::new(&window(), "keydown", move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
            let control = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            let control = control.and_then(|at| at.closest("a, button, input, select, [role=gridcell]").ok().flatten());
            if event.key() == "Enter"
                && !event.repeat()
                && !event.default_prevented()
                && control.is_none()
                && let Some(button) = forward.cast::<HtmlElement>()
            {
                button.click();
            }
        });
        move || drop(listener)
    });
}

/// Moves the focus so that screen readers read the text and then the button that continues. On the first step the
/// page's heading keeps the focus.
#[hook]
fn use_reading(first: bool, done: bool) -> [NodeRef; 2] {
    let both = [use_node_ref(), use_node_ref()];
    let [text, forward] = both.clone();
    use_effect_with(done, move |done| {
        let target = if *done { Some(forward) } else { (!first).then_some(text) };
        if let Some(target) = target.and_then(|target| target.cast::<web_sys::HtmlElement>()) {
            let _ = target.focus();
        }
    });
    both
}
