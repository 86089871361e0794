//! Generates files from the list of games and the rule files: `cargo xtask lists` and `cargo xtask rule-table` run it.

mod languages;
mod lists;
mod rule_table;

use lexopt::Arg;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "\
Writes files of the repository that follow from others.

Usage: cargo xtask COMMAND

  lists        the names of all games in types, style sheets, the element's
               sizes and the browser tests, from crates/rules/src/games/list.rs;
               languages and their sentences in documents, from languages/
  rule-table   crates/rules/tests/rule_table.md: each sentence of the rule files
               with the tests that name it

The tests of this package fail if one of these files is out of date.";

/// A file with its expected content.
struct Generated {
    /// The path relative to the root of the repository.
    file: String,
    text: String,
}

impl Generated {
    fn path(&self) -> PathBuf {
        root().join(&self.file)
    }

    fn is_current(&self) -> bool {
        std::fs::read_to_string(self.path()).is_ok_and(|text| text == self.text)
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(file: &str) -> String {
    std::fs::read_to_string(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// Writes the files whose content is out of date, and prints their names.
fn write(files: Vec<Generated>) -> std::io::Result<()> {
    for generated in files.into_iter().filter(|generated| !generated.is_current()) {
        std::fs::write(generated.path(), &generated.text)?;
        println!("{}", generated.file);
    }
    Ok(())
}

fn run() -> Result<(), String> {
    let mut parser = lexopt::Parser::from_env();
    let command = match parser.next().map_err(|error| error.to_string())? {
        None => return Err(USAGE.to_owned()),
        Some(Arg::Short('h') | Arg::Long("help")) => {
            println!("{USAGE}");
            return Ok(());
        }
        Some(Arg::Value(command)) => command.to_string_lossy().into_owned(),
        Some(other) => return Err(other.unexpected().to_string()),
    };
    if let Some(extra) = parser.next().map_err(|error| error.to_string())? {
        return Err(extra.unexpected().to_string());
    }
    let files = match command.as_str() {
        "lists" => {
            write(lists::generate()).map_err(|error| error.to_string())?;
            // One file contains both lists, so the second step must read the output of the first.
            languages::generate()
        }
        "rule-table" => vec![rule_table::generate()?],
        _ => return Err(format!("there is no command {command}\n\n{USAGE}")),
    };
    write(files).map_err(|error| error.to_string())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
