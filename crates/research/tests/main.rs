//! All tests of the research commands, in one program.

mod bounds;
mod proofs;
mod puzzles;
mod reloaded;

use serde_json::Value;
use std::process::{Command, Output};

/// Runs `trivium-research`.
fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_trivium-research")).args(arguments).output().expect("the program runs")
}

/// The line of JSON that a successful command printed.
fn line(output: &Output) -> Value {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("a line of JSON")
}
