//! A match as a little board that cannot be touched. Its game is fetched behind the list.

use crate::ui::chunk::Chunk;
use crate::ui::settings::use_settings;
use crate::ui::store;
use std::rc::Rc;
use trivium_boards::{BoardProps, BoardView, board};
use trivium_session::{Match, kept_game, read_kept};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The properties of [`MiniBoard`].
#[derive(Clone, PartialEq, Properties)]
pub struct MiniBoardProps {
    /// The match's name on the shelf.
    pub id: String,
}

/// The match as it stands; an empty ground until it is read, and for one that cannot be read.
#[component]
pub fn MiniBoard(props: &MiniBoardProps) -> Html {
    let set = use_settings().now;
    let found = use_state(|| None::<Rc<Match>>);
    {
        let found = found.setter();
        use_effect_with(props.id.clone(), move |id| {
            let id = id.clone();
            spawn_local(async move { found.set(read(&id).await.map(Rc::new)) });
        });
    }
    let drawn = found.as_ref().map(|found| {
        let game = found.setup().game().id();
        board(BoardProps::still(Rc::new(BoardView::still(game, found.position(), set.language, set.look))))
    });
    html! { <div class="picture" inert=true aria-hidden="true">{ for drawn }</div> }
}

async fn read(id: &str) -> Option<Match> {
    let text = store::text(id).await.ok()??;
    let part = Chunk::game(kept_game(&text)?)?;
    if part.fetch().await { read_kept(&text).ok() } else { None }
}
