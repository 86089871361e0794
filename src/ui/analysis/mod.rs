//! What a program sees, beside the board: several decisions with their values, the course of the game, and where it turned. All of it is
//! a part of the program with words and styles of its own, fetched when it is first opened.

mod course;
mod frame;
mod known;
mod review;
mod seen;

use super::controls::icon_button;
use super::fetch;
use super::game::remedy;
use super::icons::Icon;
use super::match_sheet::Match;
use super::settings::use_settings;
use super::worker_client::{Thinking, analyse, task};
use frame::Frame;
use gloo::timers::callback::Timeout;
use known::{Course, Known, note, read};
use review::{Review, use_review};
use std::cell::RefCell;
use std::rc::Rc;
use trivium_engine::{Fate, Judged, Level, Outage, Outlook, turns};
use trivium_rules::core::{Seat, Turn, Verdict};
use trivium_session::Intent;
use trivium_words::{Analysis as Words, Language};
use yew::prelude::*;

/// How many decisions are compared, where that takes time.
const LINES: u8 = 4;
/// How long a position is looked at while it is on screen, in milliseconds.
const LONG: u32 = 20_000;
/// Whoever steps on within so many milliseconds does not want this position looked at.
const BEFORE: u32 = 120;

/// The analysis of a match.
pub fn sheet(over: &Match) -> Html {
    let serial = over.controller.borrow().serial();
    html! { <Sheet over={over.clone()} {serial} /> }
}

#[derive(Clone, PartialEq, Properties)]
struct SheetProps {
    over: Match,
    /// Changes with the position.
    serial: u32,
}

/// The panel, or why there is none.
#[component]
fn Sheet(props: &SheetProps) -> Html {
    let set = use_settings();
    let language = set.now.language;
    if !set.now.analysis {
        return html! {};
    }
    let words = language.shell();
    let strict = !props.over.controller.borrow().may_analyse();
    let said = match fetch::held_words::<Words>(language) {
        _ if strict => words.strict,
        Some(own) => {
            return html! { <Panel over={props.over.clone()} serial={props.serial} {language} own={Own(own)} /> };
        }
        None => words.wrong.part,
    };
    html! { <Frame over={props.over.clone()} {language}><p role="alert">{ said }</p></Frame> }
}

