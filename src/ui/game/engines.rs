//! Computer players in a match: they move when it is their turn, answer offers, and give hints.

use super::learning::use_learning;
use crate::ui::base::fetch;
use crate::ui::base::settings::{use_language, use_settings};
use crate::ui::base::worker_client::{self, Answer, RunningTask, advise, agree, think};
use crate::ui::parts::chunk::Chunk;
use gloo::timers::callback::Timeout;
use trivium_engine::{Level, Task, WorkerError};
use trivium_session::{Controller, Feedback, Intent, Warning};
use trivium_words::{HintWords, Language};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Pause before a computer player starts to think once the board is at rest, in milliseconds.
const THINKING_DELAY: u32 = 200;
/// Time limit of a hint, in milliseconds.
const HINT_TIME: u32 = 2_000;

/// State of the computer players, with callbacks.
#[derive(Clone, PartialEq, Default)]
pub struct EngineControls {
    /// Why the engine to move does not answer.
    pub failure: Option<WorkerError>,
    /// Whether the worker had to be restarted at this move or the previous one.
    pub renewed: bool,
    /// Whether a hint is being computed.
    pub looking: bool,
    /// Whether a hint can be requested.
    pub can_hint: bool,
    pub hint: Callback<MouseEvent>,
    /// Asks the engine to move again.
    pub retry: Callback<MouseEvent>,
    /// The learning mode's question about the last move.
    pub warning: Option<Warning>,
    /// Keeps the move despite the question.
    pub play_on: Callback<MouseEvent>,
    /// Asks the thinking engine for its best move so far.
    pub finish: Callback<MouseEvent>,
}

/// The search task for the current position.
pub(super) fn task(controller: &Controller, level: Level, millis: Option<u32>) -> Task {
    let game_match = controller.game_match();
    worker_client::task(game_match.setup(), game_match.played().to_vec(), level, millis)
}

/// An intent that is ignored if the controller's serial is no longer `serial`.
fn at(serial: u32, intent: Intent) -> Intent {
    Intent::At(serial, Box::new(intent))
}

/// Fetches the chunk and the words that explain hints.
pub(super) async fn explanations(language: Language) {
    fetch::words::<HintWords>(language).await;
    Chunk::MatchTools.fetch().await;
}

/// Runs the engine to move, and the engines that have an offer to answer, unless an animation is running (`moves`). A
/// change of `tries` starts them again. Returns a callback that makes the engine move at once.
#[hook]
fn use_answers(
    controller: &Controller,
    moves: bool,
    tries: u32,
    act: &Callback<Intent>,
    failure: UseStateSetter<Option<(u32, WorkerError)>>,
    renewed: UseStateSetter<Option<u32>>,
) -> Callback<MouseEvent> {
    let (controller, act) = (controller.clone(), act.clone());
    let thinking = use_mut_ref(|| None::<RunningTask>);
    let task_now = thinking.clone();
    let (serial, thinks, to_agree) =
        { (controller.serial(), controller.engine_to_think(), controller.engine_asked_to_agree()) };
    use_effect_with((serial, thinks, to_agree, tries, moves), move |(serial, thinks, to_agree, _, moves)| {
        let (serial, thinks, to_agree) = (*serial, *thinks, *to_agree);
        let answer = Callback::from(move |answer| match answer {
            Answer::Found(best) => act.emit(at(serial, Intent::EngineMove(best))),
            Answer::Agrees(agrees) => act.emit(at(serial, Intent::EnginesAgreed(agrees))),
            Answer::Renewed => renewed.set(Some(serial)),
            Answer::Gone(worker_error) => {
                renewed.set(None);
                if to_agree.is_some() {
                    act.emit(Intent::EngineFailed(worker_error));
                } else {
                    failure.set(Some((serial, worker_error)));
                }
            }
            // These answer other requests.
            Answer::Outlook(_) | Answer::Hint(_) => {}
        });
        let begin = {
            let thinking = thinking.clone();
            move || {
                let begun = match (to_agree, thinks) {
                    (Some((seat, level)), _) => agree(seat, task(&controller, level, None), answer),
                    (None, Some(level)) => {
                        let millis = level.seconds().map(|seconds| 1000 * u32::from(seconds));
                        think(task(&controller, level, millis), answer)
                    }
                    (None, None) => return,
                };
                thinking.replace(Some(begun));
            }
        };
        let begins = !*moves && (to_agree.is_some() || thinks.is_some());
        let timer = begins.then(|| Timeout::new(THINKING_DELAY, begin));
        move || drop((timer, thinking.take()))
    });
    use_callback((), move |_: MouseEvent, ()| task_now.borrow().iter().for_each(RunningTask::finish))
}

