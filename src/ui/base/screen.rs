//! A loaded screen.

use super::route::Route;
use std::rc::Rc;
use trivium_session::{BrokenSave, Match, StorageError};
use trivium_words::Language;

/// A screen whose resources are all loaded.
#[derive(Clone, PartialEq)]
pub struct Screen {
    pub route: Route,
    pub language: Language,
    /// The match, if the screen shows one.
    pub found: Option<LoadedMatch>,
}

/// The result of loading a stored match.
#[derive(Clone)]
pub enum LoadedMatch {
    /// It can be played.
    Sound(Rc<Match>),
    /// It cannot be read.
    Broken(Rc<BrokenSave>),
    /// It is not stored, or the storage cannot be read.
    Missing(Option<StorageError>),
}

impl PartialEq for LoadedMatch {
    fn eq(&self, other: &LoadedMatch) -> bool {
        match (self, other) {
            (LoadedMatch::Sound(a), LoadedMatch::Sound(b)) => Rc::ptr_eq(a, b),
            (LoadedMatch::Broken(a), LoadedMatch::Broken(b)) => Rc::ptr_eq(a, b),
            (LoadedMatch::Missing(a), LoadedMatch::Missing(b)) => a == b,
            _ => false,
        }
    }
}
