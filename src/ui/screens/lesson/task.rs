//! One step of a lesson with its board.

use super::instructions::{Instructions, StepActions};
use super::step_at_board::{LessonContext, StepAtBoard};
use crate::ui::base::returned::{keep, returned};
use crate::ui::base::settings::use_settings;
use crate::ui::game::board_screen::BoardScreen;
use crate::ui::game::half_made::use_half_made;
use crate::ui::game::seats::near_rack;
use crate::ui::game::use_match::{MatchHandle, use_match};
use crate::ui::parts::marks::use_marks;
use crate::ui::parts::solving::TaskAtBoard;
use crate::ui::screens::puzzles::{PlayedTask, use_task, use_task_novelty};
use gloo::events::EventListener;
use std::rc::Rc;
use trivium_boards::{BoardProps, set_stepwise};
use trivium_rules::core::Seat;
use trivium_session::lesson::StepKind;
use trivium_session::{Task, TaskStage};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct TaskProps {
    pub laid: StepAtBoard,
    /// Called with each state of the step.
    pub kept: Callback<StepAtBoard>,
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
    let MatchHandle { value: table, decide, change } = use_match(|| props.laid.table.clone(), |_| {});
    let laid = &StepAtBoard { step: props.laid.step.clone(), table };
    use_effect_with((), |()| {
        set_stepwise(true);
        || set_stepwise(false)
    });
    let set = use_settings();
    let language = set.now.language;
    let kind = laid.step.kind;
    // In lessons, the first hint marks the site; there is no theme to name before it.
    let task = laid.table.task.clone();
    let hinted = use_state_eq(|| returned::<Rc<Task>>("hinted").is_some_and(|left| Rc::ptr_eq(&left, &task)));
    use_effect_with(*hinted, move |hinted| {
        if *hinted {
            keep("hinted", task);
        }
    });
    {
        let (kept, laid) = (props.kept.clone(), laid.clone());
        use_effect_with(laid.table.clone(), move |_| kept.emit(laid));
    }
    let further = use_callback(change, |(), change| change.emit(Rc::new(TaskAtBoard::further)));
    let PlayedTask { now, open, play, view, beside } = use_task(&laid.table, *hinted, 0, decide, &further);
    let hint = (kind == StepKind::Ask && !*hinted).then(|| {
        let hinted = hinted.setter();
        Callback::from(move |()| hinted.set(true))
    });
    let [told, forward] = use_reading(*first, kind.waits() && !open);
    use_half_made(half, &laid.table.controller);
    use_enter(&forward);
    let controller = &laid.table.controller;
    let novelty = use_task_novelty(controller, language);
    // The marks were checked when the articles were built.
    let marks = use_marks(view.game, &laid.step.marks);
    let teach = Instructions {
        laid,
        now: &now,
        open,
        hinted: *hinted,
        novelty,
        own: *own,
        language,
        controller,
        act: &play.act,
    };
    let near = near_rack(&view.scene, view.game, laid.table.task.seat.or(Some(Seat::ONE)));
    let screen = BoardScreen {
        class: classes!("lesson", near.map(|_| "racks")),
        near,
        data: vec![("data-kind", kind.name()), ("data-stage", progress(laid, &now, open))],
        beside,
        ..BoardScreen::new(controller, BoardProps { marks, ..play.board(&view, true) })
    };
    screen.html(head.clone(), [teach.html(StepActions { told, forward, next, again, hint }), children.clone()])
}

/// The state for style sheets and tests: waiting for the reader, playing the demonstration, or done.
fn progress(laid: &StepAtBoard, now: &TaskStage, open: bool) -> &'static str {
    match (open, laid.step.kind) {
        (true, _) => "open",
        (_, StepKind::Show) if now.next(&laid.table.task, &laid.table.controller).is_some() => "shown",
        _ => "done",
    }
}

/// Lets Enter press the button that continues, unless the key belongs to a focused control.
#[hook]
fn use_enter(forward: &NodeRef) {
    let forward = forward.clone();
    use_effect_with((), move |()| {
        let listener = web_sys::window().map(|window| {
            EventListener::new(&window, "keydown", move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
                let control = event.target().and_then(|target| target.dyn_into::<Element>().ok());
                let control =
                    control.and_then(|at| at.closest("a, button, input, select, [role=gridcell]").ok().flatten());
                if event.key() == "Enter"
                    && !event.repeat()
                    && !event.default_prevented()
                    && control.is_none()
                    && let Some(button) = forward.cast::<HtmlElement>()
                {
                    button.click();
                }
            })
        });
        move || drop(listener)
    });
}

/// Moves the focus so that screen readers read the text and then the button that continues. On the first step the
/// page's heading keeps the focus.
#[hook]
fn use_reading(first: bool, done: bool) -> [NodeRef; 2] {
    let both = [use_node_ref(), use_node_ref()];
    let [told, forward] = both.clone();
    use_effect_with(done, move |done| {
        let target = if *done { Some(forward) } else { (!first).then_some(told) };
        if let Some(target) = target.and_then(|target| target.cast::<web_sys::HtmlElement>()) {
            let _ = target.focus();
        }
    });
    both
}
