//! The layers: each module knows only those above it. Imports are read from the sources.

use std::fs;
use std::path::{Path, PathBuf};

/// From the top down; a layer may name itself and what stands before it.
const LAYERS: [&str; 7] = ["core", "games", "ai", "session", "i18n", "ui", "embed"];

/// What runs off the page knows neither `ui` nor `embed`.
const BROWSERLESS: [&str; 2] = ["worker", "headless"];

fn rust_files(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            rust_files(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            into.push(path);
        }
    }
}

/// The modules of the library that a source names: `crate::a::…`, `trivium::a::…` and groups `crate::{a::…, b}`.
fn modules_named(source: &str) -> Vec<String> {
    let code: String = source.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let mut named = Vec::new();
    for path in code.split("crate::").skip(1).chain(code.split("trivium::").skip(1)) {
        match path.strip_prefix('{') {
            Some(group) => {
                let mut depth = 0;
                let outermost = group.chars().filter(|&c| {
                    depth += i32::from(c == '{') - i32::from(c == '}');
                    depth == 0 && c != '}'
                });
                named.extend(outermost.collect::<String>().split(',').map(first_word));
            }
            None => named.push(first_word(path)),
        }
    }
    named
}

fn first_word(path: &str) -> String {
    path.trim_start().chars().take_while(|&c| c.is_alphanumeric() || c == '_').collect()
}

#[test]
fn groups_and_paths_are_read() {
    let source = "use crate::{core::{a, b}, ui};\nuse crate::games::x;\n// crate::embed\nfn f() { trivium::ai::g(crate::session::h) }";
    let mut named = modules_named(source);
    named.sort();
    named.retain(|name| !name.is_empty());
    assert_eq!(named, ["ai", "core", "games", "session", "ui"]);
}

#[test]
fn each_layer_knows_only_those_above_it() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut wrongs = Vec::new();
    let mut check = |layer: &str, forbidden: &[&str]| {
        let mut files = Vec::new();
        rust_files(&sources.join(layer), &mut files);
        for file in files {
            let source = fs::read_to_string(&file).expect("a readable file");
            for name in modules_named(&source) {
                if forbidden.contains(&name.as_str()) {
                    wrongs.push(format!("{} names {name}", file.display()));
                }
            }
        }
    };
    for (index, layer) in LAYERS.iter().enumerate() {
        check(layer, &[&LAYERS[index + 1..], &BROWSERLESS].concat());
    }
    for layer in BROWSERLESS {
        check(layer, &["ui", "embed"]);
    }
    assert_eq!(wrongs, Vec::<String>::new());
}
