//! Normalises text that mail programs, chats, keyboards, editors and browsers have changed.
//!
//! All outside text passes through these functions before it is parsed: files, pasted and shared text, typed moves,
//! attributes and command-line arguments. A text that needs no repair is returned unchanged, so the check digits of
//! sound files stay valid.

mod encoding;
mod markup;
mod signs;
mod wrapping;

use std::borrow::Cow;

/// Normalises a record. Also returns whether it is the text of a match rather than a list of tokens.
pub fn record(text: &str) -> (Cow<'_, str>, bool) {
    if holds_match(text) { (unwrapped(text), true) } else { (plain(text), false) }
}

/// Normalises marks over a board, except their labels.
pub fn marks(text: &str) -> String {
    let mark = |word: &str| match word.split_once(['=', '\u{ff1d}']) {
        Some((place, label)) => [&*plain(place), "=", label].concat(),
        None => plain(word).into_owned(),
    };
    text.split_whitespace().map(mark).collect::<Vec<_>>().join(" ")
}

pub use encoding::decode;
pub(super) use encoding::unescape;
pub use signs::plain;
pub use wrapping::{holds_match, unwrapped};
