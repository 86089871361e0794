//! Files dropped anywhere on the page are imported on the list of matches.

use super::route::{Route, go};
use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::window;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{DragEvent, File, FileList};
use yew::prelude::*;

/// Carries dropped files from the page to the screen that imports them.
#[derive(Clone, Default)]
pub struct Drops(Rc<RefCell<DropState>>);

#[derive(Default)]
struct DropState {
    /// Dropped files that no screen has taken yet.
    waiting: Vec<File>,
    /// The callback of the screen that imports files, while it is shown.
    taker: Option<Callback<Vec<File>>>,
}

impl PartialEq for Drops {
    fn eq(&self, other: &Drops) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// Listens for drops while the app is mounted. The app provides the result to all screens as a context.
#[hook]
pub fn use_drops() -> Drops {
    let drops = (*use_memo((), |()| Drops::default())).clone();
    let dropped = drops.clone();
    use_effect_with((), move |()| {
        let listen = |name: &'static str, hear: Callback<DragEvent>| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&window(), name, options, move |event| {
                if let Some(event) = event.dyn_ref::<DragEvent>().filter(|event| brings_files(event)) {
                    // Otherwise the browser navigates to the file.
                    event.prevent_default();
                    hear.emit(event.clone());
                }
            })
        };
        let drop_files = Callback::from(move |event: DragEvent| {
            dropped.take(files(event.data_transfer().and_then(|data| data.files())));
        });
        let listeners = [listen("dragover", Callback::noop()), listen("drop", drop_files)];
        move || drop(listeners)
    });
    drops
}

fn brings_files(event: &DragEvent) -> bool {
    event.data_transfer().is_some_and(|data| data.types().includes(&"Files".into(), 0))
}

impl Drops {
    /// Passes files to the screen that imports them, or keeps them until that screen is open.
    fn take(&self, files: Vec<File>) {
        let taker = self.0.borrow().taker.clone();
        match taker {
            Some(taker) => taker.emit(files),
            None => {
                self.0.borrow_mut().waiting.extend(files);
                go(&Route::Shelf);
            }
        }
    }
}

pub fn files(list: Option<FileList>) -> Vec<File> {
    list.map_or_else(Vec::new, |list| (0..list.length()).filter_map(|index| list.item(index)).collect())
}

/// Receives dropped files while the component is mounted, including those dropped just before.
#[hook]
pub fn use_dropped(taker: Callback<Vec<File>>) {
    let drops = use_context::<Drops>();
    use_effect_with((), move |()| {
        if let Some(Drops(state)) = &drops {
            let waiting = std::mem::take(&mut state.borrow_mut().waiting);
            if !waiting.is_empty() {
                taker.emit(waiting);
            }
            state.borrow_mut().taker = Some(taker);
        }
        move || {
            if let Some(Drops(state)) = drops {
                state.borrow_mut().taker = None;
            }
        }
    });
}
