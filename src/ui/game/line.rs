//! Plays the moves of a lesson or a puzzle automatically, one after another.

use crate::ui::base::timer::use_timer;
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
    use_timer((stage, due), wait + moving, due.then_some(move || play.emit(())));
}
