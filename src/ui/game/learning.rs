//! Learning mode: before a computer player answers a mistake, the person is asked once whether to keep the move. The
//! position is searched while the person thinks, and again after the move. If that is slow or fails, no question is
//! asked.

use super::engines::{explanations, task};
use crate::ui::base::settings::use_language;
use crate::ui::base::worker_client::{Answer, RunningTask, analyse};
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use trivium_engine::{Analysis, Level};
use trivium_session::{Controller, NodeId, RecordTree, Warning, warning};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Search time while a person thinks, and after the move, in milliseconds.
const SEARCH_BEFORE_MOVE: u32 = 2_000;
const SEARCH_AFTER_MOVE: u32 = 800;
/// How long the computer player waits for the search at most, in milliseconds.
const LONGEST_WAIT: u32 = 2_000;
/// How many moves are compared with the best one.
const COMPARED_MOVES: u8 = 3;

pub struct Learning {
    /// Whether a computer player must wait before it moves.
    pub holds: bool,
    /// The mistake that the person is asked about.
    pub warning: Option<Warning>,
    /// Keeps the move.
    pub play_on: Callback<MouseEvent>,
}

/// Results of the searches.
#[derive(Default)]
struct Known {
    /// The position where a person decides, and its analysis so far.
    before: Option<(NodeId, Analysis)>,
    /// The moves that were asked about, each with the node before it.
    questioned: Vec<(NodeId, String)>,
    /// The move that is being asked about.
    asking: Option<(NodeId, String)>,
    running: Option<RunningTask>,
    /// Ends the wait for the answer.
    patience: Option<Timeout>,
}

/// The last move, with the node before it.
fn decided(controller: &Controller) -> Option<(NodeId, String)> {
    let game_match = controller.game_match();
    let way = game_match.tree().path(game_match.node());
    let last = game_match.tree().node(*way.last()?);
    let before = way.len().checked_sub(2).map_or(RecordTree::ROOT, |at| way[at]);
    Some((before, last.token.clone()))
}

impl Known {
    /// Remembers that the question was answered, by a button or by another move.
    fn close_question(&mut self) {
        self.questioned.extend(self.asking.take());
    }

    /// Whether the last move must be checked: a person made it, the position before it was searched, and no question
    /// was asked yet.
    fn checks(&self, controller: &Controller) -> bool {
        let searched = |(node, _): &(NodeId, String)| self.before.as_ref().is_some_and(|(of, _)| of == node);
        let last = decided(controller).filter(|last| searched(last) && !self.questioned.contains(last));
        controller.engine_to_think().is_some() && last.is_some()
    }
}

/// Checks the moves of people while it is `on`.
#[hook]
pub fn use_learning(controller: &Controller, on: bool) -> Learning {
    let language = use_language();
    let known = use_mut_ref(Known::default);
    // The serial whose check is complete, and the question it led to.
    let found = use_state_eq(|| None::<(u32, Option<Warning>)>);
    let (on, serial) = (on && controller.may_learn() && !controller.game_match().is_trying(), controller.serial());
    let checks = on && known.borrow().checks(controller);
    let decides = on && controller.game_match().plays() && controller.may_hint();
    {
        let (controller, known, found) = (controller.clone(), known.clone(), found.setter());
        use_effect_with((serial, decides, checks), move |(serial, decides, checks)| {
            let (serial, decides, checks) = (*serial, *decides, *checks);
            known.borrow_mut().close_question();
            if decides {
                spawn_local(async move { explanations(language).await });
                look_ahead(&controller, &known);
            } else if checks {
                let done = Callback::from(move |warning| found.set(Some((serial, warning))));
                let (late, free) = (known.clone(), done.clone());
                let patience = Timeout::new(LONGEST_WAIT, move || {
                    run(&late, None);
                    free.emit(None);
                });
                look_back(&controller, &known, done);
                known.borrow_mut().patience = Some(patience);
            }
            move || run(&known, None)
        });
    }
    let now = found.filter(|(of, _)| *of == serial && checks);
    let play_on = {
        let (known, found) = (known.clone(), found.setter());
        use_callback((), move |_: MouseEvent, ()| {
            known.borrow_mut().close_question();
            found.set(None);
        })
    };
    let warning = now.and_then(|(_, warning)| warning);
    Learning { holds: checks && (now.is_none() || warning.is_some()), warning, play_on }
}

/// Replaces the running search.
fn run(known: &Rc<RefCell<Known>>, search: Option<RunningTask>) {
    let mut now = known.borrow_mut();
    let before = (std::mem::replace(&mut now.running, search), now.patience.take());
    drop(now);
    drop(before);
}

/// Searches the position in which a person is to move.
fn look_ahead(controller: &Controller, known: &Rc<RefCell<Known>>) {
    let node = controller.game_match().node();
    let search = task(controller, Level::FULL, Some(SEARCH_BEFORE_MOVE));
    let then = known.clone();
    let answer = Callback::from(move |answer| {
        if let Answer::Outlook(analysis) = answer {
            then.borrow_mut().before = Some((node, analysis));
        }
    });
    run(known, Some(analyse(COMPARED_MOVES, search, answer)));
}

/// Searches the position after a move. Reports a warning if the move has given something away.
fn look_back(controller: &Controller, known: &Rc<RefCell<Known>>, done: Callback<Option<Warning>>) {
    let search = task(controller, Level::FULL, Some(SEARCH_AFTER_MOVE));
    let (controller, then) = (controller.clone(), known.clone());
    let answer = Callback::from(move |answer| match answer {
        Answer::Outlook(after) if after.finished => {
            then.borrow_mut().patience = None;
            let warning = given_away(&controller, &mut then.borrow_mut(), &after);
            done.emit(warning);
        }
        Answer::Gone(_) => done.emit(None),
        Answer::Outlook(_) | Answer::Renewed | Answer::Found(_) | Answer::Hint(_) | Answer::Agrees(_) => {}
    });
    run(known, Some(analyse(1, search, answer)));
}

fn given_away(controller: &Controller, known: &mut Known, after: &Analysis) -> Option<Warning> {
    let (node, token) = decided(controller)?;
    let (_, before) = known.before.as_ref().filter(|(of, _)| *of == node)?;
    let game_match = controller.game_match();
    let seat = game_match.tree().node(game_match.node()).actor?;
    let found = warning(seat, &token, [before, after], game_match.position());
    known.asking = found.map(|_| (node, token));
    found
}
