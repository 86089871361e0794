//! The match on screen: an immutable value. An intent leads to the next value, which is saved and drawn.

use crate::ui::base::browser::now;
use crate::ui::parts::act::Act;
use std::rc::Rc;
use trivium_boards::scheduler::use_drawing;
use trivium_session::{Controller, Intent};
use yew::prelude::*;

/// A match, and the state that its screen adds to it.
pub trait MatchValue: Clone + 'static {
    fn controller(&self) -> &Controller;

    /// The value after an intent at the time `now`.
    #[must_use]
    fn after(&self, intent: Intent, now: u64) -> Self;
}

/// A change without an intent, such as a newer state from another tab.
pub type Change<V> = Rc<dyn Fn(&V) -> V>;

/// The current value, and the callbacks that replace it.
pub struct MatchHandle<V> {
    pub value: V,
    pub decide: Callback<Act>,
    pub change: Callback<Change<V>>,
}

/// `save` is called with each value whose match must be saved. It is the function of the first render.
#[hook]
pub fn use_match<V: MatchValue>(first: impl FnOnce() -> V, save: impl Fn(&V) + 'static) -> MatchHandle<V> {
    let (newest, redraw, drawing) = (use_mut_ref(first), use_force_update(), use_drawing());
    let value = newest.borrow().clone();
    let decide = {
        let (newest, redraw, drawing) = (newest.clone(), redraw.clone(), drawing.clone());
        use_callback((), move |act: Act, ()| {
            let before = newest.borrow().clone();
            let Some(intent) = act.admitted(before.controller()) else { return };
            let next = before.after(intent, now());
            newest.replace(next.clone());
            // Not in an effect: the page may be closed before it renders.
            if next.controller().changes() != before.controller().changes() {
                save(&next);
            }
            drawing();
            redraw.force_update();
        })
    };
    let change = use_callback((), move |change: Change<V>, ()| {
        let next = change(&newest.borrow());
        newest.replace(next);
        drawing();
        redraw.force_update();
    });
    MatchHandle { value, decide, change }
}
