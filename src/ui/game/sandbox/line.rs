//! Plays a line in a sandbox, one move after another.

use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use trivium_session::{Controller, Intent};
use yew::prelude::*;

/// Time per position, in milliseconds.
const EACH: u32 = 500;

/// The moves still to be played.
pub type Waiting = Rc<RefCell<Vec<String>>>;

/// Updates the waiting moves after an intent. Playing the first one removes it, marks of an analysis and chance draws
/// change nothing, and anything else clears them.
pub fn after(waiting: &mut Vec<String>, intent: &Intent) {
    match intent {
        Intent::Type(token) if waiting.first() == Some(token) => drop(waiting.remove(0)),
        Intent::MarkProven { .. } | Intent::PlayChance => {}
        _ => waiting.clear(),
    }
}

/// Plays the moves while no animation `moves`; `stamp` changes with each render.
#[hook]
pub fn use_line(waiting: &Waiting, controller: &Controller, stamp: u32, moves: bool, act: &Callback<Intent>) {
    let next = waiting.borrow().first().cloned();
    let can = |token: &String| controller.decides() && controller.game_match().position().check(token).is_ok();
    let rests = moves || controller.awaits_chance();
    if next.as_ref().is_some_and(|token| !rests && !can(token)) {
        waiting.borrow_mut().clear();
    }
    let next = next.filter(|token| !rests && can(token));
    let act = act.clone();
    use_effect_with((stamp, next), move |(_, next)| {
        let next = next.clone();
        let timer = next.map(|token| Timeout::new(EACH, move || act.emit(Intent::Type(token))));
        move || drop(timer)
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_other_intent_ends_the_line() {
        let mut waiting = vec!["a1".to_owned(), "b2".to_owned()];
        after(&mut waiting, &Intent::Type("a1".into()));
        after(&mut waiting, &Intent::PlayChance);
        assert_eq!(waiting, ["b2"]);
        after(&mut waiting, &Intent::StepBack);
        assert!(waiting.is_empty());
    }
}
