//! Loads a saved match and its game.

mod board;
mod played;

use super::sandbox::TryPage;
use crate::ui::base::notice::Notice;
use crate::ui::base::route::{Route, Sheet};
use crate::ui::base::same::Same;
use crate::ui::base::screen::{LoadedMatch, Screen};
use crate::ui::base::settings::use_language;
use crate::ui::base::store;
use crate::ui::parts::chunk::{Chunk, ChunkExports, With};
use board::Play;
use std::rc::Rc;
use trivium_session::{kept_game, read_kept};
use yew::prelude::*;

/// The chunk of a match's game; `None` if the text does not name a game.
fn game(text: &str) -> Option<Chunk> {
    kept_game(text).and_then(Chunk::game)
}

impl LoadedMatch {
    /// A match that is available without waiting, with its chunks.
    pub fn at_hand(id: &str) -> Option<LoadedMatch> {
        let text = store::at_hand(id)?;
        if !game(&text).is_none_or(Chunk::is_there) {
            return None;
        }
        let found = LoadedMatch::read(&text);
        (Chunk::SharedMatch.is_there() || !matches!(found, LoadedMatch::Broken(_))).then_some(found)
    }

    /// Fetches a match with its chunks; `None` if one of them cannot be fetched.
    pub async fn fetch(id: &str) -> Option<LoadedMatch> {
        let text = match store::text(id).await {
            Ok(Some(text)) => text,
            missing => return Some(LoadedMatch::Missing(missing.err())),
        };
        if let Some(part) = game(&text)
            && !part.fetch().await
        {
            return None;
        }
        let found = LoadedMatch::read(&text);
        if matches!(found, LoadedMatch::Broken(_)) && !Chunk::SharedMatch.fetch().await {
            return None;
        }
        Some(found)
    }

    /// Reads a match whose game is loaded.
    fn read(text: &str) -> LoadedMatch {
        match read_kept(text) {
            Ok(game_match) => LoadedMatch::Sound(Same(Rc::new(game_match))),
            Err(broken) => LoadedMatch::Broken(Same(Rc::from(broken))),
        }
    }
}

#[derive(Clone, PartialEq, Properties)]
struct GameProps {
    pub id: String,
    pub sheet: Option<Sheet>,
    pub found: LoadedMatch,
}

pub fn exports() -> ChunkExports {
    ChunkExports::Screen(screen)
}

fn screen(screen: &Screen) -> Html {
    match (&screen.route, &screen.found) {
        (Route::Game(id, sheet), Some(found)) => {
            html! { <GamePage key={id.clone()} id={id.clone()} sheet={*sheet} found={found.clone()} /> }
        }
        (Route::Try(payload, sheet), _) => html! { <TryPage payload={payload.clone()} sheet={*sheet} /> },
        _ => html! {},
    }
}

#[component]
fn GamePage(props: &GameProps) -> Html {
    let words = use_language().shell();
    if let LoadedMatch::Missing(error) = &props.found {
        let paragraphs: Vec<_> = error.iter().map(|error| words.storage(*error).to_owned()).collect();
        return html! { <Notice title={words.wrong.missing} {paragraphs} /> };
    }
    html! { <LoadedGame ..props.clone() /> }
}

/// A loaded match. If another tab leads it, newer states of that tab replace it.
#[component]
fn LoadedGame(props: &GameProps) -> Html {
    let language = use_language();
    let lead = store::use_tab_leader(&props.id);
    let newer = use_memo(lead.text.clone(), |text| Some(LoadedMatch::read(text.as_ref()?)));
    let newest = newer.as_ref().as_ref().unwrap_or(&props.found);
    match (&props.found, newest) {
        (LoadedMatch::Sound(found), LoadedMatch::Sound(newest)) => html! {
            <Play id={props.id.clone()} sheet={props.sheet} found={found.clone()} newest={newest.clone()} {lead} />
        },
        (_, found) => {
            let screen = Screen { route: Route::Game(props.id.clone(), None), language, found: Some(found.clone()) };
            html! { <With part={Chunk::SharedMatch} draw={Callback::from(move |()| Chunk::SharedMatch.screen(&screen))} /> }
        }
    }
}
