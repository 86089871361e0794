//! Keys that work wherever the focused element does not use them. Arrows, Home and End step through the moves; Ctrl+Z
//! and Ctrl+Y undo and redo, also on the board; Escape cancels a choice or a hint.

use crate::ui::base::focus::innermost;
use crate::ui::base::route::{Sheet, go, here};
use crate::ui::base::timer::use_timer;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::{document, window};
use trivium_boards::printed_key;
use trivium_session::{Controller, Intent};
use trivium_words::SpokenCommand;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement, KeyboardEvent, SvgElement};
use yew::prelude::*;

/// Listens while the match is on screen. `ask` gets the spoken commands.
#[hook]
pub fn use_keys(act: &Callback<Intent>, ask: &Callback<SpokenCommand>, sheet: Option<Sheet>) {
    use_effect_with((sheet, act.clone(), ask.clone()), move |(sheet, act, ask)| {
        let (sheet, act, ask) = (*sheet, act.clone(), ask.clone());
        let options = EventListenerOptions::enable_prevent_default();
        let listener = EventListener::new_with_options(&window(), "keydown", options, move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
            if let Some(key) = spoken_key(event).filter(|_| sheet.is_none() && !event.default_prevented()) {
                event.prevent_default();
                match key {
                    SpokenKey::Ask(command) => ask.emit(command),
                    SpokenKey::Place(on) => {
                        let main = document().query_selector("main.game").ok().flatten();
                        main.iter().for_each(|main| go_to_choosable(main, on));
                    }
                    SpokenKey::Field => go_to_field(),
                    SpokenKey::Keys => go(&here().over(Some(Sheet::Keys))),
                }
            } else if let Some(intent) = intent(event, sheet) {
                event.prevent_default();
                act.emit(intent);
            }
        });
        move || drop(listener)
    });
}

/// A key for users of screen readers.
pub enum SpokenKey {
    /// Asks a question.
    Ask(SpokenCommand),
    /// Focuses the next legal target (true) or the previous one.
    Place(bool),
    /// Focuses the text field.
    Field,
    /// Opens the list of commands and keys.
    Keys,
}

/// The command of a key with Alt, or of the question mark.
pub fn spoken_key(event: &KeyboardEvent) -> Option<SpokenKey> {
    if event.ctrl_key() || event.meta_key() {
        return None;
    }
    if !event.alt_key() {
        let typing = event.target().is_some_and(|target| target.has_type::<HtmlInputElement>());
        return (event.key() == "?" && !typing).then_some(SpokenKey::Keys);
    }
    let key = printed_key(event);
    let letter = key.chars().next().filter(|_| key.len() == 1)?.to_ascii_uppercase();
    match letter {
        'N' => Some(SpokenKey::Place(true)),
        'B' => Some(SpokenKey::Place(false)),
        'I' => Some(SpokenKey::Field),
        letter => SpokenCommand::of_letter(letter).map(SpokenKey::Ask),
    }
}

/// All elements that can take part in a move, in document order.
const CHOICES: &str = "[data-pick], .status-bar .row .main, .said > .button";

/// Focuses the next or previous legal target within the match in `root`. Once a piece next to the board is chosen, the
/// targets are on the board.
pub fn go_to_choosable(root: &Element, on: bool) {
    let Ok(found) = root.query_selector_all(CHOICES) else { return };
    let mut all: Vec<_> = (0..found.length()).filter_map(|at| found.get(at)?.dyn_into::<Element>().ok()).collect();
    if !on {
        all.reverse();
    }
    let held = all.iter().any(|one| !of_board(one) && one.class_list().contains("chosen"));
    // In an embedded board, the document's focus is on the host element.
    let here = root.query_selector(":focus").ok().flatten();
    let at = all.iter().position(|one| here.as_ref() == Some(one)).map_or(0, |at| at + 1);
    let turn = at.min(all.len());
    all.rotate_left(turn);
    let can = |one: &&Element| {
        let classes = one.class_list();
        if one.has_attribute("data-pick") { classes.contains("choosable") && (of_board(one) || !held) } else { !held }
    };
    if let Some(next) = all.iter().find(can) {
        focus(next);
    }
}

fn focus(element: &Element) {
    // SVG and HTML elements both have `focus`, but no common type for it.
    match element.dyn_ref::<SvgElement>() {
        Some(place) => drop(place.focus()),
        None => drop(element.unchecked_ref::<HtmlElement>().focus()),
    }
}

