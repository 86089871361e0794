//! A page that reports an error and offers buttons to continue.

use super::route::Route;
use super::settings::{use_language, use_title};
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct NoticeProps {
    pub title: AttrValue,
    /// Details, one paragraph each.
    #[prop_or_default]
    pub paragraphs: Vec<String>,
    /// Buttons in addition to the link to the start page.
    #[prop_or_default]
    pub children: Html,
}

#[component]
pub fn Notice(props: &NoticeProps) -> Html {
    let words = use_language().shell();
    let title = use_title("Trivium");
    html! {
        <main class="page narrow notice">
            <h1 ref={title} tabindex="-1">{ &props.title }</h1>
            { for props.paragraphs.iter().map(|text| html! { <p>{ text }</p> }) }
            <div class="row">
                { props.children.clone() }
                <a class="button" href={Route::Home}>{ words.to_start }</a>
            </div>
        </main>
    }
}
