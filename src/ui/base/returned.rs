//! The state of a screen that the user leaves and comes back to: the step of a lesson, an attempt at a puzzle, the
//! choices of a form. It lasts as long as the tab, and belongs to one entry of the browser's history. A screen that is
//! opened again starts from the beginning.

use super::route::{depth, here, is_new};
use std::any::Any;
use std::cell::RefCell;
use yew::prelude::*;

/// Number of states that are kept, the newest ones.
const MAX_STATES: usize = 60;

thread_local! {
    static LEFT: RefCell<Vec<(String, Box<dyn Any>)>> = const { RefCell::new(Vec::new()) };
}

/// The storage key of a state of the current screen.
fn key(name: &str) -> String {
    [&depth().to_string(), " ", &here().over(None).to_string(), " ", name].concat()
}

/// The state that was kept when the screen was left; `None` if the screen is opened again.
pub fn returned<T: Clone + 'static>(name: &str) -> Option<T> {
    let key = key(name);
    let found = |left: &Vec<(String, Box<dyn Any>)>| {
        let (_, state) = left.iter().find(|(of, _)| *of == key)?;
        state.downcast_ref::<T>().cloned()
    };
    LEFT.with_borrow(found).filter(|_| !is_new())
}

pub fn keep<T: 'static>(name: &str, state: T) {
    let key = key(name);
    LEFT.with_borrow_mut(|left| {
        left.retain(|(of, _)| *of != key);
        left.push((key, Box::new(state)));
        let old = left.len().saturating_sub(MAX_STATES);
        left.drain(..old);
    });
}

/// A state that is restored when the user comes back to the screen.
#[hook]
pub fn use_returned<T: Clone + PartialEq + 'static>(
    name: &'static str,
    first: impl FnOnce() -> T,
) -> UseStateHandle<T> {
    let state = use_state_eq(|| returned(name).unwrap_or_else(first));
    use_effect_with((*state).clone(), move |state| keep(name, state.clone()));
    state
}
