//! Trivium: five board games of threes.
//!
//! The modules are layers. From the lowest to the highest: `core`, `games`, `ai`, `session`, `i18n`, `ui`, then `embed` and
//! `articles`. Each knows only lower ones; tests/layers.rs holds that. See ARCHITECTURE.md.

pub mod ai;
pub mod core;
pub mod games;

#[cfg(feature = "matches")]
pub mod i18n;
#[cfg(feature = "matches")]
pub mod session;

#[cfg(all(feature = "pictures", not(target_arch = "wasm32")))]
pub mod articles;
#[cfg(feature = "page")]
pub mod embed;
#[cfg(feature = "page")]
pub mod ui;
