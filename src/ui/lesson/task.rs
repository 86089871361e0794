//! A step of a lesson: the board, what is to be done, and what becomes of it.

use super::{Laid, Own};
use crate::core::{Command, Pick, Turn};
use crate::i18n::{BoardText, Text, fill};
use crate::session::{Controller, Intent};
use crate::ui::boards::{BoardProps, BoardView, Trays, board};
use crate::ui::game::{Helper, Seats, asked, board_view, heard, names};
use crate::ui::later::answer;
use crate::ui::part::Part;
use crate::ui::route::Route;
use crate::ui::settings::use_settings;
use gloo_timers::callback::Timeout;
use std::rc::Rc;
use yew::prelude::*;

/// How long one sees what was played before the answer to it, in milliseconds.
const BEFORE_ANSWER: u32 = 900;

#[derive(Clone, PartialEq, Properties)]
pub struct TaskProps {
    /// The step and its position.
    pub laid: Laid,
    /// The words of lessons.
    pub own: Own,
    /// Whether it is the first one: then the page's heading has the focus.
    pub first: bool,
    /// What stands above it.
    pub head: Html,
    /// Goes on to the next step.
    pub next: Callback<()>,
    /// How far the lesson is.
    pub children: Html,
}

/// What has become of a task.
#[derive(Clone, PartialEq, Debug)]
enum Stage {
    /// It is to be done.
    Open,
    /// Something else was decided, by this token.
    Other(String),
    /// It is done, and so much of the answer was played; or it was shown.
    Done { played: usize, found: bool },
}

/// A step of a lesson.
#[component]
pub fn Task(props: &TaskProps) -> Html {
    let TaskProps { laid, own, head, next, first, children } = props;
    let (set, own) = (use_settings(), own.0);
    let language = set.now.language;
    let words = language.shell();
    let stage = use_mut_ref(|| Stage::Open);
    let stamp = use_mut_ref(|| 0_u32);
    let redraw = use_force_update();
    let drawn = {
        let stamp = stamp.clone();
        use_callback((), move |(), ()| {
            stamp.replace_with(|stamp| stamp.wrapping_add(1));
            redraw.force_update();
        })
    };
    let act = {
        let stage = stage.clone();
        use_callback((laid.clone(), drawn.clone()), move |intent: Intent, (laid, drawn)| {
            let (laid, stage, drawn) = (laid.clone(), stage.clone(), drawn.clone());
            answer(move || decide(&laid, &mut stage.borrow_mut(), intent), move || drawn.emit(()));
        })
    };
    let controller = laid.table.borrow();
    let now = stage.borrow().clone();
    {
        // The answer, one decision after the other.
        let (laid, stage, drawn) = (laid.clone(), stage.clone(), drawn.clone());
        use_effect_with(now.clone(), move |now| {
            let token = match now {
                Stage::Done { played, found } => {
                    laid.step.then.get(*played).cloned().map(|token| (*played, *found, token))
                }
                _ => None,
            };
            let timer = token.map(|(played, found, token)| {
                Timeout::new(BEFORE_ANSWER, move || {
                    // It was tried when the lesson was made.
                    let _ = laid.table.shared().borrow_mut().enter(&token);
                    *stage.borrow_mut() = Stage::Done { played: played + 1, found };
                    drawn.emit(());
                })
            });
            move || drop(timer)
        });
    }
    let (told, forward) = (use_node_ref(), use_node_ref());
    {
        // What is new is what is read next: the task, then the way on.
        let (told, forward, first, done) = (told.clone(), forward.clone(), *first, matches!(now, Stage::Done { .. }));
        use_effect_with(done, move |done| {
            let target = if *done { Some(forward) } else { (!first).then_some(told) };
            if let Some(target) = target.and_then(|target| target.cast::<web_sys::HtmlElement>()) {
                let _ = target.focus();
            }
        });
    }
    let open = !matches!(now, Stage::Done { .. });
    let deps = (controller.serial(), controller.chosen().to_vec(), open);
    let view = use_memo((deps, set.now), |_| shown(&controller, board_view(&controller, &set, true, 0, &[]), open));
    let root = use_node_ref();
    {
        let (root, game) = (root.clone(), view.game);
        let marks = if open { laid.step.marks.clone() } else { String::new() };
        // The picture is another one with each view.
        use_effect_with((Rc::as_ptr(&view).addr(), marks), move |(_, marks)| {
            if let (Some(root), Some(pictures)) = (root.cast::<web_sys::Element>(), Part::pictures()) {
                // The steps were looked at when the articles were made.
                let _ = (pictures.over)(&root, game, marks);
            }
        });
    }
    let hands = use_memo(act.clone(), |act| {
        let table = laid.table.clone();
        let foresee = Callback::from(move |pick| table.borrow().foresee(pick));
        (act.reform(Intent::Pick), act.reform(|()| Intent::Cancel), foresee)
    });
    let (on_pick, on_cancel, foresee) = &*hands;
    let board_props = BoardProps {
        on_pick: on_pick.clone(),
        on_cancel: on_cancel.clone(),
        foresee: open.then(|| foresee.clone()),
        ..BoardProps::still(view.clone())
    };
    let asked = asked(&controller, language, &Helper::default());
    let (mut note, mut rule) = (None, None);
    match &now {
        Stage::Other(token) => note = Some(fill(own.other, &[token])),
        Stage::Open if asked.refused => (note, rule) = (Some(asked.text.clone()), asked.rule),
        _ => {}
    }
    let happened = if controller.serial() > 0 { heard(&controller, language, &asked) } else { String::new() };
    // Whoever had it shown has not found it.
    let praise = if matches!(now, Stage::Done { found: true, .. }) { own.right } else { "" };
    let said = match (&now, &note) {
        (Stage::Done { .. }, _) => [praise, " ", &spoken(&laid.step.reason), " ", &happened].concat(),
        (_, Some(note)) => note.clone(),
        _ => String::new(),
    };
    let button = |class: &'static str, intent: Intent, text: &'static str| {
        let onclick = act.reform(move |_: MouseEvent| intent.clone());
        html! { <button class={classes!("button", class)} {onclick}>{ text }</button> }
    };
    let table = controller.table();
    let turn = table.turn().seat().map(|seat| seat.to_string());
    let commands = controller.choosable().into_iter().filter_map(|pick| match pick {
        Pick::Command(Command::Pass) => Some(button("", Intent::Pick(pick), words.pass)),
        Pick::Command(Command::Swap) => Some(button("", Intent::Pick(pick), words.swap)),
        _ => None,
    });
    let commands: Vec<_> = if open { commands.collect() } else { Vec::new() };
    html! {
        <main
            class="game lesson"
            data-seats={table.setup().game().seats().to_string()}
            data-turn={turn}
            data-position={table.position().text()}
            data-stage={if open { "open" } else { "done" }}
        >
            { head.clone() }
            <Seats
                view={view.clone()}
                names={names(&controller, language)}
                controller={laid.table.clone()}
                stamp={*stamp.borrow()}
                round=false
                on_pick={on_pick.clone()}
                on_cancel={on_cancel.clone()}
            />
            <section class="table" aria-label={language.text(&Text::Board(BoardText::Board)).into_owned()}>
                <div class="turn" ref={root}>
                    { board(board_props) }
                    <Trays view={view.clone()} on_pick={on_pick.clone()} on_cancel={on_cancel.clone()} />
                </div>
            </section>
            <section class="teach" aria-label={own.title}>
                <div class="told" tabindex="-1" ref={told}>
                    if open {
                        <p>{ coded(&laid.step.task) }</p>
                        if let Some(note) = &note {
                            <p class="note">{ coded(note) }</p>
                        }
                    } else {
                        <p><strong>{ praise }</strong>{ " " }{ coded(&laid.step.reason) }</p>
                    }
                </div>
                <div class="row">
                    if open {
                        { for commands }
                        if !controller.chosen().is_empty() {
                            { button("", Intent::Cancel, words.cancel) }
                        }
                        if let Some((game, anchor)) = rule {
                            <a class="button" href={Route::Rules(game.to_owned(), anchor.to_owned())}>{ words.see_rule }</a>
                        }
                        { button("quiet", Intent::Answer(String::new()), own.show) }
                    } else {
                        <button class="button main" ref={forward} onclick={next.reform(|_: MouseEvent| ())}>{ own.next }</button>
                    }
                </div>
                <div class="unseen" role="status">{ said }</div>
            </section>
            { children.clone() }
        </main>
    }
}

