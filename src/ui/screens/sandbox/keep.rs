//! Turns a sandbox into a match: asks who plays, and stores it.

use super::computer_move::levels;
use super::progress::Origin;
use super::value::Sandbox;
use crate::ui::base::controls::segments;
use crate::ui::base::dialog::Dialog;
use crate::ui::base::route::{Route, replace};
use crate::ui::base::settings::use_language;
use crate::ui::base::store;
use crate::ui::game::names::names;
use trivium_engine::Level;
use trivium_rules::core::Seat;
use trivium_session::{Summary, only_person};
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

const DEFAULT_LEVEL: u8 = 2;

#[derive(Clone, PartialEq, Properties)]
pub struct KeepProps {
    pub sandbox: Sandbox,
    pub close: Callback<()>,
}

#[component]
pub fn Keep(props: &KeepProps) -> Html {
    let language = use_language();
    let words = language.shell();
    let controller = &props.sandbox.controller;
    let game_match = controller.game_match();
    let seats = game_match.setup().game().seats();
    let to_act = game_match.turn().seat().map_or(0, Seat::index);
    let (against, own, level) = (use_state_eq(|| false), use_state_eq(|| to_act), use_state_eq(|| DEFAULT_LEVEL));
    // The players of the match from which the sandbox was opened.
    {
        let (against, own, level) = (against.setter(), own.setter(), level.setter());
        use_effect_with(props.sandbox.origin.clone(), move |origin| {
            let origin = origin.clone();
            spawn_local(async move {
                if let Some((person, engine)) = opponents(origin).await {
                    own.set(person.index());
                    level.set(engine.number());
                    against.set(true);
                }
            });
        });
    }
    let ways = [(words.setup.ways[0], !*against), (words.setup.ways[1], *against)];
    let to_way = {
        let against = against.setter();
        Callback::from(move |index| against.set(index == 1))
    };
    let names = names(controller, language);
    let players = names.iter().enumerate().map(|(seat, name)| {
        html! { <option key={seat} value={seat.to_string()} selected={seat == *own}>{ name }</option> }
    });
    let chosen = |event: Event| event.target_dyn_into::<HtmlSelectElement>()?.value().parse::<u8>().ok();
    let to_own = {
        let own = own.setter();
        move |event| own.set(chosen(event).map_or(0, usize::from))
    };
    let to_level = {
        let level = level.setter();
        move |event| level.set(chosen(event).unwrap_or(DEFAULT_LEVEL))
    };
    let onsubmit = {
        let (sandbox, against, own, level) = (props.sandbox.clone(), *against, *own, *level);
        move |event: SubmitEvent| {
            event.prevent_default();
            let engine = |seat: Seat| Level::new(level).filter(|_| against && seat.index() != own);
            let game = sandbox.controller.game_match().played_by(engine, store::seed());
            replace(&Route::Game(store::add(&game), None));
        }
    };
    html! {
        <Dialog title={words.trying.keep} on_close={props.close.clone()}>
            <form class="try-keep" {onsubmit} data-seats={seats.to_string()}>
                { segments("try-players", words.setup.question, &ways, &to_way) }
                if *against {
                    <label><span>{ words.trying.you }</span><select onchange={to_own}>{ for players }</select></label>
                    <label><span>{ words.setup.level }</span><select onchange={to_level}>{ levels(words, *level) }</select></label>
                }
                <button class="button main">{ words.trying.keep }</button>
            </form>
        </Dialog>
    }
}

/// The seat of the only person in the match that opened the sandbox, and the level of the computer.
async fn opponents(origin: Option<Origin>) -> Option<(Seat, Level)> {
    let Route::Game(id, _) = origin?.route else { return None };
    let summary = Summary::read(&id, &store::text(&id).await.ok()??)?;
    let (_, level) = summary.engines.first()?;
    Some((only_person(summary.names.len() as u8, &summary.engines)?, *level))
}
