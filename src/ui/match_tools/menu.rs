//! The menu: all one can do apart from moving.

use super::series_score::{line, use_series_score};
use crate::ui::controls::facing;
use crate::ui::game::rematch;
use crate::ui::route::{Route, Sheet, replace};
use crate::ui::settings::use_settings;
use crate::ui::sheet_context::SheetContext;
use trivium_rules::core::TableAction;
use trivium_session::Intent;
use trivium_words::Language;
use web_sys::Document;
use yew::prelude::*;

/// The properties of [`Menu`].
#[derive(Clone, PartialEq, Properties)]
pub struct MenuProps {
    /// The match.
    pub over: SheetContext,
}

/// The menu of a match.
#[component]
pub fn Menu(props: &MenuProps) -> Html {
    let set = use_settings();
    let words = set.now.language.shell();
    let SheetContext { id, controller, act, close, .. } = &props.over;
    let series_score = use_series_score(id, 0);
    let controller = controller.borrow();
    let game_match = controller.game_match();
    let game = game_match.setup().game().id().to_owned();
    let sure = use_state_eq(|| false);
    let item = |text: &'static str, on: Callback<MouseEvent>| html! { <li><button onclick={on}>{ text }</button></li> };
    let entry = |intent: Intent, text: &'static str| {
        let (act, close) = (act.clone(), close.clone());
        let on = move |_| {
            close.emit(());
            act.emit(intent.clone());
        };
        item(text, on.into())
    };
    let action = |action: TableAction| {
        // Where nothing can be taken back, a slip of the finger does not end the game.
        if action != TableAction::Resign || !game_match.held() {
            return entry(Intent::Act(action), words.action(action));
        }
        if *sure {
            return entry(Intent::Act(action), words.game_match.resign);
        }
        let sure = sure.setter();
        item(words.action(action), Callback::from(move |_| sure.set(true)))
    };
    let link = |route: Route, text: &'static str| html! { <li><a href={route}>{ text }</a></li> };
    let again = rematch(id, game_match);
    let sheet = |sheet: Sheet, text: &'static str| {
        let route = Route::Game(id.clone(), Some(sheet));
        item(text, Callback::from(move |_| replace(&route)))
    };
    html! {
        <div class="menu">
            if let Some(series_score) = series_score {
                <p class="series-score"><strong>{ words.game_match.series_score }</strong>{ " " }{ line(words, &series_score) }</p>
            }
            <ul>
                // They are about the match, not about what one looks at.
                if game_match.plays() {
                    { for game_match.actions().into_iter().map(action) }
                }
                if controller.may_pause() {
                    { entry(Intent::Pause(!controller.paused()), if controller.paused() { words.game_match.run } else { words.game_match.stop }) }
                }
                if !game_match.setup().strict() && game_match.result().is_none() {
                    { entry(Intent::Restart, words.restart) }
                }
                { item(words.rematch, Callback::from(move |_| again.emit(()))) }
                { link(Route::New(game.clone()), words.new_game) }
                { link(Route::Rules(game, String::new()), words.rules) }
                if set.now.analysis && controller.may_analyse() {
                    { sheet(Sheet::Analysis, words.game_match.analysis) }
                }
                { sheet(Sheet::Share, words.sharing.title) }
                { sheet(Sheet::Pictures, words.pictures.title) }
                { for full_screen(set.now.language).map(|(text, on)| item(text, on)) }
                { link(Route::Settings, words.settings) }
            </ul>
            { facing(&set) }
        </div>
    }
}

/// Into full screen or out of it, where the browser lets the page.
fn full_screen(language: Language) -> Option<(&'static str, Callback<MouseEvent>)> {
    let document = web_sys::window()?.document()?;
    let words = &language.shell().game_match;
    let change: fn(&Document) = match document.fullscreen_element() {
        Some(_) => Document::exit_fullscreen,
        None => |document| {
            // A browser that refuses stays as it is.
            let _ = document.document_element().map(|root| root.request_fullscreen());
        },
    };
    let text = if document.fullscreen_element().is_some() { words.leave_full } else { words.full };
    document.fullscreen_enabled().then(|| (text, Callback::from(move |_| change(&document))))
}
