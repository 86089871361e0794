//! A step of a lesson at its board.

use super::instructions::{Instructions, StepActions};
use super::stage::StepStage;
use super::step_at_board::{LessonContext, StepAtBoard};
use crate::ui::chunk::Chunk;
use crate::ui::game::{BEFORE_ANSWER, Options, Seats, board_view, closed, hues, names, use_line, use_play};
use crate::ui::settings::use_settings;
use std::rc::Rc;
use trivium_boards::{BoardView, Trays, board, on_turned};
use trivium_rules::core::{Pick, Turn};
use trivium_session::lesson::StepKind;
use trivium_session::{Controller, Intent};
use trivium_words::{BoardText, Text};
use yew::prelude::*;

/// How long one sees the board before a move is shown, in milliseconds.
const BEFORE_SHOWN: u32 = 1800;

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
    let stage = use_mut_ref(|| StepStage::first(kind));
    let now = stage.borrow().clone();
    let decide = {
        let stage = stage.clone();
        use_callback(laid.clone(), move |intent: Intent, laid| {
            let after = stage.borrow().after(laid, intent);
            stage.replace(after);
        })
    };
    let play = use_play(&laid.game_match, Options { decide, open: now.open(), draws: false });
    let act = &play.act;
    let before = if kind == StepKind::Show { BEFORE_SHOWN } else { BEFORE_ANSWER };
    let played = now.next(laid).map(|token| (token, now.further()));
    use_line(&laid.game_match, &stage, played, before, &play.redraw);
    let open = now.open();
    let [told, forward] = use_reading(*first, kind.waits() && !open);
    let controller = laid.game_match.borrow();
    let deps = (controller.serial(), controller.chosen().to_vec(), now.clone());
    let view = use_memo((deps, set.now), |_| {
        let view = board_view(&controller, &set, true, 0, &[]);
        shown(&controller, BoardView { hinted: marked(&controller, laid, &now), ..view }, open)
    });
    let root = use_marks(&view, &laid.step.marks);
    let teach = Instructions { step: &laid.step, stage: &now, own: *own, language, controller: &controller, act };
    let game_match = controller.game_match();
    html! {
        <main
            class="game lesson"
            data-kind={kind.name()}
            data-seats={game_match.setup().game().seats().to_string()}
            data-turn={game_match.turn().seat().map(|seat| seat.to_string())}
            data-position={game_match.position().text()}
            data-hues={hues(&controller, &view.scene)}
            data-stage={progress(laid, &now)}
        >
            { head.clone() }
            <Seats
                view={view.clone()}
                names={names(&controller, language)}
                controller={laid.game_match.clone()}
                stamp={play.stamp}
                round=false
                on_pick={play.on_pick()}
                on_cancel={play.on_cancel()}
            />
            <section class="table" aria-label={language.text(&Text::Board(BoardText::Board)).into_owned()}>
                <div class="turn" ref={root}>
                    { board(play.board(&view, true)) }
                    <Trays view={view.clone()} on_pick={play.on_pick()} on_cancel={play.on_cancel()} />
                </div>
            </section>
            { teach.html(StepActions { told, forward, next, again }) }
            { children.clone() }
        </main>
    }
}

/// How far it is in one word: something is to be done, is being shown, or neither.
fn progress(laid: &StepAtBoard, stage: &StepStage) -> &'static str {
    match (stage.open(), stage.next(laid)) {
        (true, _) => "open",
        (_, Some(_)) if laid.step.kind == StepKind::Show => "shown",
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

/// The next tap, or the board's next move.
fn marked(controller: &Controller, laid: &StepAtBoard, stage: &StepStage) -> Vec<Pick> {
    let token = match laid.step.kind {
        StepKind::Do if stage.open() => laid.step.play.first().cloned(),
        StepKind::Show => stage.next(laid),
        _ => None,
    };
    let Some(token) = token else { return Vec::new() };
    let way = controller.way(&token);
    // Where longer decisions begin alike, the last thing is tapped once more.
    if way.is_empty() { controller.chosen().last().copied().into_iter().collect() } else { way }
}

/// The content of the board: nothing can be chosen unless something is to be done, and nobody is told what would decide the game.
fn shown(controller: &Controller, view: BoardView, open: bool) -> BoardView {
    let over = !open || matches!(controller.game_match().turn(), Turn::Over(_));
    // Tasks name places.
    let view = BoardView { decisive: Vec::new(), coordinates: true, ..view };
    if over { closed(view) } else { view }
}
