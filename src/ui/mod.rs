//! The page's view: Yew components. The only layer, with `embed`, that knows a browser.
//!
//! Every screen is a route behind the `#` of the address, so the page works from any folder of any static host. Language and
//! settings reach every component as a context.

pub mod boards;
pub mod still;

mod analysis;
mod app;
mod broken;
mod browser;
mod controls;
mod dialog;
mod drops;
mod edit;
mod fetch;
mod game;
mod home;
mod icons;
mod later;
mod notice;
mod offline;
mod open;
mod part;
mod pictures;
mod pictures_sheet;
mod route;
mod rules;
mod saving;
mod settings;
mod share;
mod shelf;
mod store;
mod table;
mod thinker;

pub use app::mount;
