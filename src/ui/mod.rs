//! The page's view: Yew components. The only layer, with `embed`, that knows a browser.

pub mod boards;

use yew::prelude::*;

/// The app's root.
#[component]
fn App() -> Html {
    html! { <main><h1>{"Trivium"}</h1></main> }
}

/// Mounts the app into the document's body.
pub fn mount() {
    yew::Renderer::<App>::new().render();
}
