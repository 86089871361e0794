//! Lessons.

mod text;

pub use text::{Step, read};
