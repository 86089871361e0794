//! A loaded screen.

use super::route::Route;
use super::same::Same;
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
#[derive(Clone, PartialEq)]
pub enum LoadedMatch {
    /// It can be played.
    Sound(Same<Match>),
    /// It cannot be read.
    Broken(Same<BrokenSave>),
    /// It is not stored, or the storage cannot be read.
    Missing(Option<StorageError>),
}
