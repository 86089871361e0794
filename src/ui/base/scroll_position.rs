//! Scroll position and focus across screens. A new screen starts at its top. Going back restores the scroll position
//! and focuses the link that was followed. When a focused element is removed, an element nearby gets the focus.

use super::route::{Route, depth, is_new};
use gloo::utils::document;
use wasm_bindgen::prelude::*;
use web_sys::Node;
use yew::prelude::*;

#[wasm_bindgen(module = "/src/ui/base/scroll_position.mjs")]
extern "C" {
    fn place() -> f64;
    fn link() -> Option<String>;
    fn come(y: f64, href: Option<String>);
    fn head();
    fn board();
    fn keep(node: &Node);
}

#[wasm_bindgen(module = "/src/ui/base/input.mjs")]
extern "C" {
    fn hands(node: &Node);
}

/// Handles focus and touch in the element's document or shadow root. When the focused element is removed from there,
/// an element nearby gets the focus.
pub fn hold_focus(element: Option<&Node>) {
    if let Some(element) = element {
        keep(element);
        hands(element);
    }
}

/// A screen that was left: its depth in the history, its scroll position, and the link that was followed.
type Left = (u32, f64, Option<String>);

/// The key of a screen. It does not depend on the sheet.
fn name(route: &Route) -> String {
    route.over(None).to_string()
}

/// Stores the scroll position when the screen changes, and restores it when the user returns. Must run before the
/// screen is drawn.
#[hook]
pub fn use_scroll_position(route: Option<&Route>, wanted: &Route, waits: bool) {
    use_effect_with((), |()| {
        hold_focus(document().body().as_ref().map(AsRef::as_ref));
    });
    let last = use_mut_ref(|| None::<(String, u32)>);
    let left = use_mut_ref(Vec::<Left>::new);
    let now = route.map(|route| (name(route), depth()));
    let mut before = last.borrow_mut();
    if let (Some((before, at)), Some((now, depth))) = (&*before, &now)
        && before != now
        && at != depth
    {
        let mut left = left.borrow_mut();
        left.retain(|(of, ..)| of != at);
        left.push((*at, place(), link()));
    }
    // A match begins or continues, for example after its set-up, a lesson or another match. A match from the list may be
    // over.
    let begins = is_new()
        && matches!(route, Some(Route::Game(..)))
        && before
            .as_ref()
            .zip(now.as_ref())
            .is_some_and(|((before, _), (now, _))| before != now && *before != name(&Route::Shelf));
    // While another screen loads, the current one keeps its scroll position.
    if route == Some(wanted) {
        before.clone_from(&now);
    }
    // The rules screen scrolls to its anchor itself.
    let has_anchor = matches!(route, Some(Route::Rules(_, anchor)) if !anchor.is_empty());
    use_effect_with(now.map(|(name, _)| name), move |_| {
        let depth = depth();
        let was = {
            let mut left = left.borrow_mut();
            left.retain(|(of, ..)| !is_new() || *of < depth);
            left.iter().find(|(of, ..)| *of == depth).map(|(_, y, href)| (*y, href.clone()))
        };
        match was {
            Some((y, href)) => come(y, href),
            None if has_anchor => {}
            None => come(0.0, None),
        }
        if begins {
            board();
        }
    });
    use_effect_with((route.cloned(), waits), |_| head());
}
