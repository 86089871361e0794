//! Controls, dialogs, storage, settings and other services that know no screen.

pub mod browser;
pub mod coded;
pub mod controls;
pub mod delete_button;
pub mod dialog;
pub mod download;
pub mod fetch;
pub mod file_drop;
pub mod focus;
pub mod form;
pub mod lesson_progress;
pub mod near;
pub mod notice;
pub mod offline;
pub mod pictures;
pub mod returned;
pub mod route;
pub mod running;
pub mod screen;
pub mod scroll_position;
pub mod settings;
pub mod statistics;
pub mod store;
pub mod stored_twin;
pub mod worker_client;
