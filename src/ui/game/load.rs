//! From the shelf to the table.

use super::play::{Play, Shared};
use crate::session::{Controller, Intent, StorageError, Table, kept_game, read_kept};
use crate::ui::notice::Notice;
use crate::ui::part::{Part, With};
use crate::ui::route::{Route, Sheet};
use crate::ui::settings::use_language;
use crate::ui::store;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// What a [`GamePage`] takes.
#[derive(Clone, PartialEq, Properties)]
pub struct GameProps {
    /// The match's name on the shelf.
    pub id: String,
    /// What slides over it.
    pub sheet: Option<Sheet>,
}

/// A match's text, or why there is none.
type Found = Result<Rc<str>, Option<StorageError>>;

/// A match of the shelf.
#[component]
pub fn GamePage(props: &GameProps) -> Html {
    let words = use_language().shell();
    let found = {
        let id = &props.id;
        use_state(|| store::at_hand(id).map(|text| Found::Ok(text.into())))
    };
    {
        let (set, wanted) = (found.setter(), found.is_none());
        use_effect_with(props.id.clone(), move |id| {
            let id = id.clone();
            if wanted {
                spawn_local(async move {
                    let text = store::text(&id).await;
                    set.set(Some(text.map_err(Some).and_then(|text| text.ok_or(None)).map(Rc::from)));
                });
            }
        });
    }
    match &*found {
        None => html! {},
        Some(Err(error)) => {
            let said: Vec<_> = error.iter().map(|error| words.storage(*error).to_owned()).collect();
            html! { <Notice title={words.wrong.missing} {said} /> }
        }
        Some(Ok(text)) => {
            let (props, kept) = (props.clone(), text.clone());
            let draw = move || html! { <Seated id={props.id.clone()} sheet={props.sheet} text={kept.clone()} /> };
            match kept_game(text).and_then(Part::game) {
                Some(part) => html! { <With {part} draw={Callback::from(move |()| draw())} /> },
                // What is wrong with it is said there.
                None => draw(),
            }
        }
    }
}

#[derive(Clone, PartialEq, Properties)]
struct SeatedProps {
    id: String,
    sheet: Option<Sheet>,
    text: Rc<str>,
}

/// A match whose game is there.
#[component]
fn Seated(props: &SeatedProps) -> Html {
    let words = use_language().shell();
    let lead = store::use_lead(&props.id);
    let text = lead.text.as_ref().unwrap_or(&props.text).clone();
    let read = use_memo(text, |text| {
        let sit = |table: Table| {
            let begun = table.ply() > 0;
            let mut controller = Controller::new(table);
            // Nobody's time runs while people sit down again.
            if begun && controller.ticking().is_some() {
                controller.apply(Intent::Pause(true));
            }
            Shared::from(Rc::new(RefCell::new(controller)))
        };
        read_kept(text).map(sit)
    });
    match &*read {
        Ok(controller) => html! {
            <>
                <Play id={props.id.clone()} sheet={props.sheet} controller={controller.clone()} leads={!lead.follows} />
                if lead.follows {
                    <div class="elsewhere">
                        <p role="status">{ words.shelf.elsewhere }</p>
                        <button class="button main" onclick={lead.take}>{ words.shelf.lead_here }</button>
                    </div>
                }
            </>
        },
        Err(_) => {
            let route = Route::Game(props.id.clone(), None);
            html! { <With part={Part::Open} draw={Callback::from(move |()| Part::Open.screen(&route))} /> }
        }
    }
}
