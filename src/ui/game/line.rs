//! Plays the moves of a lesson or a puzzle automatically, one after another.

use super::SharedController;
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use trivium_boards::motion_length;
use yew::prelude::*;

/// Pause before the board plays its answer, in milliseconds.
pub const BEFORE_ANSWER: u32 = 900;

/// Plays `next`, `wait` milliseconds after the animation of the last move. `next` is a legal move with the stage after it.
#[hook]
pub fn use_line<S: Clone + PartialEq + 'static>(
    shared: &SharedController,
    stage: &Rc<RefCell<S>>,
    next: Option<(String, S)>,
    wait: u32,
    drawn: &Callback<()>,
) {
    let now = stage.borrow().clone();
    let (shared, stage, drawn) = (shared.clone(), stage.clone(), drawn.clone());
    use_effect_with(now, move |_| {
        let timer = next.map(|(token, further)| {
            let moving = motion_length(shared.borrow().events());
            Timeout::new(wait + moving, move || {
                let played = shared.borrow().entered(&token);
                played.into_iter().for_each(|played| shared.set(played));
                stage.replace(further);
                drawn.emit(());
            })
        });
        move || drop(timer)
    });
}
