//! Keys that mean the same wherever they mean nothing else: arrows, Home and End step through the moves, Ctrl+Z and Ctrl+Y take back and
//! bring back, on the board too, Escape gives up a choice or a hint.

use crate::ui::route::Sheet;
use gloo::events::{EventListener, EventListenerOptions};
use trivium_session::Intent;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, KeyboardEvent};
use yew::prelude::*;

/// Listens as long as the match is on screen.
#[hook]
pub fn use_keys(act: &Callback<Intent>, sheet: Option<Sheet>) {
    let act = act.clone();
    use_effect_with(sheet, move |sheet| {
        let sheet = *sheet;
        let listener = web_sys::window().map(|window| {
            EventListener::new_with_options(
                &window,
                "keydown",
                EventListenerOptions::enable_prevent_default(),
                move |event| {
                    let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
                    if let Some(intent) = intent(event, sheet) {
                        event.prevent_default();
                        act.emit(intent);
                    }
                },
            )
        });
        move || drop(listener)
    });
}

fn intent(event: &KeyboardEvent, sheet: Option<Sheet>) -> Option<Intent> {
    let target = event.target().and_then(|t| t.dyn_into::<Element>().ok());
    let inside = |selector: &str| target.as_ref().is_some_and(|t| t.closest(selector).ok().flatten().is_some());
    if event.default_prevented()
        || event.alt_key()
        || matches!(sheet, Some(Sheet::Menu | Sheet::Pictures | Sheet::Share))
    {
        return None;
    }
    let command = event.ctrl_key() || event.meta_key();
    // A field with text undoes what was typed there.
    let field = target.as_ref().and_then(|t| t.dyn_ref::<HtmlInputElement>());
    if inside("textarea") || field.is_some_and(|field| !field.value().is_empty()) {
        return None;
    }
    if command {
        return undo_key(&event.key());
    }
    if inside("input, [data-pick]") {
        return None;
    }
    match event.key().as_str() {
        "[" => Some(Intent::StepBack),
        "]" => Some(Intent::StepForward),
        "Escape" if sheet.is_none() => Some(Intent::Cancel),
        key => step(key),
    }
}

/// The undo or redo that a key makes, held with Ctrl.
pub fn undo_key(key: &str) -> Option<Intent> {
    match key {
        "z" => Some(Intent::Undo),
        "y" | "Z" => Some(Intent::Redo),
        _ => None,
    }
}

/// The step through the moves that a key makes.
pub fn step(key: &str) -> Option<Intent> {
    Some(match key {
        "ArrowLeft" => Intent::StepBack,
        "ArrowRight" => Intent::StepForward,
        "Home" => Intent::GoTo(0),
        "End" => Intent::GoTo(usize::MAX),
        _ => return None,
    })
}