/// Whether a hint is being computed, and the callback that requests one.
#[hook]
fn use_hint(
    controller: &Controller,
    act: &Callback<Intent>,
    renewed: UseStateSetter<Option<u32>>,
) -> (bool, Callback<MouseEvent>) {
    let serial = controller.serial();
    let looking = use_mut_ref(|| None::<RunningTask>);
    let looked = use_state_eq(|| None::<u32>);
    {
        let looking = looking.clone();
        use_effect_with(serial, move |_| move || drop(looking.take()));
    }
    let (can_hint, language) = (controller.may_hint(), use_language());
    let setter = looked.setter();
    let hint = use_callback(
        (act.clone(), controller.clone(), can_hint, language),
        move |_: MouseEvent, (act, controller, can_hint, language)| {
            let (serial, language) = (controller.serial(), *language);
            if !can_hint {
                return;
            }
            if matches!(controller.feedback(), Some(Feedback::Hint(_))) {
                return act.emit(Intent::Cancel);
            }
            setter.set(Some(serial));
            let (act, looked, renewed) = (act.clone(), setter.clone(), renewed.clone());
            let answer = Callback::from(move |answer| {
                let hint = match answer {
                    Answer::Hint(hint) => hint,
                    Answer::Renewed => return renewed.set(Some(serial)),
                    Answer::Gone(worker_error) => {
                        looked.set(None);
                        renewed.set(None);
                        return act.emit(Intent::EngineFailed(worker_error));
                    }
                    // These answer other requests.
                    Answer::Found(_) | Answer::Outlook(_) | Answer::Agrees(_) => return,
                };
                let (act, looked) = (act.clone(), looked.clone());
                spawn_local(async move {
                    // Requested together with the hint. If they cannot be fetched, the hint has no explanation.
                    explanations(language).await;
                    act.emit(at(serial, Intent::Hint(hint)));
                    looked.set(None);
                });
            });
            spawn_local(explanations(language));
            looking.replace(Some(advise(task(controller, Level::FULL, Some(HINT_TIME)), answer)));
        },
    );
    (*looked == Some(serial), hint)
}

/// Lets engines play, each once the animation of the previous move has ended.
#[hook]
pub fn use_engines(controller: &Controller, moves: bool, act: &Callback<Intent>) -> EngineControls {
    let learns = use_settings().now.learning;
    let failure = use_state_eq(|| None::<(u32, WorkerError)>);
    let renewed = use_state_eq(|| None::<u32>);
    let tries = use_state_eq(|| 0_u32);
    let (serial, thinks) = (controller.serial(), controller.engine_to_think());
    let forgiven = use_state_eq(|| (0, 0));
    let misplays = controller.engine_misplays();
    let misplayed = misplays > if forgiven.0 == serial { forgiven.1 } else { 0 };
    let learning = use_learning(controller, learns);
    let finish = use_answers(controller, moves || learning.holds, *tries, act, failure.setter(), renewed.setter());
    let (looking, hint) = use_hint(controller, act, renewed.setter());
    let retry = {
        let (failure, forgiven, set_tries) = (failure.setter(), forgiven.setter(), tries.setter());
        use_callback((serial, misplays, *tries), move |_: MouseEvent, (serial, misplays, tries)| {
            failure.set(None);
            forgiven.set((*serial, *misplays));
            set_tries.set(tries.wrapping_add(1));
        })
    };
    let failure = failure.filter(|(of, _)| *of == serial).map(|(_, worker_error)| worker_error);
    EngineControls {
        failure: failure.or(misplayed.then_some(WorkerError::Nothing)).filter(|_| thinks.is_some()),
        renewed: renewed.is_some_and(|of| serial.wrapping_sub(of) <= 1),
        looking,
        can_hint: controller.may_hint(),
        hint,
        retry,
        warning: learning.warning,
        play_on: learning.play_on,
        finish,
    }
}
