//! The panel's frame: what names it and closes it, and where the focus goes.

use crate::i18n::Language;
use crate::ui::icons::{Icon, icon};
use wasm_bindgen_futures::spawn_local;
use web_sys::wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlElement};
use yew::prelude::*;

/// What a [`Frame`] takes.
#[derive(Clone, PartialEq, Properties)]
pub struct FrameProps {
    /// The language.
    pub language: Language,
    /// What stands between the name and what closes it.
    #[prop_or_default]
    pub tools: Html,
    /// Closes it.
    pub close: Callback<()>,
    /// What is in it.
    pub children: Html,
}

/// The panel beside the board. It is no dialog, for one plays on meanwhile; it takes the focus, closes by Escape and gives the focus back
/// as sheets do.
#[component]
pub fn Frame(props: &FrameProps) -> Html {
    let words = props.language.shell();
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((), move |()| {
            let before = focused();
            focus(&node);
            // It is still there when this ends.
            move || spawn_local(async move { give_back(before) })
        });
    }
    let onkeydown = {
        let close = props.close.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" && !event.default_prevented() {
                event.prevent_default();
                close.emit(());
            }
        })
    };
    let close = props.close.reform(|_: MouseEvent| ());
    html! {
        <section ref={node} class="analysis" tabindex="-1" aria-labelledby="analysis-title" {onkeydown}>
            <header class="bar">
                <h2 id="analysis-title">{ words.table.analysis }</h2>
                { props.tools.clone() }
                <button class="icon" aria-label={words.close} onclick={close}>{ icon(Icon::Close) }</button>
            </header>
            { props.children.clone() }
        </section>
    }
}

/// A button that may go, and what gets the focus then if the button had it.
#[hook]
pub fn use_heir() -> [NodeRef; 2] {
    let [button, heir] = [use_node_ref(), use_node_ref()];
    // As it was drawn before.
    let held = button.cast::<Element>().is_some_and(|button| focused().is_some_and(|focused| *focused == button));
    {
        let (button, heir) = (button.clone(), heir.clone());
        use_effect(move || {
            if held && button.get().is_none() {
                focus(&heir);
            }
        });
    }
    [button, heir]
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// What has the focus; `None` when nothing has.
fn focused() -> Option<HtmlElement> {
    let element = document()?.active_element()?;
    element.dyn_into::<HtmlElement>().ok().filter(|element| element.tag_name() != "BODY")
}

fn focus(node: &NodeRef) {
    if let Some(element) = node.cast::<HtmlElement>() {
        let _ = element.focus();
    }
}

/// Gives the focus back, if nothing else has taken it: to what had it before, else to the name of the game.
fn give_back(before: Option<HtmlElement>) {
    let game = || document()?.query_selector("main.game h1").ok()??.dyn_into::<HtmlElement>().ok();
    for to in [before, game()].into_iter().flatten() {
        if focused().is_none() {
            let _ = to.focus();
        }
    }
}
