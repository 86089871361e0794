//! The list of moves of a viewer, with variations and comments, and the menu with more actions on a record.

use crate::ui::base::download::{file, file_name, save};
use crate::ui::base::route::Route;
use crate::ui::base::settings::use_language;
use crate::ui::game::replay::ReplayState;
use crate::ui::screens::variations::use_record_tree;
use trivium_boards::icons::{Icon, icon};
use trivium_session::{Controller, Intent, write, write_link};
use trivium_words::EmbeddingWords;
use web_sys::HtmlElement;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct MovesProps {
    pub controller: Controller,
    pub act: Callback<Intent>,
}

/// The moves of a record as buttons. Without moves it takes no space.
#[component]
pub fn Moves(props: &MovesProps) -> Html {
    let record = use_record_tree(&props.controller, &props.act);
    html! { <div class="record">{ record }</div> }
}

pub fn has_moves(controller: &Controller) -> bool {
    !controller.game_match().tree().node(trivium_session::RecordTree::ROOT).children.is_empty()
}

#[derive(Clone, PartialEq, Properties)]
pub struct MenuProps {
    pub controller: Controller,
    /// The address of the app. Empty if unknown.
    pub app: String,
    pub replay: ReplayState,
    /// Turns the board by one step.
    pub turn: Callback<()>,
}

#[component]
pub fn Menu(props: &MenuProps) -> Html {
    let language = use_language();
    let (words, own) = (language.shell(), language.words::<EmbeddingWords>());
    let open = use_state_eq(|| false);
    let button = use_node_ref();
    let toggle = {
        let open = open.clone();
        Callback::from(move |_: MouseEvent| open.set(!*open))
    };
    let close = {
        let (open, button) = (open.setter(), button.clone());
        Callback::from(move |()| {
            open.set(false);
            // The closing menu would take the focus with it.
            let _ = button.cast::<HtmlElement>().map(|button| button.focus());
        })
    };
    let onkeydown = {
        let (open, close) = (open.clone(), close.clone());
        Callback::from(move |event: KeyboardEvent| {
            if *open && event.key() == "Escape" {
                event.prevent_default();
                close.emit(());
            }
        })
    };
    html! {
        <div class="more" {onkeydown}>
            <button ref={button} type="button" class="icon" aria-label={own.more} aria-expanded={open.to_string()} onclick={toggle}>
                { icon(Icon::Menu) }
            </button>
            if *open {
                <div class="acts" role="group" aria-label={own.more}>{ choices(props, &close, words, own) }</div>
            }
        </div>
    }
}

fn choices(
    props: &MenuProps,
    close: &Callback<()>,
    words: &trivium_words::ShellWords,
    own: &'static EmbeddingWords,
) -> Html {
    let controller = &props.controller;
    let game_match = controller.game_match();
    let choice = |text: &'static str, class: Option<&'static str>, on: Option<Callback<()>>| {
        let disabled = on.is_none().to_string();
        let onclick = Callback::from(move |_: MouseEvent| on.iter().for_each(|on| on.emit(())));
        html! { <button type="button" class={classes!("button", class)} aria-disabled={disabled} {onclick}>{ text }</button> }
    };
    let turn = {
        let (turn, close) = (props.turn.clone(), close.clone());
        Callback::from(move |()| {
            turn.emit(());
            close.emit(());
        })
    };
    let keep = {
        let (controller, close) = (props.controller.clone(), close.clone());
        Callback::from(move |()| {
            let game_match = controller.game_match();
            file(write(game_match).as_bytes(), "text/plain")
                .and_then(|file| save(&file_name(game_match, "txt"), &file));
            close.emit(());
        })
    };
    // Writing fails only for records that are too long for a link. No played match is that long.
    let payload = write_link(&game_match.sandbox(0)).ok().filter(|_| !props.app.is_empty());
    let play_on = payload.map(|payload| [props.app.as_str(), &Route::Try(payload, None).to_string()].concat());
    let [_, slower, faster] = words.replaying;
    let [to_slower, to_faster] = props.replay.paces();
    html! {
        <>
            { choice(words.game_match.turn_board, None, Some(turn)) }
            { choice(slower, Some("pace"), to_slower) }
            { choice(faster, Some("pace"), to_faster) }
            { choice(words.shelf.save, None, Some(keep)) }
            if let Some(href) = play_on {
                <a class="button" {href} target="_blank" rel="noopener">{ own.play_on }</a>
            }
            <dl class="key-list">
                { for own.keys.iter().map(|[key, does]| html! { <div><dt><kbd>{ *key }</kbd></dt><dd>{ *does }</dd></div> }) }
            </dl>
        </>
    }
}
