//! A button that deletes a collection after a confirmation.

use super::focus::focus;
use super::settings::use_language;
use trivium_boards::icons::{Icon, icon};
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct DeleteButtonProps {
    pub label: &'static str,
    /// The text of the confirmation.
    pub sure: &'static str,
    pub delete: Callback<()>,
}

#[component]
pub fn DeleteButton(props: &DeleteButtonProps) -> Html {
    let shell = use_language().shell();
    let asking = use_state_eq(|| false);
    let (first, cancel) = (use_node_ref(), use_node_ref());
    let was_asking = use_mut_ref(|| false);
    {
        let nodes = (first.clone(), cancel.clone());
        use_effect_with(*asking, move |asking| {
            // The safe choice gets the focus; afterwards the delete button gets it back.
            if was_asking.replace(*asking) != *asking {
                focus(if *asking { &nodes.1 } else { &nodes.0 });
            }
        });
    }
    let set = |to: bool| {
        let asking = asking.setter();
        move |_: MouseEvent| asking.set(to)
    };
    if *asking {
        html! {
            <div class="sure" role="group" aria-labelledby="sure">
                <p id="sure">{ props.sure }</p>
                <div class="row">
                    <button class="button bad" onclick={props.delete.reform(|_: MouseEvent| ())}>{ shell.delete }</button>
                    <button ref={cancel} class="button" onclick={set(false)} aria-describedby="sure">{ shell.cancel }</button>
                </div>
            </div>
        }
    } else {
        html! { <button ref={first} class="button" onclick={set(true)}>{ icon(Icon::Delete) }{ props.label }</button> }
    }
}
