//! Fuzzes the parsers and the games.
//!
//! `fuzz/seeds` has a file for each target, with one base64-encoded input per line. New inputs are kept in
//! `fuzz/corpus`, failing ones in `fuzz/artifacts`.

use crate::process::{Failure, at, cargo, files, remove, root, run as start, shell, target as compiled};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use std::path::PathBuf;
use std::process::Command;

/// The longest input, in bytes.
const LONGEST: &str = "-max_len=4096";

pub fn run(arguments: &[String]) -> Result<(), Failure> {
    match arguments.split_first() {
        Some((first, rest)) if first == "--damage" => damage(rest),
        Some((first, targets)) if first == "--keep" => {
            for target in chosen(targets)? {
                prepare(&target)?;
                keep(&target)?;
            }
            Ok(())
        }
        Some((seconds, targets)) => search(seconds, targets),
        None => search("60", &[]),
    }
}

fn search(seconds: &str, targets: &[String]) -> Result<(), Failure> {
    if seconds.parse::<u32>().is_err() {
        return Err(format!("{seconds} is no number of seconds"));
    }
    let time = format!("-max_total_time={seconds}");
    for target in chosen(targets)? {
        prepare(&target)?;
        println!("fuzz: {target} for {seconds} s");
        start(&mut fuzz(&[
            "run",
            &target,
            "--",
            "-dict=fuzz/words.dict",
            &time,
            LONGEST,
            "-timeout=20",
            "-print_final_stats=1",
        ]))?;
    }
    Ok(())
}

/// Runs the native tests that damage saves, files and links.
fn damage(cases: &[String]) -> Result<(), Failure> {
    let cases = cases.first().map_or("1000000", String::as_str);
    let test = ["test", "--release", "--package", "trivium-session", "--test", "all", "--", "damage"];
    start(cargo().args(test).env("TRIVIUM_CASES", cases))
}

/// The fuzzer needs unstable compiler flags, which RUSTC_BOOTSTRAP allows on a stable toolchain.
fn fuzz(arguments: &[&str]) -> Command {
    let mut command = shell("rust\ncargo_tool cargo-fuzz 0.13.2 --locked\nexec cargo fuzz \"$@\"", arguments);
    command.env("RUSTC_BOOTSTRAP", "1");
    command
}

/// The named targets, or all.
fn chosen(named: &[String]) -> Result<Vec<String>, Failure> {
    if !named.is_empty() {
        return Ok(named.to_vec());
    }
    let all = files(&root().join("fuzz/fuzz_targets"))?;
    Ok(all.iter().filter_map(|file| Some(file.file_stem()?.to_str()?.to_owned())).collect())
}

fn seeds(target: &str) -> PathBuf {
    root().join(format!("fuzz/seeds/{target}.txt"))
}

/// Compiles a target, and adds its seeds to its corpus.
fn prepare(target: &str) -> Result<(), Failure> {
    start(&mut fuzz(&["build", target]))?;
    let corpus = root().join("fuzz/corpus").join(target);
    std::fs::create_dir_all(&corpus).map_err(at(&corpus))?;
    let lines = std::fs::read_to_string(seeds(target)).unwrap_or_default();
    for (number, line) in lines.lines().enumerate() {
        let input =
            BASE64_STANDARD.decode(line).map_err(|error| format!("seed {} of {target}: {error}", number + 1))?;
        let file = corpus.join(format!("seed-{number}"));
        std::fs::write(&file, input).map_err(at(&file))?;
    }
    Ok(())
}

/// Replaces the seeds by a minimal set of inputs with the coverage of the whole corpus, shortest first.
fn keep(target: &str) -> Result<(), Failure> {
    let least = compiled().join(format!("fuzz-{target}"));
    remove(&least)?;
    std::fs::create_dir_all(&least).map_err(at(&least))?;
    let folders = [least.to_string_lossy().into_owned(), format!("fuzz/corpus/{target}")];
    start(&mut fuzz(&["run", target, &folders[0], &folders[1], "--", "-set_cover_merge=1", LONGEST]))?;
    let mut lines = Vec::new();
    for file in files(&least)? {
        lines.push(BASE64_STANDARD.encode(std::fs::read(&file).map_err(at(&file))?) + "\n");
    }
    lines.sort_by(|one, other| one.len().cmp(&other.len()).then_with(|| one.cmp(other)));
    std::fs::write(seeds(target), lines.concat()).map_err(at(&seeds(target)))?;
    println!("{target}: {} seeds", lines.len());
    remove(&least)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_target_has_seeds_that_can_be_read() {
        let targets = chosen(&[]).expect("targets");
        assert!(targets.len() > 4, "only {targets:?}");
        for target in targets {
            let lines = std::fs::read_to_string(seeds(&target)).expect("seeds");
            assert!(lines.lines().all(|line| BASE64_STANDARD.decode(line).is_ok()), "{target}");
        }
    }
}
