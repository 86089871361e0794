//! Replays a game from its start, one move after another, by stepping through the record.

use gloo::timers::callback::Timeout;
use trivium_session::{Controller, Intent};
use trivium_words::ShellWords;
use yew::prelude::*;

/// Time per move, in milliseconds, from slow to fast.
const PACES: [u32; 5] = [3000, 1800, 1000, 500, 250];
/// Index of the initial pace.
const INITIAL_PACE: usize = 2;

#[derive(Clone, PartialEq, Default)]
pub struct ReplayState {
    pub on: bool,
    /// Index of the current pace.
    pace: usize,
    pub start: Callback<()>,
    /// Replays everyone's last turn; `None` if there is none.
    pub again: Option<Callback<()>>,
    stop: Callback<()>,
    set_pace: Callback<usize>,
}

/// The replay of a match. It waits while an animation is running (`moves`), and stops at the end of the line in view.
#[hook]
pub fn use_replay(controller: &Controller, moves: bool, act: &Callback<Intent>) -> ReplayState {
    // The serial at which the replay was started, and whether it stops at the current node.
    let on = use_state_eq(|| None::<(u32, bool)>);
    let pace = use_state_eq(|| INITIAL_PACE);
    let game_match = controller.game_match();
    let there = game_match.node() == game_match.current_node();
    let more = game_match.can_redo();
    {
        let (on, act) = (on.clone(), act.clone());
        let now = (controller.serial(), *on, *pace, moves, (more, there));
        use_effect_with(now, move |(serial, runs, pace, moves, (more, there))| {
            let more = *more && !(*there && runs.is_some_and(|(_, again)| again));
            if !more && runs.is_some_and(|(begun, _)| begun != *serial) {
                on.set(None);
            }
            let goes = runs.is_some() && !*moves && more;
            let timer = goes.then(|| Timeout::new(PACES[*pace], move || act.emit(Intent::StepForward)));
            move || drop(timer)
        });
    }
    // Stable callbacks, so that the buttons do not re-render at each step.
    let stop = {
        let on = on.setter();
        use_callback((), move |(), ()| on.set(None))
    };
    let start = {
        let on = on.setter();
        use_callback((act.clone(), more, controller.serial()), move |(), (act, more, serial)| {
            if !more {
                act.emit(Intent::GoTo(0));
            }
            on.set(Some((*serial, false)));
        })
    };
    let from = controller.last_round();
    let again = {
        let on = on.setter();
        use_callback((act.clone(), from, controller.serial()), move |(), (act, from, serial)| {
            if let Some(from) = from {
                act.emit(Intent::GoTo(*from));
                on.set(Some((*serial, true)));
            }
        })
    };
    let set_pace = {
        let pace = pace.setter();
        use_callback((), move |to, ()| pace.set(to))
    };
    ReplayState { on: on.is_some(), pace: *pace, start, again: from.map(|_| again), stop, set_pace }
}

impl ReplayState {
    /// Starts or stops the replay.
    pub fn toggle(&self) -> Callback<()> {
        if self.on { self.stop.clone() } else { self.start.clone() }
    }

    /// Callbacks for slower and faster; `None` at the limits.
    pub fn paces(&self) -> [Option<Callback<()>>; 2] {
        [self.pace.checked_sub(1), Some(self.pace + 1)].map(|pace| {
            let pace = pace.filter(|pace| *pace < PACES.len())?;
            Some(self.set_pace.reform(move |()| pace))
        })
    }

    /// Buttons that pause the replay and change its pace.
    pub fn buttons(&self, words: &ShellWords) -> Vec<Html> {
        let [pause, slower, faster] = words.replaying;
        let button = |text: &'static str, on: Option<Callback<()>>| {
            let disabled = on.is_none().to_string();
            let onclick = Callback::from(move |_: MouseEvent| on.iter().for_each(|on| on.emit(())));
            html! { <button class="button" aria-disabled={disabled} {onclick}>{ text }</button> }
        };
        let [to_slower, to_faster] = self.paces();
        vec![button(slower, to_slower), button(pause, Some(self.stop.clone())), button(faster, to_faster)]
    }
}
