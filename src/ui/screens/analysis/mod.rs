//! The analysis panel next to the board: candidate moves with their values, the course of the game, and its turning
//! points. A chunk with its own words and styles, fetched when it is first opened.

mod eval_graph;
mod eval_views;
mod node_values;
mod panel_frame;
mod review;

use crate::ui::base::controls::icon_button;
use crate::ui::base::fetch;
use crate::ui::base::own_words::OwnWords;
use crate::ui::base::settings::use_settings;
use crate::ui::base::worker_client::{RunningTask, analyse, task};
use crate::ui::game::end_card::key_moment_text;
use crate::ui::game::remedy::remedy;
use crate::ui::parts::chunk::ChunkExports;
use crate::ui::parts::sheet_context::SheetContext;
use gloo::timers::callback::Timeout;
use node_values::{AnalysedLine, NodeValues, note, read};
use panel_frame::PanelFrame;
use review::use_review;
use std::cell::RefCell;
use std::rc::Rc;
use trivium_boards::icons::Icon;
use trivium_engine::{Analysis, JudgedPosition, Level, ProvenResult, WorkerError, turning_points};
use trivium_rules::core::{Seat, Turn, Verdict};
use trivium_session::{Intent, KeyMoment, key_moment};
use trivium_words::{AnalysisWords, Language};
use yew::prelude::*;

const COMPARED_MOVES: u8 = 4;
/// How long the position on screen is searched, in milliseconds.
const SEARCH_TIME: u32 = 20_000;
/// Delay before a search starts, in milliseconds. Stepping quickly through the record starts no searches.
const SEARCH_DELAY: u32 = 120;

pub fn exports() -> ChunkExports {
    ChunkExports::Sheet(|over| html! { <Sheet ..over.clone() /> })
}

/// The panel, or the reason why there is no analysis.
#[component]
fn Sheet(over: &SheetContext) -> Html {
    let set = use_settings();
    let language = set.now.language;
    if !set.now.analysis {
        return html! {};
    }
    let words = language.shell();
    let strict = !over.controller.may_analyse();
    let message = match fetch::held_words::<AnalysisWords>(language) {
        _ if strict => words.strict,
        Some(own) => {
            return html! { <Panel over={over.clone()} {language} own={OwnWords(own)} /> };
        }
        None => words.wrong.part,
    };
    html! { <PanelFrame over={over.clone()} {language}><p role="alert">{ message }</p></PanelFrame> }
}

#[derive(Clone, PartialEq, Properties)]
struct PanelProps {
    over: SheetContext,
    language: Language,
    own: OwnWords<AnalysisWords>,
}

/// The moves that are proven wins or losses, as tokens with verdicts.
fn sure(seat: Seat, analysis: &Analysis) -> Vec<(String, Verdict)> {
    let verdict = |proven_result| if proven_result == ProvenResult::Loses { Verdict::Loss } else { Verdict::Win };
    let lines = analysis.lines.iter();
    let fates = lines.filter_map(|line| Some((line.tokens.first()?.clone(), verdict(line.proven_result(seat)?))));
    fates.collect()
}

struct PositionAnalysis {
    analysis: Option<Analysis>,
    /// Why there is no analysis.
    failure: Option<WorkerError>,
    /// Whether the worker had to be restarted.
    renewed: bool,
    retry: Callback<MouseEvent>,
}

/// Searches the position on screen while no review is running.
#[hook]
fn use_sight(props: &PanelProps, known: &NodeValues, idle: bool) -> PositionAnalysis {
    let serial = props.over.controller.serial();
    let found = use_state_eq(|| None::<(u32, Analysis)>);
    let failure = use_state_eq(|| None::<(u32, WorkerError)>);
    let renewed = use_state_eq(|| None::<u32>);
    let tries = use_state_eq(|| 0_u32);
    {
        let (known, found, failure, renewed) = (known.clone(), found.setter(), failure.setter(), renewed.setter());
        let SheetContext { controller, act, .. } = props.over.clone();
        use_effect_with((serial, idle, *tries), move |(serial, idle, _)| {
            let serial = *serial;
            let begin = {
                let thinking = Rc::new(RefCell::new(None::<RunningTask>));
                let held = thinking.clone();
                let begin = move || {
                    let game_match = controller.game_match();
                    let Some(seat) = game_match.turn().seat() else { return };
                    let (node, marked) = (game_match.node(), RefCell::new(None));
                    let task = task(game_match.setup(), game_match.played().to_vec(), Level::FULL, Some(SEARCH_TIME));
                    let answer = Callback::from(move |answer| match read(answer) {
                        Some(Ok(analysis)) => {
                            let analysis = note(&known, node, seat, analysis);
                            let best = analysis.best().and_then(|best| best.tokens.first().cloned());
                            let marks = (sure(seat, &analysis), best);
                            found.set(Some((serial, analysis)));
                            failure.set(None);
                            if marked.replace(Some(marks.clone())).as_ref() != Some(&marks) {
                                let (sure, best) = marks;
                                act.emit(Intent::MarkProven { sure, best });
                            }
                        }
                        Some(Err(worker_error)) => failure.set(Some((serial, worker_error))),
                        None => renewed.set(Some(serial)),
                    });
                    held.replace(Some(analyse(COMPARED_MOVES, task, answer)));
                };
                idle.then(|| (Timeout::new(SEARCH_DELAY, begin), thinking))
            };
            move || drop(begin.map(|(timer, thinking)| (timer.cancel(), thinking.take())))
        });
    }
    let retry = {
        let (failure, tries) = (failure.setter(), tries.clone());
        Callback::from(move |_: MouseEvent| {
            failure.set(None);
            tries.set(tries.wrapping_add(1));
        })
    };
    PositionAnalysis {
        analysis: found.as_ref().filter(|(of, _)| *of == serial).map(|(_, analysis)| analysis.clone()),
        failure: failure.filter(|(of, _)| *of == serial).map(|(_, worker_error)| worker_error),
        renewed: *renewed == Some(serial),
        retry,
    }
}

