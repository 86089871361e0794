//! Plays the moves of a lesson or a puzzle automatically, one after another.

use gloo::timers::callback::Timeout;
use trivium_boards::motion_length;
use trivium_session::Controller;
use yew::prelude::*;

/// Pause before the board plays its answer, in milliseconds.
pub const BEFORE_ANSWER: u32 = 900;

/// Calls `play` if a move is `due`, `wait` milliseconds after the animation of the last move. A new `stage` starts the
/// wait again.
#[hook]
pub fn use_line<S: PartialEq + 'static>(controller: &Controller, stage: S, due: bool, wait: u32, play: &Callback<()>) {
    let (play, moving) = (play.clone(), motion_length(controller.events()));
    use_effect_with((stage, due), move |(_, due)| {
        let timer = due.then(|| Timeout::new(wait + moving, move || play.emit(())));
        move || drop(timer)
    });
}
