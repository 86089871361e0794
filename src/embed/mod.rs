//! Boards in pages of other authors: Trivium's side of the custom element in `embed.js`.
//!
//! The element loads Trivium once for all boards of a page. In a document that is not ours, `main` mounts no app.
//! Instead the element calls `boards` of `start`, which fetches this chunk. The element and a mounted board exchange
//! only words and plain values (see `host`), no Rust types, so that all code of boards stays in the chunk.
//!
//! - `attributes`: parses the attributes and sets up the match. Uses no browser.
//! - `error`: the errors of attributes and records, with their messages.
//! - `host`: the commands of the element to a board.
//! - `view`: the view of a board and its controls.
//! - `viewer`: the list of moves and the menu of a viewer.

mod acting;
mod attributes;
mod error;
pub mod host;
mod view;
mod viewer;

pub use attributes::{Attributes, BoardSource, Mode};
pub use error::EmbedError;
