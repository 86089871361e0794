//! The page's screens: Yew components, and their access to the browser.
//!
//! Every screen is a route behind the `#` of the address, so that the page works from any folder of any static host.
//! Components get the language and the settings as a context.

mod app;
pub mod base;
pub(crate) mod game;
pub mod parts;
mod screen_loader;
pub(crate) mod screens;

pub use app::{is_ours, mount};