/// Does what the player wants: a decision counts when it is one of the right ones, or when it was asked to be shown.
fn decide(laid: &Laid, stage: &mut Stage, intent: Intent) {
    if matches!(stage, Stage::Done { .. }) {
        return;
    }
    let token = match &intent {
        Intent::Pick(pick) => laid.table.borrow().deciding(*pick),
        Intent::Answer(_) => laid.step.play.first().cloned(),
        _ => None,
    };
    *stage = match token {
        Some(token) if laid.step.play.contains(&token) => {
            // It was tried when the lesson was made.
            let _ = laid.table.shared().borrow_mut().enter(&token);
            Stage::Done { played: 0, found: matches!(intent, Intent::Pick(_)) }
        }
        Some(token) => {
            laid.table.apply(Intent::Cancel);
            Stage::Other(token)
        }
        None => {
            laid.table.apply(intent);
            Stage::Open
        }
    };
}

/// What the board shows: nothing can be chosen once the task is done, and nobody is told what would decide the game.
fn shown(controller: &Controller, view: BoardView, open: bool) -> BoardView {
    let over = !open || matches!(controller.table().turn(), Turn::Over(_));
    // Tasks name places.
    let view = BoardView { decisive: Vec::new(), coordinates: true, ..view };
    if !over {
        return view;
    }
    BoardView { choosable: Vec::new(), draggable: Vec::new(), chosen: Vec::new(), confirm: false, ..view }
}

/// Text with its tokens and places set off.
fn coded(text: &str) -> Html {
    let part = |(nth, part): (usize, &str)| {
        if nth % 2 == 1 {
            html! { <code>{ part }</code> }
        } else {
            html! { <>{ part }</> }
        }
    };
    text.split('`').enumerate().map(part).collect()
}

/// The same to be heard.
fn spoken(text: &str) -> String {
    text.replace('`', "")
}
