//! Plays a line in a sandbox, one move after another.

use super::value::Sandbox;
use crate::ui::base::timer::use_timer;
use trivium_session::Intent;
use yew::prelude::*;

/// Time per position, in milliseconds.
const MOVE_DELAY: u32 = 500;

/// Plays the waiting moves, each once no animation is running (`moves`). An illegal move ends the line.
#[hook]
pub fn use_line(sandbox: &Sandbox, moves: bool, act: &Callback<Intent>) {
    let Sandbox { controller, waiting, .. } = sandbox;
    let rests = moves || controller.awaits_chance();
    let next = waiting.first().filter(|_| !rests).cloned();
    let can = |token: &String| controller.decides() && controller.game_match().position().check(token).is_ok();
    let step = next.clone().map(|token| if can(&token) { Intent::Type(token) } else { Intent::Cancel });
    let act = act.clone();
    use_timer((controller.clone(), next), MOVE_DELAY, step.map(|step| move || act.emit(step)));
}
