//! What a choice would do, shown while one looks at it: over it with the pointer, pressing it, or with the focus on it.

use super::target;
use crate::core::{Pick, Site};
use gloo_events::EventListener;
use web_sys::wasm_bindgen::JsCast;
use web_sys::{Element, Event};
use yew::prelude::*;

/// What a [`Foresight`] takes.
#[derive(Clone, PartialEq, Properties)]
pub struct ForesightProps {
    /// What is shown for which site.
    pub of: Vec<(Site, Html)>,
}

/// The picture of what the choice looked at would do. It listens to the board in which it is and redraws nothing but itself.
#[component]
pub fn Foresight(props: &ForesightProps) -> Html {
    let node = use_node_ref();
    let over = use_state_eq(|| None::<Site>);
    let focus = use_state_eq(|| None::<Site>);
    {
        let (node, over, focus) = (node.clone(), over.setter(), focus.setter());
        use_effect_with((), move |()| {
            let board = node.cast::<Element>().and_then(|e| e.closest(".board").ok().flatten());
            let listeners = board.map(|board| {
                [
                    ("pointerover", &over, true),
                    ("pointerleave", &over, false),
                    ("focusin", &focus, true),
                    ("focusout", &focus, false),
                ]
                .map(|(event, to, comes)| {
                    let to = to.clone();
                    EventListener::new(&board, event, move |event| to.set(looked_at(event).filter(|_| comes)))
                })
            });
            move || drop(listeners)
        });
    }
    let shown = over.or(*focus).and_then(|site| props.of.iter().find(|(of, _)| *of == site));
    html! { <g ref={node} class="foreseen">{ for shown.map(|(site, shown)| html! { <g key={site.0}>{ shown.clone() }</g> }) }</g> }
}

fn looked_at(event: &Event) -> Option<Site> {
    let source = event.target()?.dyn_into::<Element>().ok()?.closest("[data-site]").ok()??;
    match target::read(&source.get_attribute("data-pick")?)? {
        Pick::Site(site) => Some(site),
        _ => None,
    }
}
