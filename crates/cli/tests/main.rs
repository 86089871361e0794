//! All tests of the command line in one program.

#[cfg(feature = "pictures")]
mod articles;
mod bounds;
mod cli;
#[path = "../../../tests/common/mod.rs"]
mod common;
#[cfg(feature = "pictures")]
mod pictures;
#[cfg(feature = "pictures")]
mod previews;
mod proofs;
mod puzzles;
#[cfg(feature = "pictures")]
mod words;
