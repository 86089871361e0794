//! Checks the layers of ARCHITECTURE.md that Cargo does not enforce: shared code names no game, and no game names
//! another game.

use crate::{root, sources};
use std::path::Path;

/// The lines of a source file up to its unit tests, without comments.
fn code(file: &Path) -> Vec<String> {
    let source = std::fs::read_to_string(file).expect("a readable file");
    let code = source.split("\n#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    code.lines().filter(|line| !line.trim_start().starts_with("//")).map(str::to_owned).collect()
}

fn games() -> Vec<String> {
    let entries = std::fs::read_dir(root().join("crates/rules/src/games")).expect("a folder");
    let folders = entries.map(|e| e.expect("an entry").path()).filter(|path| path.is_dir());
    folders.filter_map(|path| Some(path.file_name()?.to_str()?.to_owned())).collect()
}

#[test]
fn shared_rules_code_names_no_game() {
    for file in sources(&root().join("crates/rules/src/core")) {
        for line in code(&file) {
            assert!(!line.contains("crate::games"), "{}: {line}", file.display());
        }
    }
}

#[test]
fn a_game_names_no_other_game() {
    let games = games();
    assert!(games.len() > 4, "only {games:?} found");
    for game in games {
        for file in sources(&root().join("crates/rules/src/games").join(&game)) {
            for line in code(&file).iter().filter(|l| l.contains("crate::games::")) {
                assert!(line.contains(&format!("crate::games::{game}")), "{}: {line}", file.display());
            }
        }
        let searches = root().join("crates/engine/src/games");
        let folder = searches.join(&game);
        let own = if folder.is_dir() { sources(&folder) } else { vec![searches.join(format!("{game}.rs"))] };
        for file in own {
            for line in code(&file).iter().filter(|l| l.contains("games::")) {
                assert!(line.contains(&format!("games::{game}")), "{}: {line}", file.display());
            }
        }
    }
}

#[test]
fn the_searches_name_no_game() {
    let games = games();
    let evaluations = root().join("crates/engine/src/games");
    for file in sources(&root().join("crates/engine/src")).into_iter().filter(|file| !file.starts_with(&evaluations)) {
        for line in code(&file) {
            let named = games.iter().find(|game| line.contains(&format!("games::{game}")));
            assert_eq!(named, None, "{}: {line}", file.display());
        }
    }
}
