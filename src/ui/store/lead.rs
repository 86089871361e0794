//! Several tabs with the same match: one leads it, the others follow, and nobody overwrites another's work.

use super::cabinet;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::wasm_bindgen::closure::Closure;
use web_sys::wasm_bindgen::{JsCast, JsValue};
use yew::prelude::*;

/// The match on this tab's screen.
struct Mine {
    id: String,
    follows: bool,
    /// Whether this tab has kept a state of it since it leads.
    kept: bool,
}

thread_local! {
    static MINE: RefCell<Option<Mine>> = const { RefCell::new(None) };
}

/// Whether another tab leads a match.
pub(super) fn follows(id: &str) -> bool {
    MINE.with_borrow(|mine| mine.as_ref().is_some_and(|mine| mine.id == id && mine.follows))
}

/// Says the newest state of a match to the tabs that follow it.
pub(super) fn tell(id: &str, text: &str) {
    MINE.with_borrow_mut(|mine| {
        if let Some(mine) = mine.as_mut().filter(|mine| mine.id == id) {
            mine.kept = true;
        }
    });
    cabinet::tell(id, text);
}

/// Who leads a match on screen.
#[derive(Clone, PartialEq)]
pub struct Lead {
    /// Whether another tab does.
    pub follows: bool,
    /// The newest state that came from another tab.
    pub text: Option<Rc<str>>,
    /// Takes the lead from it.
    pub take: Callback<MouseEvent>,
}

/// Leads a match as long as it is on screen, or follows the tab that does; leads when that leaves it.
#[hook]
pub fn use_lead(id: &str) -> Lead {
    let follows = use_state_eq(|| false);
    let text = use_state(|| None::<Rc<str>>);
    let done = use_mut_ref(|| None::<js_sys::Function>);
    {
        let (follows, text, done) = (follows.setter(), text.setter(), done.clone());
        use_effect_with(id.to_owned(), move |id| {
            MINE.set(Some(Mine { id: id.clone(), follows: false, kept: false }));
            let told = {
                let id = id.clone();
                Closure::<dyn Fn(String, JsValue)>::new(move |what: String, kept: JsValue| {
                    hear(&id, &what, kept.as_string(), &follows, &text);
                })
            };
            let end = cabinet::lead(id, told.as_ref().unchecked_ref());
            done.replace(Some(end.clone()));
            move || {
                // Functions of our own do not throw.
                let _ = end.call1(&JsValue::NULL, &false.into());
                MINE.set(None);
                drop(told);
            }
        });
    }
    let take = use_callback((), move |_: MouseEvent, ()| {
        if let Some(end) = &*done.borrow() {
            let _ = end.call1(&JsValue::NULL, &true.into());
        }
    });
    Lead { follows: *follows, text: (*text).clone(), take }
}

fn hear(
    id: &str,
    what: &str,
    kept: Option<String>,
    follows: &UseStateSetter<bool>,
    text: &UseStateSetter<Option<Rc<str>>>,
) {
    let adopt = MINE.with_borrow_mut(|mine| {
        let mine = mine.as_mut().filter(|mine| mine.id == id)?;
        let followed = mine.follows;
        match what {
            // The other tab's last decision may come after its lead is taken.
            "kept" => return (mine.follows || !mine.kept).then_some(kept),
            "leads" => (mine.follows, mine.kept) = (false, false),
            _ => mine.follows = true,
        }
        follows.set(mine.follows);
        (followed && !mine.follows).then_some(None)
    });
    match adopt {
        Some(Some(kept)) => text.set(Some(kept.into())),
        // What was the newest where it was led.
        Some(None) => {
            let (id, text) = (id.to_owned(), text.clone());
            spawn_local(async move {
                if let Ok(Some(newest)) = super::text(&id).await {
                    text.set(Some(newest.into()));
                }
            });
        }
        None => {}
    }
}
