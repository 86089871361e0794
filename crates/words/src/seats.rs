//! The name of seats.

use crate::{Language, ShellWords, fill};
use trivium_engine::Level;
use trivium_rules::core::Seat;
use trivium_session::Setup;

/// The name of a seat of a match.
pub fn named(setup: &Setup, language: Language, seat: Seat) -> String {
    name(language.shell(), &setup.names()[seat.index()], seat, setup.engine(seat))
}

/// The name of a seat: its name, or what plays there.
pub fn name(words: &ShellWords, name: &str, seat: Seat, engine: Option<Level>) -> String {
    match engine {
        _ if !name.is_empty() => name.to_owned(),
        Some(level) => fill(words.engine, &[&level.number().to_string()]),
        None => fill(words.player, &[&seat.to_string()]),
    }
}
