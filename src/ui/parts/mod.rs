//! The interfaces of chunks that are loaded when needed, with the values that they share.

pub mod act;
pub mod chunk;
pub mod film;
pub mod last_setup;
pub(crate) mod list;
pub mod marks;
pub mod match_tools;
pub mod pictures;
pub mod puzzles;
pub mod sheet_context;
pub mod show_tool;
pub mod solving;
