//! A thumbnail of a match. Its game is loaded after the list, once the thumbnail is near the viewport.

use crate::ui::base::near_viewport::use_near_viewport;
use crate::ui::base::settings::use_settings;
use crate::ui::base::store;
use crate::ui::parts::chunk::Chunk;
use std::rc::Rc;
use trivium_boards::{BoardProps, BoardView, board};
use trivium_session::{Match, kept_game, read_kept};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct MiniBoardProps {
    pub id: String,
    /// Changes with the match.
    #[prop_or_default]
    pub saved: u64,
}

/// The current position; an empty board while it loads or if the match cannot be read.
#[component]
pub fn MiniBoard(props: &MiniBoardProps) -> Html {
    let set = use_settings().now;
    let node = use_node_ref();
    let is_near = use_near_viewport(&node);
    let found = use_state(|| None::<Rc<Match>>);
    {
        let found = found.setter();
        use_effect_with((props.id.clone(), props.saved, is_near), move |(id, _, is_near)| {
            let id = id.clone();
            if *is_near {
                spawn_local(async move { found.set(read(&id).await.map(Rc::new)) });
            }
        });
    }
    let drawn = found.as_ref().map(|found| {
        let game = found.setup().game().id();
        board(BoardProps::still(Rc::new(BoardView::still(game, found.position(), set.language, set.look))))
    });
    html! { <div ref={node} class="picture" inert=true aria-hidden="true">{ for drawn }</div> }
}

/// Reads a stored match and fetches its game. `None` if one of them fails.
pub async fn read(id: &str) -> Option<Match> {
    let text = store::text(id).await.ok()??;
    let part = Chunk::game(kept_game(&text)?)?;
    if part.fetch().await { read_kept(&text).ok() } else { None }
}
