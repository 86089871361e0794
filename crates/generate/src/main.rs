//! Generates files from the list of games and the rule files: `cargo xtask lists` and `cargo xtask rule-table` run it.

mod languages;
mod lists;
mod rule_table;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

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

/// A part of a file: the text before it, the text after it, and its new content.
type FilePart<'a> = (&'a str, &'a str, String);

/// A file with the content of these places replaced.
fn filled(file: &str, places: &[FilePart]) -> Generated {
    let mut text = read(file);
    for (before, after, inside) in places {
        let (head, rest) = text.split_once(before).unwrap_or_else(|| panic!("{file} has no {before:?}"));
        let (_, tail) = rest.split_once(after).unwrap_or_else(|| panic!("{file} has no {after:?} after {before:?}"));
        text = [head, before, inside, after, tail].concat();
    }
    Generated { file: file.to_owned(), text }
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
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let files = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["lists"] => lists::generate().into_iter().chain(languages::generate()).collect(),
        ["rule-table"] => vec![rule_table::generate()?],
        _ => return Err("usage: cargo xtask lists, or cargo xtask rule-table".to_owned()),
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
