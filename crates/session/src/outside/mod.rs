//! Text from outside: what mail, chats, keyboards, editors and browsers do to it is undone here, once, before any parser reads it.
//!
//! Files, pasted and shared text, typed moves, attributes and command-line arguments all pass through these functions. A text that
//! needs no repair is returned unchanged, so check digits of sound files stay valid.

mod encoding;
mod markup;
mod signs;
mod wrapping;

use std::borrow::Cow;

/// A record of tokens or of a match as in files, and whether it is the latter.
pub fn record(text: &str) -> (Cow<'_, str>, bool) {
    if holds_match(text) { (unwrapped(text), true) } else { (plain(text), false) }
}

/// Marks over a board. Their labels stay as they are written.
pub fn marks(text: &str) -> String {
    let mark = |word: &str| match word.split_once(['=', '\u{ff1d}']) {
        Some((place, label)) => [&*plain(place), "=", label].concat(),
        None => plain(word).into_owned(),
    };
    text.split_whitespace().map(mark).collect::<Vec<_>>().join(" ")
}

pub use encoding::decode;
pub use signs::plain;
pub use wrapping::{holds_match, unwrapped};
