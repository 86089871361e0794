//! Trivium: five board games of threes.
//!
//! The modules are layers; each knows only those above it in this list. See ARCHITECTURE.md.

pub mod ai;
pub mod core;
pub mod games;
pub mod i18n;
pub mod session;

#[cfg(all(feature = "pictures", not(target_arch = "wasm32")))]
pub mod articles;
#[cfg(feature = "page")]
pub mod embed;
#[cfg(feature = "page")]
pub mod ui;
