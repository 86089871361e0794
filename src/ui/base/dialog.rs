//! Modal sheet over the page. The browser's `<dialog>` keeps the focus inside, closes on Escape and returns the focus.

use super::settings::use_language;
use trivium_boards::icons::{Icon, icon};
use web_sys::HtmlDialogElement;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct DialogProps {
    pub title: AttrValue,
    /// Called when the user closes the sheet.
    pub on_close: Callback<()>,
    pub children: Html,
}

/// A sheet that is open while it is mounted.
#[component]
pub fn Dialog(props: &DialogProps) -> Html {
    let words = use_language().shell();
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((), move |()| {
            let dialog = node.cast::<HtmlDialogElement>();
            if let Some(dialog) = &dialog {
                let _ = dialog.show_modal();
            }
            move || {
                if let Some(dialog) = dialog {
                    dialog.close();
                }
            }
        });
    }
    let oncancel = {
        let close = props.on_close.clone();
        Callback::from(move |event: Event| {
            event.prevent_default();
            close.emit(());
        })
    };
    let onclick = {
        let (close, node) = (props.on_close.clone(), node.clone());
        Callback::from(move |event: MouseEvent| {
            // A click whose target is the `<dialog>` itself is a click on the backdrop.
            let dialog = node.cast::<HtmlDialogElement>().map(web_sys::EventTarget::from);
            if dialog.is_some() && event.target() == dialog {
                close.emit(());
            }
        })
    };
    let close = props.on_close.reform(|_: MouseEvent| ());
    html! {
        <dialog ref={node} {oncancel} {onclick} aria-labelledby="dialog-title">
            <div class="sheet">
                <header class="bar">
                    <h2 id="dialog-title">{ &props.title }</h2>
                    <button class="icon" aria-label={words.close} onclick={close}>{ icon(Icon::Close) }</button>
                </header>
                { props.children.clone() }
            </div>
        </dialog>
    }
}
