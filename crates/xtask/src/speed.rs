//! `cargo xtask measure speed`: compares the speed of the rules with other implementations in one run, and writes
//! docs/speed.md.
//!
//! - Random playouts, native and as WebAssembly, with OpenSpiel's random rollouts in C++.
//! - Turns of Trias with stone-by-stone sowing.
//! - Legal moves of Trigon with a flood fill.

use crate::process::{Failure, at, cargo, output, program, root, run as start, shell, target};
use std::path::{Path, PathBuf};

const OPEN_SPIEL: &str = "2.0.2";
const VARIANTS: [[&str; 2]; 8] = [
    ["triapon", "base"],
    ["tritt", "step"],
    ["tritt", "slide"],
    ["tritt", "reloaded"],
    ["traffic-lights", "classic3"],
    ["traffic-lights", "simple"],
    ["trias", "base"],
    ["trigon", "base"],
];
/// The report contains the medians of this many rounds.
const ROUNDS: usize = 3;

pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let seconds = arguments.first().map_or("1", String::as_str);
    let python = python()?;
    let native = built("step 'building the native program' headless --no-default-features")?;
    let wasm = built("step 'building the WebAssembly program' headless_wasm")?;
    let bench = ["bench", "--quiet", "--package", "trivium-rules", "--bench", "oracles"];
    start(cargo().args(bench).arg("--no-run"))?;

    let mut figures = String::new();
    for _ in 0..ROUNDS {
        figures += &output(program(&python).arg("crates/xtask/peers.py"))?;
        for [game, variant] in VARIANTS {
            let choice = ["bench", "--game", game, "--variant", variant, "--seconds", seconds];
            figures += &named("native", &output(program(&native).args(choice))?);
            let wasi = ["--no-warnings", "crates/cli/wasi.mjs", &wasm];
            figures += &named("wasm", &output(program("node").args(wasi).args(choice))?);
        }
        let oracles = output(cargo().args(bench))?;
        figures.extend(oracles.split_inclusive('\n').filter(|line| line.starts_with('{')));
    }
    let results = target().join("speed.jsonl");
    std::fs::write(&results, figures).map_err(at(&results))?;
    let report = output(program(&python).args(["crates/xtask/peers.py", "--table"]).arg(&results))?;
    let document = root().join("docs/speed.md");
    std::fs::write(&document, &report).map_err(at(&document))?;
    print!("{report}");
    Ok(())
}

/// Adds the kind of the program to its line of JSON.
fn named(kind: &str, line: &str) -> String {
    line.replacen('{', &format!("{{\"on\":\"{kind}\","), 1)
}

/// The path of the program that a function of scripts/lib.sh builds.
fn built(step: &str) -> Result<String, Failure> {
    output(&mut shell(&format!("{step}\nprintf %s \"$program\""), [""; 0]))
}

/// The Python interpreter of a virtual environment with OpenSpiel, in the folder of tools.
fn python() -> Result<PathBuf, Failure> {
    let tools = output(&mut shell("need python3 'install Python 3 with venv'\nprintf %s \"$tools\"", [""; 0]))?;
    let folder = Path::new(&tools).join(format!("open_spiel-{OPEN_SPIEL}"));
    let python = folder.join("bin/python");
    let done = folder.join("done");
    if !done.exists() {
        start(program("python3").args(["-m", "venv", "--copies", "--clear"]).arg(&folder))?;
        start(program(&python).args(["-m", "pip", "install", "--quiet", &format!("open_spiel=={OPEN_SPIEL}")]))?;
        std::fs::write(&done, "").map_err(at(&done))?;
    }
    Ok(python)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_name_their_program() {
        assert_eq!(named("wasm", "{\"game\":{}}\n"), "{\"on\":\"wasm\",\"game\":{}}\n");
    }
}
