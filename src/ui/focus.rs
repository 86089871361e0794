//! The focus of the document.

use trivium_rules::core::Site;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::NodeRef;

/// Gives the focus to the link that leads there: whoever goes by keys goes on from where they were.
pub fn hold(href: Option<&str>) {
    let Some(document) = web_sys::window().and_then(|w| w.document()) else { return };
    let link = href.and_then(|href| document.query_selector(&["a[href='", href, "']"].concat()).ok().flatten());
    if let Some(link) = link.and_then(|link| link.dyn_into::<HtmlElement>().ok()) {
        let _ = link.focus();
    }
}

/// The element with the focus; `None` when there is none.
pub fn focused() -> Option<HtmlElement> {
    let element = web_sys::window()?.document()?.active_element()?;
    element.dyn_into::<HtmlElement>().ok().filter(|element| element.tag_name() != "BODY")
}

/// Gives the focus to an element.
pub fn focus(node: &NodeRef) {
    if let Some(element) = node.cast::<HtmlElement>() {
        let _ = element.focus();
    }
}

/// The element with the focus, also within an element of another page.
pub fn innermost() -> Option<Element> {
    let mut here = web_sys::window()?.document()?.active_element()?;
    while let Some(inner) = here.shadow_root().and_then(|root| root.active_element()) {
        here = inner;
    }
    Some(here)
}

/// The place of a board that has the focus.
pub fn site_of_focus() -> Option<Site> {
    site(&innermost()?.closest("[data-pick]").ok()??)
}

/// The same; while something else has the focus, the place to which it comes back.
pub fn site_here() -> Option<Site> {
    let stop = || {
        let board = innermost()?.closest("main, .guest").ok()??;
        site(&board.query_selector("[role='gridcell'][tabindex='0']").ok()??)
    };
    site_of_focus().or_else(stop)
}

fn site(element: &Element) -> Option<Site> {
    element.get_attribute("data-pick")?.strip_prefix("site-")?.parse().ok().map(Site)
}
