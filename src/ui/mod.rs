//! The page's screens: Yew components, and their access to the browser.
//!
//! Every screen is a route behind the `#` of the address, so that the page works from any folder of any static host.
//! Components get the language and the settings as a context.

pub mod last_setup;
mod lesson;

pub(crate) mod act;
mod analysis;
mod app;
mod broken_save;
pub mod browser;
mod by_ear;
pub(crate) mod chunk;
pub(crate) mod chunks;
mod coded;
pub(crate) mod controls;
mod delete_button;
mod dialog;
pub mod download;
pub(crate) mod fetch;
mod file_drop;
mod focus;
mod form;
pub(crate) mod game;
mod home;
pub mod marks;
mod match_list;
mod match_tools;
mod near;
mod notice;
mod offline;
mod pictures;
pub(crate) mod pictures_sheet;
mod position;
pub mod puzzles;
mod returned;
pub mod route;
mod rules;
mod running;
mod screen;
mod screen_loader;
pub mod scroll_position;
pub(crate) mod settings;
mod share;
mod shared_match;
mod sheet_context;
mod statistics;
mod store;
mod stored_twin;
pub mod variations;
mod worker_client;

pub use app::{is_ours, mount};