/// For keyboard users: after each pick of a move, focuses the nearest target for the next pick.
#[hook]
pub fn use_onward(controller: &Controller) {
    let chosen = controller.chosen();
    // Waits until the targets are drawn.
    use_timer((controller.serial(), chosen.to_vec()), 0, (!chosen.is_empty()).then_some(go_onward));
}

/// Moves the focus from the last pick to the nearest legal target. From a piece next to the board: to the one nearest
/// to the last move.
fn go_onward() {
    let Some(here) = chosen_by_keys() else { return };
    if of_board(&here) && here.class_list().contains("choosable") {
        return;
    }
    let Some(table) = here.closest("main, .guest").ok().flatten() else { return };
    let one = |selector: &str| table.query_selector(selector).ok().flatten();
    let from = if of_board(&here) { Some(here) } else { one("[role='gridcell'].last") };
    let Ok(found) = table.query_selector_all("[role='gridcell'].choosable") else { return };
    let places = (0..found.length()).filter_map(|at| found.get(at)?.dyn_into::<Element>().ok());
    let middle = |place: &Element| {
        let around = place.get_bounding_client_rect();
        [around.left() + around.width() / 2.0, around.top() + around.height() / 2.0]
    };
    let from = from.as_ref().map(middle);
    let far = |place: &Element| {
        let ([x, y], [to_x, to_y]) = (from.unwrap_or_default(), middle(place));
        // Rounded, so that among equally distant targets the first one is chosen.
        from.map_or(0, |_| (x - to_x).hypot(y - to_y).round() as i64)
    };
    if let Some(next) = places.min_by_key(far) {
        focus(&next);
    }
}

/// The focused element of the board, if it has visible focus. Pointer users find the target themselves.
pub fn chosen_by_keys() -> Option<Element> {
    innermost().filter(|here| here.matches(":focus-visible[data-pick]").unwrap_or(false))
}

fn of_board(element: &Element) -> bool {
    element.get_attribute("role").as_deref() == Some("gridcell")
}

fn has_dialog() -> bool {
    document().query_selector("dialog[open]").ok().flatten().is_some()
}

/// Focuses the text field, if it is on screen.
fn go_to_field() {
    let field = document().query_selector("aside.moves .type input").ok().flatten();
    if let Some(field) = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok()) {
        let _ = field.focus();
    }
}

fn intent(event: &KeyboardEvent, sheet: Option<Sheet>) -> Option<Intent> {
    let target = event.target().and_then(|t| t.dyn_into::<Element>().ok());
    let inside = |selector: &str| target.as_ref().is_some_and(|t| t.closest(selector).ok().flatten().is_some());
    if event.default_prevented()
        || event.alt_key()
        || matches!(
            sheet,
            Some(Sheet::Menu | Sheet::Seats | Sheet::Clock | Sheet::Pictures | Sheet::Share | Sheet::Keys)
        )
    {
        return None;
    }
    let command = event.ctrl_key() || event.meta_key();
    // In a field with text, undo applies to the text.
    let field = target.as_ref().and_then(|t| t.dyn_ref::<HtmlInputElement>());
    if inside("textarea") || field.is_some_and(|field| !field.value().is_empty()) {
        return None;
    }
    if command {
        return undo_key(&printed_key(event), event.shift_key());
    }
    if inside("input, [data-pick]") {
        return None;
    }
    match event.key().as_str() {
        "[" => Some(Intent::StepBack),
        "]" => Some(Intent::StepForward),
        // A dialog that has just opened handles Escape itself, although this listener was added before it.
        "Escape" if sheet.is_none() && !has_dialog() => Some(Intent::Cancel),
        key => step(key),
    }
}

/// Maps a key with Ctrl to undo or redo.
pub fn undo_key(key: &str, shift: bool) -> Option<Intent> {
    // Caps Lock gives capitals without Shift.
    match (key, shift) {
        ("z" | "Z", false) => Some(Intent::Undo),
        ("y" | "Y", _) | ("z" | "Z", true) => Some(Intent::Redo),
        _ => None,
    }
}

/// Maps a key to a step through the moves.
pub fn step(key: &str) -> Option<Intent> {
    Some(match key {
        "ArrowLeft" => Intent::StepBack,
        "ArrowRight" => Intent::StepForward,
        "Home" => Intent::GoTo(0),
        "End" => Intent::GoTo(usize::MAX),
        _ => return None,
    })
}
