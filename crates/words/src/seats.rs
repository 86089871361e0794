//! What seats are called.

use crate::{Language, ShellWords, fill};
use trivium_engine::Level;
use trivium_rules::core::Seat;
use trivium_session::Setup;

/// What a seat of a match is called.
pub fn named(setup: &Setup, language: Language, seat: Seat) -> String {
    name(language.shell(), &setup.names()[seat.index()], seat, setup.engine(seat))
}

/// What a seat is called: its name, or what plays there.
pub fn name(words: &ShellWords, name: &str, seat: Seat, engine: Option<Level>) -> String {
    match engine {
        _ if !name.is_empty() => name.to_owned(),
        Some(level) => fill(words.engine, &[&level.number().to_string()]),
        None => fill(words.player, &[&seat.to_string()]),
    }
}
