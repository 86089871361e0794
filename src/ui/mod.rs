//! The page's view: Yew components. The only layer, with `embed`, that knows a browser.
//!
//! Every screen is a route behind the `#` of the address, so the page works from any folder of any static host. Language and
//! settings reach every component as a context.

pub mod lesson;

mod analysis;
mod app;
mod broken;
mod browser;
mod coming;
pub(crate) mod controls;
mod dialog;
mod drops;
mod edit;
pub(crate) mod fetch;
mod focus;
pub(crate) mod game;
mod home;
pub(crate) mod icons;
mod match_sheet;
mod notice;
mod offline;
mod open;
mod over;
pub(crate) mod part;
pub(crate) mod parts;
mod pictures;
pub(crate) mod pictures_sheet;
mod place;
mod route;
mod rules;
mod saving;
mod screen;
pub(crate) mod settings;
mod share;
mod shelf;
mod store;
mod table;
mod worker_client;

pub use app::{is_ours, mount};
