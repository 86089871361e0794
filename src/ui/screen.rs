//! A screen with all that it shows.

use super::game::Shared;
use super::route::Route;
use std::rc::Rc;
use trivium_session::{Broken, StorageError};
use trivium_words::Language;

/// A screen that can be drawn: all that it needs is there.
#[derive(Clone, PartialEq)]
pub struct Screen {
    /// Its address.
    pub route: Route,
    /// The language of its words.
    pub language: Language,
    /// The match that it shows.
    pub found: Option<Found>,
}

/// A match as the shelf has it.
#[derive(Clone)]
pub enum Found {
    /// It can be sat down to.
    Sound(Shared),
    /// It cannot be read.
    Broken(Rc<Broken>),
    /// It is not there, or the browser does not say.
    Missing(Option<StorageError>),
}

impl PartialEq for Found {
    fn eq(&self, other: &Found) -> bool {
        match (self, other) {
            (Found::Sound(a), Found::Sound(b)) => a == b,
            (Found::Broken(a), Found::Broken(b)) => Rc::ptr_eq(a, b),
            (Found::Missing(a), Found::Missing(b)) => a == b,
            _ => false,
        }
    }
}
