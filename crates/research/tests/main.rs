//! All tests of the research commands, in one program.

mod bounds;
#[path = "../../../tests/common/mod.rs"]
mod common;
mod proofs;
mod puzzles;
mod reloaded;
