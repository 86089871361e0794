//! Where one is on a screen: a new one starts at its top, and whoever comes back is where they were, with the focus on the link that
//! they followed. A focused element that is removed passes the focus to something close to it.

use super::route::{Route, depth, is_new};
use wasm_bindgen::prelude::*;
use web_sys::Node;
use yew::prelude::*;

#[wasm_bindgen(module = "/src/ui/scroll_position.mjs")]
extern "C" {
    fn place() -> f64;
    fn link() -> Option<String>;
    fn come(y: f64, href: Option<String>);
    fn head();
    fn board();
    fn keep(node: &Node);
}

/// Passes the focus on when what has it is taken away, in the document or the shadow in which an element is.
pub fn hold_focus(element: Option<&Node>) {
    element.iter().for_each(|element| keep(element));
}

/// Where one was on a screen that was left: how many of ours lie behind it, how far down, and the link that was followed.
type Left = (u32, f64, Option<String>);

/// The key of a place. It stays the same while sheets open over a match.
fn name(route: &Route) -> String {
    route.over(None).to_string()
}

/// Keeps where one is when the screen that is seen changes, and goes to where one was. Drawn with the screen, before which it runs.
#[hook]
pub fn use_scroll_position(route: Option<&Route>, wanted: &Route, waits: bool) {
    use_effect_with((), |()| {
        let body = web_sys::window().and_then(|window| window.document()?.body());
        hold_focus(body.as_ref().map(AsRef::as_ref));
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
    // From a set-up to its match, or from a match to the next one.
    let begins = matches!(route, Some(Route::Game(..)))
        && before.as_ref().zip(now.as_ref()).is_some_and(|((before, _), (now, _))| {
            before != now && ["#/new/", "#/game/"].iter().any(|screen| before.starts_with(screen))
        });
    // While another screen is wanted, the one that is seen lies where it lay.
    if route == Some(wanted) {
        before.clone_from(&now);
    }
    // A place in an article is gone to there.
    let told = matches!(route, Some(Route::Rules(_, anchor)) if !anchor.is_empty());
    use_effect_with(now.map(|(name, _)| name), move |_| {
        let depth = depth();
        let was = {
            let mut left = left.borrow_mut();
            left.retain(|(of, ..)| !is_new() || *of < depth);
            left.iter().find(|(of, ..)| *of == depth).map(|(_, y, href)| (*y, href.clone()))
        };
        match was {
            Some((y, href)) => come(y, href),
            None if told => {}
            None => come(0.0, None),
        }
        if begins {
            board();
        }
    });
    use_effect_with((route.cloned(), waits), |_| head());
}
