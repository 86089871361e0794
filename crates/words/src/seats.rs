//! What seats are called.

use crate::{Language, Shell, fill};
use trivium_engine::Level;
use trivium_rules::core::Seat;
use trivium_session::Setup;

/// What a seat of a match is called.
pub fn named(setup: &Setup, language: Language, seat: Seat) -> String {
    name(language.shell(), &setup.names()[seat.index()], seat, setup.program(seat))
}

/// What a seat is called: its name, or what plays there.
pub fn name(words: &Shell, name: &str, seat: Seat, program: Option<Level>) -> String {
    match program {
        _ if !name.is_empty() => name.to_owned(),
        Some(level) => fill(words.program, &[&level.number().to_string()]),
        None => fill(words.player, &[&seat.to_string()]),
    }
}
