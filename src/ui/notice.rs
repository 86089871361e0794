//! A page that says what is wrong and what one can do.

use super::route::Route;
use super::settings::{use_language, use_title};
use yew::prelude::*;

/// The properties of [`Notice`].
#[derive(Clone, PartialEq, Properties)]
pub struct NoticeProps {
    /// The fault.
    pub title: AttrValue,
    /// More about it, a paragraph each.
    #[prop_or_default]
    pub said: Vec<String>,
    /// The actions apart from going to the start page.
    #[prop_or_default]
    pub children: Html,
}

/// A page that says what is wrong and what one can do.
#[component]
pub fn Notice(props: &NoticeProps) -> Html {
    let words = use_language().shell();
    let title = use_title("Trivium");
    html! {
        <main class="page narrow notice">
            <h1 ref={title} tabindex="-1">{ &props.title }</h1>
            { for props.said.iter().map(|text| html! { <p>{ text }</p> }) }
            <div class="row">
                { props.children.clone() }
                <a class="button" href={Route::Home}>{ words.to_start }</a>
            </div>
        </main>
    }
}