/// The key moment of the line in view, if it reaches the end of the game. The end card names it, too.
#[hook]
fn use_key_moment(over: &SheetContext, course: &AnalysedLine) -> Option<KeyMoment> {
    *use_memo(course.nodes.clone(), |_| {
        let mut game_match = over.controller.game_match().clone();
        game_match.go_to(usize::MAX);
        key_moment(&game_match)
    })
}

#[component]
fn Panel(props: &PanelProps) -> Html {
    let PanelProps { over, language, own: OwnWords(own), .. } = props;
    let words = language.shell();
    let known: NodeValues = use_mut_ref(Vec::new);
    let (ply, line) = {
        let controller = &over.controller;
        (controller.game_match().ply(), controller.game_match().line().to_vec())
    };
    let course = use_memo(line, |_| AnalysedLine::of(&over.controller));
    let review = use_review(over, &course, &known);
    let sight = use_sight(props, &known, review.at.is_none());
    let judged = course.judged(&known);
    let analysis = {
        let (known, node) = (known.borrow(), over.controller.game_match().node());
        known.iter().find(|(of, _)| *of == node).map(|(_, found)| found.analysis.clone()).or(sight.analysis)
    };
    let turned = turning_points(&judged, &course.tokens);
    let key = use_key_moment(over, &course);
    let controller = &over.controller;
    let names = crate::ui::game::names::names(controller, *language);
    let key = key.map(|key| (key.ply, key_moment_text(controller, *language, key)));
    let go = over.act.reform(Intent::GoTo);
    let turn = controller.game_match().turn();
    let shares = match turn {
        Turn::Over(outcome) => Some(JudgedPosition::over(outcome).shares),
        _ => judged.get(ply).cloned().flatten().map(|judged| judged.shares),
    };
    let points = controller.game_match().position().scene().rounds.is_some_and(|rounds| rounds.points).then_some(words);
    let can = [ply > 0, ply + 1 < course.turns.len()];
    let step = |to: Option<usize>, can: bool, text: &'static str, drawing: Icon| {
        let can = can && to.is_some();
        icon_button(text, drawing, can, go.reform(move |_| to.unwrap_or_default()))
    };
    let (back, on) = (course.stops().rfind(|stop| *stop < ply), course.stops().find(|stop| *stop > ply));
    let tools = html! {
        <>
            { step(Some(0), can[0], words.first, Icon::First) }
            { step(back, can[0], words.step_back, Icon::Back) }
            { step(on, can[1], words.step_on, Icon::Forward) }
            { step(Some(usize::MAX), can[1], words.last, Icon::Last) }
        </>
    };
    html! {
        <PanelFrame over={over.clone()} language={*language} {tools}>
            <div class="found">
                { eval_views::shares(*language, own, shares, &names) }
                { eval_views::course(own, &course, &judged, &turned, &names, ply, &go) }
                // Below the moves, the button would move when the first of them are found.
                if course.turns.len() > 1 && (review.at.is_some() || !review.done) {
                    { review::control(own, course.turns.len(), &review) }
                }
                if let Some(worker_error) = sight.failure {
                    <p role="alert">{ words.worker_error(worker_error) }</p>
                    { remedy(*language, worker_error, &sight.retry).unwrap_or_default() }
                } else {
                    if sight.renewed {
                        <p role="status">{ words.worker_renewed }</p>
                    }
                    { eval_views::lines(*language, own, turn, analysis.as_ref(), review.at.is_some(), points, over) }
                }
                if course.turns.len() > 1 && review.at.is_none() && (review.done || !turned.is_empty()) {
                    { review::turns(own, &course, &review, &turned, &names, key, &go) }
                }
            </div>
        </PanelFrame>
    }
}
