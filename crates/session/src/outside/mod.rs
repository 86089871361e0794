//! Text from outside: what mail, chats, keyboards, editors and browsers do to it is undone here, once, before any parser reads it.
//!
//! Files, pasted and shared text, typed moves, attributes and command-line arguments all pass through these functions. A text that
//! needs no repair is returned unchanged, so check digits of sound files stay valid.

mod encoding;
mod markup;
mod signs;
mod wrapping;

pub use encoding::decode;
pub use signs::plain;
pub use wrapping::{holds_match, unwrapped};
