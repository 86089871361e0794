//! All tests of the engine, in one program.

mod analysis;
mod reloaded;
mod searches;
mod starts;
mod tablebase;
mod threats;
