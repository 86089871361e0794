//! A line that a lesson or a puzzle plays by itself, one decision after the other.

use super::SharedController;
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use trivium_boards::motion_length;
use yew::prelude::*;

/// How long one sees what was played before the board plays on, in milliseconds.
pub const BEFORE_ANSWER: u32 = 900;

/// Plays the `next` decision, which leads to the stage next to it, once what was played has been seen to its end, and `wait` milliseconds
/// after that. The decision was tried when the line was made.
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
                let _ = shared.shared().borrow_mut().enter(&token);
                stage.replace(further);
                drawn.emit(());
            })
        });
        move || drop(timer)
    });
}
