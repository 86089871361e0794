//! Starts other programs in the root of the repository.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The reason why a command failed, for people. Empty if the command has already printed it.
pub type Failure = String;

/// The root of the repository. The folder of this package comes from the environment that Cargo sets at run time,
/// because several work trees may share a compiled `xtask`.
pub fn root() -> PathBuf {
    let package = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&package).join("../..")
}

/// The folder of Cargo's output.
pub fn target() -> PathBuf {
    root().join(std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// A program that runs in the root of the repository.
pub fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root());
    command
}

pub fn cargo() -> Command {
    program(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Runs a program. Its own output explains a failure.
pub fn run(command: &mut Command) -> Result<(), Failure> {
    let status = command.status().map_err(|error| format!("{}: {error}", command.get_program().display()))?;
    if status.success() { Ok(()) } else { Err(format!("{} failed", command.get_program().display())) }
}

/// Runs a program and returns its standard output.
pub fn output(command: &mut Command) -> Result<String, Failure> {
    let name = command.get_program().display().to_string();
    let output = command.stderr(Stdio::inherit()).output().map_err(|error| format!("{name}: {error}"))?;
    if !output.status.success() {
        return Err(format!("{name} failed"));
    }
    String::from_utf8(output.stdout).map_err(|error| format!("{name}: {error}"))
}

/// Shell commands that run after sourcing scripts/lib.sh, which can install tools. The arguments are `$1` and so on.
pub fn shell(commands: &str, arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Command {
    let mut command = program("bash");
    command.args(["-c", &format!("set -euo pipefail\n. scripts/lib.sh\n{commands}"), "scripts/xtask"]).args(arguments);
    command
}

/// Runs a program of `crates/xtask/js` with the installed npm packages. Paths in its arguments are relative to the
/// root.
pub fn node(file: &str, arguments: &[String]) -> Result<(), Failure> {
    let status =
        shell("node_packages\nexec node \"$@\"", [&format!("crates/xtask/js/{file}")].into_iter().chain(arguments))
            .status()
            .map_err(|error| format!("bash: {error}"))?;
    // The program has already printed the reason for its failure.
    if status.success() { Ok(()) } else { Err(String::new()) }
}

/// Runs a command of `crates/generate`.
pub fn generate(which: &str, arguments: &[String]) -> Result<(), Failure> {
    run(cargo().args(["run", "--quiet", "--package", "trivium-generate", "--", which]).args(arguments))
}

/// Removes a folder with its content, if it exists.
pub fn remove(folder: &Path) -> Result<(), Failure> {
    match std::fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(at(folder)(error)),
        _ => Ok(()),
    }
}

/// Adds the path to a file system error.
pub fn at(path: &Path) -> impl FnOnce(std::io::Error) -> Failure {
    let path = path.display().to_string();
    move |error| format!("{path}: {error}")
}

/// All files below a folder, sorted.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut found = Vec::new();
    for entry in folder.read_dir().map_err(at(folder))? {
        let path = entry.map_err(at(folder))?.path();
        if path.is_dir() { found.extend(files(&path)?) } else { found.push(path) }
    }
    found.sort();
    Ok(found)
}
