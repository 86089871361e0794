//! Research on the games: proofs that the rules alone can check, bounds on forced wins, and puzzles.
//!
//! The page and its worker use none of this. Each command of the program `trivium-research` is a module; `trivium` has
//! the same commands.

pub mod args;
pub mod bounds;
pub mod certificate;
pub mod certify;
pub mod check;
pub mod failure;
pub mod puzzle_check;
pub mod puzzles;
pub mod solve;
pub mod threads;
pub mod tritt;

/// The commands with their options, for `--help`.
pub const COMMANDS: &str = include_str!("usage.txt");
