//! The drawings of boards, off-screen.

use js_sys::Promise;
use std::rc::Rc;
use trivium_boards::{BoardProps, BoardView, board};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
struct BoardsProps {
    /// The views to draw, under ids that start so.
    boards: Vec<(Rc<BoardView>, String)>,
    on_drawn: Callback<()>,
}

/// Boards that nobody sees.
#[component]
fn Boards(props: &BoardsProps) -> Html {
    let on_drawn = props.on_drawn.clone();
    // Inner components are drawn before the outer effects run.
    use_effect_with((), move |()| on_drawn.emit(()));
    let boards = props.boards.iter().enumerate().map(|(nth, (view, prefix))| {
        let shown = BoardProps { id: Some(prefix.clone().into()), ..BoardProps::still(view.clone()) };
        html! { <div key={nth}>{ board(shown) }</div> }
    });
    html! { <>{ for boards }</> }
}

/// The markup that boards draw of these views, each under ids that start as said.
pub async fn drawn(boards: Vec<(Rc<BoardView>, String)>) -> Option<Vec<String>> {
    let root = web_sys::window()?.document()?.create_element("div").ok()?;
    let mut on_drawn = Callback::noop();
    let promise = Promise::new(&mut |resolve, _| {
        on_drawn = Callback::from(move |()| {
            // A promise's own function does not throw.
            let _ = resolve.call0(&JsValue::NULL);
        });
    });
    let handle = yew::Renderer::<Boards>::with_root_and_props(root.clone(), BoardsProps { boards, on_drawn }).render();
    let done = JsFuture::from(promise).await;
    let children = root.children();
    let drawn = (0..children.length()).filter_map(|nth| Some(children.item(nth)?.inner_html())).collect();
    handle.destroy();
    done.ok().map(|_| drawn)
}
