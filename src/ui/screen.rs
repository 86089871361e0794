//! A screen with all that it shows.

use super::game::SharedController;
use super::route::Route;
use std::rc::Rc;
use trivium_session::{BrokenSave, StorageError};
use trivium_words::Language;

/// A screen that can be drawn: all that it needs is there.
#[derive(Clone, PartialEq)]
pub struct Screen {
    /// Its address.
    pub route: Route,
    /// The language of its words.
    pub language: Language,
    /// The match that it shows.
    pub found: Option<LoadedMatch>,
}

/// A match as the shelf has it.
#[derive(Clone)]
pub enum LoadedMatch {
    /// It can be sat down to.
    Sound(SharedController),
    /// It cannot be read.
    Broken(Rc<BrokenSave>),
    /// It is not there, or the browser does not say.
    Missing(Option<StorageError>),
}

impl PartialEq for LoadedMatch {
    fn eq(&self, other: &LoadedMatch) -> bool {
        match (self, other) {
            (LoadedMatch::Sound(a), LoadedMatch::Sound(b)) => a == b,
            (LoadedMatch::Broken(a), LoadedMatch::Broken(b)) => Rc::ptr_eq(a, b),
            (LoadedMatch::Missing(a), LoadedMatch::Missing(b)) => a == b,
            _ => false,
        }
    }
}
