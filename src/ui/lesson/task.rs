//! A step of a lesson at its board.

use super::instructions::{Instructions, StepActions};
use super::step_at_board::{LessonContext, StepAtBoard};
use crate::ui::chunk::Chunk;
use crate::ui::game::{Seats, hues, names, near_rack};
use crate::ui::puzzles::{PlayedTask, use_task, use_task_novelty};
use crate::ui::settings::use_settings;
use std::rc::Rc;
use trivium_boards::{BoardView, Trays, board, on_turned};
use trivium_rules::core::Seat;
use trivium_session::lesson::StepKind;
use trivium_session::{Intent, TaskStage};
use trivium_words::{BoardText, Text};
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct TaskProps {
    /// The step and its position.
    pub laid: StepAtBoard,
    /// The words of lessons.
    pub own: LessonContext,
    /// Whether it is the first one: then the page's heading has the focus.
    pub first: bool,
    /// The text above it.
    pub head: Html,
    /// Goes on to the next step.
    pub next: Callback<()>,
    /// Begins this one again.
    pub again: Callback<()>,
    /// How far the lesson is.
    pub children: Html,
}

/// A step of a lesson.
#[component]
pub fn Task(props: &TaskProps) -> Html {
    let TaskProps { laid, own, head, next, again, first, children } = props;
    let set = use_settings();
    let language = set.now.language;
    let kind = laid.step.kind;
    // A lesson names no theme: its hint marks the place at once.
    let hinted = use_state_eq(|| false);
    let decide = use_callback(laid.clone(), move |intent: Intent, laid| {
        laid.table.decide(intent);
    });
    let PlayedTask { now, open, play, view } = use_task(&laid.table, *hinted, 0, decide, &Callback::noop());
    let hint = (kind == StepKind::Ask && !*hinted).then(|| {
        let hinted = hinted.setter();
        Callback::from(move |()| hinted.set(true))
    });
    let [told, forward] = use_reading(*first, kind.waits() && !open);
    let controller = laid.table.game_match.borrow();
    let novelty = use_task_novelty(&controller, language);
    let root = use_marks(&view, &laid.step.marks);
    let teach = Instructions {
        laid,
        now: &now,
        open,
        hinted: *hinted,
        novelty,
        own: *own,
        language,
        controller: &controller,
        act: &play.act,
    };
    let game_match = controller.game_match();
    let near = near_rack(&view.scene, view.game, laid.table.task.seat.or(Some(Seat::ONE)));
    html! {
        <main
            class={classes!("game", "lesson", near.map(|_| "racks"))}
            data-kind={kind.name()}
            data-seats={game_match.setup().game().seats().to_string()}
            data-turn={game_match.turn().seat().map(|seat| seat.to_string())}
            data-position={game_match.position().text()}
            data-hues={hues(&controller, &view.scene)}
            data-stage={progress(laid, &now, open)}
        >
            { head.clone() }
            <Seats
                view={view.clone()}
                names={names(&controller, language)}
                controller={laid.table.game_match.clone()}
                stamp={play.stamp}
                round=false
                {near}
                on_pick={play.on_pick()}
                on_cancel={play.on_cancel()}
            />
            <section class="table" aria-label={language.text(&Text::Board(BoardText::Board)).into_owned()}>
                <div class="turn" ref={root}>
                    { board(play.board(&view, true)) }
                    <Trays view={view.clone()} on_pick={play.on_pick()} on_cancel={play.on_cancel()} />
                </div>
            </section>
            { teach.html(StepActions { told, forward, next, again, hint }) }
            { children.clone() }
        </main>
    }
}

/// How far it is in one word: something is to be done, is being shown, or neither.
fn progress(laid: &StepAtBoard, now: &TaskStage, open: bool) -> &'static str {
    match (open, laid.step.kind) {
        (true, _) => "open",
        (_, StepKind::Show) if now.next(&laid.table.task, &laid.table.game_match.borrow()).is_some() => "shown",
        _ => "done",
    }
}

/// The reading order follows the news: the text, and afterwards the way on. The first step is read after the page's heading.
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

/// Draws the marks of a picture over the board that stands in the element.
#[hook]
fn use_marks(view: &Rc<BoardView>, marks: &str) -> NodeRef {
    let root = use_node_ref();
    let (element, game) = (root.clone(), view.game);
    // The picture is another one with each view, and when the board turns.
    use_effect_with((Rc::as_ptr(view).addr(), marks.to_owned()), move |(_, marks)| {
        let marks = marks.clone();
        let listener = element.cast::<web_sys::Element>().zip(Chunk::pictures()).map(|(root, pictures)| {
            let within = root.clone();
            let draw = move || {
                // The steps were looked at when the articles were made.
                let _ = (pictures.over)(&within, game, &marks);
            };
            draw();
            on_turned(&root, draw)
        });
        move || drop(listener)
    });
    root
}
