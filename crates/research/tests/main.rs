//! All tests of the research commands, in one program.

mod bounds;
mod proofs;
mod puzzles;
mod reloaded;
