//! Plays a line in a sandbox, one move after another.

use super::Sandbox;
use gloo::timers::callback::Timeout;
use trivium_session::Intent;
use yew::prelude::*;

/// Time per position, in milliseconds.
const EACH: u32 = 500;

/// The waiting moves after an intent. Playing the first one removes it, marks of an analysis and chance draws change
/// nothing, and anything else clears them.
pub fn after(waiting: &[String], intent: &Intent) -> Vec<String> {
    match intent {
        Intent::Type(token) if waiting.first() == Some(token) => waiting[1..].to_vec(),
        Intent::MarkProven { .. } | Intent::PlayChance => waiting.to_vec(),
        _ => Vec::new(),
    }
}

/// Plays the waiting moves, each once no animation is running (`moves`). An illegal move ends the line.
#[hook]
pub fn use_line(sandbox: &Sandbox, moves: bool, act: &Callback<Intent>) {
    let Sandbox { controller, waiting, .. } = sandbox;
    let rests = moves || controller.awaits_chance();
    let next = waiting.first().filter(|_| !rests).cloned();
    let act = act.clone();
    use_effect_with((controller.clone(), next), move |(controller, next)| {
        let can = |token: &String| controller.decides() && controller.game_match().position().check(token).is_ok();
        let step = next.clone().map(|token| if can(&token) { Intent::Type(token) } else { Intent::Cancel });
        let timer = step.map(|step| Timeout::new(EACH, move || act.emit(step)));
        move || drop(timer)
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_other_intent_ends_the_line() {
        let waiting = ["a1".to_owned(), "b2".to_owned()];
        let rest = after(&waiting, &Intent::Type("a1".into()));
        assert_eq!(after(&rest, &Intent::PlayChance), ["b2"]);
        assert!(after(&rest, &Intent::StepBack).is_empty());
    }
}
