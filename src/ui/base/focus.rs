//! Reads and moves the keyboard focus.

use gloo::utils::document;
use trivium_boards::target::site_of;
use trivium_rules::core::Site;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::NodeRef;

/// Focuses the link to `href`, so that keyboard users continue where they were.
pub fn hold(href: Option<&str>) {
    let link = href.and_then(|href| document().query_selector(&["a[href='", href, "']"].concat()).ok().flatten());
    if let Some(link) = link.and_then(|link| link.dyn_into::<HtmlElement>().ok()) {
        let _ = link.focus();
    }
}

pub fn focused() -> Option<HtmlElement> {
    let element = document().active_element()?;
    element.dyn_into::<HtmlElement>().ok().filter(|element| element.tag_name() != "BODY")
}

pub fn focus(node: &NodeRef) {
    if let Some(element) = node.cast::<HtmlElement>() {
        let _ = element.focus();
    }
}

/// The focused element, also inside a shadow root.
pub fn innermost() -> Option<Element> {
    let mut here = document().active_element()?;
    while let Some(inner) = here.shadow_root().and_then(|root| root.active_element()) {
        here = inner;
    }
    Some(here)
}

/// The site of a game's board that has the focus.
pub fn site_of_focus(game: &str) -> Option<Site> {
    site_of(game, &innermost()?.closest("[data-pick]").ok()??)
}

/// Like [`site_of_focus`]; while another element has the focus, the site that gets it back.
pub fn site_here(game: &str) -> Option<Site> {
    let stop = || {
        let board = innermost()?.closest("main, .guest").ok()??;
        site_of(game, &board.query_selector("[role='gridcell'][tabindex='0']").ok()??)
    };
    site_of_focus(game).or_else(stop)
}
