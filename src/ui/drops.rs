//! Files that are dropped on the page, wherever on it, go to the shelf.

use super::route::{Route, go};
use gloo_events::{EventListener, EventListenerOptions};
use std::cell::RefCell;
use web_sys::wasm_bindgen::JsCast;
use web_sys::{DragEvent, File, FileList};
use yew::prelude::*;

thread_local! {
    /// What was dropped and not yet taken.
    static DROPPED: RefCell<Vec<File>> = const { RefCell::new(Vec::new()) };
    /// Who takes it.
    static TAKER: RefCell<Option<Callback<Vec<File>>>> = const { RefCell::new(None) };
}

/// Listens as long as the page is there.
#[hook]
pub fn use_drops() {
    use_effect_with((), |()| {
        let listen = |name: &'static str, hear: fn(&DragEvent)| {
            web_sys::window().map(|window| {
                let options = EventListenerOptions::enable_prevent_default();
                EventListener::new_with_options(&window, name, options, move |event| {
                    if let Some(event) = event.dyn_ref::<DragEvent>().filter(|event| brings_files(event)) {
                        // Else the browser leaves the page for the file.
                        event.prevent_default();
                        hear(event);
                    }
                })
            })
        };
        let listeners = [listen("dragover", |_| {}), listen("drop", dropped)];
        move || drop(listeners)
    });
}

fn brings_files(event: &DragEvent) -> bool {
    event.data_transfer().is_some_and(|data| data.types().includes(&"Files".into(), 0))
}

fn dropped(event: &DragEvent) {
    let files = files(event.data_transfer().and_then(|data| data.files()));
    match TAKER.with_borrow(Clone::clone) {
        Some(taker) => taker.emit(files),
        None => {
            DROPPED.with_borrow_mut(|dropped| dropped.extend(files));
            go(&Route::Shelf);
        }
    }
}

/// The files of a list.
pub fn files(list: Option<FileList>) -> Vec<File> {
    list.map_or_else(Vec::new, |list| (0..list.length()).filter_map(|index| list.item(index)).collect())
}

/// Takes what is dropped, and what was dropped just before, as long as this is on screen.
#[hook]
pub fn use_dropped(taker: Callback<Vec<File>>) {
    use_effect_with((), move |()| {
        let waiting = DROPPED.take();
        if !waiting.is_empty() {
            taker.emit(waiting);
        }
        TAKER.set(Some(taker));
        || TAKER.set(None)
    });
}
