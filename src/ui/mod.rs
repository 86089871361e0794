//! The page's view: Yew components. The only layer, with `embed`, that knows a browser.
//!
//! Every screen is a route behind the `#` of the address, so the page works from any folder of any static host. Language and
//! settings reach every component as a context.

pub mod boards;

mod app;
mod dialog;
mod fetch;
mod game;
mod home;
mod icons;
mod notice;
mod pictures;
mod route;
mod rules;
mod settings;
mod setup;
mod store;
mod thinker;

pub use app::mount;
