//! Limits the length of functions. Clippy does not check functions with attributes such as `#[component]`.

use crate::root;
use std::path::{Path, PathBuf};

/// The largest number of code lines in a function body, as in clippy.toml.
const MAX_LINES: usize = 80;

#[test]
fn functions_are_short() {
    let root = root();
    let (mut seen, mut long) = (0, Vec::new());
    for file in sources(&root.join("src")).into_iter().chain(sources(&root.join("crates"))) {
        let source = std::fs::read_to_string(&file).expect("a readable file");
        for (name, length) in functions(&source) {
            seen += 1;
            if length > MAX_LINES {
                long.push(format!("{}: {name} has {length} lines", file.display()));
            }
        }
    }
    assert!(seen > 1000, "only {seen} functions were found");
    assert!(long.is_empty(), "{}", long.join("\n"));
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries
        .flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] })
        .filter(|path| path.extension() == Some("rs".as_ref()))
        .collect()
}

/// The functions of a source that rustfmt has formatted, with their number of lines, not counting comments and empty
/// lines.
fn functions(source: &str) -> Vec<(&str, usize)> {
    let lines: Vec<_> = source.lines().collect();
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let Some(name) = function(line) else { continue };
        // Relies on rustfmt: the signature ends with the last character of its line, and the body with a brace at the
        // function's indentation.
        let Some(head) = (at..lines.len()).find(|at| lines[*at].ends_with(['{', '}', ';'])) else { continue };
        if !lines[head].ends_with('{') {
            continue;
        }
        let deep = &line[..line.len() - line.trim_start().len()];
        let body = lines[head + 1..].iter().take_while(|line| line.strip_prefix(deep) != Some("}"));
        let code = body.filter(|line| !line.trim().is_empty() && !line.trim_start().starts_with("//"));
        found.push((name, code.count()));
    }
    found
}

/// The name of the function that begins on this line.
fn function(line: &str) -> Option<&str> {
    let (before, rest) = line.trim_start().split_once("fn ")?;
    let words = ["pub", "pub(crate)", "pub(super)", "const", "async", "extern", "\"C\""];
    if before.split_whitespace().any(|word| !words.contains(&word)) {
        return None;
    }
    rest.split(['(', '<']).next()
}

#[test]
fn comments_and_empty_lines_do_not_count() {
    let source = "fn short() {}\n\n    #[component]\n    pub fn View(props: &Props) -> Html {\n        one();\n\n        \
                  // two\n        if three {\n            four();\n        }\n    }\nconst fn late(\n    a: u8,\n) -> u8 {\n    a\n}\n\
                  // fn no() {\ntrait T {\n    fn without(&self);\n}\n";
    assert_eq!(functions(source), [("View", 4), ("late", 1)]);
}
