//! Loads a saved match and its game.

use super::half_made;
use super::play::Play;
use super::sandbox::TryPage;
use super::shared_controller::SharedController;
use super::thinking;
use crate::ui::browser::now;
use crate::ui::chunk::{Chunk, With};
use crate::ui::notice::Notice;
use crate::ui::route::{Route, Sheet};
use crate::ui::screen::{LoadedMatch, Screen};
use crate::ui::settings::use_language;
use crate::ui::store;
use std::cell::RefCell;
use std::rc::Rc;
use trivium_session::{Controller, Intent, LoadError, Match, kept_game, read_kept};
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
            Ok(game_match) => LoadedMatch::Sound(Rc::new(game_match)),
            Err(LoadError::Broken(broken)) => LoadedMatch::Broken(Rc::from(broken)),
            Err(LoadError::Storage(error)) => LoadedMatch::Missing(Some(error)),
            Err(LoadError::Missing) => LoadedMatch::Missing(None),
        }
    }
}

/// Restores an unfinished choice and the thinking time, and pauses the clock.
fn opened(id: &str, game_match: Match) -> Controller {
    let begun = game_match.ply() > 0;
    let mut controller = Controller::new(game_match);
    // The clock pauses when a match is reopened.
    if begun && controller.ticking().is_some() {
        controller = controller.after(Intent::Pause(true), now());
    }
    thinking::restore(id, half_made::restore(id, controller)).clocked(now())
}

#[derive(Clone, PartialEq, Properties)]
struct GameProps {
    pub id: String,
    pub sheet: Option<Sheet>,
    pub found: LoadedMatch,
}

pub fn screen(screen: &Screen) -> Html {
    match (&screen.route, &screen.found) {
        (Route::Game(id, sheet), Some(found)) => {
            html! { <GamePage id={id.clone()} sheet={*sheet} found={found.clone()} /> }
        }
        (Route::Try(payload, sheet), _) => html! { <TryPage payload={payload.clone()} sheet={*sheet} /> },
        _ => html! {},
    }
}

#[component]
fn GamePage(props: &GameProps) -> Html {
    let words = use_language().shell();
    if let LoadedMatch::Missing(error) = &props.found {
        let said: Vec<_> = error.iter().map(|error| words.storage(*error).to_owned()).collect();
        return html! { <Notice title={words.wrong.missing} {said} /> };
    }
    html! { <LoadedGame ..props.clone() /> }
}

/// A loaded match. If another tab leads it, newer states of that tab replace it.
#[component]
fn LoadedGame(props: &GameProps) -> Html {
    let language = use_language();
    let words = language.shell();
    let lead = store::use_tab_leader(&props.id);
    let shown = use_mut_ref(|| None::<SharedController>);
    let newer = use_memo(lead.text.clone(), |text| Some(LoadedMatch::read(text.as_ref()?)));
    let found = newer.as_ref().as_ref().unwrap_or(&props.found);
    let sound = if let LoadedMatch::Sound(game_match) = found { Some(game_match.clone()) } else { None };
    // Serials continue after a newer state, so that views animate a single move.
    let controller = use_memo((props.id.clone(), sound.as_ref().map(Rc::as_ptr), newer.is_some()), |(id, _, newer)| {
        let game_match = Match::clone(sound.as_ref()?);
        let before = shown.borrow().as_ref().filter(|_| *newer).map(|before| before.borrow().clone());
        let controller = before.map_or_else(
            || opened(id, game_match.clone()),
            |before| Controller::new(game_match.clone()).following(&before),
        );
        Some(SharedController::from(Rc::new(RefCell::new(controller))))
    });
    if let Some(controller) = &*controller {
        shown.replace(Some(controller.clone()));
    }
    // Who takes the lead wants to play, so the view returns to the current node.
    let take = lead.take.reform(move |event| {
        shown.borrow().iter().for_each(|shown| _ = shown.apply(Intent::GoToCurrent));
        event
    });
    match &*controller {
        Some(controller) => html! {
            <>
                <Play id={props.id.clone()} sheet={props.sheet} controller={controller.clone()} leads={!lead.follows} />
                if lead.follows {
                    <div class="elsewhere">
                        <p role="status">{ words.shelf.elsewhere }</p>
                        <button class="button main" onclick={take}>{ words.shelf.lead_here }</button>
                    </div>
                }
            </>
        },
        None => {
            let screen = Screen { route: Route::Game(props.id.clone(), None), language, found: Some(found.clone()) };
            html! { <With part={Chunk::SharedMatch} draw={Callback::from(move |()| Chunk::SharedMatch.screen(&screen))} /> }
        }
    }
}
