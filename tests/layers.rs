//! The layers: each module knows only the lower ones (ARCHITECTURE.md).

use std::path::{Path, PathBuf};

/// The layers in order, each with the ones it may name beside itself.
const LAYERS: [(&str, &[&str]); 9] = [
    ("core", &[]),
    ("games", &["core"]),
    ("ai", &["core", "games"]),
    ("session", &["core", "games", "ai"]),
    ("i18n", &["core", "games", "ai", "session"]),
    ("ui", &["core", "games", "ai", "session", "i18n"]),
    ("embed", &["core", "games", "ai", "session", "i18n", "ui"]),
    // Beside `embed`: made on the host, of what `ui` draws.
    ("articles", &["core", "games", "ai", "session", "i18n", "ui"]),
    ("worker", &["core", "games", "ai"]),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn files(under: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(under) else { return Vec::new() };
    let paths = entries.map(|e| e.expect("a readable folder").path());
    paths
        .flat_map(|p| if p.is_dir() { files(&p) } else { vec![p] })
        .filter(|p| p.extension() == Some("rs".as_ref()))
        .collect()
}

/// The first path segments behind `crate::` in a source file, `use crate::{a, b}` included, comments left out.
fn named(source: &str) -> Vec<String> {
    let code: String = source.lines().filter(|l| !l.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    let mut found = Vec::new();
    for (at, _) in code.match_indices("crate::") {
        let rest = &code[at + "crate::".len()..];
        let word = |s: &str| s.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
        if let Some(group) = rest.strip_prefix('{') {
            // Top-level entries of the group: those at brace depth 0.
            let (mut depth, mut fresh) = (0, true);
            for (i, c) in group.char_indices() {
                match c {
                    '{' => depth += 1,
                    '}' if depth == 0 => break,
                    '}' => depth -= 1,
                    ',' if depth == 0 => fresh = true,
                    c if fresh && c.is_alphabetic() => {
                        found.push(word(&group[i..]));
                        fresh = false;
                    }
                    _ => {}
                }
            }
        } else {
            found.push(word(rest));
        }
    }
    found
}

#[test]
fn each_layer_knows_only_those_above() {
    let mut looked_at = 0;
    for (layer, above) in LAYERS {
        for file in files(&root().join(layer)) {
            looked_at += 1;
            let source = std::fs::read_to_string(&file).expect("a readable file");
            for name in named(&source) {
                let known = name == layer || above.contains(&name.as_str());
                assert!(known, "{} names crate::{name}, which {layer} may not know", file.display());
            }
        }
    }
    assert!(looked_at > 20, "only {looked_at} files found");
}

#[test]
fn a_game_knows_no_other_game() {
    for entry in std::fs::read_dir(root().join("games")).expect("a folder").map(|e| e.expect("an entry").path()) {
        let Some(game) = entry.file_name().and_then(|n| n.to_str()).filter(|_| entry.is_dir()) else { continue };
        for file in files(&entry) {
            let source = std::fs::read_to_string(&file).expect("a readable file");
            for line in source.lines().filter(|l| l.contains("crate::games::")) {
                assert!(line.contains(&format!("crate::games::{game}")), "{}: {line}", file.display());
            }
        }
    }
}

#[test]
fn below_the_view_nothing_names_the_browser() {
    for layer in ["core", "games", "ai", "session", "i18n", "articles", "headless"] {
        for file in files(&root().join(layer)) {
            let source = std::fs::read_to_string(&file).expect("a readable file");
            for word in ["yew", "web_sys", "gloo", "wasm_bindgen", "js_sys"] {
                assert!(!source.contains(word), "{} names {word}", file.display());
            }
        }
    }
}

#[test]
fn every_module_of_the_library_is_a_layer() {
    let library = std::fs::read_to_string(root().join("lib.rs")).expect("lib.rs");
    for line in library.lines().filter_map(|l| l.trim().strip_prefix("pub mod ")) {
        let name = line.trim_end_matches(';');
        assert!(LAYERS.iter().any(|l| l.0 == name), "{name} has no place among the layers");
    }
}

#[test]
fn groups_and_single_paths_are_both_seen() {
    let source = "use crate::{core::{Seat, Site}, ui};\nuse crate::games::Game; // crate::x\n// crate::no\n";
    assert_eq!(named(source), ["core", "ui", "games", "x"]);
}
