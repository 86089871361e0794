//! Frame of the panel: heading, close button and focus.

use crate::ui::base::controls::panel_tabs;
use crate::ui::base::focus::{focus, focused, hold};
use crate::ui::base::route::{Route, Sheet};
use crate::ui::parts::sheet_context::SheetContext;
use trivium_boards::icons::{Icon, icon};
use trivium_words::Language;
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct PanelFrameProps {
    pub over: SheetContext,
    pub language: Language,
    /// Controls between the heading and the close button.
    #[prop_or_default]
    pub tools: Html,
    pub children: Html,
}

/// The panel next to the board. It is not modal, because play goes on. Like a sheet, it takes the focus, closes on
/// Escape and returns the focus.
#[component]
pub fn PanelFrame(props: &PanelFrameProps) -> Html {
    let words = props.language.shell();
    let close = &props.over.close;
    let node = use_node_ref();
    {
        let (node, table) = (node.clone(), props.over.table.clone());
        use_effect_with((), move |()| {
            focus(&node);
            // The panel is removed from the document only after this cleanup.
            move || spawn_local(async move { give_back(&table) })
        });
    }
    let onkeydown = {
        let close = close.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" && !event.default_prevented() {
                event.prevent_default();
                close.emit(());
            }
        })
    };
    let close = close.reform(|_: MouseEvent| ());
    html! {
        <section ref={node} class="analysis" tabindex="-1" aria-labelledby="analysis-title" {onkeydown}>
            <header class="bar">
                <h2 id="analysis-title">{ words.game_match.analysis }</h2>
                { panel_tabs(words, &props.over.table, Some(close.clone())) }
                { props.tools.clone() }
                <button class="icon" aria-label={words.close} onclick={close}>{ icon(Icon::Close) }</button>
            </header>
            { props.children.clone() }
        </section>
    }
}

/// A button that may disappear, and the element that then gets its focus.
#[hook]
pub fn use_focus_fallback() -> [NodeRef; 2] {
    let [button, fallback] = [use_node_ref(), use_node_ref()];
    // The reference still holds the element of the previous render.
    let held = button.cast::<Element>().is_some_and(|button| focused().is_some_and(|focused| *focused == button));
    {
        let (button, fallback) = (button.clone(), fallback.clone());
        use_effect(move || {
            if held && button.get().is_none() {
                focus(&fallback);
            }
        });
    }
    [button, fallback]
}

/// Returns the focus to the link that opens the panel, or else to the menu link, unless another element has taken it.
fn give_back(table: &Route) {
    for sheet in [Sheet::Analysis, Sheet::Menu] {
        if focused().is_none() {
            hold(Some(&table.over(Some(sheet)).to_string()));
        }
    }
}
