//! Review: searches every position of a line and finds the turning points.

use super::node_values::{AnalysedLine, NodeValues, note, read};
use super::panel_frame::use_focus_fallback;
use crate::ui::base::worker_client::{analyse, task};
use crate::ui::parts::sheet_context::SheetContext;
use std::rc::Rc;
use trivium_engine::{Level, TurningPoint};
use trivium_rules::core::{Seat, Turn};
use trivium_words::{AnalysisWords, fill};
use yew::prelude::*;

/// Search time per position, in milliseconds.
const PLY_TIME: u32 = 500;
/// How many moves are compared at each position. Before a chance draw, the move that was made is looked up among them.
const COMPARED_MOVES: u8 = 3;

#[derive(Clone)]
pub struct Review {
    /// The ply being searched; `None` while the review is stopped.
    pub at: Option<usize>,
    /// Whether all plies were searched.
    pub done: bool,
    pub start: Callback<MouseEvent>,
    pub stop: Callback<MouseEvent>,
    pub button: NodeRef,
    /// The heading that gets the focus when the button disappears.
    pub heading: NodeRef,
}

/// Reviews the line on request. If the panel opens at the end of a game, the review starts at once.
#[hook]
pub fn use_review(over: &SheetContext, course: &Rc<AnalysedLine>, known: &NodeValues) -> Review {
    let at = use_state_eq(|| matches!(over.controller.game_match().turn(), Turn::Over(_)).then_some(0));
    {
        let (set, known, controller) = (at.setter(), known.clone(), over.controller.clone());
        use_effect_with((*at, course.clone()), move |(at, course)| {
            let thinking = at.and_then(|from| {
                let Some((ply, seat)) = next(course, &known, from) else {
                    set.set(None);
                    return None;
                };
                let node = course.nodes[ply];
                let task =
                    task(controller.game_match().setup(), course.tokens[..ply].to_vec(), Level::FULL, Some(PLY_TIME));
                let answer = Callback::from(move |answer| match read(answer) {
                    Some(Ok(analysis)) if analysis.finished => {
                        note(&known, node, seat, analysis);
                        set.set(Some(ply + 1));
                    }
                    Some(Ok(_)) | None => {}
                    Some(Err(_)) => set.set(None),
                });
                Some(analyse(COMPARED_MOVES, task, answer))
            });
            move || drop(thinking)
        });
    }
    let set = at.setter();
    let stop = use_callback((), move |_: MouseEvent, ()| set.set(None));
    let set = at.setter();
    let start = use_callback((), move |_: MouseEvent, ()| set.set(Some(0)));
    let [button, heading] = use_focus_fallback();
    Review { at: *at, done: next(course, known, 0).is_none(), start, stop, button, heading }
}

/// The first ply from `from` on where a seat decides and no value is known.
fn next(course: &AnalysedLine, known: &NodeValues, from: usize) -> Option<(usize, Seat)> {
    let known = known.borrow();
    let open = |ply: &usize| known.iter().all(|(node, _)| *node != course.nodes[*ply]);
    let seats = (from..course.turns.len()).filter(open);
    seats.filter_map(|ply| Some((ply, course.turns[ply].seat()?))).next()
}

/// The start button; during the review, the progress and the stop button. Both are one element, so that it keeps the
/// focus.
pub fn control(own: &'static AnalysisWords, of: usize, review: &Review) -> Html {
    let (text, onclick) = match review.at {
        Some(_) => (own.stop, &review.stop),
        None => (own.review, &review.start),
    };
    let progress_text = |at: usize| fill(own.reviewed, &[&at.to_string(), &of.to_string()]);
    html! {
        <div class="running">
            if let Some(at) = review.at {
                <progress max={of.to_string()} value={at.to_string()} aria-label={progress_text(at)} />
                <span>{ progress_text(at) }</span>
            }
            <button ref={review.button.clone()} class="button" {onclick}>{ text }</button>
        </div>
    }
}

/// The turning points of the game. If the search finds none, shows `key`: the ply and text of the end card's key
/// moment.
pub fn turns(
    own: &'static AnalysisWords,
    course: &AnalysedLine,
    review: &Review,
    turned: &[TurningPoint],
    names: &[String],
    key: Option<(usize, String)>,
    go: &Callback<usize>,
) -> Html {
    let turn = |turned: &TurningPoint| {
        let number = (course.number(turned.ply) + 1).to_string();
        let name = &names[turned.seat.index()];
        let percents = |shares| super::eval_views::percents(shares)[turned.seat.index()].to_string();
        let [before, after] = turned.shares.map(percents);
        let best = turned.best.as_deref().unwrap_or_default();
        let (text, more) = if turned.missed {
            (own.missed, fill(own.played, &[&course.tokens[turned.ply]]))
        } else {
            (own.turned, fill(own.better, &[best]))
        };
        let sentence = fill(text, &[&number, name, &before, &after, best]);
        let ply = turned.ply;
        let onclick = go.reform(move |_: MouseEvent| ply);
        html! {
            <li key={ply} data-seat={turned.seat.to_string()}>
                <button {onclick}><span>{ sentence }</span><small>{ more }</small></button>
            </li>
        }
    };
    html! {
        <>
            <h3 ref={review.heading.clone()} tabindex="-1">{ own.turns }</h3>
            if let Some((ply, text)) = key.filter(|_| turned.is_empty()) {
                <ol class="turns">
                    <li><button onclick={go.reform(move |_: MouseEvent| ply)}><span>{ text }</span></button></li>
                </ol>
            } else if turned.is_empty() {
                <p>{ own.no_turns }</p>
            } else {
                <ol class="turns">{ for turned.iter().map(turn) }</ol>
            }
        </>
    }
}
