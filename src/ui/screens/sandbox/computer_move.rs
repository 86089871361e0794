//! One move of the computer in a sandbox, on request.

use crate::ui::base::worker_client::{self, Answer, RunningTask, think};
use crate::ui::game::engines::EngineControls;
use trivium_engine::{Level, WorkerError};
use trivium_session::{Controller, Intent};
use trivium_words::{ShellWords, fill};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The computer player of a sandbox.
pub struct ComputerMove {
    /// Its state, for the prompt.
    pub engines: EngineControls,
    level: UseStateHandle<u8>,
    toggle: Callback<MouseEvent>,
}

/// Lets the user request one move from the computer. Any other move cancels the request.
#[hook]
pub fn use_computer_move(controller: &Controller, act: &Callback<Intent>) -> ComputerMove {
    let serial = controller.serial();
    let level = use_state_eq(|| Level::FULL.number());
    let thinks = use_state_eq(|| None::<u32>);
    let failure = use_state_eq(|| None::<(u32, WorkerError)>);
    let thinking = use_mut_ref(|| None::<RunningTask>);
    {
        let thinking = thinking.clone();
        use_effect_with(serial, move |_| move || drop(thinking.take()));
    }
    let looking = *thinks == Some(serial);
    let toggle = {
        let (thinks, failure) = (thinks.setter(), failure.setter());
        use_callback(
            (act.clone(), controller.clone(), *level, looking),
            move |_: MouseEvent, (act, controller, level, looking)| {
                if *looking {
                    thinks.set(None);
                    return drop(thinking.take());
                }
                let (serial, game_match) = (controller.serial(), controller.game_match());
                let level = Level::new(*level).unwrap_or(Level::FULL);
                let task = worker_client::task(game_match.setup(), game_match.played(), level, None);
                let (act, thinks_then, failure_then) = (act.clone(), thinks.clone(), failure.clone());
                let answer = Callback::from(move |answer| match answer {
                    Answer::Found(best) => {
                        thinks_then.set(None);
                        act.emit(Intent::At(serial, Box::new(Intent::Type(best))));
                    }
                    Answer::Gone(worker_error) => {
                        thinks_then.set(None);
                        failure_then.set(Some((serial, worker_error)));
                    }
                    // On `Renewed`, a new worker has the task; the others answer different requests.
                    Answer::Renewed | Answer::Outlook(_) | Answer::Hint(_) | Answer::Agrees(_) => {}
                });
                failure.set(None);
                thinks.set(Some(serial));
                thinking.replace(Some(think(task, answer)));
            },
        )
    };
    let engines = EngineControls {
        failure: failure.filter(|(of, _)| *of == serial).map(|(_, worker_error)| worker_error),
        looking,
        retry: toggle.clone(),
        ..EngineControls::default()
    };
    ComputerMove { engines, level, toggle }
}

impl ComputerMove {
    /// The request button, with the choice of a level.
    pub fn html(&self, words: &ShellWords) -> Html {
        let level = self.level.setter();
        let onchange = move |event: Event| {
            let chosen = event.target_dyn_into::<HtmlSelectElement>().and_then(|select| select.value().parse().ok());
            level.set(chosen.unwrap_or_else(|| Level::FULL.number()));
        };
        let text = if self.engines.looking { words.cancel } else { words.trying.computer_move };
        html! {
            <div class="try-answer">
                <button type="button" class="button" onclick={self.toggle.clone()}>{ text }</button>
                <select aria-label={words.setup.level} {onchange}>{ levels(words, *self.level) }</select>
            </div>
        }
    }
}

pub fn levels(words: &ShellWords, chosen: u8) -> Html {
    let level = |(number, [name, _]): (u8, &[&'static str; 2])| {
        let text = fill(words.trying.level, &[&number.to_string(), name]);
        html! { <option key={number} value={number.to_string()} selected={number == chosen}>{ text }</option> }
    };
    (1..).zip(&words.setup.levels).map(level).collect()
}
