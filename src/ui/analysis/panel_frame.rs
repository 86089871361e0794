//! The panel's frame: what names it and closes it, and where the focus goes.

use crate::ui::controls::panel_tabs;
use crate::ui::focus::{focus, focused, hold};
use crate::ui::route::{Route, Sheet};
use crate::ui::sheet_context::SheetContext;
use trivium_boards::icons::{Icon, icon};
use trivium_words::Language;
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;
use yew::prelude::*;

/// The properties of [`PanelFrame`].
#[derive(Clone, PartialEq, Properties)]
pub struct PanelFrameProps {
    /// The match next to it.
    pub over: SheetContext,
    /// The language.
    pub language: Language,
    /// The content between the name and the closing button.
    #[prop_or_default]
    pub tools: Html,
    /// Its content.
    pub children: Html,
}

/// The panel next to the board. It is no dialog, for one plays on meanwhile; it takes the focus, closes by Escape and gives the focus back
/// as sheets do.
#[component]
pub fn PanelFrame(props: &PanelFrameProps) -> Html {
    let words = props.language.shell();
    let close = &props.over.close;
    let node = use_node_ref();
    {
        let (node, table) = (node.clone(), props.over.table.clone());
        use_effect_with((), move |()| {
            focus(&node);
            // It is still there when this ends.
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

/// A button that may go, and what gets the focus then if the button had it.
#[hook]
pub fn use_focus_fallback() -> [NodeRef; 2] {
    let [button, fallback] = [use_node_ref(), use_node_ref()];
    // As it was drawn before.
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

/// Gives the focus back, unless something else has taken it: to the link that leads to the panel, else to that of the menu.
fn give_back(table: &Route) {
    for sheet in [Sheet::Analysis, Sheet::Menu] {
        if focused().is_none() {
            hold(Some(&table.over(Some(sheet)).to_string()));
        }
    }
}
