//! Trivium: five board games of threes.
//!
//! The modules are layers; each knows only those above it in this list. See ARCHITECTURE.md.

#[cfg(feature = "page")]
pub mod ui;
