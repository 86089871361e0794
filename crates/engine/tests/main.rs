//! All tests of the engine, in one program.

mod analysis;
#[path = "../../../tests/common/mod.rs"]
mod common;
mod reloaded;
mod searches;
mod starts;
mod tablebase;
mod threats;