/// The words of analyses: the same ones as long as the language is.
#[derive(Clone, Copy)]
struct Own(&'static Words);

impl PartialEq for Own {
    fn eq(&self, other: &Own) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

#[derive(Clone, PartialEq, Properties)]
struct PanelProps {
    over: Match,
    serial: u32,
    language: Language,
    own: Own,
}

/// What an analysis knows for sure of decisions.
fn sure(seat: Seat, outlook: &Outlook) -> Vec<(String, Verdict)> {
    let verdict = |fate| if fate == Fate::Loses { Verdict::Loss } else { Verdict::Win };
    let lines = outlook.lines.iter();
    let fates = lines.filter_map(|line| Some((line.tokens.first()?.clone(), verdict(line.fate(seat)?))));
    fates.collect()
}

/// What is seen of the position that is on screen.
struct Sight {
    outlook: Option<Outlook>,
    /// Why there is none.
    gone: Option<Outage>,
    /// Whether the worker had to be started anew.
    renewed: bool,
    /// Asks once more.
    retry: Callback<MouseEvent>,
}

/// Has the position on screen looked at while nothing else is.
#[hook]
fn use_sight(props: &PanelProps, known: &Known, idle: bool) -> Sight {
    let found = use_state_eq(|| None::<(u32, Outlook)>);
    let gone = use_state_eq(|| None::<(u32, Outage)>);
    let renewed = use_state_eq(|| None::<u32>);
    let tries = use_state_eq(|| 0_u32);
    {
        let (known, found, gone, renewed) = (known.clone(), found.setter(), gone.setter(), renewed.setter());
        let Match { controller, act, .. } = props.over.clone();
        use_effect_with((props.serial, idle, *tries), move |(serial, idle, _)| {
            let serial = *serial;
            let begin = {
                let thinking = Rc::new(RefCell::new(None::<Thinking>));
                let held = thinking.clone();
                let begin = move || {
                    let controller = controller.borrow();
                    let table = controller.table();
                    let Some(seat) = table.turn().seat() else { return };
                    let (node, marked) = (table.node(), RefCell::new(None));
                    let task = task(table.setup(), table.played().to_vec(), Level::FULL, Some(LONG));
                    let answer = Callback::from(move |answer| match read(answer) {
                        Some(Ok(outlook)) => {
                            let outlook = note(&known, node, seat, outlook);
                            let best = outlook.best().and_then(|best| best.tokens.first().cloned());
                            let marks = (sure(seat, &outlook), best);
                            found.set(Some((serial, outlook)));
                            gone.set(None);
                            if marked.replace(Some(marks.clone())).as_ref() != Some(&marks) {
                                let (sure, best) = marks;
                                act.emit(Intent::Judge { sure, best });
                            }
                        }
                        Some(Err(outage)) => gone.set(Some((serial, outage))),
                        None => renewed.set(Some(serial)),
                    });
                    held.replace(Some(analyse(LINES, task, answer)));
                };
                idle.then(|| (Timeout::new(BEFORE, begin), thinking))
            };
            move || drop(begin.map(|(timer, thinking)| (timer.cancel(), thinking.take())))
        });
    }
    let retry = {
        let (gone, tries) = (gone.setter(), tries.clone());
        Callback::from(move |_: MouseEvent| {
            gone.set(None);
            tries.set(tries.wrapping_add(1));
        })
    };
    Sight {
        outlook: found.as_ref().filter(|(of, _)| *of == props.serial).map(|(_, outlook)| outlook.clone()),
        gone: gone.filter(|(of, _)| *of == props.serial).map(|(_, outage)| outage),
        renewed: *renewed == Some(props.serial),
        retry,
    }
}

#[component]
fn Panel(props: &PanelProps) -> Html {
    let PanelProps { over, language, own: Own(own), .. } = props;
    let words = language.shell();
    let known: Known = use_mut_ref(Vec::new);
    let (ply, line) = {
        let controller = over.controller.borrow();
        (controller.table().ply(), controller.table().line().to_vec())
    };
    let course = use_memo(line, |_| Course::of(&over.controller));
    let review = use_review(over, &course, &known);
    let sight = use_sight(props, &known, review.at.is_none());
    let judged = course.judged(&known);
    let outlook = {
        let (known, node) = (known.borrow(), over.controller.borrow().table().node());
        known.iter().find(|(of, _)| *of == node).map(|(_, found)| found.outlook.clone()).or(sight.outlook)
    };
    let turned = turns(&judged, &course.tokens);
    let controller = over.controller.borrow();
    let names = super::game::names(&controller, *language);
    let go = over.act.reform(Intent::GoTo);
    let turn = controller.table().turn();
    let shares = match turn {
        Turn::Over(outcome) => Some(Judged::over(outcome).shares),
        _ => judged.get(ply).cloned().flatten().map(|judged| judged.shares),
    };
    let points = controller.table().position().scene().rounds.is_some_and(|rounds| rounds.points).then_some(words);
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
        <Frame over={over.clone()} language={*language} {tools}>
            <div class="found">
                { seen::shares(*language, own, shares, &names) }
                { seen::course(own, &course, &judged, &turned, &names, ply, &go) }
                if let Some(outage) = sight.gone {
                    <p role="alert">{ words.outage(outage) }</p>
                    { remedy(*language, outage, &sight.retry).unwrap_or_default() }
                } else {
                    if sight.renewed {
                        <p role="status">{ words.outages.renewed }</p>
                    }
                    { seen::lines(*language, own, turn, outlook.as_ref(), review.at.is_some(), points) }
                }
                { reviewed(own, &course, &review, &turned, &names, &go) }
            </div>
        </Frame>
    }
}

/// The review of the whole line: what starts or stops it, and what it has found.
fn reviewed(
    own: &'static Words,
    course: &Course,
    review: &Review,
    turned: &[trivium_engine::Turned],
    names: &[String],
    go: &Callback<usize>,
) -> Html {
    if course.turns.len() < 2 {
        return html! {};
    }
    html! {
        <>
            if review.at.is_none() && (review.done || !turned.is_empty()) {
                { review::turns(own, course, review, turned, names, go) }
            }
            if review.at.is_some() || !review.done {
                { review::control(own, course.turns.len(), review) }
            }
        </>
    }
}
