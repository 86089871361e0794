//! Previews a pick while its site is hovered, touched or focused, or else the hinted pick. Only one site has a preview
//! at a time, so only that one is drawn.

use super::cells::CellsProps;
use super::node::template;
use super::pointer::{ENTERED, LEFT};
use super::target::{element, site_of};
use gloo::events::{EventListener, EventListenerOptions};
use trivium_rules::core::{Pick, Site};
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};
use yew::prelude::*;

/// The hovered site after an event; `None` if the event does not change it.
type HoverTarget = fn(&str, &Event) -> Option<Option<Site>>;

#[derive(Clone, PartialEq, Properties)]
pub struct HoverPreviewProps {
    pub cells: CellsProps,
}

#[component]
pub fn HoverPreview(props: &HoverPreviewProps) -> Html {
    let CellsProps { view, layout, targets, pending, .. } = &props.cells;
    let inside = use_node_ref();
    let looked = use_state_eq(|| None::<Site>);
    {
        let (inside, looked) = (inside.clone(), looked.setter());
        use_effect_with(view.game, move |game: &&'static str| {
            let game = *game;
            let board = inside.cast::<Element>().and_then(|e| e.closest(".board").ok().flatten());
            let listen = |board: &Element, name: &'static str, look: HoverTarget| {
                let looked = looked.clone();
                let options = EventListenerOptions::run_in_capture_phase();
                EventListener::new_with_options(board, name, options, move |event| {
                    if let Some(site) = look(game, event) {
                        looked.set(site);
                    }
                })
            };
            let listeners = board.map(|board| {
                let events: [(&'static str, HoverTarget); 7] = [
                    ("pointerover", |game, event| {
                        event.dyn_ref::<PointerEvent>()?.pointer_type().eq("mouse").then(|| site(game, event))
                    }),
                    ("pointerdown", |game, event| Some(site(game, event))),
                    ("pointerout", |_, _| Some(None)),
                    ("focusin", |game, event| {
                        let keys = element(event)?.matches(":focus-visible").unwrap_or_default();
                        keys.then(|| site(game, event))
                    }),
                    ("focusout", |_, _| Some(None)),
                    (ENTERED, |game, event| Some(site(game, event))),
                    (LEFT, |_, _| Some(None)),
                ];
                events.map(|(name, look)| listen(&board, name, look))
            });
            move || drop(listeners)
        });
    }
    let place = |pick: Pick| if let Pick::Site(site) = pick { Some(site) } else { None };
    let best = view.hinted.first().copied().filter(|_| view.ghost);
    let [pending, best] = [*pending, best].map(|pick| pick.and_then(place));
    // The text of a preview covers the neighbouring sites, so the preview of a hint is drawn without its text.
    let class = if looked.or(pending).is_some() { "hover-preview" } else { "hover-preview brief" };
    let shown = [*looked, pending, best].into_iter().flatten().find_map(|site| {
        let (place, target) = layout.places().zip(targets.iter()).find(|(place, _)| place.site == site)?;
        let preview = target.preview.clone()?;
        Some(html! { <g key={site.index()} {class} transform={place.at.translate()}>{ template(preview) }</g> })
    });
    html! { <g ref={inside} aria-hidden="true">{ for shown }</g> }
}

fn site(game: &str, event: &Event) -> Option<Site> {
    site_of(game, &element(event)?)
}
